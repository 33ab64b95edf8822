import PreviewExpansions
import XCTest

final class PropertyTests: XCTestCase {
  /// The parts of the declaration at the beginning of a source, by their names; the rest of the source last.
  private func parts(_ source: String) -> [String] {
    let list = TokenList(source)
    let property = Property(in: list, at: 0, upTo: list.count)
    var parts = property.attributes.map { "@\($0.name)" } + property.modifiers.map(String.init)
    parts.append("\(list.text(property.introducer)) \(property.name.map { list.text($0) } ?? "-")")
    if let type = property.type { parts.append(": \(list.text(type))") }
    if let value = property.value { parts.append("= \(list.text(value))") }
    if property.accessors != nil { parts.append("{}") }
    if property.comma != nil { parts.append(",") }
    return parts + [String(list.text(property.end..<list.count))]
  }

  func testTheParts() {
    for (source, expected) in [
      ("var a", ["var a", ""]), ("let a: Int", ["let a", ": Int", ""]), ("var a = 1", ["var a", "= 1", ""]),
      ("@State private var a: [Int] = []\nb", ["@State", "private", "var a", ": [Int]", "= []", "b"]),
      ("private(set) static var a = 1", ["private", "static", "var a", "= 1", ""]),
      ("var a: Int { 1 }\nb", ["var a", ": Int", "{}", "b"]),
      ("var a = 1 { didSet {} }", ["var a", "= 1", "{}", ""]),
      ("var a = 1 { set(new) {} }", ["var a", "= 1", "{}", ""]),
      ("var a = f { set.insert(1) }", ["var a", "= f { set.insert(1) }", ""]),
      ("var a = 1, b: Int\nc", ["var a", "= 1", ",", "c"]),
      ("var a = A<B, C>()", ["var a", "= A<B, C>()", ""]),
      ("var (a, b) = c", ["var -", "= c", ""]),
      ("var a: (B) -> C = d", ["var a", ": (B) -> C", "= d", ""]),
    ] { XCTAssertEqual(parts(source), expected, source) }
  }

  func testWhatIsNoProperty() {
    XCTAssertEqual(parts("func f() {}"), ["func -", "f() {}"])
    XCTAssertEqual(parts("@A"), ["@A", " -", ""])
    XCTAssertEqual(parts(""), [" -", ""])
    XCTAssertEqual(parts("var"), ["var -", ""])
  }

  func testItEndsAtTheLimit() {
    let list = TokenList("{ var a = b } c")
    XCTAssertEqual(Property(in: list, at: 1, upTo: list.closing(0)).end, list.closing(0))
    XCTAssertEqual(Property(in: list, at: 1, upTo: 3).end, 3)
  }
}
