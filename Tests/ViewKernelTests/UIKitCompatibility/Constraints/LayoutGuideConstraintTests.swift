import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Rectangles in constraints that are no views, and the content of scroll views.
@MainActor
final class LayoutGuideConstraintTests: HostTestCase {
  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  func testAGuideOfOnesOwn() {
    let page = UIView(frame: CGRect(0, 0, 100, 50))
    let view = UIView()
    page.addSubview(view)
    let guide = UILayoutGuide()
    guide.identifier = "right half"
    page.addLayoutGuide(guide)
    XCTAssertTrue(guide.owningView === page)
    XCTAssertEqual(page.layoutGuides.count, 1)
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
      guide.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      guide.topAnchor.constraint(equalTo: page.topAnchor), guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    fill(view, guide)
    page.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(50, 0, 50, 20))
    XCTAssertEqual(guide.layoutFrame, view.frame)
    XCTAssertEqual("\(page.constraints[0])", "HostLayoutGuide \"right half\".width == HostView.width * 0.5")
    page.removeLayoutGuide(guide)
    XCTAssertNil(guide.owningView)
    XCTAssertEqual(page.constraints.count, 0)
  }

  func testSafeAreaAndMargins() {
    let page = UIView(frame: CGRect(0, 0, 200, 100))
    let (safe, inner, half) = (UIView(), UIView(), UIView())
    for view in [safe, inner, half] { page.addSubview(view) }
    fill(safe, page.safeAreaLayoutGuide)
    fill(inner, page.layoutMarginsGuide)
    page.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    half.translatesAutoresizingMaskIntoConstraints = false
    half.widthAnchor.constraint(equalTo: page.safeAreaLayoutGuide.widthAnchor).isActive = true
    let window = makeWindow(page)
    window.settle()
    XCTAssertEqual(page.subviews.map(\.frame), [CGRect(0, 0, 200, 100), CGRect(2, 1, 194, 96), CGRect(0, 0, 200, 0)])
    window.systemInsets = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)
    window.settle()
    XCTAssertEqual(
      page.subviews.map(\.frame), [CGRect(10, 20, 190, 80), CGRect(12, 21, 184, 76), CGRect(0, 0, 190, 0)])
    XCTAssertEqual(page.safeAreaLayoutGuide.layoutFrame, CGRect(10, 20, 190, 80))
    XCTAssertEqual(page.layoutMargins, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertTrue(page.safeAreaLayoutGuide === page.safeAreaLayoutGuide)
  }

  /// What a view in a layout of views asks for does not depend on where the layout puts it.
  func testTheSizeForAProposalIsWithoutTheSafeArea() {
    let card = UIView()
    let content = UIView()
    card.addSubview(content)
    fill(content, card.layoutMarginsGuide)
    let height = content.heightAnchor.constraint(equalToConstant: 50)
    height.priority = .defaultHigh
    height.isActive = true
    let window = makeWindow(width: 100, height: 100, card)
    window.systemInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    window.settle()
    card.frame = CGRect(0, 0, 100, 66)
    window.settle()
    XCTAssertEqual(card.sizeThatFits(ProposedViewSize(width: 100, height: nil)), CGSize(width: 100, height: 66))
    XCTAssertEqual(content.frame, CGRect(8, 28, 84, 30), "which it is placed in")
    XCTAssertEqual(card.systemLayoutSizeFitting(.zero).height, 86)
  }

  /// Content between the sides of a scroll view says how much there is to scroll.
  private func checkScrolling(_ connect: (UIScrollView, UIView) -> Void) {
    let page = UIView(frame: CGRect(0, 0, 100, 60))
    let (scroll, content) = (UIScrollView(), UIView())
    page.addSubview(scroll)
    scroll.addSubview(content)
    fill(scroll, page.safeAreaLayoutGuide)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    connect(scroll, content)
    let window = makeWindow(width: 100, height: 60, page)
    window.settle()
    XCTAssertEqual(scroll.frame, CGRect(0, 0, 100, 60))
    XCTAssertEqual(scroll.contentSize, CGSize(width: 110, height: 320))
    XCTAssertEqual(content.frame, CGRect(10, 20, 100, 300))
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    page.setNeedsLayout()
    window.settle()
    XCTAssertEqual(content.frame, CGRect(10, 20, 100, 300))
    XCTAssertEqual(content.convert(.zero, to: page), CGPoint(x: 10, y: -30))
  }

  func testScrollViewsByTheirSides() {
    checkScrolling { scroll, content in
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  /// By the content guide, as wide as the frame guide or, as most programs write, as the view.
  func testScrollViewsByTheirGuides() {
    for width in [\UIScrollView.frameLayoutGuide.widthAnchor, \.widthAnchor] {
      checkScrolling { scroll, content in
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
          content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
          content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          content.widthAnchor.constraint(equalTo: scroll[keyPath: width]),
        ])
      }
    }
  }

  func testAHeaderAtTheFrameStaysWhileContentScrolls() {
    let page = UIView(frame: CGRect(0, 0, 100, 60))
    let (scroll, content, header) = (UIScrollView(), UIView(), UIView())
    page.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(header)
    fill(scroll, page.safeAreaLayoutGuide)
    fill(content, scroll.contentLayoutGuide)
    content.heightAnchor.constraint(equalToConstant: 300).isActive = true
    header.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      header.heightAnchor.constraint(equalToConstant: 10),
    ])
    let window = makeWindow(width: 100, height: 60, page)
    window.settle()
    XCTAssertEqual(header.frame.minY, 5)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    window.settle()
    XCTAssertEqual(header.frame.minY, 55)
    XCTAssertEqual(content.frame.minY, 0)
  }
}
