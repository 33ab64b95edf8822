import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Styles, modifiers and looks that depend on what goes on.
@MainActor
final class StyleIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var isOn = false
    var isLoading = false
    var name = "Ada"
    var count = 0
    var scheme = ColorScheme.light
    var size = DynamicTypeSize.large
  }

  /// A style of buttons that says whether it is pressed or disabled.
  func testAStyleOfButtons() {
    struct Pill: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .padding(4)
          .background(isEnabled ? configuration.isPressed ? Color.red : .blue : .gray)
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Button("Go \(model.count)") { model.count += 1 }.disabled(model.isLoading)
          Button("Stop") { model.isLoading.toggle() }
        }
        .buttonStyle(Pill())
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    func colors() -> [HostColor?] { screen.hosts(of: HostColorView.self).map(\.backgroundColor) }
    XCTAssertEqual(colors(), [.blue, .blue])
    screen.tap("Go 0")
    screen.assertShows("Go 1", "Stop")
    let touch = screen.window.beginTouch(at: CGPoint(x: screen.frame("Stop")!.midX, y: screen.frame("Stop")!.midY))
    screen.settle()
    XCTAssertEqual(colors(), [.blue, .red])
    touch.end()
    screen.settle()
    XCTAssertEqual(colors(), [.gray, .blue])
    screen.assertShows("Go 1", "Stop")
    XCTAssertFalse(screen.host("Go 1")?.tap() ?? true)
    model.isLoading = false
    screen.assertShows("Go 1", "Stop")
    XCTAssertEqual(colors(), [.blue, .blue])
  }

  /// Another style for each state, chosen by `if`: the button is another one, and works.
  func testAStyleByACondition() {
    struct Root: View {
      let model: Model
      var body: some View {
        if model.isOn {
          Button("Following \(model.count)") { model.isOn = false }.buttonStyle(.bordered)
        } else {
          Button("Follow \(model.count)") {
            model.isOn = true
            model.count += 1
          }
          .buttonStyle(.borderedProminent)
        }
      }
    }
    let screen = show(Root(model: Model()))
    screen.assertShows("Follow 0")
    screen.tap("Follow 0")
    screen.assertShows("Following 1")
    screen.tap("Following 1")
    screen.assertShows("Follow 1")
  }

  /// A switch that looks like a box to check, and one with a state of its own.
  func testAStyleOfSwitches() {
    struct Check: ToggleStyle {
      @State private var taps = 0
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          Label {
            configuration.label
          } icon: {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          }
        }
      }
    }
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Toggle(model.isOn ? "On" : "Off", isOn: $model.isOn)
          Toggle("Loading", isOn: $model.isLoading)
        }
        .toggleStyle(Check())
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    func symbols() -> [Bool] {
      screen.tree().split(separator: "\n").filter { $0.contains("symbol=") }.map { $0.contains("checkmark") }
    }
    screen.assertShows("Off", "Loading")
    XCTAssertEqual(symbols(), [false, false])
    screen.tap("Off")
    screen.assertShows("On", "Loading")
    XCTAssertEqual(symbols(), [true, false])
    model.isLoading = true
    model.isOn = false
    screen.assertShows("Off", "Loading")
    XCTAssertEqual(symbols(), [false, true])
  }

  /// A modifier with a state of its own, and one that counts, through a function on `View`.
  func testAModifierWithState() {
    struct Expandable: ViewModifier {
      let title: String
      @State private var isOpen = false
      func body(content: Content) -> some View {
        VStack {
          Button(isOpen ? "Hide \(title)" : "Show \(title)") { isOpen.toggle() }
          if isOpen { content }
        }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View { Text("count \(model.count)").modifier(Expandable(title: model.name)) }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("Show Ada")
    screen.tap("Show Ada")
    model.count = 3
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["Hide Ada", "count 3"])
    model.name = "Bob"
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["Hide Bob", "count 3"])
    screen.tap("Hide Bob")
    screen.assertShows("Show Bob")
  }

  /// `if` as a modifier, as many programs have it: the view is another one when the condition changes.
  func testTheIfModifier() {
    struct Root: View {
      let model: Model
      var body: some View {
        Counter("taps")
          .if(model.isOn) { $0.padding(10).background(Color.yellow) }
          .opacity(model.isLoading ? 0.5 : 1)
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.tap("taps 0")
    model.isLoading = true
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["taps 1"], "another value of a modifier keeps the state")
    model.isOn = true
    screen.assertShows("taps 0")
    XCTAssertEqual(screen.colorFrames.count, 1)
    model.isOn = false
    model.isLoading = false
    screen.assertShows("taps 0")
    XCTAssertEqual(screen.colorFrames.count, 0)
  }

  /// Placeholders while something is loaded.
  func testPlaceholders() {
    struct Root: View {
      let model: Model
      var body: some View {
        HStack {
          Image(systemName: "person")
          Text(model.isLoading ? "A long name" : model.name)
        }
        .redacted(reason: model.isLoading ? .placeholder : [])
        .disabled(model.isLoading)
      }
    }
    let model = Model()
    model.isLoading = true
    let screen = show(Root(model: model))
    XCTAssertTrue(screen.tree().contains("redacted"))
    screen.assertShows("A long name")
    model.isLoading = false
    screen.assertShows("Ada")
    XCTAssertFalse(screen.tree().contains("redacted"))
    model.isLoading = true
    screen.assertShows("A long name")
  }

  /// A night mode of the program's own, and colours that depend on it.
  func testNightMode() {
    struct Badge: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text("\(scheme)").foregroundStyle(.primary).background(scheme == .dark ? Color.black : .white)
      }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Badge()
          List { Badge().tint(model.scheme == .dark ? .orange : .green) }
        }
        .preferredColorScheme(model.scheme)
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("light", "light")
    model.scheme = .dark
    screen.assertShows("dark", "dark")
    model.scheme = .light
    screen.assertShows("light", "light")
  }

  /// Type that a user has made larger: a row becomes a column, and a spacing grows along.
  func testLargerType() {
    struct Root: View {
      @Environment(\.dynamicTypeSize) private var size
      @ScaledMetric private var side: CGFloat = 20
      var body: some View {
        let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
          Color.red.frame(width: side, height: side)
          Text("Text")
        }
      }
    }
    struct Window: View {
      let model: Model
      var body: some View { Root().environment(\.dynamicTypeSize, model.size) }
    }
    let model = Model()
    let screen = show(Window(model: model))
    XCTAssertEqual(screen.colorFrames[0].size, CGSize(width: 20, height: 20))
    XCTAssertEqual(screen.colorFrames[0].midY, screen.frame("Text")?.midY)
    model.size = .accessibility2
    screen.assertShows("Text")
    XCTAssertGreaterThan(screen.colorFrames[0].width, 20)
    XCTAssertEqual(screen.colorFrames[0].midX, screen.frame("Text")?.midX)
    model.size = .large
    screen.assertShows("Text")
    XCTAssertEqual(screen.colorFrames[0].width, 20)
  }
}

extension View {
  @ViewBuilder
  fileprivate func `if`<Result: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> Result) -> some View {
    if condition { change(self) } else { self }
  }
}
