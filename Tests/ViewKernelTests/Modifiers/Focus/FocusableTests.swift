import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class FocusableTests: HostTestCase {
  fileprivate struct Card: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "\(name) focused" : name) }
  }

  func testATapAndAFocusStateFocusIt() {
    struct Cards: View {
      @FocusState private var focused: String?
      let log: EventLog
      var body: some View {
        VStack {
          Card(name: "a").focusable().focused($focused, equals: "a")
          Card(name: "b").focusable(interactions: .activate).focused($focused, equals: "b")
          Card(name: "c").focusable(true) { log.add("c \($0)") }.focused($focused, equals: "c")
          Card(name: "d").focusable(false).focused($focused, equals: "d")
          Card(name: "e").focusable().disabled(true)
          Text(focused ?? "none")
          Button("b") { focused = "b" }
        }
      }
    }
    let log = EventLog()
    let screen = show(Cards(log: log))
    screen.tap("a")
    XCTAssertEqual(screen.texts, ["a focused", "b", "c", "d", "e", "a", "b"])
    XCTAssertEqual(["d", "e"].map { screen.host($0)?.tap() }, [false, false])
    screen.tap("c")
    XCTAssertEqual(screen.texts, ["a", "b", "c focused", "d", "e", "c", "b"])
    screen.hosts(of: HostButton.self)[0].tap()
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "b focused", "c", "d", "e", "b", "b"])
    XCTAssertEqual(log.take(), ["c true", "c false"])
  }

  func testWhatCannotHaveTheFocusAnyMoreLosesIt() {
    struct Cards: View {
      @State private var isFocusable = true
      var body: some View {
        Card(name: "a").focusable(isFocusable)
        Button("Change") { isFocusable.toggle() }
      }
    }
    let screen = show(Cards())
    screen.tap("a")
    XCTAssertEqual(screen.texts, ["a focused", "Change"])
    screen.tap("Change")
    XCTAssertEqual(screen.texts, ["a", "Change"])
    XCTAssertNil(screen.window.firstResponder)
  }

  func testTheEffectIsOfTheEnvironment() {
    struct Reader: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    let screen = show(
      VStack {
        Reader()
        Reader().focusEffectDisabled(false).focusEffectDisabled().focusSection()
      })
    XCTAssertEqual(screen.texts, ["true", "false"])
  }
}
