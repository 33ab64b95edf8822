import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class SensoryFeedbackTests: HostTestCase {
  private struct Page: View {
    @State var count = 0
    var body: some View {
      VStack {
        Button("add") { count += 1 }
        Text("a").sensoryFeedback(.selection, trigger: count)
        Text("b").sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in
          old == 1 && new == 2
        }
        Text("c").sensoryFeedback(trigger: count) { old, new in new == 3 ? .success : nil }
        Text("d").sensoryFeedback(trigger: count / 2) { .increase }
      }
    }
  }

  func testItIsPlayedWhenTheValueChanges() {
    let screen = show(Page())
    func played() -> [String] { screen.window.feedback.takePlayed().map(\.description) }
    XCTAssertEqual(played(), [], "nothing at first")
    screen.tap("add")
    XCTAssertEqual(played(), ["selection"])
    screen.tap("add")
    XCTAssertEqual(played(), ["selection", "impact heavy 0.5", "increase"])
    screen.tap("add")
    XCTAssertEqual(played(), ["selection", "success"])
    screen.settle()
    XCTAssertEqual(played(), [])
  }

  func testInASheetAndInALazyRow() {
    struct Rows: View {
      @State var isShown = false
      @State var count = 0
      var body: some View {
        List {
          Button("sheet") { isShown = true }.sheet(isPresented: $isShown) {
            Button("here") { count += 1 }.sensoryFeedback(.start, trigger: count)
          }
          Text("row").sensoryFeedback(.stop, trigger: count)
        }
      }
    }
    let screen = show(Rows(), height: 400)
    screen.tap("sheet")
    XCTAssertEqual(label("here", in: screen.window)?.tap(), true)
    screen.settle()
    XCTAssertEqual(screen.window.feedback.takePlayed().map(\.description).sorted(), ["start", "stop"])
  }

  private func label(_ text: String, in host: HostView) -> HostView? {
    if (host as? HostLabel)?.text == text { return host }
    for subview in host.subviews {
      if let found = label(text, in: subview) { return found }
    }
    return nil
  }

  func testEachKind() {
    let all: [SensoryFeedback] = [
      .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment, .levelChange,
      .pathComplete, .impact, .impact(weight: .light), .impact(flexibility: .rigid), .impact(flexibility: .solid),
      .impact(flexibility: .soft, intensity: 0.25),
    ]
    let place = Setting(-1)
    let screen = show(
      Showing(place) { place in Text("\(place)").sensoryFeedback(trigger: place) { _, new in all[new] } })
    for index in all.indices {
      place.value = index
      screen.settle()
    }
    XCTAssertEqual(
      screen.window.feedback.takePlayed().map(\.description),
      [
        "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment",
        "levelChange", "pathComplete", "impact medium", "impact light", "impact rigid", "impact medium",
        "impact soft 0.25",
      ])
    XCTAssertEqual(SensoryFeedback.impact, .impact())
  }
}
