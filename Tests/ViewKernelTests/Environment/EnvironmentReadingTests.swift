import ViewKernel
import XCTest

/// Texts read what is around them by one derived value: each key that it is made of must count as read.
@MainActor
final class EnvironmentReadingTests: HostTestCase {
  func testATextFollowsEachValueThatComesLater() {
    for (name, look) in [
      ("line limit", { AnyView($0.lineLimit($1 ? 1 : nil)) }), ("font", { AnyView($0.font($1 ? .title : nil)) }),
      ("alignment", { AnyView($0.multilineTextAlignment($1 ? .center : .leading)) }),
      ("redaction", { AnyView($0.redacted(reason: $1 ? .placeholder : [])) }),
      ("style", { AnyView($0.foregroundStyle($1 ? Color.red : .primary)) }),
      ("other looks", { AnyView($0.kerning($1 ? 2 : 0)) }),
    ] as [(String, (AnyView, Bool) -> AnyView)] {
      let isOn = Setting(false)
      // The text itself is the same: only its environment changes.
      let screen = show(Showing(isOn) { look(AnyView(Text("a")), $0) })
      let plain = screen.window.treeDescription()
      isOn.value = true
      screen.settle()
      XCTAssertNotEqual(screen.window.treeDescription(), plain, name)
      let fresh = show(Showing(Setting(true)) { look(AnyView(Text("a")), $0) })
      XCTAssertEqual(screen.window.treeDescription(), fresh.window.treeDescription(), name)
      isOn.value = false
      screen.settle()
      XCTAssertEqual(screen.window.treeDescription(), plain, name)
    }
  }
}
