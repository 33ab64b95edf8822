import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AnyLayoutTests: HostTestCase {
  private struct Switching: View {
    @State private var isRow = true
    var body: some View {
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
      layout {
        Counter("one")
        Counter("two")
        Button("turn") { isRow.toggle() }
      }
    }
  }

  func testTheViewsKeepTheirIdentityWhenTheLayoutChanges() {
    let screen = show(Switching(), width: 300, height: 200)
    screen.tap("one 0")
    let host = screen.host("one 1")
    XCTAssertEqual(screen.hosts(of: HostLayoutView.self).map { "\(type(of: $0.layout))" }, ["HStackLayout"])
    screen.tap("turn")
    XCTAssertTrue(screen.host("one 1") === host)
    XCTAssertEqual(screen.hosts(of: HostLayoutView.self).map { "\(type(of: $0.layout))" }, ["VStackLayout"])
    let frames = ["one 1", "two 0", "turn"].compactMap { screen.frame($0) }
    XCTAssertEqual(Set(frames.map(\.minX)).count, 1)
    XCTAssertEqual(zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }, [3, 3])
  }

  /// Counts how often its cache was made, and says so by its size.
  private struct Counting: Layout {
    var start: CGFloat = 0
    func makeCache(subviews: Subviews) -> CGFloat { start }
    func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache += 1 }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      CGSize(width: cache, height: 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {}
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout CGFloat
    ) -> CGFloat? { cache }
    func spacing(subviews: Subviews, cache: inout CGFloat) -> ViewSpacing { .zero }
  }

  func testItHandsEverythingOnToTheLayoutInside() {
    let any = AnyLayout(AnyLayout(Counting(start: 5)))
    let subviews = LayoutSubviews([])
    var cache = any.makeCache(subviews: subviews)
    XCTAssertEqual(any.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache), CGSize(width: 5, height: 1))
    any.updateCache(&cache, subviews: subviews)
    XCTAssertEqual(any.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, 6)
    XCTAssertEqual(
      any.explicitAlignment(of: VerticalAlignment.top, in: .zero, proposal: .zero, subviews: subviews, cache: &cache), 6
    )
    XCTAssertNil(
      any.explicitAlignment(
        of: HorizontalAlignment.leading, in: .zero, proposal: .zero, subviews: subviews, cache: &cache))
    XCTAssertEqual(any.spacing(subviews: subviews, cache: &cache), .zero)
    let other = AnyLayout(HStackLayout())
    XCTAssertEqual(other.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache), .zero)
    XCTAssertEqual(any.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width, 5, "made anew")
  }

  func testSpacersAndDividersKnowTheStackTheyAreIn() {
    func frames<L: Layout>(_ layout: L) -> [CGRect] {
      let screen = show(
        AnyLayout(layout) {
          Color.red.frame(width: 10, height: 10)
          Spacer()
          Divider()
        }, width: 100, height: 50)
      return screen.hosts(of: HostLayoutView.self)[0].subviews.map(\.frame)
    }
    XCTAssertEqual(
      frames(HStackLayout(spacing: 0)), [CGRect(0, 20, 10, 10), CGRect(10, 25, 89, 0), CGRect(99, 0, 1, 50)])
    XCTAssertEqual(
      frames(VStackLayout(spacing: 0)), [CGRect(45, 0, 10, 10), CGRect(50, 10, 0, 39), CGRect(0, 49, 100, 1)])
  }

  func testStackLayoutsDoWhatStacksDo() {
    func frames<V: View>(_ view: V) -> [CGRect] { show(view, width: 100, height: 50).colorFrames }
    func content() -> some View {
      Group {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(maxWidth: 30, maxHeight: 10)
      }
    }
    XCTAssertEqual(frames(HStackLayout(alignment: .top) { content() }), frames(HStack(alignment: .top) { content() }))
    XCTAssertEqual(
      frames(VStackLayout(alignment: .trailing) { content() }), frames(VStack(alignment: .trailing) { content() }))
    XCTAssertEqual(
      frames(ZStackLayout(alignment: .bottomLeading) { content() }),
      frames(ZStack(alignment: .bottomLeading) { content() }))
  }
}
