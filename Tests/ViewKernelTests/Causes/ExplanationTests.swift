import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Why something is on screen as it is, and why not.
@MainActor
final class ExplanationTests: HostTestCase {
  private final class Tally { var count = 0 }

  private struct Page: View {
    @State private var tally = Tally()
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Tally: \(tally.count)").font(.title).foregroundStyle(.red)
        Text("Count: \(count)").frame(width: 50).lineLimit(1)
        Button("Add") {
          tally.count += 1
          count += 1
        }
        if isOn { Text("On") } else { Color.blue }
        ScrollView { VStack { ForEach(0..<40) { Text("Row \($0)") } } }
      }
      .font(.caption)
    }
  }

  func testWhy() {
    let screen = show(Page(), width: 320, height: 480)
    screen.tap("Add")
    assertText(
      screen.window.why("Count: 1").description,
      """
      HostLabel "Count: 1" (2, 0, 46 x 14)
        shown by: Text in Page
        source: ExplanationTests.swift:20
        body: Page ran twice, last in settle 2: which reads count (count of Page: 0 → 1 by tap "Add")
        caution: `tally` is a class that is not Observable: its changes are not seen. Make Tally @Observable
        state: tally = Tally, isOn = false, count = 1
        set by: font=system 12: font(_:) on VStack, in Page
        set by: lines=1: lineLimit(_:) on Text, in Page
        layout: HostFrameView proposed 50 x 103.5; it took 46 x 14, which its text needs; centred across
        sight: it can be seen
      """)
    assertText(
      screen.window.why("Tally: 1").description,
      """
      HostLabel "Tally: 1" (114.5, 0, 91 x 34)
        shown by: Text in Page
        source: ExplanationTests.swift:19
        body: Page ran twice, last in settle 2: which reads count (count of Page: 0 → 1 by tap "Add")
        caution: `tally` is a class that is not Observable: its changes are not seen. Make Tally @Observable
        state: tally = Tally, isOn = false, count = 1
        set by: font=system 28: Text itself, in Page
        set by: color=red: Text itself, in Page
        layout: HostStackView proposed 320 x 89.6; it took 91 x 34, which its text needs; centred across, at the top
        sight: it can be seen
      """)
  }

  func testWhyNot() {
    let screen = show(Page(), width: 320, height: 480)
    screen.tap("Add")
    assertText(
      screen.window.whyNot("Row 39").description,
      """
      "Row 39" is there: HostLabel "Row 39" (0, 858, 41 x 14)
        sight: it is 665 points below what HostScrollView shows: scroll there
        layout: HostStackView proposed 320 x no length; it took 41 x 14, which its text needs; at the bottom
      """)
    assertText(
      screen.window.whyNot("On").description,
      """
      Nothing on screen is called "On".
        branch: Page has an `if` whose Text is not shown; tally = Tally, isOn = false, count = 1
      """)
    assertText(
      screen.window.why("Count: 0").description,
      """
      Nothing on screen is called "Count: 0".
        went: HostLabel "Count: 0" changed: text: "Count: 0" → "Count: 1", in settle 2, as Page ran: count of Page: 0 → 1 by tap "Add"
        branch: Page has an `if` whose Text is not shown; tally = Tally, isOn = false, count = 1
        similar: "Count: 1"
      """)
    assertText(
      screen.window.whyNot("Rwo 3").description,
      """
      Nothing on screen is called "Rwo 3".
        branch: Page has an `if` whose Text is not shown; tally = Tally, isOn = false, count = 1
        similar: "Row 3", "Row 0", "Row 1"
      """)
  }

  func testOnPagesThatAreNotShown() {
    let screen = show(
      TabView {
        Text("first").tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      })
    screen.selectTab("Two")
    XCTAssertEqual(
      screen.window.whyNot("first").texts(of: "elsewhere"), ["HostLabel \"first\" is on a screen that is not shown now"]
    )
  }

  func testColorsArePrinted() throws {
    struct Tinted: View {
      @State private var tint = Color.red
      var body: some View { Text("a").foregroundStyle(tint) }
    }
    let screen = show(Tinted())
    XCTAssertEqual(screen.window.why("a").texts(of: "state"), ["tint = red"])
  }

  func testOfAView() throws {
    let screen = show(Page(), width: 320, height: 480)
    let page = try XCTUnwrap(screen.hosting.inspectedViews.first)
    XCTAssertEqual(
      screen.window.why(page).texts(of: "state"), ["tally = Tally, isOn = false, count = 0"])
  }
}
