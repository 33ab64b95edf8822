import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class GeometryReaderTests: HostTestCase {
  func testTakesAllTheRoomAndMakesItsContentInTheSameSettle() {
    let screen = Screen(
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
    let screen = Screen(
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
    let screen = Screen(Page(log: log), width: 100, height: 100)
    XCTAssertEqual(log.take(), ["0,0 40,0 40,50"])
    screen.tap("Move")
    XCTAssertEqual(log.take(), ["0,0 40,0 40,65"], "the closure is the same, but the reader was moved")
  }

  func testAnUnknownSpaceIsReported() {
    let screen = Screen(
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.frame(in: .named("nowhere")).minX))") }.padding(
        .leading, 7),
      width: 100, height: 100)
    XCTAssertEqual(screen.texts, ["7"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testAPreferenceThatComesFromTheSizeSettles() {
    struct WidthKey: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
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
    let screen = Screen(Widths(), width: 200, height: 100)
    XCTAssertEqual(screen.texts, ["a", "abc", "widest 28"])
  }
}
