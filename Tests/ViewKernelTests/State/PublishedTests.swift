import ViewKernel
import XCTest

final class PublishedTests: XCTestCase {
  func testTheProjectionTellsThePresentValueAndEachNewOne() {
    let model = Model()
    var log: [String] = []
    let subscription = model.$count.sink { log.append("\($0) while \(model.count)") }
    model.count = 1
    model.count += 1
    subscription.cancel()
    model.count = 9
    XCTAssertEqual(log, ["0 while 0", "1 while 0", "2 while 1"])
    XCTAssertEqual(model.count, 9)
  }

  func testTheObjectIsToldBeforeTheProperty() {
    let model = Model()
    var log: [String] = []
    let property = model.$count.sink { log.append("count \($0)") }
    let object = model.objectWillChange.sink { log.append("object") }
    model.count = 1
    XCTAssertEqual(log, ["count 0", "object", "count 1"])
    property.cancel()
    object.cancel()
  }

  func testWritingTheOtherPropertyWhileBeingTold() {
    let model = Model()
    let subscription = model.$count.sink { model.text = "\($0)" }
    model.count = 4
    XCTAssertEqual(model.text, "4")
    subscription.cancel()
  }

  func testReadingWhileMutating() {
    let model = Model()
    model.list = [1, 2, 3, 4]
    model.list.removeAll { $0 > model.list.count - 2 }
    XCTAssertEqual(model.list, [1, 2])
  }

  func testAValueThatReadsThePropertyAsItGoes() {
    final class Guest {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    final class House: ObservableObject {
      @Published var guests: [Guest] = []
    }
    let house = House()
    var seen: Int?
    house.guests = [Guest { seen = house.guests.count }]
    house.guests = []
    XCTAssertEqual(seen, 0)
  }

  func testInitialValues() {
    let wrapped = Published(wrappedValue: 1)
    let initial = Published(initialValue: 2)
    XCTAssertEqual([wrapped.wrappedValue, initial.wrappedValue], [1, 2])
    XCTAssertNil(Model().optional)
  }

  func testInAStructureItIsJustAValue() {
    struct Plain {
      @Published var count = 1
    }
    let plain = Plain()
    plain.count = 2
    XCTAssertEqual(plain.count, 2)
  }

  func testValuesAreLetGoOf() {
    weak var old: Model?
    let holder = Holder()
    do {
      let model = Model()
      old = model
      holder.model = model
    }
    XCTAssertNotNil(old)
    holder.model = nil
    XCTAssertNil(old)
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var text = ""
  @Published var list: [Int] = []
  @Published var optional: Int?
}

private final class Holder: ObservableObject {
  @Published var model: Model?
}
