import HostTree
import ViewKernel
import XCTest

/// Lazy containers in rows, layouts and each other: they come to rest, and rows that were out of sight while their
/// content changed come back with it.
@MainActor
final class NestedRowsTests: HostTestCase {
  /// Asks its subviews for one size, and gives them another.
  private struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for subview in subviews {
        let size = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
        y += size.height
      }
    }
  }

  private let long = String(repeating: "long text ", count: 20)

  func testATableWithoutRowsThatGrowsByAnAnimationHasThem() {
    let count = Setting(4)
    let screen = show(
      Showing(count) { count in
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in
            List {
              Text("a")
              Text("b")
            }
          }
        }
      }, width: 200, height: 60)
    XCTAssertEqual(screen.texts, [])
    withAnimation { count.value = 1 }
    screen.settle()
    screen.pass(2)
    screen.assertShows("a")
  }

  func testALayoutThatPlacesWithAnotherProposalComesToRest() {
    XCTAssertFalse(
      show(
        Flow {
          LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(50))]) {
            Text("t")
            Text(long)
            Text("u")
          }
        }, width: 300, height: 400
      ).texts.isEmpty)
    XCTAssertFalse(
      show(
        Flow {
          LazyHStack {
            Text(long)
            GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minY))") }
            Text("u")
          }
        }, width: 300, height: 400
      ).texts.isEmpty)
  }

  func testARowThatWasVisibleOnTheWayOnlyGoes() {
    let screen = show(
      ScrollView { LazyVStack(spacing: 7) { Text("a") } }.rotationEffect(.degrees(90)), width: 320, height: 480)
    screen.window.frame.size.width = 200
    screen.hosting.frame = screen.window.bounds
    screen.assertAgreesWithFresh()
  }

  func testARowWhoseToolbarTakesItsRoomComesToRest() {
    struct Rows: View {
      var body: some View {
        ForEach(0..<6) { Text("\($0)").frame(height: 30) }
        Text("last").frame(height: 30).toolbar { ToolbarItem(placement: .bottomBar) { Button("bar") {} } }
        ForEach(7..<20) { Text("\($0)").frame(height: 30) }
      }
    }
    for height in stride(from: 250.0, through: 430, by: 10) {
      let list = show(NavigationStack { List { Rows() }.listStyle(.plain) }, width: 300, height: height)
      list.settle()
      let column = show(NavigationStack { ScrollView { LazyVStack { Rows() } } }, width: 300, height: height)
      column.settle()
      // The bar is there if and only if the row is.
      for texts in [list.texts, column.texts] { XCTAssertEqual(texts.contains("bar"), texts.contains("last")) }
    }
  }

  private struct Row: View {
    let number: Int
    let count: Int

    var body: some View {
      VStack {
        Text("row \(number)")
        LazyVStack { ForEach(0..<count, id: \.self) { Text("\(number)-\($0)") } }
        LazyHStack { ForEach(Array(0..<count), id: \.self) { Text("\(number)+\($0)") } }
      }
    }
  }

  /// As the group opens and closes, its rows pass the list's edge, where a toolbar takes the room that they need.
  func testADisclosureGroupAtTheEdgeOfAListComesToRest() {
    for height in stride(from: CGFloat(300), through: 420, by: 8) {
      let isOpen = Setting(false)
      let screen = show(
        Showing(isOpen) { isOpen in
          NavigationStack {
            List {
              ForEach(0..<5) { Text("row \($0)") }
              DisclosureGroup("more", isExpanded: .constant(isOpen)) {
                ForEach(0..<3) { number in
                  Text("inner \(number)").toolbar { ToolbarItem(placement: .bottomBar) { Button("bar \(number)") {} } }
                }
              }
            }
          }
        }, width: 320, height: height)
      for now in [true, false, true] {
        isOpen.value = now
        screen.settle()
        XCTAssertEqual(takeSentences(), [], "\(height)")
      }
      isOpen.value = false
      screen.settle()
      XCTAssertFalse(screen.texts.contains { $0.hasPrefix("inner") || $0.hasPrefix("bar") }, "\(height)")
      screen.close()
    }
  }

  func testARowThatLostRowsOfItsOwnWhileItWasOutOfSightComesBackWithoutThem() {
    let count = Setting(4)
    let screen = show(
      Showing(count) { count in
        ScrollView { LazyVStack { ForEach(0..<30) { Row(number: $0, count: count) } } }
      }, width: 300, height: 300)
    screen.scroll(by: 900)
    XCTAssertFalse(screen.texts.contains("row 0"))
    for now in [1, 3, 0] {
      count.value = now
      screen.settle()
      screen.scroll(by: -2_000)
      XCTAssertEqual(screen.texts.filter { $0.hasPrefix("0-") }, (0..<now).map { "0-\($0)" })
      XCTAssertEqual(screen.texts.filter { $0.hasPrefix("0+") }, (0..<now).map { "0+\($0)" })
      screen.scroll(by: 900)
    }
  }

  func testCellsOfAPlainListAreInItsBoundsFromTheFirstLayoutOn() {
    let screen = show(
      List {
        Section("header") { ForEach(0..<20) { Text("\($0)") } }
      }
      .listStyle(.plain), width: 300, height: 400)
    let cells = screen.hosts(of: HostTableViewCell.self)
    XCTAssertEqual(cells.count, 9)
    XCTAssertTrue(cells.allSatisfy { $0.frame.minY < 400 })
  }
}
