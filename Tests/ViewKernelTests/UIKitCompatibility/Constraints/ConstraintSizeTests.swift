import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// What the content of views says where constraints place them, and what constraints say of a view's size.
@MainActor
final class ConstraintSizeTests: HostTestCase {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Two texts side by side, from one end of the page to the other.
  private func row(_ width: CGFloat) -> (page: UIView, first: UILabel, second: UILabel) {
    let page = UIView(frame: CGRect(0, 0, width, 40))
    let (first, second) = (label("First"), label("The second"))
    page.addSubview(first)
    page.addSubview(second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    return (page, first, second)
  }

  func testHuggingAndCompressionResistance() {
    let (page, first, second) = row(300)
    let natural = (first.intrinsicContentSize, second.intrinsicContentSize)
    XCTAssertEqual(first.contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertEqual(first.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    page.layoutIfNeeded()
    XCTAssertEqual(first.frame.size, natural.0)
    XCTAssertEqual(second.frame, CGRect(natural.0.width + 8, 0, 292 - natural.0.width, natural.1.height))
    first.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    page.layoutIfNeeded()
    XCTAssertEqual(second.frame.size, natural.1)
    page.frame.size.width = 110
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    page.layoutIfNeeded()
    XCTAssertEqual(second.frame.width, natural.1.width)
    XCTAssertEqual(first.frame.width, 102 - natural.1.width)
  }

  func testAnotherTextHasAnotherSize() {
    let (page, first, second) = row(300)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let window = makeWindow(width: 300, height: 40, page)
    window.settle()
    let before = second.frame.minX
    first.text = "First and more"
    window.settle()
    XCTAssertGreaterThan(second.frame.minX, before)
    XCTAssertEqual(second.frame.maxX, 300)
  }

  func testATextThatWrapsHasTheHeightOfItsWidth() {
    let page = UIView(frame: CGRect(0, 0, 100, 300))
    let (text, below) = (label("a few words that need more than one line"), label("below"))
    text.numberOfLines = 0
    page.addSubview(text)
    page.addSubview(below)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: page.topAnchor), text.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    page.layoutIfNeeded()
    let line = below.frame.height
    XCTAssertEqual(text.frame.width, 100)
    XCTAssertGreaterThan(text.frame.height, 2 * line)
    XCTAssertEqual(text.frame.height, text.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height)
    XCTAssertEqual(below.frame.minY, text.frame.maxY)
    page.frame.size.width = 1000
    page.layoutIfNeeded()
    XCTAssertEqual(text.frame.height, line)
  }

  /// A view around a text, 10 points away on each side.
  private func card(_ text: String) -> UIView {
    let card = UIView()
    let label = label(text)
    label.numberOfLines = 0
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return card
  }

  func testTheSizeThatConstraintsSay() {
    let card = card("Hello")
    let natural = card.subviews[0].intrinsicContentSize
    XCTAssertEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: natural.width + 20, height: natural.height + 20))
    XCTAssertEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
      CGSize(width: natural.width + 20, height: natural.height + 20), "the content hugs more strongly")
    XCTAssertEqual(
      card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel),
      CGSize(width: 200, height: natural.height + 20))
    XCTAssertEqual(card.sizeThatFits(.unspecified), CGSize(width: natural.width + 20, height: natural.height + 20))
    XCTAssertEqual(card.sizeThatFits(ProposedViewSize(width: 300, height: nil)).width, 300, "a proposal stretches it")
    XCTAssertEqual(card.sizeThatFits(.infinity), CGSize(width: CGFloat.infinity, height: .infinity))
    XCTAssertEqual(UIView().systemLayoutSizeFitting(CGSize(width: 30, height: 40)), CGSize(width: 30, height: 40))
  }

  func testARepresentableIsAsLargeAsItsConstraintsSay() {
    struct Card: UIViewRepresentable {
      let make: () -> UIView
      func makeUIView(context: Context) -> UIView { make() }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    let screen = show(
      VStack(spacing: 0) {
        Card { self.card("Hello") }.fixedSize()
        Card { self.card("Hello") }.frame(height: 50)
      }.frame(width: 200, height: 300))
    let labels = screen.hosts(of: UILabel.self)
    let size = labels[0].intrinsicContentSize
    XCTAssertEqual(labels.map(\.frame), [CGRect(10, 10, size.width, size.height), CGRect(10, 10, 180, 30)])
    XCTAssertEqual(labels[0].superview?.frame.size, CGSize(width: size.width + 20, height: size.height + 20))
    labels[0].text = "Hello World"
    screen.settle()
    XCTAssertEqual(labels[0].superview?.frame.width, labels[0].intrinsicContentSize.width + 20)
  }

  func testALengthOfItsOwn() {
    struct Bar: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "Hello"
        label.heightAnchor.constraint(equalToConstant: 50).isActive = true
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    let screen = show(Bar().frame(width: 200, height: 300))
    XCTAssertEqual(screen.hosts(of: UILabel.self).map(\.frame.size), [CGSize(width: 90, height: 50)])
  }

  func testACellIsAsHighAsItsContent() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = indexPath.row == 0 ? "Short" : "a text that is too long for one line of this table, by far"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -20),
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 30),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -30),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(0, 0, 200, 400))
    table.dataSource = source
    let window = makeWindow(width: 200, height: 400, table)
    window.settle()
    let labels = table.visibleCells.compactMap { $0.contentView.subviews.first as? UILabel }
    XCTAssertEqual(labels.map(\.frame.origin), [CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 20)])
    XCTAssertEqual(labels.map(\.frame.width), [140, 140])
    XCTAssertEqual(table.visibleCells.map(\.frame.height), labels.map { $0.frame.height + 40 })
    XCTAssertGreaterThan(labels[1].frame.height, 2 * labels[0].frame.height)
  }

  func testAControllersViewAndAHostedOne() {
    final class Page: UIViewController {
      let hosted = UIHostingController(rootView: Color.red)
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(hosted)
        view.addSubview(hosted.view)
        hosted.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          hosted.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
          hosted.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          hosted.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          hosted.view.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        hosted.didMove(toParent: self)
      }
    }
    struct Hosted: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Page { Page() }
      func updateUIViewController(_ controller: Page, context: Context) {}
    }
    let screen = show(Hosted().frame(width: 120, height: 80))
    XCTAssertEqual(screen.hosts(of: HostColorView.self).map(\.frame.size), [CGSize(width: 80, height: 60)])
  }
}
