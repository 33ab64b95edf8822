import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ButtonStyleTests: HostTestCase {
  private struct Growing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(configuration.isPressed ? 10 : 5)
    }
  }

  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Self.Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "!" : "?")
        if configuration.role == .destructive { Text("careful") }
      }
    }
  }

  private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Ringed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
  }

  func testItSeesWhetherTheButtonIsPressed() {
    let log = EventLog()
    let screen = show(Button("Go") { log.add("pressed") }.buttonStyle(Growing()), width: 100, height: 100)
    let label = screen.host("Go")
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.frame.size), [CGSize(width: 33, height: 30)])
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.frame.size), [CGSize(width: 43, height: 40)])
    touch.move(to: .zero)
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.frame.size), [CGSize(width: 33, height: 30)])
    touch.move(to: CGPoint(x: 50, y: 50))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.frame.size), [CGSize(width: 33, height: 30)])
    XCTAssertEqual(log.take(), ["pressed"])
    XCTAssertTrue(screen.host("Go") === label)
  }

  func testItReadsTheEnvironmentAndTheRole() {
    struct Form: View {
      @State private var isLocked = false
      var body: some View {
        VStack {
          Button("Delete", role: .destructive) { isLocked = true }
          Button("Save") {}.disabled(isLocked)
        }.buttonStyle(Loud())
      }
    }
    let screen = show(Form())
    XCTAssertEqual(screen.texts, ["Delete", "!", "careful", "Save", "!"])
    screen.tap("Delete")
    XCTAssertEqual(screen.texts, ["Delete", "!", "careful", "Save", "?"])
  }

  func testTheInnerStyleCounts() {
    let screen = show(
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.bordered)
        VStack { Button("c") {} }.buttonStyle(Growing())
        Button("d") {}.buttonStyle(PlainButtonStyle())
      }.buttonStyle(Loud()))
    XCTAssertEqual(
      screen.shape,
      "Stack[Button[Stack[Label \"a\", Label \"!\"]], Button[Label \"b\"], Stack[Button[Padding[Label \"c\"]]], "
        + "Button[Label \"d\"]]")
  }

  func testAPrimitiveStyleSaysWhenTheActionRuns() {
    let log = EventLog()
    let screen = show(Button("Go") { log.add("ran") }.buttonStyle(DoubleTap()))
    XCTAssertEqual(screen.shape, "Gesture[Label \"Go\"]")
    let middle = CGPoint(x: 100, y: 100)
    screen.window.tap(at: middle)
    XCTAssertEqual(log.take(), [])
    screen.window.tap(at: middle)
    XCTAssertEqual(log.take(), ["ran"])
  }

  func testAButtonMadeAgainHasTheStyleFurtherOut() {
    let log = EventLog()
    let screen = show(Button("Go") { log.add("ran") }.buttonStyle(Ringed()).buttonStyle(.bordered))
    XCTAssertEqual(screen.shape, "Padding[Button[Label \"Go\"]]")
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(line), ["HostButton bordered … 1 inside"])
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["ran"])
  }

  func testTheSystemsStyles() {
    let screen = show(
      VStack(spacing: 0) {
        Button("a") {}.buttonStyle(.automatic)
        Button("b") {}.buttonStyle(.plain)
        Button("c") {}.buttonStyle(.borderless)
        Button("d") {}.buttonStyle(.bordered)
        Button("e") {}.buttonStyle(.borderedProminent)
        Button("f", role: .destructive) {}.buttonStyle(.bordered).controlSize(.large)
        Button("g", role: .cancel) {}.buttonStyle(BorderedButtonStyle()).foregroundColor(.green).controlSize(.mini)
      }, width: 100, height: 240)
    assertText(
      screen.hosts(of: HostButton.self).map { $0.treeDescription() }.joined(separator: "\n"),
      """
      HostButton (17.5, 0, 10 x 20)
      └─ HostLabel "a" (0, 0, 10 x 20)
      HostButton (17.5, 20, 10 x 20) plain
      └─ HostLabel "b" (0, 0, 10 x 20)
      HostButton (18, 40, 9 x 20) borderless
      └─ HostLabel "c" (0, 0, 9 x 20) color=tintColor
      HostButton (5.5, 60, 34 x 34) bordered
      └─ HostLabel "d" (12, 7, 10 x 20) color=tintColor
      HostButton (5.5, 94, 34 x 34) borderedProminent
      └─ HostLabel "e" (12, 7, 10 x 20) color=white
      HostButton (0, 128, 45 x 50) bordered destructive
      └─ HostLabel "f" (20, 15, 5 x 20) color=red
      HostButton (7.5, 178, 30 x 28) bordered cancel
      └─ HostLabel "g" (10, 4, 10 x 20) color=green
      """)
  }

  func testAStyleThatComesLater() {
    struct Choice: View {
      @State private var isBordered = false
      var body: some View {
        if isBordered {
          Text("bordered")
        }
        Button("switch") { isBordered.toggle() }.modifier(Chosen(isBordered: isBordered))
      }
    }
    struct Chosen: ViewModifier {
      let isBordered: Bool
      func body(content: Content) -> some View {
        if isBordered { content.buttonStyle(.bordered) } else { content.buttonStyle(Growing()) }
      }
    }
    let screen = show(Choice())
    screen.tap("switch")
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(line), ["HostButton bordered … 1 inside"])
    screen.tap("switch")
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(line), ["HostButton … 2 inside"])
  }

  func testAStyleThatComesAndGoesInTheEnvironment() {
    struct Sizing: View {
      @State private var isFlexible = false
      @State private var count = 0
      var body: some View {
        VStack {
          HStack {
            Button {
              count += 1
            } label: {
              Text("\(count)")
              Text("times")
            }
          }
          .buttonSizing(isFlexible ? .flexible : .automatic)
          Button("switch") { isFlexible.toggle() }
        }
      }
    }
    let screen = show(Sizing())
    let plain = "Stack[Stack[Button[Stack[Label \"0\", Label \"times\"]]], Button[Label \"switch\"]]"
    XCTAssertEqual(screen.shape, plain)
    screen.tap("switch")
    XCTAssertEqual(
      screen.shape,
      "Stack[Stack[Button[FlexibleFrame[Stack[Label \"0\", Label \"times\"]]]], Button[Label \"switch\"]]")
    screen.tap("times")
    XCTAssertEqual(screen.texts, ["1", "times", "switch"])
    screen.tap("switch")
    XCTAssertEqual(screen.shape, plain.replacingOccurrences(of: "0", with: "1"))
    screen.tap("times")
    XCTAssertEqual(screen.texts, ["2", "times", "switch"])
  }

  func testASymbolAndAText() {
    let title = "Any string"
    let screen = show(
      VStack {
        Button("Add", systemImage: "plus") {}
        Button(title, systemImage: "minus", role: .cancel) {}
      })
    XCTAssertEqual(
      screen.shape,
      "Stack[Button[Stack[Image, Label \"Add\"]], Button[Stack[Image, Label \"Any string\"]]]")
  }
}
