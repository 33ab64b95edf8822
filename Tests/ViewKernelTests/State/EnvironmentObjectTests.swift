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

  private struct Unread: View {
    let reads: Bool
    @EnvironmentObject private var model: Model
    @Environment(Place.self) private var place
    @State private var taps = 0

    var body: some View {
      let numbers = [1, 2, 3].filter { $0 > taps }
      Button("\(numbers.count) left") { taps += 1 }
      if reads { Text("\(model.number) \(place.name)") }
    }
  }

  func testABodyThatReadsNoMissingObjectShowsWhatItShows() {
    let screen = show(VStack { Unread(reads: false) })
    XCTAssertEqual(screen.texts, ["3 left"])
    screen.tap("3 left")
    XCTAssertEqual(screen.texts, ["2 left"])
    XCTAssertEqual(takeSentences(), [])
  }

  func testABodyThatReadsAMissingObjectEndsThere() {
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { reads in
        VStack {
          Text("<"); Unread(reads: reads); Text(">")
        }
      })
    XCTAssertEqual(screen.texts, ["<", "3 left", ">"])
    for reads in [true, false, true] {
      setting.value = reads
      screen.settle()
      XCTAssertEqual(screen.texts, reads ? ["<", ">"] : ["<", "3 left", ">"])
    }
    XCTAssertEqual(
      takeSentences(),
      [
        "Unread needs a Model in its environment, and there is none: put one in with environmentObject(_:) on a view "
          + "around it. It shows nothing until then."
      ])
  }

  func testEachMissingObjectIsReportedWhereItIsRead() {
    let model = Model()
    let setting = Setting<Place?>(nil)
    let screen = show(
      Showing(setting) { place in Unread(reads: true).environmentObject(model).environment(place) })
    XCTAssertEqual(screen.texts, [])
    XCTAssertEqual(
      takeSentences(),
      [
        "Unread needs a Place in its environment, and there is none: put one in with environment(_:) on a view "
          + "around it. It shows nothing until then."
      ])
    setting.value = Place()
    screen.settle()
    XCTAssertEqual(screen.texts, ["3 left", "0 here"])
  }

  func testAModifierThatReadsNoMissingObjectShowsItsContent() {
    struct Framed: ViewModifier {
      @EnvironmentObject private var model: Model
      func body(content: Content) -> some View {
        HStack {
          Text("["); content; Text("]")
        }
      }
    }
    XCTAssertEqual(show(Text("x").modifier(Framed())).texts, ["[", "x", "]"])
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
