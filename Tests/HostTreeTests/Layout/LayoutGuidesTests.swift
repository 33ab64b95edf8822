import HostTree
import XCTest

/// How a layout says where guides lie: one requirement for both axes, and SwiftUI's two spellings.
@MainActor
final class LayoutGuidesTests: HostTreeTestCase {
  /// Says only for both axes at once where guides lie.
  private struct EachAxis: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
      CGSize(width: 30, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    func explicitAlignment(
      of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { axis == .horizontal ? 3 : guide == VerticalAlignment.top.id ? 4 : nil }
  }

  /// Says in SwiftUI's spelling where horizontal guides lie.
  private struct Spelled: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
      CGSize(width: 30, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
      for child in subviews { child.place(at: CGPoint(x: 1, y: 2), proposal: proposal) }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
      cache: inout Void
    ) -> CGFloat? { 5 }
  }

  private func guides(_ layout: some Layout, _ children: [HostView] = []) -> [CGFloat] {
    let container = HostLayoutView(layout)
    container.setSubviews(children)
    let dimensions = container.dimensions(in: .unspecified)
    return [dimensions[HorizontalAlignment.leading], dimensions[VerticalAlignment.top], dimensions[.firstTextBaseline]]
  }

  func testTheRequirementForBothAxesAnswersBothSpellings() {
    var cache: Void = ()
    let subviews = LayoutSubviews([])
    func horizontal(_ guide: HorizontalAlignment) -> CGFloat? {
      EachAxis().explicitAlignment(of: guide, in: .zero, proposal: .zero, subviews: subviews, cache: &cache)
    }
    func vertical(_ guide: VerticalAlignment) -> CGFloat? {
      EachAxis().explicitAlignment(of: guide, in: .zero, proposal: .zero, subviews: subviews, cache: &cache)
    }
    XCTAssertEqual(horizontal(.leading), 3)
    XCTAssertEqual(vertical(.top), 4)
    XCTAssertNil(vertical(.bottom))
    XCTAssertEqual(guides(EachAxis()), [3, 4, 20])
  }

  func testContainersAskInTheSpellingThatALayoutMayHave() {
    let text = LeafStub(10, 10)
    text.baseline = 7
    XCTAssertEqual(guides(Spelled(), [text]), [5, 0, 9], "the vertical ones come of what is placed")
  }

  /// Runs a layout and leaves the guides to what the children say where they are placed.
  private struct Placed<L: Layout>: Layout where L.Cache == Void {
    var layout: L
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private func guides<L: Layout>(_ layout: L, _ subviews: LayoutSubviews) -> [CGFloat?] where L.Cache == Void {
    var cache: Void = ()
    let bounds = CGRect(x: 3, y: 5, width: 70, height: 50)
    let proposal = ProposedViewSize(bounds.size)
    let horizontal = [HorizontalAlignment.leading, .center, .trailing].map {
      layout.explicitAlignment(of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return horizontal
      + [VerticalAlignment.top, .firstTextBaseline, .lastTextBaseline].map {
        layout.explicitAlignment(of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
  }

  func testGuidesLieWhereTheChildrenArePlaced() {
    var random = Random(seed: 7)
    func check<L: Layout>(_ layout: L) where L.Cache == Void {
      for count in 0...3 {
        let container = HostView(frame: .zero)
        for _ in 0..<count {
          let leaf = LeafStub(.random(in: 1...40, using: &random), .random(in: 1...40, using: &random))
          if Bool.random(using: &random) { leaf.baseline = .random(in: 1...20, using: &random) }
          let moved = CGFloat.random(in: -9...9, using: &random)
          if Bool.random(using: &random) { leaf.setAlignmentGuide(HorizontalAlignment.trailing.id) { _ in moved } }
          container.addSubview(leaf)
        }
        let subviews = LayoutSubviews(of: container)
        for (own, placed) in zip(guides(layout, subviews), guides(Placed(layout: layout), subviews)) {
          XCTAssertEqual(own ?? -99, placed ?? -99, accuracy: 0.001, "\(layout) of \(count)")
        }
      }
    }
    for _ in 0..<10 {
      check(StackLayout(axis: .horizontal, alignment: .top))
      check(StackLayout(axis: .vertical, alignment: .trailing))
      check(ZStackLayout(alignment: .bottomTrailing))
      check(GridLayout(alignment: .topLeading))
      check(FrameLayout(width: 90, alignment: .trailing))
      check(FlexibleFrameLayout(maxWidth: .infinity, alignment: .bottomLeading))
      check(FixedSizeLayout())
      check(PaddingLayout(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      check(PositionLayout(position: CGPoint(x: 11, y: 13)))
      check(AspectRatioLayout(ratio: 2, contentMode: .fit))
    }
  }
}
