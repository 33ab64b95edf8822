import HostTree
import ViewKernel
import XCTest

@MainActor
final class ViewBodiesTests: HostTestCase {
  private struct Row: View {
    var number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Framed: ViewModifier {
    var width: CGFloat
    func body(content: Content) -> some View { content.padding(width) }
  }

  private struct Page: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Row(number: count).modifier(Framed(width: CGFloat(count)))
        Row(number: 7)
        Toggle("Library", isOn: .constant(true))
      }
    }
  }

  func testBodiesOfOnesOwnViewsAndModifiersAreCollected() {
    var screen: Screen<Page>?
    let all = ViewBodies.collect { screen = show(Page()) }
    XCTAssertEqual(all.map { "\($0)" }, ["Page", "Framed", "Row", "Row"])
    let changed = ViewBodies.collect { screen?.tap("Add") }
    XCTAssertEqual(changed.map { "\($0)" }, ["Page", "Framed", "Row"])
    XCTAssertTrue(ViewBodies.collect { screen?.settle() }.isEmpty)
  }

  func testAnInnerCollectionIsAPartOfTheOuter() {
    let screen = show(Page())
    var inner: [Any.Type] = []
    let outer = ViewBodies.collect {
      screen.tap("Add")
      inner = ViewBodies.collect { screen.tap("Add") }
    }
    XCTAssertEqual(inner.count, 3)
    XCTAssertEqual(outer.count, 6)
  }

  func testAnActionThatThrowsEndsTheCollection() {
    struct Stop: Error {}
    XCTAssertThrowsError(try ViewBodies.collect { throw Stop() })
    XCTAssertTrue(ViewBodies.collect {}.isEmpty)
  }
}
