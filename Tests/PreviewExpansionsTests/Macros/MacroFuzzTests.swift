import TestSupport
import XCTest

/// Declarations that are broken in every way: the plug-in answers, whatever they are.
final class MacroFuzzTests: XCTestCase {
  private let declarations = [
    "@Entry var accent: Color = .blue", "@Entry public var a: (Int, [String: Set<Int>]) -> Void = { _, _ in }",
    "@Entry var text = \"a \\(b(\"c\", #\"d \\#(e)\"#)) f\" // g",
    "@Wrapper<Int>(1) @Entry var `default`: Int? = nil { didSet {} }",
    "#Preview(\"Name\", traits: .fixedLayout(width: 1, height: 2), .portrait) { A { B(c: /d[/]e/) } }",
    "@available(iOS 17, *)\n#Preview(body: {\n  @Previewable @State var a = [1, 2].map { $0 }\n  .b\n  @Previewable var c: Int\n  A(a)\n})",
    "#Preview {\n  #if DEBUG\n  @Previewable @State var a = \"\"\"\n    \\(b) }\n    \"\"\"\n  #endif\n  /* { /* */ } */ if a { @Previewable var b }\n}",
  ]

  private let pieces = [
    "\"", "\"\"\"", "#", "##\"", "\\(", "(", ")", "{", "}", "[", "]", "<", ">", "->", "/", "/*", "*/", "//", "\n", "`",
    "@", ",",
    ":", "=", ";", ".", "?", "var", "@Previewable ", "@Entry ", "#Preview", "é", "\u{0}", "👩‍👩‍👧", " ",
  ]

  func testAnyDeclarationHasAnAnswer() throws {
    var random = Random(seed: 16)
    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    for _ in 0..<500 {
      var text = Array(declarations[number(below: declarations.count)])
      for _ in 0..<(1 + number(below: 6)) {
        let place = number(below: text.count + 1)
        switch number(below: 4) {
        case 0 where place < text.count: text.remove(at: place)
        case 1 where place < text.count:
          text.removeSubrange(place..<min(text.count, place + number(below: 12)))
        case 2: text = Array(text[..<place]) + text[..<number(below: text.count + 1)]
        default: text.insert(contentsOf: pieces[number(below: pieces.count)], at: place)
        }
      }
      let source = String(text)
      for context in ["extension EnvironmentValues {}", "extension FocusedValues {}", source] {
        _ = try Compiler.entry(source, in: context)
      }
      _ = try Compiler.preview(source)
      _ = try Compiler.previewable(source, in: [source])
    }
  }

  func testWhatIsNestedDeepOrVeryLongHasAnAnswer() throws {
    for piece in [
      "(", "{", "\"\\(", "<", "@Previewable ", "#Preview {", "a = 1, ", "/*", "[\"", "##", "@a.", "{}", "var a: ",
    ] {
      let source = "@Entry var a = " + String(repeating: piece, count: 5_000)
      _ = try Compiler.entry(source)
      _ = try Compiler.preview("#Preview { @Previewable @State var a = " + source)
      _ = try Compiler.preview("#Preview " + source)
    }
  }
}
