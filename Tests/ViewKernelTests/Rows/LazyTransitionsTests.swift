import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views come into and go out of a lazy stack as they do in other stacks.
@MainActor
final class LazyTransitionsTests: HostTestCase {
  private struct Names: View {
    @ObservedObject var names: Setting<[String]>
    @ObservedObject var hasEnd: Setting<Bool>
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { content } } else { VStack(spacing: 0) { content } }
      }
    }

    @ViewBuilder private var content: some View {
      ForEach(names.value, id: \.self) { Counter($0).transition(.opacity) }
      if hasEnd.value { Text("end") }
    }
  }

  /// What is seen of each text: where, and how clearly.
  private func looks<V: View>(_ screen: Screen<V>) -> [String] {
    screen.hosts(of: HostLabel.self).map { label in
      var alpha: CGFloat = 1
      var next: HostView? = label
      while let host = next {
        alpha *= host.alpha
        next = host.superview
      }
      let y = label.convert(label.bounds, to: nil).minY
      return "\(label.text ?? "") \((y * 100).rounded() / 100) \((alpha * 100).rounded() / 100)"
    }.sorted()
  }

  /// What is seen in each quarter of a second after changes.
  private func record(
    isLazy: Bool, _ changes: [@MainActor (Setting<[String]>, Setting<Bool>) -> Void]
  ) -> [[String]] {
    let names = Setting(["a", "b", "c"])
    let hasEnd = Setting(false)
    let screen = show(Names(names: names, hasEnd: hasEnd, isLazy: isLazy))
    screen.tap("b 0")
    var result: [[String]] = [looks(screen)]
    for change in changes {
      withAnimation(.linear(duration: 1)) { change(names, hasEnd) }
      screen.settle()
      for _ in 0..<3 {
        result.append(looks(screen))
        screen.pass(0.25)
      }
    }
    screen.pass(2)
    return result + [looks(screen)]
  }

  private func check(
    _ changes: (@MainActor (Setting<[String]>, Setting<Bool>) -> Void)..., line: UInt = #line
  ) {
    let (lazy, plain) = (record(isLazy: true, changes), record(isLazy: false, changes))
    for (step, (lazy, plain)) in zip(lazy, plain).enumerated() {
      XCTAssertEqual(lazy, plain, "step \(step)", line: line)
    }
  }

  func testElementsThatCome() { check({ names, _ in names.value = ["a", "x", "b", "c"] }) }

  func testElementsThatGo() { check({ names, _ in names.value = ["a", "c"] }) }

  func testElementsThatTurnRound() {
    check({ names, _ in names.value = ["a", "c"] }, { names, _ in names.value = ["a", "b", "c"] })
  }

  func testElementsThatMove() { check({ names, _ in names.value = ["c", "a", "b"] }) }

  func testConditions() { check({ _, hasEnd in hasEnd.value = true }, { _, hasEnd in hasEnd.value = false }) }

  func testAllAtOnce() {
    check(
      { names, hasEnd in
        names.value = ["d", "c", "e"]
        hasEnd.value = true
      }, { names, _ in names.value = [] })
  }

  func testWhatIsScrolledToLaterDoesNotComeIn() {
    let names = Setting((0..<20).map { "\($0)" })
    let screen = show(Names(names: names, hasEnd: Setting(false), isLazy: true), height: 40)
    withAnimation(.linear(duration: 1)) { names.value.append("new") }
    screen.settle()
    screen.hosts(of: HostScrollView.self)[0].contentOffset.y = 380
    screen.settle()
    XCTAssertEqual(looks(screen), ["19 0 0.0 1.0", "new 0 20.0 1.0"])
  }

  func testWhatComesAboveMovesNothingInSight() {
    let names = Setting((0..<20).map { "\($0)" })
    let screen = show(Names(names: names, hasEnd: Setting(false), isLazy: true), height: 40)
    screen.hosts(of: HostScrollView.self)[0].contentOffset.y = 100
    screen.settle()
    let before = looks(screen)
    withAnimation(.linear(duration: 1)) { names.value.insert("new", at: 0) }
    screen.settle()
    for _ in 0..<3 {
      XCTAssertEqual(looks(screen), before)
      screen.pass(0.25)
    }
    XCTAssertEqual(screen.hosts(of: HostScrollView.self)[0].contentOffset.y, 120)
  }
}
