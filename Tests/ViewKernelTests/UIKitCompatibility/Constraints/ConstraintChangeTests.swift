import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Constraints that change, leave or cannot hold.
@MainActor
final class ConstraintChangeTests: ConstraintTestCase {
  /// The top of the red view where it is drawn.
  private func shownTop(of window: UIWindow) -> CGFloat? {
    var move = CGAffineTransform.identity
    for command in HostDrawing(of: window).commands {
      switch command {
      case .begin(let effects):
        for case .transform(let transform) in effects { move = transform.concatenating(move) }
      case .fill(let path, .color, _) where path.boundingRect.width == 10:
        return path.boundingRect.applying(move).minY.rounded()
      default: break
      }
    }
    return nil
  }

  /// A view that hides, or not, in each layout.
  func testTheSameValueAsksForNothing() {
    final class Page: UIView {
      let badge = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        badge.isHidden = bounds.width < 50
      }
    }
    let page = Page(frame: CGRect(0, 0, 100, 20))
    page.badge.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(page.badge)
    page.badge.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 1 / 3).isActive = true
    let window = makeWindow(page)
    window.settle()
    page.frame.size.width = 40
    window.settle()
    XCTAssertTrue(page.badge.isHidden)
  }

  /// `layoutIfNeeded()` lays out all of what constraints place.
  func testLayoutIfNeededLaysOutTheWholeTree() {
    final class Fill: UIView {
      override func layoutSubviews() { for view in subviews { view.frame = bounds } }
    }
    let (card, fill, inner) = (UIView(), Fill(), UIView())
    let page = page(card)
    fill.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(fill)
    fill.addSubview(inner)
    let width = card.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([width, fill.widthAnchor.constraint(equalTo: card.widthAnchor)])
    let window = makeWindow(width: 300, height: 200, page)
    window.settle()
    width.constant = 90
    page.layoutIfNeeded()
    XCTAssertEqual(inner.frame.width, 90)
    window.settle()
  }

  func testAViewThatLeavesTakesItsConstraintsAlong() {
    let (a, b) = (UIView(), UIView())
    let page = page(a, b)
    let own = a.widthAnchor.constraint(equalToConstant: 30)
    let shared = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    NSLayoutConstraint.activate([own, shared, a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 9)])
    XCTAssertEqual(frames(page).map(\.minX), [9, 39])
    a.removeFromSuperview()
    XCTAssertTrue(own.isActive, "it is the view's own")
    XCTAssertFalse(shared.isActive)
    XCTAssertEqual(page.constraints.count, 0)
    page.addSubview(a)
    XCTAssertEqual(frames(page).map(\.minX), [0, 0])
  }

  func testChangesAreAnimated() {
    let a = UIView()
    let page = page(a)
    a.backgroundColor = .red
    let window = makeWindow(width: 300, height: 200, page)
    let top = a.topAnchor.constraint(equalTo: page.topAnchor)
    NSLayoutConstraint.activate([
      top, a.widthAnchor.constraint(equalToConstant: 10), a.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.settle()
    top.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.layoutIfNeeded() }
    XCTAssertEqual(a.frame.minY, 100)
    XCTAssertTrue(window.isAnimating)
    (window.clock as? HostManualClock)?.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shownTop(of: window), 50)
    (window.clock as? HostManualClock)?.advance(by: 0.5)
    window.settle()
    XCTAssertEqual(shownTop(of: window), 100)
  }

  func testUpdateConstraints() {
    final class Card: UIView {
      lazy var width = widthAnchor.constraint(equalToConstant: 0)
      var count = 0
      override func updateConstraints() {
        count += 1
        width.constant += 10
        width.isActive = true
        super.updateConstraints()
      }
    }
    let card = Card()
    let page = page(card)
    card.setNeedsUpdateConstraints()
    XCTAssertEqual(frames(page).map(\.width), [10])
    XCTAssertEqual(frames(page).map(\.width), [10])
    card.setNeedsUpdateConstraints()
    XCTAssertEqual(frames(page).map(\.width), [20])
    XCTAssertEqual(card.count, 2)
  }

  func testConstraintsThatCantHoldAreReportedOnce() {
    let a = UIView()
    a.accessibilityIdentifier = "a"
    let page = page(a)
    a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let wide = a.widthAnchor.constraint(equalToConstant: 80)
    wide.identifier = "wide"
    wide.isActive = true
    a.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 3).isActive = true
    XCTAssertEqual(frames(page).map(\.minX), [3], "the others hold")
    let sentences = takeSentences()
    XCTAssertEqual(sentences.count, 1)
    XCTAssertTrue(sentences.allSatisfy { $0.contains("can't hold together with the others") }, "\(sentences)")
    page.setNeedsLayout()
    page.layoutIfNeeded()
    XCTAssertEqual(takeSentences(), [])
    wide.priority = .defaultHigh
    XCTAssertEqual(frames(page), [CGRect(3, 0, 50, 0)])
  }

  func testBadConstraints() {
    let (a, b) = (UIView(), UIView())
    let apart = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    apart.isActive = true
    XCTAssertFalse(apart.isActive)
    XCTAssertEqual(
      takeSentences(),
      [
        "The constraint HostView.leading == HostView.leading can't be activated: its views have no common ancestor. "
          + "Add them to a common superview first."
      ])
    let guide = UILayoutGuide()
    a.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    XCTAssertEqual(takeSentences().count, 1, "a guide in no view")
    let endless = a.widthAnchor.constraint(equalToConstant: .infinity)
    XCTAssertEqual(endless.constant, 0)
    XCTAssertEqual(takeSentences().count, 1)
    XCTAssertEqual("\(endless)", "HostView.width == 0")
    let long = NSLayoutConstraint(
      item: a, attribute: .height, relatedBy: .lessThanOrEqual, toItem: a, attribute: .width, multiplier: 2,
      constant: -4)
    long.priority = .defaultLow
    long.identifier = "ratio"
    XCTAssertEqual("\(long)", "ratio: HostView.height <= HostView.width * 2 - 4 (priority 250)")
  }

  func testAConstraintDoesNotKeepItsViews() {
    weak var freed: UIView?
    var kept: NSLayoutConstraint?
    do {
      let a = UIView()
      let page = page(a)
      kept = a.leadingAnchor.constraint(equalTo: page.leadingAnchor)
      kept?.isActive = true
      page.layoutIfNeeded()
      freed = page
    }
    XCTAssertNil(freed)
    XCTAssertEqual(kept?.isActive, false)
    kept?.constant = 4
    kept?.isActive = true
    XCTAssertEqual(takeSentences().count, 1)
  }
}
