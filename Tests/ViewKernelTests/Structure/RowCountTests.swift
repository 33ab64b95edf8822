import ViewKernel
import XCTest

@MainActor
final class RowCountTests: HostTestCase {
  private func count<V: View>(@ViewBuilder _ view: () -> V) -> Int? { RowCount.of(V.self) }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  func testViewsThatMakeOneRow() {
    XCTAssertEqual(count { Text("a") }, 1)
    XCTAssertEqual(count { Counter("a").padding().onAppear {} }, 1)
    XCTAssertEqual(count { Group { Text("a") }.id(3) }, 1)
    XCTAssertEqual(count { VStack { ForEach(0..<3) { Text("\($0)") } } }, 1)
    XCTAssertEqual(count { Text("a").modifier(Framed()) }, 1)
    XCTAssertEqual(count { if Bool.random() { Text("a") } else { Counter("a") } }, 1)
    XCTAssertEqual(count { TabView { Text("a") }.padding() }, 1)
    XCTAssertEqual(count { NavigationStack { Text("a") } }, 1)
    XCTAssertEqual(count { NavigationView { Text("a") } }, 1)
    XCTAssertEqual(
      count {
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }
      }, 1)
  }

  func testViewsThatMakeSeveralOrNone() {
    XCTAssertEqual(count { EmptyView() }, 0)
    XCTAssertEqual(
      count {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }.padding()
      }, 3)
    XCTAssertEqual(count { Text("a").modifier(Twice()) }, 2)
  }

  func testViewsOfWhichTheTypeDoesNotTell() {
    XCTAssertNil(count { if Bool.random() { Text("a") } })
    XCTAssertNil(count { AnyView(Text("a")) })
    XCTAssertNil(count { ForEach(0..<2) { Text("\($0)") } })
    XCTAssertNil(count { Section { Text("a") } })
  }
}
