import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// In which order contents that take each other's place come and go, and what outlives the branch around it.
@MainActor
final class ExchangedContentTests: HostTestCase {
  private struct Changing<T: Transition>: View {
    let log: EventLog
    var transition: T?
    @State private var isSecond = false

    private var content: some View {
      Color.red
        .onAppear {
          log.add("A \(isSecond)")
          isSecond = true
        }
        .onDisappear { log.add("D \(isSecond)") }
    }

    var body: some View {
      if let transition { content.transition(transition).id(isSecond) } else { content.id(isSecond) }
    }
  }

  private func events<T: Transition>(_ transition: T?) -> [String] {
    let log = EventLog()
    let screen = show(Changing(log: log, transition: transition))
    screen.close()
    return log.take()
  }

  func testTheNewOneAppearsBeforeTheOldOneDisappears() {
    XCTAssertEqual(events(Optional<OpacityTransition>.none), ["A false", "A true", "D true", "D true"])
  }

  func testTheOtherWayRoundWithATransitionOfItsOwn() {
    XCTAssertEqual(events(IdentityTransition()), ["A false", "D true", "A true", "D true"])
  }

  func testBranches() {
    let log = EventLog()
    let isFirst = Setting(true)
    let screen = show(
      Showing(isFirst) { isFirst in
        if isFirst {
          Text("a").onAppear { log.add("A a") }.onDisappear { log.add("D a") }
        } else {
          Text("b").onAppear { log.add("A b") }.onDisappear { log.add("D b") }
        }
      })
    isFirst.value = false
    screen.settle()
    XCTAssertEqual(log.take(), ["A a", "A b", "D a"])
    XCTAssertEqual(screen.texts, ["b"])
  }

  func testAnErasedViewOfAnotherTypeIsReplacedAtOnce() {
    let isFirst = Setting(true)
    let screen = show(
      Showing(isFirst) { isFirst in
        isFirst ? AnyView(Text("a").transition(.slide)) : AnyView(Text("b").padding().transition(.slide))
      })
    withAnimation(.linear(duration: 1)) { isFirst.value = false }
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
  }

  func testALeavingViewOutlivesTheBranchAroundIt() {
    let branches = Setting([true, true])
    let screen = show(
      Showing(branches) { branches in
        VStack {
          Text("always")
          if branches[0] {
            Group {
              if branches[1] { Text("inner").font(.title) }
            }
          }
        }
      })
    withAnimation(.linear(duration: 1)) { branches.value[1] = false }
    screen.settle()
    screen.pass(0.25)
    branches.value[0] = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["always", "inner"], "still on its way out")
    screen.pass(0.5)
    XCTAssertEqual(screen.texts, ["always", "inner"])
    branches.value = [true, true]
    screen.settle()
    XCTAssertEqual(screen.texts, ["always", "inner", "inner"], "what comes back is another one")
    screen.pass(0.5)
    XCTAssertEqual(screen.texts, ["always", "inner"])
  }

  func testNotIfItsHostsAreInOneThatGoes() {
    let branches = Setting([true, true])
    let screen = show(
      Showing(branches) { branches in
        VStack {
          Text("always")
          if branches[0] {
            VStack { if branches[1] { Text("inner") } }
          }
        }
      })
    withAnimation(.linear(duration: 1)) { branches.value[1] = false }
    screen.settle()
    branches.value[0] = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["always"])
  }
}
