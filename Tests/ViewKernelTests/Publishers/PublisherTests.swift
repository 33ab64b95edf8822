import Foundation
import ViewKernel
import XCTest

final class PublisherTests: XCTestCase {
  func testASinkHearsUntilItIsLetGo() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var subscription: AnyCancellable? = subject.sink { heard.append($0) }
    subject.send(1)
    subscription = nil
    subject.send(2)
    XCTAssertEqual(heard, [1])
    XCTAssertNil(subscription)
  }

  func testAssignWritesAProperty() {
    final class Box { var value = 0 }
    let box = Box()
    let subscription = [1, 2, 3].publisher.assign(to: \.value, on: box)
    XCTAssertEqual(box.value, 3)
    subscription.cancel()
  }

  func testAssignWritesAPublishedProperty() {
    final class Model: ObservableObject {
      @Published var name = "?"
      let names = PassthroughSubject<String, Never>()
      init() { names.assign(to: &$name) }
    }
    let model = Model()
    model.names.send("a")
    XCTAssertEqual(model.name, "a")
    weak var weakModel: Model?
    let names: PassthroughSubject<String, Never>
    do {
      let other = Model()
      weakModel = other
      names = other.names
    }
    names.send("b")
    XCTAssertNil(weakModel)
  }

  func testAnObjectMayAnnounceItsChangesByASubject() {
    final class Model: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
    }
    let model = Model()
    var count = 0
    let subscription = model.subscribeToChanges { count += 1 }
    model.objectWillChange.send()
    XCTAssertEqual(count, 1)
    XCTAssertNotNil(subscription)
  }

  func testAnErasedPublisherKeepsItsEnd() {
    let subject = PassthroughSubject<Int, URLError>()
    let erased: AnyPublisher<Int, URLError> = subject.eraseToAnyPublisher()
    var log: [String] = []
    let subscription = erased.sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    XCTAssertEqual(log, ["1", "finished"])
    subscription.cancel()
  }

  func testSubscriptionsAreKeptInSets() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    var subscriptions: Set<AnyCancellable> = []
    subject.map { $0 }.sink { _ in count += 1 }.store(in: &subscriptions)
    subject.send(1)
    subscriptions = []
    subject.send(2)
    XCTAssertEqual(count, 1)
  }
}
