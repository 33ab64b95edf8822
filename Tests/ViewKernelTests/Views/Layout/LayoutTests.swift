import Foundation
import HostTree
import ViewKernel
import XCTest

/// Layouts of one's own, written as for SwiftUI.
@MainActor
final class LayoutTests: HostTestCase {
  /// Lines of views, each line as long as fits.
  private struct FlowLayout: Layout {
    var spacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      FlowResult(in: proposal.replacingUnspecifiedDimensions().width, subviews: subviews, spacing: spacing).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let result = FlowResult(in: bounds.width, subviews: subviews, spacing: spacing)
      for (index, subview) in subviews.enumerated() {
        let origin = result.positions[index]
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
      }
    }

    // A helper that is bound to no actor, as they are written.
    struct FlowResult {
      var size = CGSize.zero
      var positions: [CGPoint] = []

      init(in width: CGFloat, subviews: Subviews, spacing: CGFloat) {
        var corner = CGPoint.zero
        var lineHeight: CGFloat = 0
        for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
          if corner.x > 0, corner.x + size.width > width {
            corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)
            lineHeight = 0
          }
          positions.append(corner)
          self.size.width = max(self.size.width, corner.x + size.width)
          corner.x += size.width + spacing
          lineHeight = max(lineHeight, size.height)
        }
        size.height = corner.y + lineHeight
      }
    }
  }

  /// As in Apple's sample: all as wide as the widest, with the usual distances, and a cache.
  private struct EqualWidthHStack: Layout {
    struct CacheData {
      let maxSize: CGSize
      let spacing: [CGFloat]
      let totalSpacing: CGFloat
    }
    let log: EventLog

    func makeCache(subviews: Subviews) -> CacheData {
      inLog("cache of \(subviews.count)")
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let maxSize: CGSize = sizes.reduce(.zero) { current, size in
        CGSize(width: max(current.width, size.width), height: max(current.height, size.height))
      }
      let spacing = subviews.indices.map { index in
        guard index < subviews.count - 1 else { return CGFloat(0) }
        return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
      }
      return CacheData(maxSize: maxSize, spacing: spacing, totalSpacing: spacing.reduce(0) { $0 + $1 })
    }

    private func inLog(_ event: String) { MainActor.assumeIsolated { log.add(event) } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
      CGSize(width: cache.maxSize.width * CGFloat(subviews.count) + cache.totalSpacing, height: cache.maxSize.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
      let placementProposal = ProposedViewSize(width: cache.maxSize.width, height: cache.maxSize.height)
      var x = bounds.minX + cache.maxSize.width / 2
      for index in subviews.indices {
        subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: placementProposal)
        x += cache.maxSize.width + cache.spacing[index]
      }
    }
  }

  /// Views around a middle.
  private struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let radius = min(bounds.size.width, bounds.size.height) / 2 - 10
      let angle = 2 * Double.pi / Double(subviews.count)
      for (index, subview) in subviews.enumerated() {
        let point = CGPoint(
          x: bounds.midX + radius * cos(angle * Double(index)), y: bounds.midY + radius * sin(angle * Double(index)))
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  func testAFlowBreaksIntoLines() {
    let screen = show(
      FlowLayout(spacing: 5) {
        box(40)
        box(30, 20)
        box(50)
        box(20)
      }, width: 80, height: 60)
    XCTAssertEqual(
      screen.colorFrames,
      [CGRect(2.5, 12.5, 40, 10), CGRect(47.5, 12.5, 30, 20), CGRect(2.5, 37.5, 50, 10), CGRect(57.5, 37.5, 20, 10)])
    XCTAssertEqual(screen.hosts(of: HostLayoutView.self).map(\.frame), [CGRect(2.5, 12.5, 75, 35)])
  }

  func testALayoutIsPrintedWithItsName() {
    assertShows(
      FlowLayout() { box(10) },
      """
      HostLayoutView (45, 45, 10 x 10) layout=FlowLayout
      └─ HostFrameView (0, 0, 10 x 10) width=10 height=10
         └─ HostColorView (0, 0, 10 x 10) background=red
      """)
  }

  func testACacheIsMadeOnceAndAgainWhenViewsChange() {
    let log = EventLog()
    func row(_ count: Int) -> some View {
      EqualWidthHStack(log: log) {
        Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity, minHeight: 10, maxHeight: 10)
        }
      }
    }
    let screen = show(row(1), width: 100, height: 10)
    XCTAssertEqual(screen.colorFrames, [CGRect(16, 0, 30, 10), CGRect(54, 0, 30, 10)])
    XCTAssertEqual(log.take(), ["cache of 2"])
    screen.view = row(2)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [-3, 35, 73])
    XCTAssertEqual(log.take(), ["cache of 3"])
  }

  func testARadialLayoutFillsItsRoom() {
    let screen = show(RadialLayout { ForEach(0..<4, id: \.self) { _ in self.box(10) } }, width: 100, height: 80)
    let origins = screen.colorFrames.map { CGPoint(x: $0.minX.rounded(), y: $0.minY.rounded()) }
    XCTAssertEqual(
      origins, [CGPoint(x: 75, y: 35), CGPoint(x: 45, y: 65), CGPoint(x: 15, y: 35), CGPoint(x: 45, y: 5)])
  }

  // MARK: The rules around a layout

  /// Does as it is told.
  private struct Free: Layout {
    var size = CGSize(width: 60, height: 40)
    var places = true
    var leading: CGFloat?
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      if places { for child in subviews { child.place(at: bounds.origin, proposal: proposal) } }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { guide == .leading ? leading.map { bounds.minX + $0 } : nil }
  }

  func testViewsThatAreNotPlacedLieInTheMiddle() {
    XCTAssertEqual(
      show(Free(places: false) { box(20) }, width: 60, height: 40).colorFrames, [CGRect(20, 15, 20, 10)])
  }

  func testALayoutMayMoveItsOwnGuides() {
    func column(_ leading: CGFloat?) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Free(size: CGSize(width: 20, height: 10), leading: leading) { box(20) }
        box(20)
      }
    }
    let screen = show(column(nil), width: 100, height: 20)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [40, 40])
    screen.view = column(10)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [35, 45])
  }

  func testALayoutThatSaysNothingOfGuidesHandsOnItsViews() {
    let row = HStack(alignment: .top, spacing: 0) {
      FlowLayout(spacing: 0) {
        box(10)
        box(10).alignmentGuide(.top) { _ in 4 }
      }
      .frame(width: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    XCTAssertEqual(show(row, width: 20, height: 24).colorFrames.map(\.minY), [0, 10, 14])
    let texts = HStack(alignment: .lastTextBaseline) {
      FlowLayout(spacing: 0) {
        Text("first")
        Text("last")
      }
      .frame(width: 50)
      Text("beside")
    }
    let screen = show(texts, width: 200, height: 100)
    XCTAssertEqual(screen.frame("beside")?.minY, screen.frame("last")?.minY)
    XCTAssertNotEqual(screen.frame("first")?.minY, screen.frame("last")?.minY)
  }

  func testViewsThatWereNotPlacedHaveTheirGuidesInTheMiddle() {
    let row = HStack(alignment: .top, spacing: 0) {
      Free(size: CGSize(width: 10, height: 30), places: false) {
        box(10).alignmentGuide(.top) { _ in 1 }
      }
      Color.blue.frame(width: 10, height: 10)
    }
    XCTAssertEqual(show(row, width: 20, height: 30).colorFrames.map(\.minY), [10, 11])
  }

  func testALayoutsPropertiesMayChange() {
    let screen = show(Free(size: CGSize(width: 60, height: 40)) { Color.red }, width: 60, height: 40)
    screen.view = Free(size: CGSize(width: 30, height: 20)) { Color.red }
    XCTAssertEqual(screen.hosts(of: HostLayoutView.self).map(\.frame), [CGRect(15, 10, 30, 20)])
  }

  func testAnEqualLayoutIsNotRunAgain() {
    let log = EventLog()
    struct Row: View {
      let log: EventLog
      @State private var count = 0
      var body: some View {
        EqualWidthHStack(log: log) { Text("fixed").frame(width: 30, height: 10) }
        Button("more") { count += 1 }
        if count < 0 { Text("never") }
      }
    }
    let screen = show(Row(log: log))
    XCTAssertEqual(log.take(), ["cache of 1"])
    screen.tap("more")
    XCTAssertEqual(log.take(), [])
  }

  /// Hands on its views to stacks: the first half on top of the second.
  private struct Halves: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let half = subviews.count / 2
      let upper = measure(subviews[0..<half])
      let lower = measure(subviews[half...])
      return CGSize(width: max(upper.width, lower.width), height: upper.height + lower.height)
    }
    private func measure(_ subviews: LayoutSubviews) -> CGSize {
      var cache: Void = ()
      return HStackLayout(spacing: 1).sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let half = subviews.count / 2
      let upper = measure(subviews[0..<half])
      HStackLayout(spacing: 1).placeSubviews(
        in: CGRect(origin: bounds.origin, size: upper), proposal: .unspecified, subviews: subviews[..<half],
        cache: &cache)
      HStackLayout(spacing: 1).placeSubviews(
        in: CGRect(x: bounds.minX, y: bounds.minY + upper.height, width: bounds.width, height: 0),
        proposal: .unspecified, subviews: subviews[[3, 2]], cache: &cache)
    }
  }

  func testPartsOfTheViewsCanBeHandedToOtherLayouts() {
    let screen = show(
      Halves {
        box(10)
        box(20)
        box(30)
        box(15)
      }, width: 46, height: 20)
    XCTAssertEqual(
      screen.colorFrames, [CGRect(0, 0, 10, 10), CGRect(11, 0, 20, 10), CGRect(16, 10, 30, 10), CGRect(0, 10, 15, 10)])
  }

  func testSubviewsAreComparedByWhoTheyAre() {
    let hosts = [HostView("a"), HostView("b")]
    XCTAssertEqual(LayoutSubviews(hosts), LayoutSubviews(hosts))
    XCTAssertEqual(LayoutSubviews(hosts)[1...], LayoutSubviews([hosts[1]]))
    XCTAssertNotEqual(LayoutSubviews(hosts), LayoutSubviews(hosts.reversed()))
    XCTAssertEqual(LayoutSubviews(hosts)[1...].startIndex, 1)
  }

  func testOpenDimensionsAreFilledIn() {
    XCTAssertEqual(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(), CGSize(width: 3, height: 10))
    XCTAssertEqual(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)),
      CGSize(width: 1, height: 2))
    XCTAssertEqual(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width, .infinity)
  }

  // MARK: Animations

  /// Views in a row with their left sides a distance apart.
  private struct Spread: Layout {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: CGFloat(index) * distance, y: 0), proposal: .unspecified)
      }
    }
  }

  func testALayoutIsRunAgainForEachFrameOfAnAnimation() {
    let distance = Setting<CGFloat>(10)
    let screen = show(
      Showing(distance) { value in
        Spread(distance: value) {
          Color.red.frame(width: 5, height: 5)
          Color.red.frame(width: 5, height: 5)
        }
      })
    withAnimation(.linear(duration: 1)) { distance.value = 50 }
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 10])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 30])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 50])
  }

  /// A layout where what it wraps is one, animated where that is.
  fileprivate struct Shifted<Base> {
    var base: Base
    var shift: CGFloat
  }

  func testALayoutThatIsOneUnderAConditionIsAnimated() {
    let shift = Setting<CGFloat>(0)
    let screen = show(
      Showing(shift) { shift in
        Shifted(base: HStackLayout(spacing: 0), shift: shift) {
          Color.red.frame(width: 5, height: 5)
          Color.red.frame(width: 5, height: 5)
        }
      })
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 5])
    withAnimation(.linear(duration: 1)) { shift.value = 40 }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [20, 25])
    screen.pass(0.5)
    XCTAssertEqual(screen.colorFrames.map(\.minX), [40, 45])
  }

  func testLayoutsMakeViewsAnywhere() {
    @Sendable nonisolated func made() -> some View & Sendable { Anywhere() }
    struct Anywhere: View, Sendable {
      var body: some View { Anywhere.stacks() }
      nonisolated static func stacks() -> some View {
        VStackLayout(spacing: 0) {
          AnyLayout(HStackLayout(spacing: 0)) { AnyView(Color.red.frame(width: 5, height: 5)) }
        }
      }
    }
    XCTAssertEqual(show(made(), width: 5, height: 5).colorFrames, [CGRect(0, 0, 5, 5)])
  }
}

extension LayoutTests.Shifted: Animatable where Base: Animatable {
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, shift) }
    set { (base.animatableData, shift) = (newValue.first, newValue.second) }
  }
}

extension LayoutTests.Shifted: Layout where Base: Layout {
  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
    _ = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) {
    base.placeSubviews(
      in: CGRect(x: bounds.minX + shift, y: 0, width: 10, height: 5), proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}
