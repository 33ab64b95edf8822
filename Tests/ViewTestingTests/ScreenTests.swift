import HostTree
import ViewKernel
import ViewTesting
import XCTest

final class ScreenTests: HostTestCase {
  private struct Counter: View {
    @State private var count = 0
    var step = 1

    var body: some View { Button("Count \(count)") { count += step } }
  }

  func testAViewIsShownAndUpdated() {
    let screen = show(Counter())
    XCTAssertEqual(screen.texts, ["Count 0"])
    screen.tap("Count 0")
    screen.view = Counter(step: 10)
    screen.tap("Count 1")
    XCTAssertEqual(screen.texts, ["Count 11"])
    XCTAssertEqual(screen.window.bounds.size, CGSize(width: 390, height: 844), "a phone's, as in apps and previews")
  }

  func testChangesOfAModelShowAfterASettle() {
    final class Model: ObservableObject { @Published var name = "Ann" }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.name) }
    }
    let model = Model()
    let screen = show(Page(model: model))
    model.name = "Ben"
    XCTAssertEqual(screen.texts, ["Ann"])
    screen.settle()
    XCTAssertEqual(screen.texts, ["Ben"])
  }

  func testTimePassesInSteps() {
    struct Page: View {
      @State private var isRight = false
      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { isRight = true } }
          .frame(width: 100, alignment: isRight ? .trailing : .leading)
      }
    }
    let screen = show(Page(), width: 100)
    let start = screen.frame("Go")?.minX
    screen.tap("Go")
    XCTAssertEqual(start, 0)
    screen.advance(by: 0.5)
    let middle = screen.frame("Go")?.minX ?? 0
    screen.advance(by: 0.5)
    let end = screen.frame("Go")?.minX ?? 0
    XCTAssertEqual(middle, end / 2, accuracy: 0.5)
    XCTAssertGreaterThan(end, 50)
  }

  func testWhatIsPresentedIsOnScreen() {
    struct Page: View {
      @State private var isAsking = false
      @State private var isEditing = false
      var body: some View {
        Menu("More") {
          Button("Ask") { isAsking = true }
          Button("Edit") { isEditing = true }
        }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        .sheet(isPresented: $isEditing) { Toggle("Wi-Fi", isOn: .constant(true)) }
      }
    }
    let screen = show(Page())
    XCTAssertEqual(screen.texts, ["More"])
    screen.tap("More")
    XCTAssertEqual(screen.texts, ["More", "Ask", "Edit"])
    screen.tap("Ask")
    XCTAssertEqual(screen.texts, ["More", "Sure?", "Yes"])
    XCTAssertTrue(screen.tree().contains("HostLabel \"Sure?\""), screen.tree())
    screen.tap("Yes")
    XCTAssertEqual(screen.texts, ["More"])
    XCTAssertEqual(screen.tree(.structure), "HostingView<Page>\n└─ HostButton\n   └─ HostLabel \"More\"")
    screen.choose("Edit", in: "More")
    XCTAssertEqual(screen.texts, ["More", "Wi-Fi"])
    XCTAssertEqual(screen.hosts(of: HostSwitch.self).count, 1)
  }

  func testATaskIsWaitedFor() async {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          for _ in 0..<3 {
            await Task.yield()
            count += 1
          }
        }
      }
    }
    let screen = show(Page())
    XCTAssertEqual(screen.texts, ["0"])
    await screen.settle(until: screen.texts == ["3"])
    XCTAssertEqual(screen.clock.now, 0)
  }

  func testAClosedViewDisappears() {
    var log: [String] = []
    let screen = show(Text("a").onDisappear { log.append("gone") })
    screen.close()
    XCTAssertEqual(log, ["gone"])
  }
}
