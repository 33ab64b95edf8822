import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views that hear publishers.
@MainActor
final class ReceiveTests: HostTestCase {
  private struct Hearing: View {
    let subject: PassthroughSubject<Int, Never>
    let factor: Int
    @State private var sum = 0
    var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 * factor } }
  }

  func testAViewHearsValuesWithItsNewestAction() {
    let subject = PassthroughSubject<Int, Never>()
    let screen = show(Hearing(subject: subject, factor: 1))
    subject.send(1)
    screen.settle()
    XCTAssertEqual(screen.texts, ["1"])
    screen.view = Hearing(subject: subject, factor: 10)
    subject.send(2)
    screen.settle()
    XCTAssertEqual(screen.texts, ["21"])
    let other = PassthroughSubject<Int, Never>()
    screen.view = Hearing(subject: other, factor: 10)
    subject.send(100)
    other.send(3)
    screen.settle()
    XCTAssertEqual(screen.texts, ["51"])
  }

  func testAValueThatIsThereAtOnceArrivesInTheEffectsPass() {
    struct Starting: View {
      let log: EventLog
      let subject: CurrentValueSubject<Int, Never>
      @State private var value = 0
      var body: some View {
        Text("\(value)")
          .onReceive(subject) {
            log.add("received \($0)")
            value = $0
          }
          .onAppear { log.add("appears") }
      }
    }
    let log = EventLog()
    let subject = CurrentValueSubject<Int, Never>(7)
    let screen = show(Starting(log: log, subject: subject))
    XCTAssertEqual(screen.texts, ["7"])
    XCTAssertEqual(log.take(), ["received 7", "appears"])
    screen.close()
    subject.send(8)
    XCTAssertEqual(log.take(), ["received 8"], "it is at its place still, though not on screen")
  }

  func testAPublishedProperty() {
    final class Model: ObservableObject { @Published var name = "a" }
    struct Named: View {
      @ObservedObject var model: Model
      @State private var heard = ""
      var body: some View {
        VStack {
          Text(heard)
          Button("More") { model.name += "b" }
        }
        .onReceive(model.$name) { heard += $0 + " " }
      }
    }
    let screen = show(Named(model: Model()))
    screen.tap("More")
    XCTAssertEqual(screen.texts, ["a ab ", "More"])
  }

  func testATimer() {
    struct Counting: View {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var count = 0
      var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }
    let screen = show(Counting())
    for _ in 0..<5 {
      screen.clock.advance(by: 0.5)
      screen.settle()
    }
    XCTAssertEqual(screen.texts, ["2"])
  }
}
