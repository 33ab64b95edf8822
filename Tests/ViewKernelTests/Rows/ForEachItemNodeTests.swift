import Observation
import ViewKernel
import XCTest

/// The closure of a `ForEach` runs again for the elements for which it read what has changed.
@MainActor
final class ForEachItemNodeTests: HostTestCase {
  @Observable
  final class Model {
    var name = "a"
  }

  func testAClosureThatComesToReadAnObservableObjectDependsOnItFromThenOn() {
    let model = Model()
    let log = EventLog()
    let reader = Setting(-1)
    let screen = show(
      Showing(reader) { reader in
        VStack(spacing: 0) {
          ForEach(0..<100) { number in
            let _ = log.add("\(number)")
            Text(number == reader ? model.name : "\(number)")
          }
        }
      }, height: 3_000)
    XCTAssertEqual(log.take().count, 100)
    reader.value = 70
    screen.settle()
    XCTAssertEqual(screen.texts[69...71], ["69", "a", "71"])
    _ = log.take()
    model.name = "a!"
    screen.settle()
    XCTAssertTrue(Set(log.take()).isSubset(of: (64..<100).map { "\($0)" }), "those that shared a registration with it")
    model.name = "b"
    screen.settle()
    XCTAssertEqual(log.take(), ["70"], "it has one of its own")
    XCTAssertEqual(screen.texts[69...71], ["69", "b", "71"])
    reader.value = -1
    screen.settle()
    _ = log.take()
    model.name = "c"
    screen.settle()
    XCTAssertEqual(log.take(), [], "what is not read any more does not count any more")
  }

  func testBodiesThatReadAnObservableObjectDontMakeTheClosureDependOnIt() {
    struct Row: View {
      let model: Model
      var body: some View { Text(model.name) }
    }
    let model = Model()
    let log = EventLog()
    let count = Setting(2)
    let screen = show(
      Showing(count) { count in
        VStack {
          ForEach(0..<count, id: \.self) { number in
            let _ = log.add("\(number)")
            Row(model: model)
          }
        }
      })
    count.value = 3
    screen.settle()
    XCTAssertEqual(log.take(), ["0", "1", "2"])
    model.name = "b"
    screen.settle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.texts, ["b", "b", "b"])
  }

  func testTheNewestClosureCountsForElementsThatAreBroughtUpToDateByThemselves() {
    let model = Model()
    let suffix = Setting("1")
    let screen = show(
      Showing(suffix) { suffix in VStack { ForEach(["x", "y"], id: \.self) { Text($0 + model.name + suffix) } } })
    suffix.value = "2"
    screen.settle()
    model.name = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["xb2", "yb2"])
  }

  func testElementsMayLieInAnyCollection() {
    let numbers = Setting([1, 2, 3])
    let screen = show(
      Showing(numbers) { numbers in
        VStack {
          ForEach(numbers.reversed(), id: \.self) { Text("\($0)") }
          ForEach(numbers.lazy.map { $0 * 10 }, id: \.self) { Text("\($0)") }
          ForEach(numbers[1...], id: \.self) { Text("\($0)") }
        }
      }, height: 600)
    XCTAssertEqual(screen.texts, ["3", "2", "1", "10", "20", "30", "2", "3"])
    numbers.value = [1, 2, 3]
    screen.settle()
    numbers.value = [3, 1, 2]
    screen.settle()
    XCTAssertEqual(screen.texts, ["2", "1", "3", "30", "10", "20", "1", "2"])
  }
}
