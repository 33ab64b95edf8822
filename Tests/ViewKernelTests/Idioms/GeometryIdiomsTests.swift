import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Sizes and places that views tell each other of: by state, by preferences, by anchors.
@MainActor
final class GeometryIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Page {
    var names = ["One", "Three"]
    var selection = 0
    var width: CGFloat = 100
    var value = 0.25
  }

  /// A size measured in the background goes into a state, by which another view is laid out.
  func testASizeThatFeedsAState() {
    struct Measured: View {
      let page: Page
      @State private var size = CGSize.zero
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: page.width, height: 10)
            .background(
              GeometryReader { proxy in
                Color.clear
                  .onAppear { size = proxy.size }
                  .onChange(of: proxy.size) { size = proxy.size }
              })
          Color.blue.frame(width: size.width / 2, height: 5).accessibilityIdentifier("half")
        }
      }
    }
    let page = Page()
    let screen = show(Measured(page: page))
    XCTAssertEqual(screen.frame("half")?.width, 50)
    page.width = 160
    screen.settle()
    XCTAssertEqual(screen.frame("half")?.width, 80)
    page.width = 20
    screen.settle()
    XCTAssertEqual(screen.frame("half"), CGRect(90, 102.5, 10, 5))
    screen.assertAgreesWithFresh()
  }

  /// Labels of equal width: the widest one, told by a preference, is the width of all.
  func testEqualWidths() {
    struct Column: View {
      let page: Page
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(page.names, id: \.self) { name in
            Text(name)
              .fixedSize()
              .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
              .frame(width: width, alignment: .leading)
              .background(Color.yellow)
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let page = Page()
    let screen = show(Column(page: page))
    func widths() -> [CGFloat] { screen.colorFrames.map(\.width) }
    func ideal(_ name: String) -> CGFloat { size(of: Text(name), in: CGSize(width: 1000, height: 100)).width }
    XCTAssertEqual(widths().filter { $0 == ideal("Three") }.count, 3, "\(widths())")
    page.names = ["One", "Two", "A long one"]
    screen.settle()
    XCTAssertEqual(Set(screen.hosts(of: HostLabel.self).map { $0.bounds.width }), Set(page.names.map(ideal)))
    XCTAssertEqual(widths().filter { $0 == ideal("A long one") }.count, 4, "\(widths())")
    screen.assertAgreesWithFresh()
    page.names.removeLast()
    screen.settle()
    XCTAssertEqual(widths().max(), ideal("Two"))
    screen.assertAgreesWithFresh()
  }

  /// A bar that fills a part of what it is offered.
  func testAProgressBarOfOnesOwn() {
    struct Bar: View {
      let value: Double
      var body: some View {
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Color.gray
            Color.blue.frame(width: proxy.size.width * value)
          }
        }
        .frame(height: 8)
      }
    }
    struct Root: View {
      let page: Page
      var body: some View { Bar(value: page.value).frame(width: page.width) }
    }
    let page = Page()
    let screen = show(Root(page: page))
    XCTAssertEqual(screen.colorFrames, [CGRect(50, 96, 100, 8), CGRect(50, 96, 25, 8)])
    page.value = 0.5
    screen.settle()
    XCTAssertEqual(screen.colorFrames.last, CGRect(50, 96, 50, 8))
    page.width = 200
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 96, 200, 8), CGRect(0, 96, 100, 8)])
    screen.assertAgreesWithFresh()
  }

  /// Wide windows have columns, narrow ones rows, by the width that a reader finds.
  func testALayoutByTheWidth() {
    struct Root: View {
      let page: Page
      var body: some View {
        GeometryReader { proxy in
          let layout =
            proxy.size.width > 150 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
          layout {
            Color.red
            Color.blue
          }
        }
        .frame(width: page.width)
      }
    }
    let page = Page()
    let screen = show(Root(page: page))
    XCTAssertEqual(screen.colorFrames, [CGRect(50, 0, 100, 100), CGRect(50, 100, 100, 100)])
    page.width = 180
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(10, 0, 90, 200), CGRect(100, 0, 90, 200)])
    screen.assertAgreesWithFresh()
    page.width = 150
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(25, 0, 150, 100), CGRect(25, 100, 150, 100)])
    screen.assertAgreesWithFresh()
  }

  /// How far a scroll view was scrolled, by the frame of its content in a named space: the title shrinks.
  func testTheScrollOffset() {
    struct Root: View {
      let page: Page
      @State private var offset: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Text(offset < -20 ? "small" : "large")
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<10) { Text("row \($0)").frame(height: 40) } }
              .background(
                GeometryReader { proxy in
                  Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                })
          }
          .coordinateSpace(name: "scroll")
          .onPreferenceChange(OffsetKey.self) { offset = $0 }
        }
      }
    }
    let screen = show(Root(page: Page()))
    XCTAssertEqual(screen.shownTexts.first, "large")
    screen.assertAgreesWithFresh()
    screen.scroll(by: 15)
    XCTAssertEqual(screen.shownTexts.first, "large")
    screen.scroll(by: 15)
    XCTAssertEqual(screen.shownTexts.first, "small")
    screen.scroll(by: -30)
    XCTAssertEqual(screen.shownTexts.first, "large")
    screen.assertAgreesWithFresh()
  }

  /// A title that is told to the top by a preference, from whichever page is shown.
  func testATitleThatGoesUp() {
    struct Root: View {
      @Bindable var page: Page
      @State private var title = ""
      var body: some View {
        VStack {
          Text("title \(title)")
          ForEach(page.names.indices, id: \.self) { index in
            if index == page.selection { Text("page").preference(key: TitleKey.self, value: page.names[index]) }
          }
        }
        .onPreferenceChange(TitleKey.self) { title = $0 }
      }
    }
    let page = Page()
    let screen = show(Root(page: page))
    screen.assertShows("title One", "page")
    page.selection = 1
    screen.assertShows("title Three", "page")
    page.names[1] = "Four"
    screen.assertShows("title Four", "page")
    page.selection = 7
    screen.assertShows("title ")
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
private struct TitleKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
