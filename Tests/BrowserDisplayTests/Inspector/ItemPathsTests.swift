import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Paths of items lead to the same items in another window over the same views.
@MainActor
final class ItemPathsTests: HostTestCase {
  private struct Row: View {
    let name: String
    var body: some View { Text(name).padding() }
  }

  private struct Page: View {
    var count = 3
    var body: some View {
      VStack {
        Text("Above")
        ForEach(0..<count, id: \.self) { Row(name: "Row \($0)") }
      }
    }
  }

  private func ask(_ question: String, _ inspector: WindowInspector) throws -> InspectAnswer {
    let text = "{\"request\":1,\"ask\":\(question)}"
    return inspector.answer(try JSONDecoder().decode(InspectRequest.self, from: Data(text.utf8)))
  }

  private func inspector(_ view: some View) -> WindowInspector {
    WindowInspector(show(view, width: 320, height: 480).window)
  }

  /// Each row as it is printed, with its number.
  private func rows(_ inspector: WindowInspector, isMine: Bool) throws -> [(id: Int, text: String)] {
    try ask("\"tree\",\"mine\":\(isMine)", inspector).rows?.map { ($0.id, "\($0.name) \($0.text ?? "")") } ?? []
  }

  func testEachItemOfBothTreesIsFoundAgain() throws {
    let (first, second) = (inspector(Page()), inspector(Page()))
    defer { [first, second].forEach { $0.close() } }
    // Other numbers than in the first.
    _ = try rows(second, isMine: false).reversed()
    for isMine in [true, false] {
      let known = try rows(first, isMine: isMine)
      XCTAssertGreaterThan(known.count, 7)
      let places = try XCTUnwrap(try ask("\"places\",\"ids\":\(known.map(\.id))", first).places)
      XCTAssertFalse(places.contains(""))
      let list = String(decoding: try JSONEncoder().encode(places), as: UTF8.self)
      let ids = try XCTUnwrap(try ask("\"places\",\"places\":\(list)", second).ids)
      let found = Dictionary(uniqueKeysWithValues: try rows(second, isMine: isMine).map { ($0.id, $0.text) })
      XCTAssertEqual(ids.map { found[$0] ?? "gone" }, known.map(\.text))
    }
  }

  func testPathsNameTypesAndAreIgnoredWhereNothingFits() throws {
    let first = inspector(Page())
    defer { first.close() }
    let row = try XCTUnwrap(try rows(first, isMine: true).last { $0.text.hasPrefix("Row") })
    let places = try XCTUnwrap(try ask("\"places\",\"ids\":[\(row.id),999]", first).places)
    XCTAssertEqual(places, ["views/Page 0/HostStackView 0/Row 2", ""])
    let second = inspector(Page(count: 2))
    defer { second.close() }
    let question = "\"places\",\"places\":[\"\(places[0])\",\"\",\"views\",\"trees/A 0\",\"views/Page 0/Page 0\"]"
    let ids = try XCTUnwrap(try ask(question, second).ids)
    XCTAssertEqual(ids.map { $0 > 0 }, [false, false, true, false, false])
  }

  func testTooManyAreRefused() {
    let ids = (0...200).map { "\($0)" }.joined(separator: ",")
    XCTAssertNil(InputMessage("{\"type\":\"inspect\",\"request\":1,\"ask\":\"places\",\"ids\":[\(ids)]}"))
    let long = String(repeating: "a", count: 5_000)
    XCTAssertNil(InputMessage("{\"type\":\"inspect\",\"request\":1,\"ask\":\"places\",\"places\":[\"\(long)\"]}"))
  }
}
