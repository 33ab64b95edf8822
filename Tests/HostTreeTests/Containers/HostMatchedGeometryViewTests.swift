import Foundation
import HostTree
import XCTest

@MainActor
final class HostMatchedGeometryViewTests: HostTreeTestCase {
  /// A source, and a view that follows it.
  @MainActor
  private struct Pair {
    let source = member(box(width: 30, height: 10))
    let follower = member(HostColorView(.red), isSource: false)

    static func member(_ content: HostView, isSource: Bool = true) -> HostMatchedGeometryView {
      let view = HostMatchedGeometryView()
      view.id = "card"
      view.isSource = isSource
      view.addSubview(content)
      return view
    }

    static func box(width: CGFloat, height: CGFloat) -> HostFrameView {
      let box = HostFrameView(width: width, height: height)
      box.addSubview(HostColorView(.blue))
      return box
    }

    /// A window with one below the other.
    func shown() -> HostWindow {
      let column = HostStackView(axis: .vertical, spacing: 0)
      for view in [source, follower] { column.addSubview(view) }
      column.frame = CGRect(0, 0, 100, 100)
      return settledWindow(column)
    }

    /// The place of the follower's content in the window.
    var place: CGRect { follower.subviews[0].convert(follower.subviews[0].bounds, to: nil) }
  }

  func testTheContentLiesWhereTheSourceLies() {
    let pair = Pair()
    assertTree(
      pair.shown().subviews[0],
      """
      HostStackView (0, 0, 100 x 100) axis=vertical spacing=0
      ├─ HostMatchedGeometryView (35, 0, 30 x 10) id=card
      │  └─ HostFrameView (0, 0, 30 x 10) width=30 height=10
      │     └─ HostColorView (0, 0, 30 x 10) background=blue
      └─ HostMatchedGeometryView (0, 10, 100 x 90) id=card follows
         └─ HostColorView (35, -10, 30 x 10) background=red
      """)
  }

  func testASourceThatComesBackIsOneSource() {
    let pair = Pair()
    let window = pair.shown()
    let column = pair.source.superview!
    pair.source.removeFromSuperview()
    column.insertSubview(pair.source, at: 0)
    window.settle()
    XCTAssertEqual(pair.place, CGRect(35, 0, 30, 10))
    XCTAssertEqual(takeSentences(), [])
  }

  func testPartsOfTheGeometry() {
    let pair = Pair()
    let window = pair.shown()
    pair.follower.properties = .size
    window.settle()
    XCTAssertEqual(pair.place, CGRect(35, 50, 30, 10))
    pair.follower.properties = .position
    window.settle()
    XCTAssertEqual(pair.place, CGRect(0, -40, 100, 90))
    pair.follower.anchor = .topLeading
    pair.source.anchor = .bottomTrailing
    window.settle()
    XCTAssertEqual(pair.place, CGRect(65, 10, 100, 90))
    pair.follower.properties = []
    window.settle()
    XCTAssertEqual(pair.place, CGRect(0, 10, 100, 90))
    XCTAssertEqual(line(for: pair.follower), "HostMatchedGeometryView id=card follows anchor=(0, 0) … 1 inside")
  }

  func testItFollowsWhereTheSourceIsMoved() {
    let pair = Pair()
    let window = pair.shown()
    (pair.source.subviews[0] as? HostFrameView)?.width = 50
    window.settle()
    XCTAssertEqual(pair.place, CGRect(25, 0, 50, 10))
    window.subviews[0].frame.origin.y = 7
    window.settle()
    XCTAssertEqual(pair.place, CGRect(25, 7, 50, 10))
  }

  func testItFollowsAScrolledSource() {
    let pair = Pair()
    let scroll = HostScrollView(frame: CGRect(0, 0, 60, 50))
    let column = HostStackView(axis: .vertical, spacing: 0)
    column.addSubview(Pair.box(width: 60, height: 200))
    column.addSubview(pair.source)
    column.addSubview(Pair.box(width: 60, height: 200))
    scroll.addSubview(column)
    pair.follower.frame = CGRect(60, 0, 40, 50)
    let window = settledWindow(scroll, pair.follower)
    XCTAssertEqual(pair.place, CGRect(15, 200, 30, 10))
    scroll.contentOffset.y = 180
    window.settle()
    XCTAssertEqual(pair.place, CGRect(15, 20, 30, 10))
  }

