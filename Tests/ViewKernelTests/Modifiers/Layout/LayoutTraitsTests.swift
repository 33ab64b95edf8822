import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class LayoutTraitsTests: HostTestCase {
  func testAHigherPriorityIsServedFirst() {
    let texts = ("a rather long text", "another rather long text")
    let screen = show(
      HStack(spacing: 0) {
        Text(verbatim: texts.0).lineLimit(1)
        Text(verbatim: texts.1).lineLimit(1).layoutPriority(1)
      }
      .frame(width: 200), width: 300, height: 100)
    let ideal = HostLabel()
    ideal.text = texts.1
    XCTAssertEqual(screen.frame(texts.1)?.width, ideal.sizeThatFits(.unspecified).width)
  }

  /// The example in Apple's documentation of `alignmentGuide`, in numbers.
  func testAGuideMovesAViewAgainstTheOthers() {
    let screen = show(
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("A")
        Color.blue.frame(width: 100, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          .accessibilityIdentifier("B")
      }, width: 200, height: 100)
    XCTAssertEqual(screen.frame("A")?.minX, 0)
    XCTAssertEqual(screen.frame("B")?.minX, 100)
  }

  func testAGuideMayDependOnTheViewsOwnSize() {
    let screen = show(
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).accessibilityIdentifier("A")
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.top) { $0.height - 40 }
          .accessibilityIdentifier("B")
      }, width: 100, height: 60)
    let a = screen.frame("A")?.minY ?? 0
    XCTAssertEqual(screen.frame("B")?.minY, a + 20)
  }

  // MARK: The order in which views are drawn

  func testAHigherIndexIsInFront() {
    let log = EventLog()
    func button(_ name: String) -> some View { Button(name) { log.add(name) } }
    let screen = show(
      ZStack {
        button("front").zIndex(1)
        button("middle")
        button("back").zIndex(-1).padding(1)
      })
    let stack = screen.hosts(of: HostZStackView.self)[0]
    XCTAssertEqual(
      stack.subviews.map(\.shape),
      ["Button[Label \"front\"]", "Button[Label \"middle\"]", "Padding[Button[Label \"back\"]]"])
    XCTAssertEqual(
      stack.subviewsInDrawingOrder.map(\.shape),
      ["Padding[Button[Label \"back\"]]", "Button[Label \"middle\"]", "Button[Label \"front\"]"])
    screen.window.tap(at: CGPoint(x: 100, y: 100))
    XCTAssertEqual(log.take(), ["front"])
  }

  func testAnIndexChangesNothingOfLayoutAndIsPrinted() {
    assertShows(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).zIndex(2.5)
        Color.blue.frame(width: 10, height: 10)
      },
      """
      HostStackView (40, 45, 20 x 10) axis=horizontal spacing=0
      ├─ HostFrameView (0, 0, 10 x 10) zIndex=2.5 width=10 height=10
      │  └─ HostColorView (0, 0, 10 x 10) background=red
      └─ HostFrameView (10, 0, 10 x 10) width=10 height=10
         └─ HostColorView (0, 0, 10 x 10) background=blue
      """)
  }

  func testAnIndexMayChange() {
    let log = EventLog()
    func stack(_ index: Double) -> some View {
      ZStack {
        Button("first") { log.add("first") }.zIndex(index)
        Button("second") { log.add("second") }
      }
    }
    let screen = show(stack(0))
    for index in [0, 1, -1, .nan, 3] {
      screen.view = stack(index)
      screen.window.tap(at: CGPoint(x: 100, y: 100))
    }
    XCTAssertEqual(log.take(), ["second", "first", "second", "second", "first"])
    XCTAssertEqual(takeSentences(), ["A z index is nan; it counts as 0. Give it a finite number."])
  }

  func testAGuideInTheMiddleOfWhatIsAskedForAnInfiniteSize() {
    // The stacks ask for the largest size; the guide is infinite then, which is no mistake of the program's.
    let screen = show(
      VStack {
        HStack(alignment: .top) {
          Color.red.alignmentGuide(.top) { $0.height / 2 }
          Color.blue.frame(width: 10, height: 10)
        }
        Color.green.frame(height: 20)
      }, width: 100, height: 120)
    XCTAssertEqual(takeSentences(), [])
    XCTAssertEqual(screen.colorFrames.count, 3)
  }

  // MARK: Values for a layout

  private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

  /// Shares the width by weight.
  private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let total = subviews.map { $0[Weight.self] }.reduce(0, +)
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Weight.self] / total
        subview.place(
          at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
        x += width
      }
    }
  }

  func testALayoutReadsValuesThroughModifiers() {
    func row(_ weight: Double) -> some View {
      Weighted()() {
        Color.red
        Color.blue.layoutValue(key: Weight.self, value: weight).padding(0).opacity(0.5)
        Color.green.layoutValue(key: Weight.self, value: 2)
      }
    }
    let screen = show(row(3), width: 60, height: 10)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 10, 10), CGRect(10, 0, 30, 10), CGRect(40, 0, 20, 10)])
    screen.view = row(1)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 15, 10), CGRect(15, 0, 15, 10), CGRect(30, 0, 30, 10)])
  }
}
