import Counters
import Testing
import ViewKernel
import ViewTesting

@Suite(.views) @MainActor
struct FailingSuite {
  @Test func anotherNumber() {
    let screen = show(Total(count: 2))
    #expect(screen.texts == ["Count: 3"])
  }

  @Test func aNameThatNothingHas() {
    show(Total(count: 2)).tap("Count: 3")
  }

  @Test func badInput() {
    _ = show(Total(count: 3).frame(width: -1))
  }
}
