import HostTree
import Observation
import ViewKernel
import XCTest

/// In which order nodes are brought up to date that wait at the same time: the outer ones first, those of the same
/// depth in the order in which they came to be, whoever told them first.
@MainActor
final class NodeQueueTests: HostTestCase {
  /// So many that hash tables give them back in another order.
  private static let names = (0..<24).map(String.init)

  @Observable
  fileprivate final class Model {
    var text = "a"
  }

  private struct ModelReader: View {
    let name: String
    let model: Model
    let log: EventLog
    var body: some View {
      let _ = log.ran(name)
      Text(model.text).onChange(of: model.text) { log.add("onChange \(name)") }
    }
  }

  private func updates(_ names: [String]) -> [String] { names + names.map { "onChange \($0)" } }

  func testReadersOfAnObservableObject() {
    let (log, model) = (EventLog(), Model())
    let screen = show(
      VStack {
        ForEach(NodeQueueTests.names, id: \.self) { ModelReader(name: $0, model: model, log: log) }
      })
    XCTAssertEqual(log.take(), NodeQueueTests.names)
    model.text = "b"
    screen.settle()
    XCTAssertEqual(log.take(), updates(NodeQueueTests.names))
  }

  private struct StateOwner: View {
    let log: EventLog
    @State private var text = "a"
    var body: some View {
      let _ = log.ran("owner")
      VStack {
        Button("change") { text = "b" }
        ForEach(NodeQueueTests.names, id: \.self) { StateReader(name: $0, text: $text, log: log) }
      }
    }
  }

  private struct StateReader: View {
    let name: String
    @Binding var text: String
    let log: EventLog
    var body: some View {
      let _ = log.ran(name)
      Text(text).onChange(of: text) { log.add("onChange \(name)") }
    }
  }

  func testReadersOfAState() {
    let log = EventLog()
    let screen = show(StateOwner(log: log), height: 1_000)
    XCTAssertEqual(log.take(), ["owner"] + NodeQueueTests.names)
    screen.tap("change")
    XCTAssertEqual(log.take(), updates(NodeQueueTests.names))
  }

  func testOuterReadersComeFirst() {
    struct Outer: View {
      let model: Model
      let log: EventLog
      var body: some View {
        let _ = log.ran("outer")
        VStack {
          Text(model.text)
          ModelReader(name: "inner", model: model, log: log)
        }
      }
    }
    let (log, model) = (EventLog(), Model())
    let screen = show(
      HStack {
        VStack { VStack { ModelReader(name: "deep", model: model, log: log) } }
        Outer(model: model, log: log)
      })
    XCTAssertEqual(log.take(), ["deep", "outer", "inner"])
    model.text = "b"
    screen.settle()
    XCTAssertEqual(log.take(), ["outer", "deep", "inner", "onChange deep", "onChange inner"])
  }

  func testReadersInSeveralHostingViews() {
    let (log, model) = (EventLog(), Model())
    let window = makeWindow()
    for name in NodeQueueTests.names {
      window.addSubview(HostingView(rootView: ModelReader(name: name, model: model, log: log)))
    }
    window.settle()
    XCTAssertEqual(log.take(), NodeQueueTests.names)
    model.text = "b"
    window.settle()
    XCTAssertEqual(log.take(), updates(NodeQueueTests.names))
  }
}
