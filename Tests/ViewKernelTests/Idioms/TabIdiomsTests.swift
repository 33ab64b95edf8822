import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Tabs that are chosen by the model, with badges, with a path in each.
@MainActor
final class TabIdiomsTests: HostTestCase {
  fileprivate enum Page: String, Hashable, CaseIterable {
    case home, inbox, me
  }

  @Observable
  fileprivate final class App {
    var page = Page.home
    var unread = 0
    var paths: [Page: [Int]] = [:]
    var hasInbox = true
    var name = "Ada"
  }

  /// The tab as an enumeration that buttons and the bar write.
  func testATabByTheModel() {
    struct Root: View {
      @Bindable var app: App
      var body: some View {
        TabView(selection: $app.page) {
          Button("To \(app.name)") { app.page = .me }.tabItem { Text("Home") }.tag(Page.home)
          Text("I am \(app.name)").tabItem { Text("Me") }.tag(Page.me)
        }
      }
    }
    let app = App()
    let screen = show(Root(app: app), width: 300, height: 300)
    screen.assertShows("To Ada", "Home", "Me")
    screen.tap("To Ada")
    screen.assertShows("I am Ada", "Home", "Me")
    app.name = "Bob"
    screen.assertShows("I am Bob", "Home", "Me")
    screen.tap("Home")
    XCTAssertEqual(app.page, .home)
    screen.assertShows("To Bob", "Home", "Me")
  }

  /// A badge counts; at none it is gone.
  func testABadge() {
    struct Root: View {
      @Bindable var app: App
      var body: some View {
        TabView(selection: $app.page) {
          Button("Receive") { app.unread += 1 }.tabItem { Text("Home") }.tag(Page.home)
          Text("\(app.unread) unread")
            .onAppear { app.unread = 0 }
            .tabItem { Text("Inbox") }
            .badge(app.unread)
            .tag(Page.inbox)
        }
      }
    }
    let app = App()
    let screen = show(Root(app: app), width: 300, height: 300)
    screen.assertShows("Receive", "Home", "Inbox")
    screen.tap("Receive")
    screen.tap("Receive")
    screen.assertShows("Receive", "Home", "Inbox", "2")
    screen.tap("Inbox")
    XCTAssertEqual(app.unread, 0)
    screen.assertShows("0 unread", "Home", "Inbox")
  }

  /// Each tab has a path of its own, which stays while another tab is shown.
  func testAPathInEachTab() {
    struct Stack: View {
      let page: Page
      @Bindable var app: App
      var body: some View {
        NavigationStack(path: Binding(get: { app.paths[page] ?? [] }, set: { app.paths[page] = $0 })) {
          NavigationLink("\(page.rawValue) 1", value: 1)
            .navigationTitle(page.rawValue)
            .navigationDestination(for: Int.self) { number in
              NavigationLink("\(page.rawValue) \(number + 1)", value: number + 1).navigationTitle("#\(number)")
            }
        }
      }
    }
    struct Root: View {
      @Bindable var app: App
      var body: some View {
        TabView(selection: $app.page) {
          ForEach([Page.home, .inbox], id: \.self) { page in
            Stack(page: page, app: app).tabItem { Text(page.rawValue.capitalized) }.tag(page)
          }
        }
      }
    }
    let app = App()
    let screen = show(Root(app: app), width: 300, height: 300)
    screen.assertShows("home 1", "home", "Home", "Inbox")
    screen.tap("home 1")
    screen.tap("home 2")
    screen.assertShows("home 3", "#1", "#2", "Home", "Inbox")
    screen.tap("Inbox")
    screen.assertShows("inbox 1", "inbox", "Home", "Inbox")
    app.paths[.inbox] = [5]
    screen.assertShows("inbox 6", "inbox", "#5", "Home", "Inbox")
    screen.tap("Home")
    screen.assertShows("home 3", "#1", "#2", "Home", "Inbox")
    app.paths = [:]
    screen.assertShows("home 1", "home", "Home", "Inbox")
    app.page = .inbox
    screen.assertShows("inbox 1", "inbox", "Home", "Inbox")
  }

