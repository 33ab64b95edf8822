import ViewKernel
import XCTest

final class ObservableObjectTests: XCTestCase {
  // MARK: Announcements

  func testAChangeIsAnnouncedBeforeItHappens() {
    let store = Store()
    var log: [String] = []
    let subscription = store.objectWillChange.sink { log.append("will change \(store.count)") }
    store.count = 1
    store.count = 1
    store.title.append("!")
    XCTAssertEqual(log, ["will change 0", "will change 1", "will change 1"])
    XCTAssertEqual(store.title, "title!")
    subscription.cancel()
    store.count = 2
    XCTAssertEqual(log.count, 3)
  }

  func testAnObjectHasOnePublisher() {
    let store = Store()
    XCTAssertTrue(store.objectWillChange === store.objectWillChange)
    XCTAssertFalse(store.objectWillChange === Store().objectWillChange)
  }

  func testPublishedPropertiesOfSuperclassesAnnounceToo() {
    let store = SubStore()
    let base: Store = store
    var count = 0
    let subscription = base.objectWillChange.sink { count += 1 }
    store.extra = "new"
    store.count = 5
    store.title = ""
    XCTAssertEqual(count, 3)
    XCTAssertTrue(base.objectWillChange === store.objectWillChange)
    subscription.cancel()
  }

  func testAGenericClass() {
    let store = Box<[Int]>([1])
    var count = 0
    let subscription = store.objectWillChange.sink { count += 1 }
    store.value.append(2)
    store.ignored = 3
    XCTAssertEqual(store.value, [1, 2])
    XCTAssertEqual(count, 1)
    subscription.cancel()
  }

  @MainActor
  func testAMainActorClass() async {
    let store = MainStore()
    var log: [Int] = []
    let subscription = store.objectWillChange.sink { _ in log.append(store.count) }
    store.count += 1
    store.count += 1
    XCTAssertEqual(log, [0, 1])
    subscription.cancel()
  }

  func testAClassWithoutPublishedPropertiesSendsByHand() {
    let store = HandStore()
    var count = 0
    let subscription = store.objectWillChange.sink { count += 1 }
    store.name = "b"
    XCTAssertEqual(count, 1)
    XCTAssertTrue(store.objectWillChange === store.objectWillChange)
    // Publishers of objects that are gone are forgotten, and never given to others at the same address.
    var otherCount = 0
    var others: [AnyCancellable] = []
    for _ in 0..<100 {
      let other = HandStore()
      other.objectWillChange.sink { otherCount += 1 }.store(in: &others)
      other.name = "c"
    }
    XCTAssertEqual(otherCount, 100)
    XCTAssertEqual(count, 1)
    subscription.cancel()
  }

  func testAClassWithItsOwnPublisherAnnouncesOnlyWhatItSends() {
    let store = OwnPublisherStore()
    var count = 0
    let subscription = store.subscribeToChanges { count += 1 }
    store.count = 1
    XCTAssertEqual(count, 0)
    store.objectWillChange.send()
    XCTAssertEqual(count, 1)
    subscription?.cancel()
  }

  func testAPropertyMayBeWhatAnnounces() {
    let store = CountAnnouncingStore()
    var count = 0
    let subscription = store.subscribeToChanges { count += 1 }
    XCTAssertEqual(count, 0, "the present value is no change")
    store.count = 1
    store.other = 1
    XCTAssertEqual(count, 1)
    subscription?.cancel()
    XCTAssertNil(StrangeStore().subscribeToChanges {})
  }

  func testAReplacedWrapperAnnouncesAgainOnceAsked() {
    let store = ReplacingStore()
    XCTAssertEqual(store.count, 7)
    var count = 0
    let subscription = store.objectWillChange.sink { count += 1 }
    store.replace()
    store.count = 8
    XCTAssertEqual(count, 0)
    _ = store.objectWillChange
    store.count = 9
    XCTAssertEqual(count, 1)
    subscription.cancel()
  }

  // MARK: Lifetimes

  func testNothingKeepsTheObjectOrTheSubscriberAlive() {
    final class Witness {}
    weak var object: Store?
    weak var witness: Witness?
    var subscriptions: [AnyCancellable] = []
    do {
      let store = Store()
      let seen = Witness()
      object = store
      witness = seen
      store.objectWillChange.sink { _ = seen }.store(in: &subscriptions)
      store.$count.sink { _ in _ = seen }.store(in: &subscriptions)
      store.count = 1
    }
    XCTAssertNil(object, "subscriptions don't keep what they watch")
    XCTAssertNotNil(witness, "subscriptions keep what their closure captured")
    subscriptions[0].cancel()
    subscriptions[1].cancel()
    XCTAssertNil(witness, "cancelled ones let it go at once")
  }

  func testSubscriptionsThatAnObjectKeepsToItself() {
    weak var object: SelfObservingStore?
    do {
      let store = SelfObservingStore()
      object = store
      store.count = 3
      XCTAssertEqual(store.doubled, 6)
    }
    XCTAssertNil(object)
  }
}

// MARK: - Objects

private class Store: ObservableObject {
  @Published var count = 0
  @Published var title = "title"
  var plain = 0
}

private final class SubStore: Store {
  var more = "not published"
  @Published var extra: String? = nil
}

private final class Box<Value>: ObservableObject {
  var ignored = 0
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor
private final class MainStore: ObservableObject {
  @Published var count = 0
}

private final class HandStore: ObservableObject {
  var name = "a" { willSet { objectWillChange.send() } }
}

private final class OwnPublisherStore: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var count = 0
}

private final class CountAnnouncingStore: ObservableObject {
  @Published var count = 0
  @Published var other = 0
  var objectWillChange: Published<Int>.Publisher { $count }
}

private final class StrangeStore: ObservableObject {
  var objectWillChange: Int { 0 }
}

private final class ReplacingStore: ObservableObject {
  @Published var count: Int
  @Published var kept = 0
  init() { _count = Published(initialValue: 7) }
  func replace() { _count = Published(wrappedValue: 0) }
}

private final class SelfObservingStore: ObservableObject {
  @Published var count = 0
  @Published private(set) var doubled = 0
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $count.sink { [weak self] in self?.doubled = $0 * 2 }.store(in: &subscriptions)
  }
}
