import Foundation
import HostTree
import Testing
import ViewKernel
import ViewTesting

/// Tests with the trait run one at a time, so that what they count is theirs.
@Suite(.views) @MainActor
final class ViewsTraitTests: Sendable {
  nonisolated(unsafe) private static var running = 0

  @Test(.views, arguments: 1...4) func nobodyElseRunsMeanwhile(_ number: Int) async {
    let screen = show(Text("\(number)"))
    ViewsTraitTests.running += 1
    for _ in 0..<20 { await Task.yield() }
    #expect(ViewsTraitTests.running == 1)
    #expect(screen.texts == ["\(number)"])
    ViewsTraitTests.running -= 1
  }

  /// The report of a failure looks at a tree in the midst of an update.
  @Test func aBodyMayFail() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        let _ = Issue.record("body \(count)")
        Button("Add") { count += 1 }
        Text("\(count)")
      }
    }
    let messages = failures { show(Page()).tap("Add") }
    #expect(messages.count == 2)
    #expect(messages.last?.hasSuffix("body 1") == true)
  }

  @Test func diagnosticsAreTaken() {
    _ = show(Color.red.frame(width: -1, height: 10))
    #expect(takeDiagnostics().count == 1)
    #expect(takeDiagnostics().isEmpty)
  }
}

/// Without the trait nobody collects diagnostics, and failures say themselves where the screen was written.
@MainActor
final class WithoutTheTraitTests: Sendable {
  // Without a suspension, so that no test with the trait counts this screen.
  @Test func onlyTheFirstFailureIsReported() {
    let screen = show(Text("a"))
    let messages = failures {
      screen.tap("b")
      screen.tap("c")
    }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("view-tests/ViewsTraitTests/onlyTheFirstFailureIsReported/tree.txt") == true)
    let reason = "Nothing on screen is called \"c\", but there is \"a\". The window is 390 x 844."
    #expect(messages.last?.hasSuffix(reason) == true)
  }

  @Test func filesOfAFormerFailureGo() throws {
    // The folder in which SwiftPM builds, whatever its name.
    var folder = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("workspace-state.json").path)
    { folder.deleteLastPathComponent() }
    folder = folder.appendingPathComponent("view-tests")
    if let path = ProcessInfo.processInfo.environment["VIEW_TESTING_OUTPUT"] { folder = URL(fileURLWithPath: path) }
    let former = folder.appendingPathComponent("ViewsTraitTests/filesOfAFormerFailureGo")
    try FileManager.default.createDirectory(at: former, withIntermediateDirectories: true)
    try Data().write(to: former.appendingPathComponent("tree.txt"))
    _ = show(Text("a"))
    #expect(!FileManager.default.fileExists(atPath: former.path))
  }

  @Test func diagnosticsCanNotBeTaken() {
    let messages = failures { _ = takeDiagnostics() }
    #expect(messages.first?.contains("with the trait .views") == true)
  }
}
