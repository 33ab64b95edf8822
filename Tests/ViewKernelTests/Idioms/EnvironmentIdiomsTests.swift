import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// What is handed down without being named on the way.
@MainActor
final class EnvironmentIdiomsTests: HostTestCase {
  fileprivate final class Session: ObservableObject {
    @Published var user: String? = "Ada"
    @Published var isSheetShown = false
    @Published var path: [Int] = []
  }

  @Observable
  fileprivate final class Theme {
    var accent = "blue"
    var isShown = false
  }

  fileprivate struct Greeting: View {
    @EnvironmentObject var session: Session
    var body: some View { Text(session.user.map { "Hello \($0)" } ?? "Nobody") }
  }

  /// An object for all, changed by one view, shown by another.
  func testAnObjectForAll() {
    struct Login: View {
      @EnvironmentObject var session: Session
      var body: some View {
        if session.user == nil {
          Button("Log in") { session.user = "Bob" }
        } else {
          Button("Log out") { session.user = nil }
        }
      }
    }
    struct Root: View {
      let session: Session
      var body: some View {
        VStack {
          Greeting()
          Login()
        }
        .environmentObject(session)
      }
    }
    let screen = show(Root(session: Session()))
    screen.assertShows("Hello Ada", "Log out")
    screen.tap("Log out")
    screen.assertShows("Nobody", "Log in")
    screen.tap("Log in")
    screen.assertShows("Hello Bob", "Log out")
    let other = Session()
    other.user = "Cy"
    screen.view = Root(session: other)
    screen.assertShows("Hello Cy", "Log out")
    other.user = nil
    screen.assertShows("Nobody", "Log in")
  }

  /// The same object in a sheet, which lies outside of the views that show it.
  func testAnObjectInASheet() {
    struct Root: View {
      @ObservedObject var session: Session
      var body: some View {
        Button("Show") { session.isSheetShown = true }
          .sheet(isPresented: $session.isSheetShown) {
            Greeting()
            Button("Rename") { session.user = "Zoe" }
          }
          .environmentObject(session)
      }
    }
    let session = Session()
    let screen = show(Root(session: session))
    screen.tap("Show")
    screen.assertShows("Show", "Hello Ada", "Rename")
    screen.tapLabel("Rename")
    screen.assertShows("Show", "Hello Zoe", "Rename")
    session.user = nil
    screen.assertShows("Show", "Nobody", "Rename")
    session.isSheetShown = false
    screen.assertShows("Show")
  }

  /// On pages that are pushed later, and through a sheet on such a page.
  func testAnObjectOnPages() {
    struct Root: View {
      @ObservedObject var session: Session
      var body: some View {
        NavigationStack(path: $session.path) {
          Greeting()
            .navigationDestination(for: Int.self) { number in
              Greeting().navigationTitle("Page \(number)")
                .sheet(isPresented: $session.isSheetShown) { Greeting() }
            }
        }
        .environmentObject(session)
      }
    }
    let session = Session()
    let screen = show(Root(session: session), width: 300, height: 400)
    screen.assertShows("Hello Ada")
    session.path = [1]
    screen.assertShows("Hello Ada", "Back", "Page 1")
    session.user = "Bob"
    session.isSheetShown = true
    screen.assertShows("Hello Bob", "Back", "Page 1", "Hello Bob")
    session.user = nil
    screen.assertShows("Nobody", "Back", "Page 1", "Nobody")
    session.isSheetShown = false
    session.path = []
    screen.assertShows("Nobody")
  }

  /// An `@Observable` object by its type, optional where a preview has none, and bound.
  func testAnObservableObjectByItsType() {
    struct Swatch: View {
      @Environment(Theme.self) private var theme: Theme?
      var body: some View { Text(theme?.accent ?? "plain") }
    }
    struct Chooser: View {
      @Environment(Theme.self) private var theme
      var body: some View {
        @Bindable var theme = theme
        TextField("Accent", text: $theme.accent)
      }
    }
    struct Root: View {
      let theme: Theme
      var body: some View {
        VStack {
          Swatch()
          VStack {
            Swatch()
            Chooser()
          }
          .environment(theme)
        }
      }
    }
    let theme = Theme()
    let screen = show(Root(theme: theme))
    screen.assertShows("plain", "blue", "blue")
    screen.type("ish", into: "Accent")
    screen.window.endEditing()
    screen.assertShows("plain", "blueish", "blueish")
    theme.accent = "red"
    screen.assertShows("plain", "red", "red")
    let other = Theme()
    screen.view = Root(theme: other)
    screen.assertShows("plain", "blue", "blue")
    theme.accent = "gone"
    other.accent = "green"
    screen.assertShows("plain", "green", "green")
  }

