import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Writes of state by different transactions are updates of their own, in their order.
@MainActor
final class WriteTransactionsTests: HostTestCase {
  /// Says which values its bodies saw, and of which changes it was told.
  private struct Counter: View {
    let log: EventLog
    let act: (Binding<Int>) -> Void
    @State private var value = 0

    var body: some View {
      let _ = log.add("\(value)")
      Button("act") { act($value) }.onChange(of: value) { log.add("\($0) to \($1)") }
    }
  }

  /// Writes its place, and says which values were there to be read meanwhile.
  private struct Mover: View {
    let act: (Binding<CGFloat>) -> Void
    @State private var x: CGFloat = 0

    var body: some View {
      Button("act") { act($x) }
      Color.red.frame(width: 10, height: 10).offset(x: x)
    }
  }

  private func events(_ act: @escaping (Binding<Int>) -> Void) -> [String] {
    let log = EventLog()
    let screen = show(Counter(log: log, act: act))
    screen.tap("act")
    return log.take()
  }

  private func x<V: View>(_ screen: Screen<V>) -> CGFloat {
    ((screen.colorFrames[0].midX - screen.window.bounds.midX) * 1000).rounded() / 1000
  }

  func testWritesBeforeAndInWithAnimationAreTwoUpdates() {
    XCTAssertEqual(
      events { value in
        value.wrappedValue = 1
        value.wrappedValue = 2
        withAnimation {
          value.wrappedValue = 3
          value.wrappedValue = 4
        }
        XCTAssertEqual(value.wrappedValue, 4, "who writes reads what is newest")
      }, ["0", "2", "4", "0 to 2", "2 to 4"])
  }

  func testWritesByEqualTransactionsAreOneUpdate() {
    XCTAssertEqual(
      events { value in
        withAnimation(.linear(duration: 1)) { value.wrappedValue = 1 }
        withAnimation(.linear(duration: 1)) { value.wrappedValue = 2 }
      }, ["0", "2", "0 to 2"])
  }

  func testEachOfThreeTransactionsIsAnUpdate() {
    XCTAssertEqual(
      events { value in
        withAnimation(.linear(duration: 1)) { value.wrappedValue = 1 }
        withAnimation(.linear(duration: 2)) { value.wrappedValue = 2 }
        value.wrappedValue = 3
      }, ["0", "1", "2", "3", "0 to 1", "1 to 2", "2 to 3"])
  }

  func testAWriteThatIsTakenBackIsShownNevertheless() {
    XCTAssertEqual(
      events { value in
        value.wrappedValue = 1
        withAnimation { value.wrappedValue = 0 }
      }, ["0", "1", "0", "0 to 1", "1 to 0"])
  }

  func testAnAnimationBeginsWhereTheWritesBeforeHaveLed() {
    let screen = show(
      Mover { x in
        x.wrappedValue = 100
        withAnimation(.linear(duration: 1)) { x.wrappedValue = 200 }
      }, width: 500, height: 100)
    screen.tap("act")
    XCTAssertEqual(x(screen), 100)
    screen.pass(0.5)
    XCTAssertEqual(x(screen), 150)
    screen.pass(0.5)
    XCTAssertEqual(x(screen), 200)
  }

  func testALayoutIsShownBetween() {
    struct Page: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("act") {
            height = 50
            withAnimation(.linear(duration: 1)) { height = 100 }
          }
          .frame(height: 20)
          Spacer().frame(height: height)
          Color.red.frame(height: 10)
          Spacer(minLength: 0)
        }
      }
    }
    let screen = show(Page(), width: 100, height: 300)
    screen.tap("act")
    XCTAssertEqual(screen.colorFrames[0].minY, 70)
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames[0].minY, 95)
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames[0].minY, 120)
  }

  func testACompletionWaitsForTheAnimationOfItsOwnUpdate() {
    let log = EventLog()
    let screen = show(
      Mover { x in
        x.wrappedValue = 100
        withAnimation(.linear(duration: 1)) {
          x.wrappedValue = 200
        } completion: {
          log.add("done")
        }
      }, width: 500, height: 100)
    screen.tap("act")
    screen.pass(0.9)
    XCTAssertEqual(log.take(), [])
    screen.pass(0.1)
    XCTAssertEqual(log.take(), ["done"])
  }

  func testValuesOfKeysMakeATransactionAnother() {
    XCTAssertEqual(
      events { value in
        withTransaction(\.note, "a") {
          value.wrappedValue = 1
          value.wrappedValue = 2
        }
        withTransaction(\.note, "a") { value.wrappedValue = 3 }
        withTransaction(\.note, "b") { value.wrappedValue = 4 }
      }, ["0", "3", "4", "0 to 3", "3 to 4"])
  }

  func testWhatWasWrittenIsLetGoOf() {
    final class Token {}
    struct Holder: View {
      let give: () -> Token
      @State private var token: Token?
      var body: some View {
        let _ = token
        Button("act") {
          token = give()
          withAnimation { token = nil }
        }
      }
    }
    weak var token: Token?
    let screen = show(
      Holder {
        let new = Token()
        token = new
        return new
      })
    screen.tap("act")
    XCTAssertNil(token)
  }

  func testTwoWindowsShowTheirOwnSteps() {
    final class Handle {
      var value: Binding<Int>?
    }
    struct Page: View {
      let log: EventLog
      let handle: Handle
      @State private var value = 0
      var body: some View {
        let _ = handle.value = $value
        Text("\(value)").onChange(of: value) { log.add("\($0) to \($1)") }
      }
    }
    let log = EventLog()
    let handles = [Handle(), Handle()]
    let screens = handles.map { show(Page(log: log, handle: $0)) }
    for handle in handles {
      handle.value?.wrappedValue = 1
      withAnimation { handle.value?.wrappedValue = 2 }
    }
    for screen in screens { screen.settle() }
    XCTAssertEqual(log.take(), ["0 to 1", "1 to 2", "0 to 1", "1 to 2"])
  }
}

private enum NoteKey: TransactionKey {
  static var defaultValue: String { "" }
}

extension Transaction {
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
