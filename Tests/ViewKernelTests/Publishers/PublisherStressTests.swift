import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to publishers that is not in the books.
@MainActor
final class PublisherStressTests: HostTestCase {
  func testOddTimers() {
    let log = EventLog()
    for interval in [0, -1, Double.nan, .infinity, 1e-300] {
      let publisher = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
      let screen = show(Text("a").onReceive(publisher) { _ in log.add("t") })
      screen.pass(1)
      screen.pass(1)
      _ = log.take()
    }
    _ = takeSentences()
  }

  func testASubjectThatIsSentToWhileItSends() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    var bag = Set<AnyCancellable>()
    subject.sink { value in
      got.append(value)
      if value < 3 { subject.send(value + 1) }
      if value == 2 { bag = [] }
    }.store(in: &bag)
    subject.send(1)
    subject.send(9)
    XCTAssertEqual(got.first, 1)
    XCTAssertFalse(got.contains(9))
  }

  func testOnReceiveOfANewPublisherEachTime() {
    struct Limited: View {
      @State private var text = "abcdef"
      @State private var count = 0
      var body: some View {
        Text("\(text) \(count)")
          .onReceive(Just(text)) { new in
            if new.count > 3 { text = String(new.prefix(3)) }
          }
          .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
      }
    }
    let screen = show(Limited())
    XCTAssertEqual(screen.texts, ["abc 0"])
    for _ in 0..<4 { screen.pass(1) }
    XCTAssertTrue(["abc 3", "abc 4"].contains(screen.texts[0]), screen.texts[0])
  }

  func testPublishersThatEndAndFeedThemselves() {
    struct Bad: Error {}
    let (a, b) = (PassthroughSubject<Int, Bad>(), PassthroughSubject<Int, Bad>())
    var got: [String] = []
    let bag = a.merge(with: b).combineLatest(a).zip(b).sink {
      got.append("end \($0)")
    } receiveValue: {
      got.append("\($0)")
    }
    a.send(1)
    b.send(2)
    a.send(completion: .failure(Bad()))
    b.send(3)
    a.send(4)
    bag.cancel()
    bag.cancel()
    XCTAssertFalse(got.isEmpty)
    let current = CurrentValueSubject<Int, Never>(0)
    let own = current.removeDuplicates().sink { if $0 < 5 { current.value = $0 + 1 } }
    XCTAssertEqual(current.value >= 1, true)
    own.cancel()
  }
}