  /// A popover's views see what their source sees.
  func testAnObservableObjectInAPopover() {
    struct Inner: View {
      @Environment(Theme.self) private var theme
      var body: some View { Text("inner \(theme.accent)") }
    }
    struct Root: View {
      @Bindable var theme: Theme
      var body: some View {
        Text("source")
          .popover(isPresented: $theme.isShown) { Inner() }
          .environment(theme)
      }
    }
    let theme = Theme()
    let screen = show(Root(theme: theme), width: 300, height: 300)
    screen.assertShows("source")
    theme.isShown = true
    screen.assertShows("source", "inner blue")
    theme.accent = "red"
    screen.assertShows("source", "inner red")
    theme.isShown = false
    screen.assertShows("source")
  }

  /// A key of one's own with a default, said by a modifier, changed half way down.
  func testAKeyOfOnesOwn() {
    struct Caption: View {
      @Environment(\.depth) private var depth
      var body: some View { Text("level \(depth)") }
    }
    struct Nested: View {
      let levels: Int
      var body: some View {
        Caption()
        if levels > 0 { AnyView(Nested(levels: levels - 1).transformEnvironment(\.depth) { $0 += 1 }) }
      }
    }
    struct Root: View {
      let model: Setting<Int>
      @ObservedObject private var setting: Setting<Int>
      init(model: Setting<Int>) { (self.model, setting) = (model, model) }
      var body: some View { VStack { Nested(levels: 2) }.environment(\.depth, setting.value) }
    }
    let model = Setting(0)
    let screen = show(Root(model: model))
    screen.assertShows("level 0", "level 1", "level 2")
    model.value = 5
    screen.assertShows("level 5", "level 6", "level 7")
  }

  /// An action handed down, such as one that shows a message at the top.
  func testAnActionHandedDown() {
    struct Deep: View {
      @Environment(\.notify) private var notify
      var body: some View { Button("Fail") { notify("It failed") } }
    }
    struct Root: View {
      @ObservedObject var message: Setting<String?>
      var body: some View {
        VStack {
          if let text = message.value { Text(text).onTapGesture { message.value = nil } }
          List { Deep() }
        }
        .environment(\.notify) { [message] in message.value = $0 }
      }
    }
    let message = Setting<String?>(nil)
    let screen = show(Root(message: message))
    screen.assertShows("Fail")
    screen.tap("Fail")
    screen.assertShows("It failed", "Fail")
    screen.tap("It failed")
    screen.assertShows("Fail")
  }

  /// What the system says: enabled or not, the direction, a larger type, read together in one view.
  func testWhatTheSystemSays() {
    struct Badge: View {
      @Environment(\.isEnabled) private var isEnabled
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text("\(isEnabled ? "on" : "off") \(scheme) \(size >= .accessibility1 ? "large" : "small")")
      }
    }
    struct Root: View {
      @ObservedObject var level: Setting<Int>
      var body: some View {
        List {
          Badge()
            .disabled(level.value > 0)
            .environment(\.colorScheme, level.value > 1 ? .dark : .light)
            .dynamicTypeSize(level.value > 2 ? .accessibility3 : .large)
        }
      }
    }
    let level = Setting(0)
    let screen = show(Root(level: level), width: 300, height: 300)
    screen.assertShows("on light small")
    level.value = 1
    screen.assertShows("off light small")
    level.value = 2
    screen.assertShows("off dark small")
    level.value = 3
    screen.assertShows("off dark large")
    level.value = 0
    screen.assertShows("on light small")
  }
}

private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct NotifyKey: EnvironmentKey { static var defaultValue: @MainActor (String) -> Void { { _ in } } }

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
  fileprivate var notify: @MainActor (String) -> Void {
    get { self[NotifyKey.self] }
    set { self[NotifyKey.self] = newValue }
  }
}
