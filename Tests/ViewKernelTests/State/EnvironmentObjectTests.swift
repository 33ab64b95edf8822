import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Objects that travel down by their type.
@MainActor
final class EnvironmentObjectTests: HostTestCase {
  private final class Model: ObservableObject {
    @Published var number = 0
  }

  private struct Reader: View {
    let name: String
    let log: EventLog
    @EnvironmentObject private var model: Model
    var body: some View {
      let _ = log.ran(name)
      Button("\(name) \(model.number)") { model.number += 1 }
    }
  }

  private struct Level<Content: View>: View {
    let log: EventLog
    let content: Content
    var body: some View {
      let _ = log.ran("level")
      VStack { content }
    }
  }

  func testAllReadersAreInStepSeveralLevelsDown() {
    let log = EventLog()
    let screen = show(
      VStack {
        Reader(name: "a", log: log)
        Level(log: log, content: Level(log: log, content: Reader(name: "b", log: log)))
      }
      .environmentObject(Model()))
    _ = log.take()
    screen.tap("b 0")
    XCTAssertEqual(screen.texts, ["a 1", "b 1"])
    XCTAssertEqual(log.take(), ["a", "b"])
  }

  func testTheInnermostObjectCountsAndAReplacedOneIsFollowed() {
    let log = EventLog()
    let first = Model()
    let second = Model()
    second.number = 10
    let setting = Setting(first)
    let screen = show(
      Showing(setting) { model in
        VStack {
          Reader(name: "a", log: log); Reader(name: "b", log: log).environmentObject(second)
        }
        .environmentObject(model)
      })
    XCTAssertEqual(screen.texts, ["a 0", "b 10"])
    let third = Model()
    third.number = 20
    setting.value = third
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 20", "b 10"])
    _ = log.take()
    first.number = 5
    third.number = 21
    screen.settle()
    XCTAssertEqual(log.take(), ["a"])
  }

  func testAMissingObjectIsReportedAndNothingShown() {
    let screen = show(
      HStack {
        Text("<"); Reader(name: "r", log: EventLog()).padding(1); Text(">")
      })
    XCTAssertEqual(screen.texts, ["<", ">"])
    XCTAssertEqual(
      takeSentences(),
      [
        "Reader needs a Model in its environment, and there is none: put one in with environmentObject(_:) on a view "
          + "around it. It shows nothing until then."
      ])
  }

  @Observable fileprivate final class Place {
    var name = "here"
  }

  private struct Keyed: View {
    @Environment(\.self) private var values
    var body: some View { Text(values[Place.self]?.name ?? "none") }
  }

  func testTheValuesGiveObservableObjectsByType() {
    XCTAssertNil(EnvironmentValues()[Place.self])
    let place = Place()
    let screen = show(
      VStack {
        Keyed(); Keyed().environment(place); Keyed().transformEnvironment(\.self) { $0[Place.self] = place }
      })
    XCTAssertEqual(screen.texts, ["none", "here", "here"])
    place.name = "there"
    screen.settle()
    XCTAssertEqual(screen.texts, ["none", "there", "there"])
  }
}
