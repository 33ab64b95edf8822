import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class BindingAnimationTests: HostTestCase {
  private struct Controls: View {
    @State private var isOn = false
    let log: EventLog

    var body: some View {
      VStack {
        Color.red.frame(width: isOn ? 100 : 0, height: 10)
        Toggle("plain", isOn: $isOn)
        Toggle("animated", isOn: $isOn.animation(.linear(duration: 1)))
        Toggle("with a transaction", isOn: $isOn.transaction(Transaction(animation: .linear(duration: 2))))
        Reader(isOn: $isOn.animation(.linear), log: log)
      }
    }
  }

  private struct Reader: View {
    let isOn: Binding<Bool>
    let log: EventLog
    var body: some View {
      let _ = log.ran("Reader \(isOn.wrappedValue)")
      Text("reader")
    }
  }

  func testWritesThroughABindingAreAnimated() {
    let log = EventLog()
    let screen = show(Controls(log: log))
    func width(afterSwitching index: Int) -> CGFloat {
      screen.hosts(of: HostSwitch.self)[index].tap()
      screen.settle()
      screen.pass(0.5)
      return screen.colorFrames[0].width
    }
    XCTAssertEqual(width(afterSwitching: 0), 100)
    XCTAssertEqual(width(afterSwitching: 1), 50)
    screen.pass(1)
    XCTAssertEqual(width(afterSwitching: 2), 25)
    XCTAssertEqual(log.take(), ["Reader false", "Reader true", "Reader false", "Reader true"])
  }

  func testAnimatedBindingsToTheSamePlaceAreTheSame() {
    struct Parent: View {
      @State private var count = 0
      @State private var isOn = false
      let log: EventLog
      var body: some View {
        Button("Count \(count)") { count += 1 }
        Reader(isOn: $isOn.animation(.linear), log: log)
      }
    }
    let log = EventLog()
    let screen = show(Parent(log: log))
    screen.tap("Count 0")
    XCTAssertEqual(log.take(), ["Reader false"])
  }
}
