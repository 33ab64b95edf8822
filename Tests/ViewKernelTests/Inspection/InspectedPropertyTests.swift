import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

private class Named: ObservableObject {
  let kind = "kind"
}

private final class Model: Named {
  @Published var name = "model"
}

@Observable
private final class Store {
  var name = "store"
}

/// A property of one's own, made of others.
private struct Doubled: DynamicProperty {
  @State var half = 2
  var limit = 10
}

private struct Inner: View {
  @Binding var level: Int
  @ObservedObject var model: Model
  @EnvironmentObject var shared: Model
  @Environment(\.lineLimit) var limit
  @Environment(Store.self) var store
  @GestureState var offset = 5
  var doubled = Doubled()
  let word = "w"
  var body: some View { Text("\(level)") }
}

private struct Outer: View {
  @State private var level = 1
  @State private var choice: Int?
  @StateObject private var model = Model()
  @FocusState private var isFocused: Bool
  @SceneStorage("page") private var page = "first"
  @Namespace private var space
  let shared: Model
  let store: Store
  var body: some View {
    Inner(level: $level, model: model)
      .environmentObject(shared).environment(store).environment(\.lineLimit, level)
    Button("more") {
      level += 1
      choice = 7
      page = "second"
    }
  }
}

@MainActor
final class InspectedPropertyTests: HostTestCase {
  private func words(_ view: InspectedView) -> [String] {
    view.properties.map { property in
      switch property.value {
      case is Model, is Store, is Doubled, is Namespace.ID: "\(property.name): \(type(of: property.value))"
      default: "\(property.name): \(property.value)"
      }
    }
  }

  func testEachWrapperGivesItsValueAsItIsNow() throws {
    let screen = show(Outer(shared: Model(), store: Store()))
    let outer = try XCTUnwrap(screen.hosting.inspectedViews.first)
    let inner = try XCTUnwrap(outer.first(of: Inner.self))
    XCTAssertEqual(
      words(outer),
      [
        "level: 1", "choice: nil", "model: Model", "isFocused: false", "page: first", "space: ID", "shared: Model",
        "store: Store",
      ])
    XCTAssertEqual(
      words(inner),
      [
        "level: 1", "model: Model", "shared: Model", "limit: Optional(1)", "store: Store", "offset: 5",
        "doubled: Doubled", "word: w",
      ])
    screen.tap("more")
    XCTAssertEqual(
      words(outer).prefix(5), ["level: 2", "choice: Optional(7)", "model: Model", "isFocused: false", "page: second"])
    XCTAssertEqual(words(inner).filter { $0.hasPrefix("l") }, ["level: 2", "limit: Optional(2)"])
  }

  func testAWrapperMadeOfOthersHasPropertiesOfItsOwn() throws {
    let screen = show(Outer(shared: Model(), store: Store()))
    let inner = try XCTUnwrap(screen.hosting.inspectedViews.first?.first(of: Inner.self))
    let doubled = try XCTUnwrap(inner.properties.first { $0.name == "doubled" })
    XCTAssertEqual(doubled.properties.map { "\($0.name): \($0.value)" }, ["half: 2", "limit: 10"])
    XCTAssertEqual(inner.properties.first { $0.name == "word" }?.properties.count, 0)
  }

  func testObjectsHavePropertiesToo() throws {
    let screen = show(Outer(shared: Model(), store: Store()))
    let inner = try XCTUnwrap(screen.hosting.inspectedViews.first?.first(of: Inner.self))
    let objects = inner.properties.filter { $0.value is Model || $0.value is Store }
    XCTAssertEqual(
      objects.map { object in "\(object.name): \(object.properties.map { "\($0.name)=\($0.value)" })" },
      [
        #"model: ["kind=kind", "name=model"]"#, #"shared: ["kind=kind", "name=model"]"#, #"store: ["name=store"]"#,
      ])
  }

  func testAStateCanBeWrittenAsAnActionDoes() throws {
    let screen = show(Outer(shared: Model(), store: Store()))
    let outer = try XCTUnwrap(screen.hosting.inspectedViews.first)
    let level = try XCTUnwrap(outer.properties.first?.wrapper as? State<Int>)
    level.wrappedValue = 30
    screen.settle()
    XCTAssertEqual(screen.texts, ["30", "more"])
    XCTAssertNil(outer.properties.last?.wrapper)
  }

  func testInspectingMakesNoBodyDependOnWhatItReads() throws {
    let log = EventLog()
    struct Watcher: View {
      let log: EventLog
      let look: () -> Void
      @State private var count = 0
      var body: some View {
        let _ = log.ran("Watcher")
        Button("more") { count += 1 }.onAppear { look() }
      }
    }
    let screen = show(Watcher(log: log) {})
    XCTAssertEqual(screen.hosting.inspectedViews.first?.property("count"), 0)
    screen.tap("more")
    XCTAssertEqual(screen.hosting.inspectedViews.first?.property("count"), 1)
    XCTAssertEqual(log.take(), ["Watcher"], "the body never read it")
  }

  func testTheLastValuesStayWhenTheViewHasGone() throws {
    var outer: InspectedView?
    do {
      let screen = show(Outer(shared: Model(), store: Store()))
      outer = screen.hosting.inspectedViews.first
      screen.tap("more")
      screen.close()
    }
    XCTAssertEqual(outer?.isAlive, false)
    XCTAssertEqual(try words(XCTUnwrap(outer)).prefix(2), ["level: 2", "choice: Optional(7)"])
  }

  func testAViewThatWasNeverOnScreenHasItsFirstValues() throws {
    struct Keeper: View {
      let kept = Doubled.Shown()
      var body: some View { EmptyView() }
    }
    let screen = show(Keeper())
    let keeper = try XCTUnwrap(screen.hosting.inspectedViews.first)
    let content = try XCTUnwrap(keeper.properties.first { $0.name == "kept" })
    XCTAssertEqual(content.properties.map(\.name), ["count", "model"])
    XCTAssertEqual(content.properties[0].value as? Int, 4)
    XCTAssertTrue(content.properties[1].value is StateObject<Model>, "it must not make an object to be looked at")
  }
}

extension Doubled {
  fileprivate struct Shown: View {
    @State private var count = 4
    @StateObject private var model = Model()
    var body: some View { EmptyView() }
  }
}
