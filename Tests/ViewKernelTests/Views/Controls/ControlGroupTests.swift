import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ControlGroupTests: HostTestCase {
  func testControlsShareTheWidth() {
    let log = EventLog()
    let screen = show(
      ControlGroup {
        Button("Cancel") { log.add("cancel") }
        Button("OK") { log.add("ok") }
      }, width: 200, height: 100)
    assertTree(
      screen.hosts(of: HostControlGroupView.self)[0],
      """
      HostControlGroupView (0, 34, 200 x 32)
      ├─ HostButton (0, 0, 100 x 32)
      │  └─ HostOpacityView (0, 0, 100 x 32)
      │     └─ HostFlexibleFrameView (0, 0, 100 x 32) maxWidth=inf maxHeight=inf
      │        └─ HostLabel "Cancel" (29.5, 8, 41 x 16) font=system 13 medium
      └─ HostButton (100, 0, 100 x 32)
         └─ HostOpacityView (0, 0, 100 x 32)
            └─ HostFlexibleFrameView (0, 0, 100 x 32) maxWidth=inf maxHeight=inf
               └─ HostLabel "OK" (40.5, 8, 19 x 16) font=system 13 medium
      """)
    for place in [CGPoint(x: 2, y: 36), CGPoint(x: 198, y: 64)] { screen.window.tap(at: place) }
    XCTAssertEqual(log.take(), ["cancel", "ok"])
  }

  func testItKeepsItsWidthWhereLessIsOffered() {
    let group = ControlGroup {
      Text("Cancel"); Text("OK")
    }
    XCTAssertEqual(show(group, width: 60).hosts(of: HostControlGroupView.self)[0].bounds.width, 122)
    XCTAssertEqual(show(group.fixedSize()).hosts(of: HostControlGroupView.self)[0].bounds.width, 122)
    let none = show(ControlGroup {}, width: 60).hosts(of: HostControlGroupView.self)
    XCTAssertEqual(none.map(\.bounds.size), [.zero])
  }

  func testInAToolbarItIsAMenuOfItsLabel() {
    struct Page: View {
      @State private var taps = 0
      let hasLabel: Bool
      var body: some View {
        NavigationStack {
          Text("taps \(taps)").toolbar {
            if hasLabel {
              ControlGroup("More") { content }
            } else {
              ControlGroup { content }
            }
            Menu("Menu") { ControlGroup("Inner") { Button("x") {} } }
          }
        }
      }
      private var content: some View { Button("Count") { taps += 1 } }
    }
    let screen = show(Page(hasLabel: true))
    let menus = screen.hosts(of: HostButton.self).filter { $0.menu != nil }
    XCTAssertEqual(menus.compactMap { $0.menu.map { "\($0)" } }, ["Count", "x"])
    XCTAssertTrue(menus[0].chooseMenuItem("Count"))
    screen.settle()
    XCTAssertTrue(screen.texts.contains("taps 1"))
    XCTAssertFalse(screen.texts.contains("Count"))
    XCTAssertTrue(show(Page(hasLabel: false)).texts.contains("Count"))
  }
}
