import Foundation
import HostTree
import ViewKernel
import XCTest

/// What is known of SwiftUI's layout in numbers, each as a view that anybody could write.
@MainActor
final class LayoutFactsTests: HostTestCase {
  private let everywhere = CGSize(width: 300, height: 200)

  /// A view that notes what it is offered, and takes it (or its ideal 10 points) within limits.
  private struct Probe: HostViewRepresentable {
    let log: EventLog
    let name: String
    var most = CGFloat.infinity
    func makeHostView(context: Context) -> HostColorView { HostColorView() }
    func updateHostView(_ host: HostColorView, context: Context) { host.backgroundColor = .red }
    func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostColorView, context: Context) -> CGSize? {
      func text(_ length: CGFloat?) -> String { length.map { "\(Int($0.isFinite ? $0 : 9999))" } ?? "nil" }
      log.add("\(name) \(text(proposal.width)) x \(text(proposal.height))")
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(width: min(size.width, most), height: min(size.height, most))
    }
  }

  // MARK: Who decides

  func testAParentThatOffersLessStillGetsTheChildsSize() {
    XCTAssertEqual(
      show(Color.red.frame(width: 80, height: 60).frame(width: 20, height: 10), width: 20, height: 10).colorFrames,
      [CGRect(-30, -25, 80, 60)])
    XCTAssertEqual(size(of: Color.red.frame(width: 80, height: 60), in: CGSize(width: 20, height: 10)).width, 80)
  }

  func testEachChildIsAskedBeforeItIsPlaced() {
    let log = EventLog()
    _ = show(Probe(log: log, name: "a").padding(10).frame(width: 100), width: 300, height: 50)
    XCTAssertEqual(Set(log.take()), ["a 80 x 30"])
  }

  // MARK: Special proposals

  func testZeroAsksForTheLeastInfinityForTheMostAndNothingForTheIdealSize() {
    struct Sizes: Layout {
      let log: EventLog
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for child in subviews {
          let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { child.sizeThatFits($0) }
          let text = sizes.map { "\($0.width) x \($0.height)" }.joined(separator: ", ")
          MainActor.assumeIsolated { log.add(text) }
        }
      }
    }
    let log = EventLog()
    _ = show(
      Sizes(log: log) {
        Color.red
        Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 60, minHeight: 1, idealHeight: 2, maxHeight: 3)
        Color.red.frame(width: 30, height: 5)
        Color.red.frame(width: 30, height: 5).padding(2)
        Spacer(minLength: 4)
      })
    XCTAssertEqual(
      log.take(),
      [
        "0.0 x 0.0, 10.0 x 10.0, inf x inf", "20.0 x 1.0, 40.0 x 2.0, 60.0 x 3.0", "30.0 x 5.0, 30.0 x 5.0, 30.0 x 5.0",
        "34.0 x 9.0, 34.0 x 9.0, 34.0 x 9.0", "4.0 x 4.0, 4.0 x 4.0, inf x inf",
      ])
  }

  func testAShapesIdealSizeIsTenPoints() {
    XCTAssertEqual(size(of: Color.red.fixedSize(), in: everywhere), CGSize(width: 10, height: 10))
  }

  func testAnIdealLengthCountsOnlyWhereNothingIsOffered() {
    let view = Color.red.frame(idealWidth: 100, idealHeight: 40)
    XCTAssertEqual(size(of: view.fixedSize(), in: everywhere), CGSize(width: 100, height: 40))
    XCTAssertEqual(size(of: view, in: everywhere), everywhere)
  }

  // MARK: Flexible frames

  func testFlexibleFrames() {
    let text = size(of: Text("Words").fixedSize(), in: everywhere).width
    XCTAssertEqual(size(of: Text("Words").frame(minWidth: 0, maxWidth: .infinity), in: everywhere).width, 300)
    XCTAssertEqual(
      size(of: Text("Words").frame(minWidth: 0, maxWidth: .infinity), in: CGSize(width: 20, height: 100)).width, 20)
    XCTAssertEqual(size(of: Text("Words").fixedSize().frame(maxWidth: .infinity), in: everywhere).width, 300)
    XCTAssertEqual(
      size(of: Text("Words").fixedSize().frame(maxWidth: .infinity), in: CGSize(width: 20, height: 100)).width, text)
    XCTAssertEqual(size(of: Text("Words").frame(minWidth: 150), in: everywhere).width, 150)
  }

  func testTheProposalIsBroughtWithinTheLimitsToo() {
    let log = EventLog()
    _ = size(of: Probe(log: log, name: "a").frame(minWidth: 50, maxWidth: 100), in: CGSize(width: 300, height: 20))
    _ = size(of: Probe(log: log, name: "b").frame(minWidth: 50), in: CGSize(width: 30, height: 20))
    XCTAssertEqual(Set(log.take()), ["a 100 x 20", "b 50 x 20"])
  }

  // MARK: Stacks

  func testChildrenAreAskedFromTheLeastFlexibleToTheMost() {
    let log = EventLog()
    _ = show(
      HStack(spacing: 0) {
        Probe(log: log, name: "a")
        Probe(log: log, name: "b", most: 20)
        Probe(log: log, name: "c", most: 60)
      }, width: 90, height: 10)
    var asked: [String] = []
    for event in log.take() where !event.contains(" 0 x") && !event.contains("9999") && !asked.contains(event) {
      asked.append(event)
    }
    XCTAssertEqual(asked, ["b 30 x 10", "c 35 x 10", "a 35 x 10"])
  }

  func testAHigherPriorityIsOfferedAllThatTheOthersCanSpare() {
    let text = size(of: Text("A longer text").fixedSize(), in: everywhere).width
    let screen = show(
      HStack(spacing: 0) {
        Text("A longer text").layoutPriority(1)
        Text("Another one that must yield")
      }, width: 150, height: 100)
    XCTAssertEqual(screen.frame("A longer text")?.width, text)
    let wide = show(
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 30).layoutPriority(1)
      }, width: 150, height: 10)
    XCTAssertEqual(wide.colorFrames.map(\.width), [0, 150])
  }

  func testTheSizeOfPilesAndOfOverlays() {
    let badge = Color.red.frame(width: 30, height: 30)
      .alignmentGuide(VerticalAlignment.top) { $0.height / 2 }.alignmentGuide(HorizontalAlignment.trailing) {
        $0.width / 2
      }
    let button = Color.blue.frame(width: 150, height: 50)
    XCTAssertEqual(
      size(
        of: ZStack(alignment: .topTrailing) {
          button; badge
        }, in: everywhere), CGSize(width: 165, height: 65))
    XCTAssertEqual(
      size(of: button.overlay(badge, alignment: .topTrailing), in: everywhere), CGSize(width: 150, height: 50))
  }

  func testASecondaryViewHasThePrimarysSizeAndChangesNothing() {
    XCTAssertEqual(
      show(
        Color.red.frame(width: 50, height: 20).overlay(Color.blue).border(Color.green, width: 4), width: 50, height: 20
      )
      .colorFrames, [CGRect(0, 0, 50, 20), CGRect(0, 0, 50, 20)])
  }

  func testPaddingIsSixteenPoints() {
    XCTAssertEqual(size(of: Color.red.frame(width: 10, height: 10).padding(), in: .zero), CGSize(width: 42, height: 42))
  }

  // MARK: Readers and scroll views

  func testAScrollViewOffersNothingAlongItsAxis() {
    let screen = show(ScrollView { Color.red }, width: 200, height: 300)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 200, 10)])
    XCTAssertEqual(screen.hosts(of: HostScrollView.self).map(\.frame), [CGRect(0, 0, 200, 300)])
    let narrow = ScrollView { Color.red.frame(width: 40, height: 10) }
    XCTAssertEqual(size(of: narrow, in: everywhere), CGSize(width: 40, height: 200), "as wide as its content")
  }

  func testAGeometryReaderTakesAllThatIsOffered() {
    XCTAssertEqual(size(of: GeometryReader { _ in Text("a") }, in: everywhere), everywhere)
    XCTAssertEqual(
      size(of: GeometryReader { _ in Text("a") }.fixedSize(), in: everywhere), CGSize(width: 10, height: 10))
  }

  // MARK: Guides

  private enum ThirdID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
  private static let third = VerticalAlignment(ThirdID.self)

  func testAGuideOfOnesOwnReachesThroughContainers() {
    let row = HStack(alignment: LayoutFactsTests.third, spacing: 0) {
      Color.red.frame(width: 10, height: 30)
      VStack(spacing: 0) {
        Color.green.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 20).alignmentGuide(LayoutFactsTests.third) { $0[.bottom] - 5 }
      }
      .padding(.top, 10)
    }
    // The guide of the column is the blue view's, at 10 + 20 + 15.
    XCTAssertEqual(show(row, width: 20, height: 65).colorFrames.map(\.minY), [35, 10, 30])
  }

  func testAGuideMayReferToOthers() {
    let row = HStack(alignment: .center, spacing: 0) {
      Color.red.frame(width: 10, height: 30)
      Color.blue.frame(width: 10, height: 10).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
    }
    XCTAssertEqual(show(row, width: 20, height: 30).colorFrames.map(\.minY), [0, 5])
  }

  func testAnExplicitGuideIsToldFromADefaultOne() {
    let log = EventLog()
    _ = show(
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 30).alignmentGuide(VerticalAlignment.bottom) { _ in 7 }
          .alignmentGuide(VerticalAlignment.top) { dimensions in
            log.add("\(dimensions[explicit: .bottom] ?? -1) \(dimensions[explicit: VerticalAlignment.center] ?? -1)")
            return 0
          }
      })
    XCTAssertEqual(Set(log.take()), ["7.0 -1.0"])
  }

  func testCompositeViewsChangeNothing() {
    struct Wrapper: View { var body: some View { Color.red.frame(width: 20, height: 10) } }
    XCTAssertEqual(
      show(
        VStack(spacing: 0) {
          Wrapper(); Wrapper()
        }, width: 20, height: 20
      ).colorFrames,
      [CGRect(0, 0, 20, 10), CGRect(0, 10, 20, 10)])
  }
}
