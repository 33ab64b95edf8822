import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Rows and columns of UIKit's kind.
@MainActor
final class ArrangedStackViewTests: HostTestCase {
  /// A view with a natural size.
  private final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  /// The frames of boxes in a row of 100 x 40 points.
  private func row(_ sizes: [(CGFloat, CGFloat)], _ change: (UIStackView) -> Void = { _ in }) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: sizes.map { Box($0.0, $0.1) })
    stack.frame = CGRect(0, 0, 100, 40)
    change(stack)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  func testDistributions() {
    let sizes: [(CGFloat, CGFloat)] = [(10, 10), (30, 20), (20, 10)]
    XCTAssertEqual(
      row(sizes) { $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal) },
      [CGRect(0, 0, 10, 40), CGRect(10, 0, 70, 40), CGRect(80, 0, 20, 40)])
    XCTAssertEqual(
      row(sizes) {
        $0.distribution = .fillEqually
        $0.spacing = 5
      },
      [CGRect(0, 0, 30, 40), CGRect(35, 0, 30, 40), CGRect(70, 0, 30, 40)])
    XCTAssertEqual(
      row([(10, 10), (30, 20), (10, 10)]) { $0.distribution = .fillProportionally },
      [CGRect(0, 0, 20, 40), CGRect(20, 0, 60, 40), CGRect(80, 0, 20, 40)])
    XCTAssertEqual(
      row(sizes) { $0.distribution = .equalSpacing },
      [CGRect(0, 0, 10, 40), CGRect(30, 0, 30, 40), CGRect(80, 0, 20, 40)])
    XCTAssertEqual(
      row(sizes) { $0.distribution = .equalCentering },
      [CGRect(0, 0, 10, 40), CGRect(32.5, 0, 30, 40), CGRect(80, 0, 20, 40)])
  }

  func testAlignments() {
    let sizes: [(CGFloat, CGFloat)] = [(40, 10), (60, 20)]
    func row(_ alignment: UIStackView.Alignment) -> [[CGFloat]] {
      self.row(sizes) { $0.alignment = alignment }.map { [$0.minY, $0.height] }
    }
    XCTAssertEqual(row(.fill), [[0, 40], [0, 40]])
    XCTAssertEqual(row(.top), [[0, 10], [0, 20]])
    XCTAssertEqual(row(.center), [[15, 10], [10, 20]])
    XCTAssertEqual(row(.bottom), [[30, 10], [20, 20]])
  }

  func testTextsByTheirBaselines() {
    let (title, note) = (UILabel(), UILabel())
    title.font = .systemFont(ofSize: 34)
    title.text = "Title"
    note.text = "note"
    let stack = UIStackView(arrangedSubviews: [title, note])
    stack.alignment = .firstBaseline
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    func baseline(_ view: UIView) -> CGFloat {
      view.frame.minY + view.dimensions(in: ProposedViewSize(view.frame.size))[VerticalAlignment.firstTextBaseline]
    }
    XCTAssertEqual(baseline(title), baseline(note), accuracy: 0.001)
    XCTAssertEqual(stack.frame.width, title.frame.width + note.frame.width)
    XCTAssertEqual(stack.frame.height, title.frame.height)
  }

  func testSpacingsMarginsAndHiddenViews() {
    let column = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 10), Box(30, 10)])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    column.setCustomSpacing(20, after: column.arrangedSubviews[0])
    XCTAssertEqual(column.customSpacing(after: column.arrangedSubviews[0]), 20)
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    func fit() -> [CGRect] {
      column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      column.layoutIfNeeded()
      return column.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    }
    XCTAssertEqual(fit(), [CGRect(2, 1, 10, 10), CGRect(2, 31, 20, 10), CGRect(2, 45, 30, 10)])
    XCTAssertEqual(column.frame.size, CGSize(width: 36, height: 58))
    column.arrangedSubviews[1].isHidden = true
    XCTAssertEqual(fit(), [CGRect(2, 1, 10, 10), CGRect(2, 31, 30, 10)])
    column.setCustomSpacing(UIStackView.spacingUseDefault, after: column.arrangedSubviews[0])
    XCTAssertEqual(fit(), [CGRect(2, 1, 10, 10), CGRect(2, 15, 30, 10)])
    column.setCustomSpacing(UIStackView.spacingUseSystem, after: column.arrangedSubviews[0])
    XCTAssertEqual(fit(), [CGRect(2, 1, 10, 10), CGRect(2, 19, 30, 10)])
  }

  func testHidingAndMarginsInAWindow() {
    let row = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 10)])
    row.distribution = .fillEqually
    row.frame = CGRect(0, 0, 100, 20)
    let window = makeWindow(width: 100, height: 20, row)
    window.settle()
    XCTAssertEqual(row.arrangedSubviews.map(\.frame.width), [50, 50])
    row.arrangedSubviews[0].isHidden = true
    window.settle()
    XCTAssertEqual(row.arrangedSubviews[1].frame, CGRect(0, 0, 100, 20))
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins.leading = .nan
    window.settle()
    XCTAssertEqual(row.arrangedSubviews[1].frame, CGRect(0, 8, 92, 4))
    row.arrangedSubviews[0].isHidden = false
    row.spacing = .infinity
    window.settle()
    XCTAssertEqual(row.arrangedSubviews.map(\.frame.width), [46, 46], "a spacing that is not finite counts as none")
  }

  func testRightToLeft() {
    XCTAssertEqual(
      row([(40, 10), (60, 20)]) { $0.traitOverrides.layoutDirection = .rightToLeft },
      [CGRect(60, 0, 40, 40), CGRect(0, 0, 60, 40)])
  }

  func testAddingAndRemoving() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView()
    stack.addArrangedSubview(a)
    stack.insertArrangedSubview(b, at: 0)
    XCTAssertEqual(stack.arrangedSubviews, [b, a])
    XCTAssertEqual(stack.subviews, [a, b])
    stack.insertArrangedSubview(b, at: 9)
    XCTAssertEqual(stack.arrangedSubviews, [a, b])
    stack.removeArrangedSubview(a)
    XCTAssertEqual(stack.arrangedSubviews, [b])
    XCTAssertTrue(a.superview === stack, "as in UIKit it stays a subview")
    b.removeFromSuperview()
    XCTAssertEqual(stack.arrangedSubviews, [])
  }

  /// The stack's constraints and a program's own are one system.
  func testConstraintsOfArrangedViews() {
    let page = UIView(frame: CGRect(0, 0, 200, 100))
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: page.centerXAnchor), stack.topAnchor.constraint(equalTo: page.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 30), a.heightAnchor.constraint(equalToConstant: 20),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
    ])
    page.layoutIfNeeded()
    XCTAssertEqual(
      page.treeDescription(),
      """
      HostView (0, 0, 200 x 100)
      └─ HostArrangedStackView (50, 0, 100 x 20) axis=horizontal spacing=10
         ├─ HostView (0, 0, 30 x 20)
         └─ HostView (40, 0, 60 x 20)
      """)
  }

  func testStacksInStacksInARepresentable() {
    struct Rows: UIViewRepresentable {
      var count: Int
      func makeUIView(context: Context) -> UIStackView {
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 2
        column.setContentHuggingPriority(.required, for: .vertical)
        return column
      }
      func updateUIView(_ column: UIStackView, context: Context) {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        for _ in 0..<count { column.addArrangedSubview(UIStackView(arrangedSubviews: [Box(10, 8), Box(20, 12)])) }
      }
    }
    func page(_ count: Int) -> some View { Rows(count: count).fixedSize().frame(width: 200, height: 100) }
    let screen = show(page(2))
    func size() -> CGSize? { screen.hosts(of: UIStackView.self).first?.frame.size }
    XCTAssertEqual(size(), CGSize(width: 30, height: 26))
    screen.view = page(3)
    XCTAssertEqual(size(), CGSize(width: 30, height: 40))
  }
}
