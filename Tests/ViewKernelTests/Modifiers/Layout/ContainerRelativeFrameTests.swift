import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ContainerRelativeFrameTests: HostTestCase {
  private func frames<V: View>(_ view: V, width: CGFloat = 320, height: CGFloat = 200) -> [CGRect] {
    show(view, width: width, height: height).colorFrames
  }

  func testTheScrollViewIsTheContainer() {
    XCTAssertEqual(
      frames(
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal)
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            Color.red.frame(width: 10).containerRelativeFrame(.horizontal, alignment: .trailing) { length, _ in
              length / 4
            }
          }
        }
        .frame(width: 220)),
      [
        CGRect(50, 0, 220, 200), CGRect(280, 0, 200 / 3, 200), CGRect(290 + 200 / 3, 0, 400 / 3 + 10, 200),
        CGRect(290 + 200 / 3 + 400 / 3 + 10 + 10 + 45, 0, 10, 200),
      ])
  }

  func testItsMarginsDoNotCount() {
    XCTAssertEqual(
      frames(
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.containerRelativeFrame(.horizontal) } }
        }
        .safeAreaPadding(.horizontal, 20).contentMargins(.leading, 10, for: .scrollContent)
      ).map(\.minX), [30, 300])
  }

  func testWithoutAScrollViewItIsTheWindow() {
    XCTAssertEqual(
      frames(
        VStack {
          Color.red.frame(width: 10, height: 10).containerRelativeFrame(
            [.horizontal, .vertical], alignment: .bottomTrailing)
        }),
      [CGRect(310, 190, 10, 10)])
  }

  /// Rows are as wide as the scroll view whenever that has another size; none are made for a width of 0 before.
  func testTheContainerChanges() {
    struct Pages: View {
      @State private var isNarrow = false
      let log: EventLog
      var body: some View {
        VStack(spacing: 0) {
          Button("narrow") { isNarrow.toggle() }
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<1_000) { index in
                Color.red.containerRelativeFrame([.horizontal, .vertical]).onAppear { log.add("\(index)") }
              }
            }
          }
          .frame(width: isNarrow ? 100 : 200)
        }
      }
    }
    let log = EventLog()
    let screen = show(Pages(log: log), width: 200, height: 120)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 20, 200, 100)])
    XCTAssertEqual(log.take(), ["0"])
    screen.tap("narrow")
    XCTAssertEqual(screen.colorFrames, [CGRect(50, 20, 100, 100)])
    screen.tap("narrow")
    screen.assertAgreesWithFresh()
  }

  /// A scroll view at its ideal size has none of its own to give: the window's counts.
  func testInAScrollViewAtItsIdealSize() {
    struct Rows: View {
      let count: Int
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in
              Color.red.containerRelativeFrame([.vertical, .horizontal]) { length, _ in length / 10 }
            }
          }
        }
        .fixedSize()
      }
    }
    let screen = show(Rows(count: 1), width: 320, height: 480)
    XCTAssertEqual(screen.colorFrames.map(\.size), [CGSize(width: 32, height: 48)])
    screen.hosting.rootView = Rows(count: 2)
    screen.window.settle()
    XCTAssertEqual(screen.colorFrames.map(\.size), Array(repeating: CGSize(width: 32, height: 48), count: 2))
    screen.assertAgreesWithFresh()
  }

  /// Ancestors measure their former proposals again, of which each has a container of another size.
  func testInALazyGridItComesToRestAfterTheContainerHasShrunk() {
    let view = ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem()]) { Text("a").containerRelativeFrame(.vertical) }
    }
    let screen = show(view, width: 320, height: 480)
    screen.hosting.frame.size.height = 300
    screen.settle()
    let fresh = show(view, width: 320, height: 300)
    assertText(screen.tree(), fresh.tree())
  }

  func testNumbersThatAreNone() {
    let diagnostics = HostDiagnostics.collect {
      XCTAssertEqual(
        frames(
          VStack(spacing: 0) {
            Color.red.containerRelativeFrame(.vertical, count: 0, span: -2, spacing: .nan)
            Color.red.frame(height: 10).containerRelativeFrame(.vertical) { _, _ in .nan }
          }
        ).map(\.height), [200, 10])
    }
    XCTAssertEqual(
      Set(diagnostics.map { String($0.prefix(30)) }),
      [
        "The count of a frame that depe", "The span of a frame that depen", "The spacing of a frame that de",
        "A frame has the height nan, wh",
      ])
  }

  func testRowsArriveInTheTurnInWhichTheContainerChanges() {
    struct Rows: View {
      let count: Int
      var body: some View { ForEach(0..<count, id: \.self) { _ in Color.red.containerRelativeFrame(.vertical) } }
    }
    let screen = show(Rows(count: 2), width: 320, height: 480)
    screen.window.frame.size.height = 300
    screen.hosting.frame.size.height = 300
    screen.hosting.rootView = Rows(count: 60)
    screen.window.settle()
    XCTAssertEqual(Set(screen.colorFrames.map(\.height)), [300])
  }

  /// The window's safe area counts, and keeps no window alive: the tests' own check would tell.
  func testTheWindowsSafeAreaCounts() {
    let screen = show(Text("a").safeAreaInset(edge: .bottom) { Color.red.containerRelativeFrame(.horizontal) })
    XCTAssertEqual(screen.colorFrames.map(\.width), [screen.window.bounds.width])
    screen.window.systemInsets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 10)
    screen.window.settle()
    XCTAssertEqual(screen.colorFrames.map(\.width), [screen.window.bounds.width - 30])
  }
}
