import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class GeometryReaderTests: HostTestCase {
  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  func testWhoMovesInTheSafeAreaIsToldOfIt() {
    let height = Setting<CGFloat>(100)
    let screen = show(
      Showing(height) { height in
        VStack(spacing: 0) {
          Color.red.frame(maxHeight: height)
          GeometryReader { Text(verbatim: "\($0.safeAreaInsets.bottom)") }.frame(height: 40)
          Spacer(minLength: 0)
        }
        .ignoresSafeArea()
      }, width: 200, height: 200)
    screen.window.systemInsets = EdgeInsets(top: 0, leading: 0, bottom: 50, trailing: 0)
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["0.0"])
    height.value = 160
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["40.0"])
    height.value = 100
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["0.0"])
  }

  func testTakesAllTheRoomAndMakesItsContentInTheSameSettle() {
    let screen = show(
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width)) x \(Int(proxy.size.height))").frame(width: proxy.size.width / 2)
      }
      .padding(10), width: 200, height: 100)
    assertTree(
      screen.hosting,
      """
      HostingView<ModifiedContent<GeometryReader<ModifiedContent<Text, _FrameLayout>>, _PaddingLayout>> (0, 0, 200 x 100)
      └─ HostPaddingView (0, 0, 200 x 100) insets=10
         └─ HostGeometryView (10, 10, 180 x 80)
            └─ HostFrameView (0, 0, 90 x 20) width=90
               └─ HostLabel "180 x 80" (12, 0, 66 x 20)
      """)
  }

  func testItsContentFollowsTheSize() {
    let log = EventLog()
    let screen = show(
      GeometryReader { proxy in
        let _ = log.add("\(Int(proxy.size.width))")
        Color.red
      }, width: 200, height: 100)
    XCTAssertEqual(log.take(), ["200"])
    screen.window.frame.size.width = 300
    screen.hosting.frame = screen.window.bounds
    screen.settle()
    XCTAssertEqual(log.take(), ["300"])
    screen.hosting.frame.origin.x = 5
    screen.settle()
    XCTAssertEqual(log.take(), [], "nobody asked for the place")
  }

  func testOffTheMainActorItKnowsItsSizeAndNoPlace() throws {
    var kept: GeometryProxy?
    let screen = show(
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        GeometryReader { proxy in
          let _ = kept = proxy
          Color.red
        }
      }, width: 200, height: 100)
    let proxy = try XCTUnwrap(kept)
    XCTAssertEqual(proxy.frame(in: .global), CGRect(x: 0, y: 30, width: 200, height: 70))
    let known = CGSize(width: 200, height: 70)
    nonisolated(unsafe) var answers: [Bool] = []
    onThreads(1) { _ in
      let frame = proxy.frame(in: .global)
      answers = [
        proxy.size == known, frame == CGRect(origin: .zero, size: known), proxy.safeAreaInsets == EdgeInsets(),
      ]
    }
    XCTAssertEqual(answers, [true, true, true])
    screen.settle()
    XCTAssertEqual(
      takeSentences(),
      [
        "A geometry reader is asked for its frame off the main actor, where that can't be known: it is told "
          + "one of its size at the origin. Ask on the main actor, and hand the answer over.",
        "A geometry reader is asked for its safe area insets off the main actor, where that can't be known: it is "
          + "told none. Ask on the main actor, and hand the answer over.",
      ])
  }

  func testOneValueInTwoPlacesReadsWhereItIs() {
    let place = GeometryReader { Text(verbatim: "\($0.frame(in: .global).minY)") }
    let screen = show(
      VStack(spacing: 0) {
        place
        place
      })
    screen.assertShows("0.0", "100.0")
  }

  func testFramesAreGivenInEachSpace() {
    struct Page: View {
      let log: EventLog
      @State private var isLow = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Move") { isLow.toggle() }
          if isLow { Color.blue.frame(height: 30) }
          HStack(spacing: 0) {
            Color.red.frame(width: 40)
            GeometryReader { proxy in
              let spaces = [proxy.frame(in: .local), proxy.frame(in: .named("row")), proxy.frame(in: .global)]
              let _ = log.add(spaces.map { "\(Int($0.minX)),\(Int($0.minY))" }.joined(separator: " "))
            }
          }
          .coordinateSpace(name: "row")
          .frame(height: 20)
        }
      }
    }
    let log = EventLog()
    let screen = show(Page(log: log), width: 100, height: 100)
    XCTAssertEqual(log.take(), ["0,0 40,0 40,50"])
    screen.tap("Move")
    XCTAssertEqual(log.take(), ["0,0 40,0 40,65"], "the closure is the same, but the reader was moved")
  }

  func testAnUnknownSpaceIsReported() {
    let screen = show(
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.frame(in: .named("nowhere")).minX))") }.padding(
        .leading, 7),
      width: 100, height: 100)
    XCTAssertEqual(screen.texts, ["7"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testAnActionGetsThePreferenceOfTheSizeAtOnce() {
    let log = EventLog()
    let width = Setting<CGFloat>(200)
    let screen = show(
      Showing(width) { width in
        Color.red.frame(width: width)
          .overlay { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
          .onPreferenceChange(WidthKey.self) { log.add("\($0)") }
      }, width: 400, height: 100)
    XCTAssertEqual(log.take(), ["200.0"], "Not the key's default before.")
    width.value = 300
    screen.settle()
    XCTAssertEqual(log.take(), ["300.0"])
  }

  func testAPreferenceThatComesFromTheSizeSettles() {
    struct Widths: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          ForEach(["a", "abc"], id: \.self) { text in
            Text(verbatim: text).background(
              GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
          }
          Text(verbatim: "widest \(Int(width))")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let screen = show(Widths(), width: 200, height: 100)
    XCTAssertEqual(screen.texts, ["a", "abc", "widest 28"])
  }
}
