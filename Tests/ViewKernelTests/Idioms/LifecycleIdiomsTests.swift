import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// What a view does when it comes and goes, when a value changes, when time passes.
@MainActor
final class LifecycleIdiomsTests: HostTestCase {
  @MainActor @Observable
  fileprivate final class Feed {
    var query = "a"
    var results: [String] = []
    var phase = Phase.idle
    var log: [String] = []
    var isShown = true
    var a = 0
    var b = 0
    var c = 0
    @ObservationIgnored var answers: [String: CheckedContinuation<[String], Never>] = [:]

    func search(_ query: String) async -> [String] {
      await withCheckedContinuation { answers[query] = $0 }
    }
  }

  fileprivate enum Phase: Equatable {
    case idle, loading
    case failed(String)
    case loaded([String])
  }

  /// Lets what waits for the main actor run.
  private func runMainActor(until isDone: () -> Bool) {
    for _ in 0..<1_000 where !isDone() { _ = RunLoop.main.run(mode: .default, before: Date()) }
    XCTAssertTrue(isDone())
  }

  /// One value follows another, and a third one that: three updates in one settle, and then there is peace.
  func testOnChangeThatWrites() {
    struct Chain: View {
      let feed: Feed
      var body: some View {
        VStack {
          Button("a \(feed.a)") { feed.a += 1 }
          Text("b \(feed.b)")
          Text("c \(feed.c)")
        }
        .onChange(of: feed.a) { feed.b = feed.a * 2 }
        .onChange(of: feed.b) { old, new in feed.c += new - old }
      }
    }
    let feed = Feed()
    let screen = show(Chain(feed: feed))
    screen.tap("a 0")
    screen.assertShows("a 1", "b 2", "c 2")
    screen.tap("a 1")
    screen.assertShows("a 2", "b 4", "c 4")
    feed.b = 10
    screen.assertShows("a 2", "b 10", "c 10")
  }

  /// `onChange` that limits what was typed.
  func testOnChangeThatLimits() {
    struct Code: View {
      @Bindable var feed: Feed
      var body: some View {
        TextField("Code", text: $feed.query)
          .onChange(of: feed.query) { feed.query = String(feed.query.filter(\.isNumber).prefix(3)) }
      }
    }
    let feed = Feed()
    feed.query = ""
    let screen = show(Code(feed: feed))
    screen.type("1x2", into: "Code")
    XCTAssertEqual(screen.shownTexts, ["12"])
    screen.window.insertText("3456")
    screen.settle()
    XCTAssertEqual(feed.query, "123")
    screen.window.endEditing()
    screen.assertShows("123")
  }

  /// What is shown is loaded when it appears, once for each time that it comes.
  func testLoadingWhenItAppears() {
    struct Details: View {
      let feed: Feed
      @State private var count = 0
      var body: some View {
        Text("loaded \(count)")
          .onAppear {
            count += 1
            feed.log.append("appears")
          }
          .onDisappear { feed.log.append("disappears") }
      }
    }
    struct Root: View {
      let feed: Feed
      var body: some View {
        VStack {
          Button("Toggle") { feed.isShown.toggle() }
          if feed.isShown { Details(feed: feed) }
        }
      }
    }
    let feed = Feed()
    let screen = show(Root(feed: feed))
    XCTAssertEqual(screen.shownTexts, ["Toggle", "loaded 1"])
    screen.tap("Toggle")
    screen.tap("Toggle")
    XCTAssertEqual(screen.shownTexts, ["Toggle", "loaded 1"])
    screen.tap("Toggle")
    XCTAssertEqual(feed.log, ["appears", "disappears", "appears", "disappears"])
    screen.assertShows("Toggle")
  }

