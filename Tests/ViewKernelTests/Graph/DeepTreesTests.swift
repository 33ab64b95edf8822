import HostTree
import ViewKernel
import XCTest

/// Trees so deep that recursion must not carry them: 2,000 levels, on the usual stack, in a debug build.
@MainActor
final class DeepTreesTests: HostTestCase {
  private static let depth = 2_000

  /// Each level runs a body and shows a stack.
  private struct Level: View {
    let depth: Int
    let text: String
    var body: some View { VStack { depth == 0 ? AnyView(Text(text)) : AnyView(Level(depth: depth - 1, text: text)) } }
  }

  /// Each level runs a body and shows nothing of its own.
  private struct Bare: View {
    let depth: Int
    let text: String
    var body: some View { depth == 0 ? AnyView(Text(text)) : AnyView(Bare(depth: depth - 1, text: text)) }
  }

  private func nested(_ text: String) -> AnyView {
    var view = AnyView(Text(text))
    for _ in 0..<DeepTreesTests.depth { view = AnyView(VStack { view }) }
    return view
  }

  private func check<V: View>(_ content: @escaping (String) -> V) {
    let setting = Setting("a")
    let screen = show(Showing(setting) { text in if text.isEmpty { Text("none") } else { content(text) } })
    XCTAssertEqual(screen.texts, ["a"])
    let label = screen.host("a")
    setting.value = "b"
    screen.settle()
    XCTAssertTrue(screen.host("b") === label)
    setting.value = ""
    screen.settle()
    XCTAssertEqual(screen.texts, ["none"])
    setting.value = "c"
    screen.settle()
    screen.close()
  }

  func testStacksInAnErasedLoop() { check { self.nested($0) } }

  func testAViewThatContainsItself() { check { Level(depth: DeepTreesTests.depth, text: $0) } }

  func testAViewThatContainsItselfWithoutHosts() { check { Bare(depth: DeepTreesTests.depth, text: $0) } }

  func testTheEnvironmentReachesTheDeepest() {
    let setting = Setting(10.0)
    let screen = show(
      Showing(setting) { Bare(depth: DeepTreesTests.depth, text: "a").onAppear {}.font(.system(size: $0)) })
    setting.value = 20
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.font.pointSize), [20])
  }
}