  /// A tab that is there for some users only.
  func testATabThatComesAndGoes() {
    struct Root: View {
      @Bindable var app: App
      var body: some View {
        TabView(selection: $app.page) {
          Text("home of \(app.name)").tabItem { Text("Home") }.tag(Page.home)
          if app.hasInbox { Text("inbox").tabItem { Text("Inbox") }.tag(Page.inbox) }
          Text("me").tabItem { Label(app.name, systemImage: "person") }.tag(Page.me)
        }
      }
    }
    let app = App()
    let screen = show(Root(app: app), width: 300, height: 300)
    screen.assertShows("home of Ada", "Home", "Inbox", "Ada")
    app.hasInbox = false
    screen.assertShows("home of Ada", "Home", "Ada")
    app.name = "Bob"
    screen.assertShows("home of Bob", "Home", "Bob")
    app.page = .me
    screen.assertShows("me", "Home", "Bob")
    app.hasInbox = true
    screen.assertShows("me", "Home", "Inbox", "Bob")
  }

  /// State of a tab's views stays while another tab is shown.
  func testStateInATab() {
    struct Root: View {
      @Bindable var app: App
      var body: some View {
        TabView(selection: $app.page) {
          Counter("taps").tabItem { Text("Home") }.tag(Page.home)
          Text("me").tabItem { Text("Me") }.tag(Page.me)
        }
      }
    }
    let app = App()
    let screen = show(Root(app: app), width: 300, height: 300)
    screen.tap("taps 0")
    screen.tap("Me")
    screen.assertShows("me", "Home", "Me")
    screen.tap("Home")
    XCTAssertEqual(screen.shownTexts, ["taps 1", "Home", "Me"])
  }

  /// Pages to wipe through, with a button that goes on: a tour of an app.
  func testATourOfPages() {
    struct Tour: View {
      @Binding var step: Int
      var body: some View {
        VStack {
          TabView(selection: $step) { ForEach(0..<3) { Text("page \($0)").tag($0) } }
            .tabViewStyle(.page)
          Button(step < 2 ? "Next" : "Start") { step = min(step + 1, 2) }
        }
      }
    }
    struct Root: View {
      @ObservedObject var step: Setting<Int>
      var body: some View { Tour(step: $step.value) }
    }
    let step = Setting(0)
    let screen = show(Root(step: step), width: 300, height: 300)
    screen.assertShows("page 0", "Next")
    screen.tap("Next")
    screen.pass(1)
    screen.assertShows("page 1", "Next")
    screen.tap("Next")
    screen.pass(1)
    screen.assertShows("page 2", "Start")
    step.value = 0
    screen.pass(1)
    screen.assertShows("page 0", "Next")
  }

  @Observable
  fileprivate final class Numbers {
    var tab = 0
    var order = [0, 1, 2]
  }

  /// Tabs from a collection, which a user may order; each with a list of its own.
  func testTabsFromACollection() {
    struct Root: View {
      @Bindable var numbers: Numbers
      var body: some View {
        TabView(selection: $numbers.tab) {
          ForEach(numbers.order, id: \.self) { number in
            List {
              Text("content \(number) of \(numbers.order.count)")
              Counter("taps \(number):")
            }
            .tabItem { Text("Tab \(number)") }
            .tag(number)
          }
        }
      }
    }
    let numbers = Numbers()
    let screen = show(Root(numbers: numbers), width: 300, height: 400)
    screen.assertShows("content 0 of 3", "taps 0: 0", "Tab 0", "Tab 1", "Tab 2")
    numbers.tab = 2
    screen.assertShows("content 2 of 3", "taps 2: 0", "Tab 0", "Tab 1", "Tab 2")
    screen.tap("taps 2: 0")
    numbers.order = [2, 0, 1]
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["content 2 of 3", "taps 2: 1", "Tab 2", "Tab 0", "Tab 1"])
    numbers.order = [2, 1]
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["content 2 of 2", "taps 2: 1", "Tab 2", "Tab 1"])
    numbers.tab = 1
    screen.assertShows("content 1 of 2", "taps 1: 0", "Tab 2", "Tab 1")
  }
}
