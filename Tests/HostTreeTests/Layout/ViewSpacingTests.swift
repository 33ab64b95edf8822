import Foundation
import HostTree
import XCTest

/// How far neighbours are apart.
@MainActor
final class ViewSpacingTests: HostTreeTestCase {
  /// Wants a distance on each side.
  private struct Spaced: Layout {
    var own: ViewSpacing
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { own }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  func testTheUsualDistanceCountsUnlessSomebodyWantsAnother() {
    XCTAssertEqual(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), 8)
    XCTAssertEqual(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical), 0)
    XCTAssertEqual(ViewSpacing().distance(to: .zero, along: .vertical), 0)
  }

  func testAUnionWantsTheLargerDistance() {
    let union = ViewSpacing.zero.union(ViewSpacing(), edges: .leading)
    XCTAssertEqual(ViewSpacing().distance(to: union, along: .horizontal), 8)
    XCTAssertEqual(union.distance(to: ViewSpacing(), along: .horizontal), 0)
    XCTAssertEqual(ViewSpacing().distance(to: union, along: .vertical), 0)
    var all = ViewSpacing.zero
    all.formUnion(ViewSpacing())
    XCTAssertEqual(all, ViewSpacing())
    XCTAssertEqual(ViewSpacing.zero.union(.zero), .zero)
  }

  func testAStackPutsNeighboursAsFarApartAsTheyWant() {
    let row = HostStackView(axis: .horizontal).with(
      LeafStub(10, 10), HostLayoutView(Spaced(own: .zero)), LeafStub(10, 10), LeafStub(10, 10),
      HostSpacer(minLength: 0), LeafStub(10, 10))
    XCTAssertEqual(
      framesOfSubviews(of: row, in: CGSize(width: 58, height: 10)).map(\.minX), [0, 10, 20, 38, 48, 48])
  }

  func testALayoutWantsWhatItsChildrenWant() {
    func row(_ children: HostView...) -> [CGFloat] {
      let layout = HostLayoutView(ZStackLayout())
      for child in children { layout.addSubview(child) }
      let row = HostStackView(axis: .horizontal).with(LeafStub(10, 10), layout)
      return framesOfSubviews(of: row, in: CGSize(width: 100, height: 10)).map(\.minX)
    }
    XCTAssertEqual(row(HostSpacer(minLength: 0)), [0, 10])
    XCTAssertEqual(row(HostSpacer(minLength: 0), LeafStub(1, 1)), [0, 18])
    XCTAssertEqual(row(), [0, 18])
  }

  func testAGivenSpacingCountsBeforeAll() {
    let row = HostStackView(axis: .horizontal, spacing: 3).with(
      LeafStub(10, 10), HostLayoutView(Spaced(own: .zero)), LeafStub(10, 10))
    XCTAssertEqual(framesOfSubviews(of: row, in: CGSize(width: 36, height: 10)).map(\.minX), [0, 13, 26])
  }
}
