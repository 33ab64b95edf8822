import Foundation
import HostTree
import ViewKernel
import XCTest

/// What a builder closure makes, and how its type is printed.
@MainActor
final class ViewBuilderTests: HostTestCase {
  private func type<V: View>(@ViewBuilder of content: () -> V) -> String { "\(V.self)" }

  func testTypesAreThoseOfSwiftUI() {
    let flag = true
    let number = 2
    let text: String? = "x"
    XCTAssertEqual(type {}, "EmptyView")
    XCTAssertEqual(type { Text("a") }, "Text")
    XCTAssertEqual(
      type {
        Text("a"); Spacer()
      }, "TupleView<(Text, Spacer)>")
    XCTAssertEqual(type { if flag { Text("a") } }, "Optional<Text>")
    XCTAssertEqual(type { if let text { Text(text) } }, "Optional<Text>")
    XCTAssertEqual(type { if flag { Text("a") } else { Spacer() } }, "_ConditionalContent<Text, Spacer>")
    XCTAssertEqual(
      type {
        switch number {
        case 0: Text("a")
        case 1: Spacer()
        default: Divider()
        }
      }, "_ConditionalContent<_ConditionalContent<Text, Spacer>, Divider>")
    XCTAssertEqual(
      type {
        VStack {
          Text("a"); Text("b")
        }
      }, "VStack<TupleView<(Text, Text)>>")
    XCTAssertEqual(type { VStack { Text("a") } }, "VStack<Text>")
    XCTAssertEqual(type { Group { Text("a") } }, "Group<Text>")
    XCTAssertEqual(type { HStack { ForEach(0..<3) { Text("\($0)") } } }, "HStack<ForEach<Range<Int>, Int, Text>>")
    XCTAssertEqual(type { if #available(macOS 10, *) { Text("a") } }, "Optional<AnyView>")
    XCTAssertEqual(type { Text("a").id(1) }, "IDView<Text, Int>")
    XCTAssertEqual(type { Button("a") {} }, "Button<Text>")
  }

  func testViewsStandInTheOrderInWhichTheyAreWritten() {
    XCTAssertEqual(show(VStack {}).shape, "Stack")
    let twelve = VStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
      Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
    }
    XCTAssertEqual(show(twelve).texts, (1...12).map { "\($0)" })
    let tuple = TupleView((Text("a"), TupleView((Text("b"), EmptyView(), Text("c")))))
    XCTAssertEqual(show(tuple).texts, ["a", "b", "c"])
  }

  func testConditionsChooseWhatIsThere() {
    enum Content { case text(String), number(Int), nothing }
    let setting = Setting(Content.nothing)
    let screen = show(
      Showing(setting) { content in
        HStack {
          if case .text(let text) = content { Text(text) }
          switch content {
          case .text(let text): Text("text \(text)")
          case .number(let number) where number > 5: Text("many")
          case .number(let number): ForEach(0..<number) { Text("\($0)") }
          case .nothing: EmptyView()
          }
          if #available(macOS 10, *) { Text("|") }
        }
      })
    var seen = [screen.texts]
    for content in [.text("a"), .number(2), .number(9), .text("b"), .nothing] as [Content] {
      setting.value = content
      screen.settle()
      seen.append(screen.texts)
    }
    XCTAssertEqual(
      seen, [["|"], ["a", "text a", "|"], ["0", "1", "|"], ["many", "|"], ["b", "text b", "|"], ["|"]])
  }
}
