import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

@MainActor
final class ChangeLogTests: HostTestCase {
  @MainActor private final class Model: ObservableObject {
    @Published var name = "a"
  }

  @Observable @MainActor fileprivate final class Watched {
    var number = 0
  }

  private struct Counter: View {
    let title: String
    @ObservedObject var model: Model
    @Binding var isOn: Bool
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let _ = Self._printChanges()
      Button("\(title) \(count) \(isOn) \(isEnabled) \(model.name)") { count += 1 }
      Button("again \(title)") { count += 0 }
    }
  }

  private struct Page: View {
    let model: Model
    @State private var isOn = false
    @State private var title = "A"
    @State private var isDisabled = false

    var body: some View {
      VStack {
        Counter(title: title, model: model, isOn: $isOn).disabled(isDisabled)
        Button("on") { isOn.toggle() }
        Button("title") { title += "B" }
        Button("both") {
          title += "C"
          isOn.toggle()
        }
        Button("disable") { isDisabled.toggle() }
      }
    }
  }

  private var lines: [String] = []

  private func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func following(_ body: () -> Void) {
    let (print, log) = (ChangeLog.print, ChangeLog.log)
    ChangeLog.print = { [unowned self] in lines.append($0) }
    ChangeLog.log = { [unowned self] in lines.append("log \($0)") }
    body()
    (ChangeLog.print, ChangeLog.log) = (print, log)
  }

  func testItSaysWhatHasChanged() {
    following {
      let model = Model()
      let screen = show(Page(model: model))
      XCTAssertEqual(take(), ["Counter: @self, @identity, _model, _isOn, _count, _isEnabled changed."])
      screen.tap("A 0 false true a")
      XCTAssertEqual(take(), ["Counter: _count changed."])
      screen.tap("on")
      XCTAssertEqual(take(), ["Counter: _isOn changed."])
      screen.tap("title")
      XCTAssertEqual(take(), ["Counter: @self, title changed."])
      screen.tap("both")
      XCTAssertEqual(take(), ["Counter: @self, title, _isOn changed."])
      screen.tap("disable")
      XCTAssertEqual(take(), ["Counter: _isEnabled changed."])
      model.name = "b"
      screen.settle()
      XCTAssertEqual(take(), ["Counter: _model changed."])
      model.objectWillChange.send()
      screen.settle()
      XCTAssertEqual(take(), ["Counter: _model changed."])
    }
  }

  private struct Reader: View {
    let watched: Watched
    var body: some View {
      let _ = Self._logChanges()
      Text("\(watched.number)")
    }
  }

  func testAnObservableObjectIsADependency() {
    following {
      let watched = Watched()
      let screen = show(Reader(watched: watched))
      watched.number = 1
      screen.settle()
      screen.window.recordsCauses = false
      watched.number = 2
      screen.settle()
      XCTAssertEqual(
        take(),
        [
          "log Reader: @self, @identity changed.", "log Reader: \\Watched.number changed.",
          "log Reader: @dependencies changed.",
        ])
    }
  }

  func testItsLinesComeBeforeWhatTheScriptSaysOfTheStep() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
    try Data("tap \"Count 0\"\ntree\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try runTestProgram("script", file.path).split(separator: "\n")
    let changed = try XCTUnwrap(lines.firstIndex(of: "PrintingView: _count changed."), "\(lines)")
    let shown = try XCTUnwrap(lines.firstIndex { $0.contains("Count 1") }, "\(lines)")
    XCTAssertEqual(lines.first, "PrintingView: @self, @identity, _count changed.")
    XCTAssertLessThan(changed, shown)
  }

  private struct Quiet: View {
    @State private var unread = 0
    var body: some View {
      let _ = Self._printChanges()
      Button("change") { unread += 1 }
    }
  }

  func testToAskMakesNothingADependency() {
    following {
      let screen = show(Quiet())
      screen.tap("change")
      XCTAssertEqual(take(), ["Quiet: @self, @identity, _unread changed."])
    }
  }

  func testOutsideOfABodyThereIsNothingToSay() {
    following {
      Quiet._printChanges()
      XCTAssertEqual(take(), [])
      XCTAssertEqual(
        takeSentences(),
        ["The changes of Quiet were asked for outside of its body, where there are none. Ask in the body."])
    }
  }
}
