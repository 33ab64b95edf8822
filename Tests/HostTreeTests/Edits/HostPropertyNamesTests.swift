import Foundation
import HostTree
import XCTest

/// What printed trees say of edits.
@MainActor
final class HostPropertyNamesTests: HostTreeTestCase {
  private let options = HostTreeOptions(showsFrames: false, showsProperties: false, showsEdits: true)

  func testALineShowsWhatWasEditedWhereAndWhatItWas() {
    let scroll = HostScrollView()
    let edit = scroll.edit(\.bounces, to: false, fileID: "Shop/Cart.swift", line: 12)
    assertTree(scroll, options: options, "HostScrollView {bounces=false at Cart.swift:12, was true}")
    assertTree(scroll, "HostScrollView (0, 0, 0 x 0) bounces=false")
    edit.undo()
    assertTree(scroll, options: options, "HostScrollView")
  }

  func testEditsArePrintedFromTheLowestToTheTopmost() {
    let view = HostView()
    view.edit(\.tag, to: 2, rank: 1, fileID: "A/B.swift", line: 2)
    view.edit(\.tag, to: 1, fileID: "A/A.swift", line: 1)
    view.edit(\.alpha, to: 0.5, rank: 2, fileID: "A/C.swift", line: 3)
    assertTree(
      view, options: options,
      "HostView {tag=1 at A.swift:1, was 0; tag=2 at B.swift:2, was 1; alpha=0.5 at C.swift:3, was 1}")
  }

  func testThePlaceIsThatOfTheCall() {
    let view = HostView()
    let line = #line + 1
    view.edit(\.tag, to: 2)
    XCTAssertEqual(view.edits.map { "\($0.source)" }, ["HostPropertyNamesTests.swift:\(line)"])
  }

  func testPropertiesOfAllKindsHaveTheirNames() {
    let scroll = HostScrollView()
    let label = HostLabel()
    let controller = HostViewController()
    let slider = HostSlider()
    let edits: [HostEdit] = [
      // Stored, with observers and without, and computed.
      scroll.edit(\.bounces, to: false), scroll.edit(\.alwaysBounceVertical, to: true),
      scroll.edit(\.contentInset, to: EdgeInsets(.all, 4)), scroll.edit(\.contentOffset, to: CGPoint(x: 0, y: 4)),
      scroll.edit(\.isUserInteractionEnabled, to: false), scroll.edit(\.isHidden, to: true),
      scroll.edit(\.tintColor, to: .red), scroll.edit(\.backgroundColor, to: .red),
      label.edit(\.text, to: "edited"), label.edit(\.font, to: .systemFont(ofSize: 3)), slider.edit(\.value, to: 0.5),
      slider.edit(\.isEnabled, to: false), controller.edit(\.hidesBottomBarWhenPushed, to: true),
      controller.edit(\.title, to: "edited"), controller.navigationItem.edit(\.title, to: "on the item"),
    ]
    XCTAssertEqual(
      edits.map(\.name),
      [
        "bounces", "alwaysBounceVertical", "contentInset", "contentOffset", "isUserInteractionEnabled", "isHidden",
        "tintColor", "backgroundColor", "text", "font", "value", "isEnabled", "hidesBottomBarWhenPushed", "title",
        "title",
      ])
  }

  func testWhereNothingShowsTheNameTheTypeStandsForIt() {
    let view = SecretiveView()
    view.edit(\.secret, to: 2, fileID: "A/A.swift", line: 1)
    view.edit(\.secret, to: 3, name: "secret", fileID: "A/A.swift", line: 2)
    assertTree(view, options: options, "SecretiveView {Int=2 at A.swift:1, was 1; secret=3 at A.swift:2, was 2}")
  }

  func testWithoutADifferenceTheNameCannotComeOutYet() {
    let view = HostView()
    let edit = view.edit(\.secondTag, to: 0)
    XCTAssertNil(edit.name)
    view.performWithoutEdits { view.tag = 1 }
    XCTAssertEqual(edit.name, "tag")
  }

  func testWhatHasNoLineStandsOnThatOfItsView() {
    let controller = HostViewController()
    controller.edit(\.title, to: "edited", fileID: "A/A.swift", line: 1)
    controller.navigationItem.edit(\.prompt, to: "edited", fileID: "A/A.swift", line: 2)
    assertTree(
      controller.view, options: options,
      "HostView {HostViewController.title=edited at A.swift:1, was nil; "
        + "HostNavigationItem.prompt=edited at A.swift:2, was nil}")
  }

  func testAChangeOfEditsIsAChangeOfTheTree() {
    let scroll = HostScrollView()
    let before = HostTreeSnapshot(scroll, options: options)
    scroll.edit(\.alwaysBounceVertical, to: true, fileID: "A/A.swift", line: 1)
    assertText(
      HostTreeSnapshot(scroll, options: options).changes(since: before),
      """
      - HostScrollView
      + HostScrollView {alwaysBounceVertical=true at A.swift:1, was false}
      """)
  }
}

/// Keeps a number where nothing finds it.
private final class SecretiveView: HostView {
  private var halves = [1, 0]
  var secret: Int {
    get { halves[0] + halves[1] }
    set { halves = [newValue, 0] }
  }
}

extension HostView {
  fileprivate var secondTag: Int {
    get { tag }
    set { tag = newValue }
  }
}
