import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

@MainActor
final class ScrollPositionTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var ids = Array(0..<40)
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var kind: Kind
    init(_ kind: Kind) { self.kind = kind }
  }

  fileprivate enum Kind: CaseIterable {
    case eager, lazy, grid
  }

  private struct Column: View {
    @Bindable var model: Model
    var body: some View {
      let rows = ForEach(model.ids, id: \.self) { Text("\($0)").frame(height: 20) }
      switch model.kind {
      case .eager: VStack(spacing: 0) { rows }.scrollTargetLayout()
      case .lazy: LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      case .grid: LazyVGrid(columns: [GridItem()], spacing: 0) { rows }.scrollTargetLayout()
      }
    }
  }

  private struct ByID: View {
    @Bindable var model: Model
    var anchor: UnitPoint?
    var body: some View {
      ScrollView { Column(model: model) }.scrollPosition(id: $model.id, anchor: anchor)
    }
  }

  private struct ByPosition: View {
    @Bindable var model: Model
    var body: some View { ScrollView { Column(model: model) }.scrollPosition($model.position) }
  }

  func testAnIdentityIsScrolledToAndFollows() {
    for kind in Kind.allCases {
      let model = Model(kind)
      let screen = show(ByID(model: model, anchor: .top), width: 100, height: 100)
      XCTAssertNil(model.id, "nobody has scrolled")
      model.id = 12
      screen.settle()
      XCTAssertEqual(screen.scroll.contentOffset.y, 240, "\(kind)")
      screen.scroll(by: 55)
      XCTAssertEqual(model.id, 15, "\(kind): it is nearer to the top than 14")
      screen.scroll(by: -10)
      XCTAssertEqual(model.id, 14, "\(kind)")
      XCTAssertEqual(screen.scroll.contentOffset.y, 285, "\(kind): what it writes moves nothing")
      model.id = 39
      screen.settle()
      XCTAssertEqual(screen.scroll.contentOffset.y, 700, "\(kind)")
      XCTAssertEqual(model.id, 39, "\(kind): although 35 is at the top")
      model.id = 1_000
      screen.settle()
      XCTAssertEqual(screen.scroll.contentOffset.y, 700, "\(kind)")
    }
  }

  func testWithoutAnAnchorTheFirstVisibleCounts() {
    let model = Model(.eager)
    let screen = show(ByID(model: model), width: 100, height: 100)
    screen.scroll(by: 50)
    XCTAssertEqual(model.id, 2)
    model.id = 9
    screen.settle()
    XCTAssertEqual(screen.scroll.contentOffset.y, 100, "as little as needed")
  }

  func testTheFirstPosition() {
    for kind in Kind.allCases {
      let model = Model(kind)
      model.id = 30
      XCTAssertEqual(
        show(ByID(model: model, anchor: .top), width: 100, height: 100).scroll.contentOffset.y, 600, "\(kind)")
    }
  }

  /// Rows that are inserted before the one that is shown do not move it.
  func testRowsInsertedBefore() {
    for kind in Kind.allCases {
      let model = Model(kind)
      let screen = show(ByID(model: model, anchor: .top), width: 100, height: 100)
      model.id = 12
      screen.settle()
      model.ids.insert(contentsOf: 100..<105, at: 0)
      screen.settle()
      XCTAssertEqual(screen.frame("12")?.minY, 0, "\(kind)")
      screen.scroll(by: 40)
      model.ids.removeFirst(3)
      screen.settle()
      XCTAssertEqual(screen.frame("14")?.minY, 0, "\(kind)")
      XCTAssertEqual(model.id, 14)
    }
  }

  func testAPosition() {
    for kind in Kind.allCases {
      let model = Model(kind)
      let screen = show(ByPosition(model: model), width: 100, height: 100)
      func state() -> String {
        let position = model.position
        return
          "\(screen.scroll.contentOffset.y) \(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1) "
          + "\(position.edge.map { "\($0)" } ?? "-") \(position.point?.y ?? position.y ?? -1)"
      }
      XCTAssertEqual(state(), "0.0 false -1 - -1.0", "\(kind)")
      model.position.scrollTo(id: 12, anchor: .top)
      screen.settle()
      XCTAssertEqual(state(), "240.0 false 12 - -1.0", "\(kind)")
      model.position.scrollTo(edge: .bottom)
      screen.settle()
      XCTAssertEqual(state(), "700.0 false -1 bottom -1.0", "\(kind)")
      model.ids.append(40)
      screen.settle()
      XCTAssertEqual(state(), "720.0 false -1 bottom -1.0", "\(kind): it stays at the edge")
      screen.scroll(by: -100)
      XCTAssertEqual(state(), "620.0 true 31 - -1.0", "\(kind)")
      model.position.scrollTo(y: 50)
      screen.settle()
      XCTAssertEqual(state(), "50.0 false -1 - 50.0", "\(kind)")
      screen.scroll(by: 10)
      model.position.scrollTo(y: 50)
      screen.settle()
      XCTAssertEqual(state(), "50.0 false -1 - 50.0", "\(kind): the same once more")
      model.position.scrollTo(point: CGPoint(x: 5, y: 10_000))
      screen.settle()
      XCTAssertEqual(state(), "720.0 false -1 - 10000.0", "\(kind)")
      model.position.scrollTo(edge: .top)
      screen.settle()
      XCTAssertEqual(state(), "0.0 false -1 top -1.0", "\(kind)")
    }
  }

  func testItIsAnimated() {
    let model = Model(.eager)
    let screen = show(ByPosition(model: model), width: 100, height: 100)
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(id: 10, anchor: .top) }
    screen.settle()
    XCTAssertEqual(screen.scroll.contentOffset.y, 0)
    screen.pass(0.5)
    XCTAssertEqual(screen.scroll.contentOffset.y, 100, accuracy: 0.001)
    screen.pass(0.6)
    XCTAssertEqual(screen.scroll.contentOffset.y, 200)
    withAnimation(.linear(duration: 1)) { model.position.scrollTo(edge: .bottom) }
    screen.settle()
    screen.pass(0.5)
    screen.scroll(by: 10)
    XCTAssertTrue(model.position.isPositionedByUser, "a finger stops it")
    XCTAssertEqual(screen.scroll.contentOffset.y, 460, accuracy: 0.001)
    screen.pass(1)
    XCTAssertEqual(screen.scroll.contentOffset.y, 460, accuracy: 0.001)
  }

  func testValues() {
    XCTAssertEqual(ScrollPosition(edge: .top).edge, .top)
    XCTAssertEqual(ScrollPosition(point: CGPoint(x: 1, y: 2)).point, CGPoint(x: 1, y: 2))
    XCTAssertEqual(ScrollPosition(x: 3).x, 3)
    XCTAssertNil(ScrollPosition(x: 3).point)
    XCTAssertEqual(ScrollPosition(x: 3, y: 4).y, 4)
    XCTAssertEqual(ScrollPosition(id: "a").viewID as? String, "a")
    XCTAssertEqual(ScrollPosition(id: "a"), ScrollPosition(id: "a"))
    var position = ScrollPosition(id: "a")
    position.scrollTo(id: "a")
    XCTAssertNotEqual(position, ScrollPosition(id: "a"), "it asks again")
  }
}
