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

  @Test func diagnosticsAreTaken() {
    _ = show(Color.red.frame(width: -1, height: 10))
    #expect(takeDiagnostics().count == 1)
    #expect(takeDiagnostics().isEmpty)
  }
}

/// Without the trait nobody collects diagnostics.
@MainActor
final class WithoutTheTraitTests: Sendable {
  @Test func diagnosticsCanNotBeTaken() {
    let messages = failures { _ = takeDiagnostics() }
    #expect(messages.first?.contains("with the trait .views") == true)
  }
}