  /// A search for each query: another query cancels the task of the one before, whose answer comes too late.
  func testATaskThatIsCancelled() {
    struct Search: View {
      let feed: Feed
      var body: some View {
        VStack { ForEach(feed.results, id: \.self) { Text($0) } }
          .task(id: feed.query) {
            let query = feed.query
            let results = await feed.search(query)
            if Task.isCancelled { return feed.log.append("\(query) came too late") }
            feed.results = results
          }
      }
    }
    let feed = Feed()
    let screen = show(Search(feed: feed))
    runMainActor { feed.answers["a"] != nil }
    feed.query = "ab"
    screen.settle()
    runMainActor { feed.answers["ab"] != nil }
    feed.answers["ab"]?.resume(returning: ["abbey", "able"])
    runMainActor { !feed.results.isEmpty }
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["abbey", "able"])
    feed.answers["a"]?.resume(returning: ["apple"])
    runMainActor { !feed.log.isEmpty }
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["abbey", "able"])
    XCTAssertEqual(feed.log, ["a came too late"])
  }

  /// The phases of something that is loaded: a switch over an enumeration, with a button to try again.
  func testPhasesOfLoading() {
    struct Loader: View {
      let feed: Feed
      var body: some View {
        switch feed.phase {
        case .idle: Button("Load") { feed.phase = .loading }
        case .loading: ProgressView("Loading")
        case .failed(let reason):
          VStack {
            Text(reason)
            Button("Again") { feed.phase = .loading }
          }
        case .loaded(let items): List(items, id: \.self) { Text($0) }
        }
      }
    }
    let feed = Feed()
    let screen = show(Loader(feed: feed))
    screen.assertShows("Load")
    screen.tap("Load")
    screen.assertShows("Loading")
    feed.phase = .failed("offline")
    screen.assertShows("offline", "Again")
    feed.phase = .failed("timeout")
    screen.assertShows("timeout", "Again")
    screen.tap("Again")
    feed.phase = .loaded(["x", "y"])
    screen.assertShows("x", "y")
    feed.phase = .loaded(["y", "z"])
    screen.assertShows("y", "z")
    feed.phase = .idle
    screen.assertShows("Load")
  }

  /// A clock that counts down, by a timer of the window's clock; it ends with its view.
  func testACountdown() {
    struct Countdown: View {
      @Bindable var feed: Feed
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        Text(feed.a > 0 ? "\(feed.a) s" : "Go")
          .onReceive(timer) { _ in if feed.a > 0 { feed.a -= 1 } }
      }
    }
    let feed = Feed()
    feed.a = 2
    let screen = show(Countdown(feed: feed))
    screen.assertShows("2 s")
    screen.pass(1)
    screen.assertShows("1 s")
    screen.pass(1)
    screen.assertShows("Go")
    screen.pass(5)
    screen.assertShows("Go")
  }

  /// A notification, and a subject of a model, each received by a view.
  func testMessages() {
    struct Receiver: View {
      let feed: Feed
      let subject: PassthroughSubject<String, Never>
      var body: some View {
        Text(feed.query)
          .onReceive(subject) { feed.query = $0 }
          .onReceive(NotificationCenter.default.publisher(for: Notification.Name("idiom"))) { note in
            feed.query = note.userInfo?["text"] as? String ?? "?"
          }
      }
    }
    let feed = Feed()
    let subject = PassthroughSubject<String, Never>()
    let screen = show(Receiver(feed: feed, subject: subject))
    subject.send("by a subject")
    screen.assertShows("by a subject")
    NotificationCenter.default.post(name: Notification.Name("idiom"), object: nil, userInfo: ["text": "by a note"])
    screen.assertShows("by a note")
    feed.query = "by hand"
    screen.assertShows("by hand")
  }

  /// What was typed is taken over when nothing was typed for a while.
  func testDebouncing() {
    final class Typed: ObservableObject {
      @Published var text = ""
      @Published var settled = "-"
      private var subscription: AnyCancellable?
      init() {
        subscription = $text.dropFirst().debounce(for: .seconds(1), scheduler: DispatchQueue.main)
          .sink { [weak self] in self?.settled = $0 }
      }
    }
    struct Field: View {
      @ObservedObject var typed: Typed
      var body: some View {
        TextField("Text", text: $typed.text)
        Text(typed.settled)
      }
    }
    let typed = Typed()
    let screen = show(Field(typed: typed))
    screen.type("a", into: "Text")
    screen.pass(0.5)
    screen.type("b", into: "Text")
    screen.pass(0.6)
    XCTAssertEqual(screen.shownTexts, ["ab", "-"])
    screen.pass(0.6)
    XCTAssertEqual(screen.shownTexts, ["ab", "ab"])
    screen.window.endEditing()
    screen.assertShows("ab", "ab")
  }
}