  func testOtherGroupsAndNoSource() {
    let pair = Pair()
    let window = pair.shown()
    let own = CGRect(0, 10, 100, 90)
    pair.follower.namespace = 1
    window.settle()
    XCTAssertEqual(pair.place, own)
    pair.source.namespace = 1
    window.settle()
    XCTAssertEqual(pair.place, CGRect(35, 0, 30, 10))
    pair.follower.id = nil
    window.settle()
    XCTAssertEqual(pair.place, own)
    pair.follower.id = "card"
    pair.source.isSource = false
    window.settle()
    XCTAssertEqual(pair.place, own)
    pair.source.isSource = true
    window.settle()
    pair.source.removeFromSuperview()
    window.settle()
    XCTAssertEqual(pair.place, CGRect(0, 0, 100, 100))
  }

  func testAnotherWindowHasItsOwnGroups() {
    let pair = Pair()
    let window = settledWindow(pair.source)
    pair.follower.frame = CGRect(0, 0, 20, 20)
    let other = settledWindow(pair.follower)
    XCTAssertEqual(pair.place, CGRect(0, 0, 20, 20))
    window.addSubview(pair.follower)
    window.settle()
    other.settle()
    XCTAssertEqual(pair.place, pair.source.frame)
  }

  func testTheFirstOfSeveralSourcesCounts() {
    let pair = Pair()
    let window = pair.shown()
    let second = Pair.member(Pair.box(width: 8, height: 8))
    window.subviews[0].insertSubview(second, at: 0)
    window.settle()
    XCTAssertEqual(pair.place, CGRect(46, 0, 8, 8))
    window.settle()
    XCTAssertEqual(
      takeSentences(),
      [
        "Several views are the source of the matched geometry \"card\" at the same time; the others of the group follow "
          + "the first of them. Give all but one isSource: false."
      ])
    second.removeFromSuperview()
    window.settle()
    XCTAssertEqual(pair.place, CGRect(35, 0, 30, 10))
  }

  func testASourceInsideIsReported() {
    let pair = Pair()
    pair.source.removeFromSuperview()
    pair.follower.addSubview(pair.source)
    pair.follower.frame = CGRect(0, 0, 60, 60)
    let window = settledWindow(pair.follower)
    XCTAssertEqual(pair.place, CGRect(0, 0, 60, 60))
    window.settle()
    XCTAssertEqual(
      takeSentences(),
      [
        "A view with the matched geometry \"card\" contains its own source, so it keeps its own place. Put the source "
          + "outside of it."
      ])
  }

  func testTwoThatMoveEachOthersSourceComeToRest() {
    let (first, second) = (HostMatchedGeometryView(), HostMatchedGeometryView())
    for (view, id) in [(first, 1), (second, 2)] {
      view.isSource = false
      view.id = id
      let inner = HostMatchedGeometryView()
      inner.id = 3 - id
      inner.frame = .zero
      inner.addSubview(Pair.box(width: 5, height: 5))
      let corner = HostOffsetView(offset: CGSize(width: 3, height: 0))
      corner.addSubview(inner)
      view.addSubview(corner)
      view.frame = CGRect(0, 20 * CGFloat(id), 40, 20)
    }
    let window = settledWindow(first, second)
    window.settle()
    XCTAssertFalse(takeSentences().isEmpty)
    XCTAssertFalse(window.needsSettle)
  }

  func testAnAnchorThatIsNone() {
    let pair = Pair()
    pair.follower.anchor = UnitPoint(x: .nan, y: 1)
    XCTAssertEqual(pair.follower.anchor, .center)
    XCTAssertEqual(
      takeSentences(),
      [
        "The anchor of a matched geometry is (nan, 1): what is not finite counts as the centre. Give it a point."
      ])
  }

  func testFromRightToLeftItIsTheMirrorImage() {
    let pair = Pair()
    let window = pair.shown()
    pair.follower.properties = .position
    pair.follower.anchor = .topLeading
    pair.source.anchor = .topTrailing
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settle()
    // The source is from 35 to 65, its trailing edge on the left; the content begins there and goes to the left.
    XCTAssertEqual(pair.place, CGRect(-65, 0, 100, 90))
  }

  func testItIsHitWhereItIsShown() {
    let pair = Pair()
    let window = pair.shown()
    pair.follower.subviews[0].addGestureRecognizer(HostTapGestureRecognizer())
    XCTAssertTrue(window.hitTest(CGPoint(x: 50, y: 5), with: nil) === pair.follower.subviews[0])
  }
}
