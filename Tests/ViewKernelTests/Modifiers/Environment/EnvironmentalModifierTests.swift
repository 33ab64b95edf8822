import HostTree
import ViewKernel
import XCTest

@MainActor
final class EnvironmentalModifierTests: HostTestCase {
  /// As wide as the type size says, with a count of its own.
  private struct Sized: EnvironmentalModifier {
    let name: String
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Counting(name: name, width: environment.dynamicTypeSize == .large ? 100 : 200)
    }
  }

  private struct Counting: ViewModifier {
    let name: String
    let width: CGFloat
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Button("\(name) \(count)") { count += 1 }
      }.frame(width: width)
    }
  }

  private struct Twice: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier { Both() }
    struct Both: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
  }

  private struct Page: View {
    @State private var size = DynamicTypeSize.large
    @State private var name = "a"
    var body: some View {
      VStack {
        Text("text").modifier(Sized(name: name)).dynamicTypeSize(size)
        Button("large") { size = .xxxLarge }
        Button("rename") { name = "b" }
      }
    }
  }

  func testItIsResolvedAgainAndKeepsItsState() {
    let screen = show(Page(), width: 320, height: 200)
    func shown() -> String {
      let frame = screen.hosts(of: HostFrameView.self)[0].frame.width
      return "\(frame) " + screen.texts.joined(separator: " ")
    }
    XCTAssertEqual(shown(), "100.0 text a 0 large rename")
    screen.tap("a 0")
    XCTAssertEqual(shown(), "100.0 text a 1 large rename")
    screen.tap("large")
    XCTAssertEqual(shown(), "200.0 text a 1 large rename")
    screen.tap("rename")
    XCTAssertEqual(shown(), "200.0 text b 1 large rename")
  }

  func testTheBodyRunsForWhatItReads() {
    let screen = show(Page(), width: 320, height: 200)
    assertBodies(of: screen, ran: ["Page", "Counting"]) { screen.tap("large") }
    assertBodies(of: screen, ran: ["Counting"]) { screen.tap("a 0") }
  }

  func testRowsOfWhatItResolvesTo() {
    let screen = show(List { Text("a").modifier(Twice()) }, width: 320, height: 200)
    XCTAssertEqual(screen.hosts(of: HostTableViewCell.self).count, 2)
    XCTAssertEqual(RowCount.of(ModifiedContent<Text, Twice>.self), 2)
    XCTAssertEqual(RowCount.of(ModifiedContent<Text, Sized>.self), 1)
  }
}
