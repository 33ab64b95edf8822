import HostTree
import TestSupport
import ViewKernel
import XCTest

/// A layout may keep the subviews that it was handed, though it should not. What it asks of those whose views have gone
/// is answered.
@MainActor
final class LayoutSubviewsTests: HostTestCase {
  private final class Kept {
    var subviews: [LayoutSubview] = []
  }

  private struct Keeping: Layout {
    let kept: Kept

    func makeCache(subviews: Subviews) -> Kept {
      for subview in subviews where !kept.subviews.contains(subview) { kept.subviews.append(subview) }
      return kept
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) -> CGSize {
      cache.subviews.reduce(CGSize.zero) { size, subview in
        let next = subview.sizeThatFits(.unspecified)
        return CGSize(width: max(size.width, next.width), height: size.height + next.height)
      }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Kept) {
      var y = bounds.minY
      for subview in cache.subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  private struct Represented: HostViewRepresentable {
    func makeHostView(context: Context) -> HostLabel { HostLabel() }
    func updateHostView(_ label: HostLabel, context: Context) { label.text = "represented" }
    func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostLabel, context: Context) -> CGSize? {
      CGSize(width: 30, height: 20)
    }
  }

  private struct Half: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
  }

  private let views: [@MainActor () -> AnyView] = [
    { AnyView(Text("text")) },
    { AnyView(Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { $0.width / 2 }) },
    { AnyView(Button("button") {}) },
    { AnyView(TextField("field", text: .constant(""))) },
    { AnyView(Represented()) },
    { AnyView(Half()) },
    { AnyView(Text("on top").overlay { GeometryReader { Text("\($0.size.width)") } }) },
    {
      AnyView(
        VStack {
          Text("a").layoutPriority(1); Spacer(); Divider()
        })
    },
    { AnyView(ScrollView { LazyVStack { ForEach(0..<9) { Text("\($0)") } } }) },
    { AnyView(LazyVStack { ForEach(0..<9) { Text("\($0)") } }) },
    { AnyView(LazyHGrid(rows: [GridItem()]) { ForEach(0..<9) { Text("\($0)") } }) },
    { AnyView(List(0..<9, id: \.self) { Text("\($0)") }) },
    {
      AnyView(
        ViewThatFits {
          Text("a"); Text("b")
        })
    },
    { AnyView(ZStackLayout()() { Text("a") }) },
  ]

  func testSubviewsThatWereKeptAnswerWhenTheirViewsHaveGone() {
    let kept = Kept()
    let count = Setting(views.count)
    let views = views
    let screen = show(
      Showing(count) { count in Keeping(kept: kept)() { ForEach(0..<count, id: \.self) { views[$0]() } } })
    XCTAssertEqual(kept.subviews.count, views.count)
    let size = kept.subviews[1].sizeThatFits(.unspecified)
    count.value = 1
    screen.settle()
    XCTAssertEqual(screen.texts, ["text"])
    XCTAssertEqual(kept.subviews.count, views.count)
    XCTAssertEqual(kept.subviews[1].sizeThatFits(.unspecified), size)
    screen.close()
    for subview in kept.subviews {
      for proposal in [ProposedViewSize.zero, .infinity, ProposedViewSize(width: 50, height: nil)] {
        let dimensions = subview.dimensions(in: proposal)
        XCTAssertGreaterThanOrEqual(dimensions.width, 0)
        XCTAssertFalse(dimensions[HorizontalAlignment.leading].isNaN)
      }
      XCTAssertEqual(subview.spacing, subview.spacing)
      XCTAssertLessThanOrEqual(subview.priority, 1)
      subview.place(at: .zero, anchor: .center, proposal: .unspecified)
    }
    kept.subviews = []
  }
}
