import XCTest

final class EntryMacroTests: XCTestCase {
  func testAnEntryHasAKeyAndAccessors() throws {
    XCTAssertEqual(
      try Compiler.entry("@Entry var accent: Color = .blue"),
      """
      {
        get { self[__Key_accent.self] }
        set { self[__Key_accent.self] = newValue }
      }
      private enum __Key_accent: MacroNames.EnvironmentKey {
        static var defaultValue: Color { return .blue }
      }
      """)
  }

  func testATypeThatIsNotWrittenIsFoundByTheCompiler() throws {
    XCTAssertEqual(
      try Compiler.entry("@Entry var limit = Swift.max(1, 2)"),
      """
      {
        get { self[__Key_limit.self] }
        set { self[__Key_limit.self] = newValue }
      }
      private enum __Key_limit: MacroNames.EnvironmentKey, MacroNames.EntryKey {
        static let entry = MacroNames.EntryDefault { return Swift.max(1, 2) }
      }
      """)
  }

  /// The key of an entry, on one line.
  private func key(of declaration: String, in context: String = "extension EnvironmentValues {}") throws -> String {
    let lines = try Compiler.entry(declaration, in: context).split(separator: "\n")
    return lines.drop { !$0.hasPrefix("private enum") }.map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  func testEachKindOfValuesHasItsKindOfKeys() throws {
    XCTAssertEqual(
      try key(of: "@Entry var a: Int = 1", in: "public extension MacroNames.Transaction {}"),
      "private enum __Key_a: MacroNames.TransactionKey { static var defaultValue: Int { return 1 } }")
    XCTAssertEqual(
      try key(of: "@Entry var a: Int = 1", in: "extension ContainerValues {}"),
      "private enum __Key_a: MacroNames.ContainerValueKey { static var defaultValue: Int { return 1 } }")
    XCTAssertEqual(
      try key(of: "@Entry var a: Binding<Int>?", in: "extension FocusedValues {}"),
      "private enum __Key_a: MacroNames.FocusedValueKey { typealias Value = Binding<Int> }")
    XCTAssertEqual(
      try key(of: "@Entry var a: Optional<[Int]> = nil", in: "extension FocusedValues {}"),
      "private enum __Key_a: MacroNames.FocusedValueKey { typealias Value = [Int] }")
  }

  func testTypesAndDefaultsEndWhereTheyEnd() throws {
    for (declaration, expected) in [
      ("@Entry var a: Int?", "Int? { return nil }"),
      ("@Entry public var a: [String: [Int]] = [:]", "[String: [Int]] { return [:] }"),
      ("@Entry var a: (Int, String) -> Void = { _, _ in }", "(Int, String) -> Void { return { _, _ in } }"),
      ("@Entry var a: Result<Int, any Error>? = nil", "Result<Int, any Error>? { return nil }"),
      ("@Entry var a: @Sendable () async throws -> Int = { 1 }", "@Sendable () async throws -> Int { return { 1 } }"),
      ("@Entry var a: A<B<C>> = A<B<C>>()", "A<B<C>> { return A<B<C>>() }"),
      ("@Entry var a: any P & Q = R { $0 } = {", "any P & Q { return R { $0 } = { }"),
      ("@Entry @available(iOS 18, *) nonisolated var a: Int = 1", "Int { return 1 }"),
      ("@Wrapper<Int>(1, x: \")\") @Entry var a: Int = 1", "Int { return 1 }"),
      (
        "/* a */ @Entry /// b\n  fileprivate(set) var a // c\n    : Int\n    = 1 // d\n    + 2 // e",
        "Int { return 1 // d + 2 }"
      ),
      (
        "@Entry var a: String = \"= { \\(f(\"}\")) , b: Int = 1\"",
        "String { return \"= { \\(f(\"}\")) , b: Int = 1\" }"
      ),
      ("@Entry var a: String = #\"\"\"#", "String { return #\"\"\"# }"),
      ("@Entry var a: String = \"\"\"\n  \", \"\" {\n  \"\"\"", "String { return \"\"\" \", \"\" { \"\"\" }"),
      ("@Entry var a: Regex<Substring> = /[\"{,]/", "Regex<Substring> { return /[\"{,]/ }"),
      ("@Entry var a: Double = b / c / d", "Double { return b / c / d }"),
      ("@Entry var a: Int = if x { 1 } else { 2 }", "Int { return if x { 1 } else { 2 } }"),
    ] {
      XCTAssertEqual(
        try key(of: declaration),
        "private enum __Key_a: MacroNames.EnvironmentKey { static var defaultValue: \(expected) }", declaration)
    }
  }

  func testNamesThatAreKeywordsStandInBackticks() throws {
    XCTAssertTrue(try key(of: "@Entry var `default`: Int = 1").hasPrefix("private enum __Key_default: "))
    XCTAssertTrue(try key(of: "@Entry var `two words`: Int = 1").hasPrefix("private enum `__Key_two words`: "))
    XCTAssertTrue(try key(of: "@Entry var größe: Int = 1").hasPrefix("private enum __Key_größe: "))
  }

  /// What an entry with a mistake says; it has accessors, so that the compiler adds nothing.
  private func mistake(_ declaration: String, in context: String = "extension EnvironmentValues {}") throws -> String {
    let lines = try Compiler.entry(declaration, in: context).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.prefix(4), ["{", "  get { Swift.fatalError() }", "  set {}", "}"])
    return lines.dropFirst(4).joined(separator: "\n")
  }

  func testMistakesAreToldWhereTheyAre() throws {
    for (declaration, expected) in [
      ("@Entry let a: Int = 1", "error at \"let a: Int = 1\": An entry can be written: use 'var', not 'let'."),
      (
        "@Entry static var a: Int = 1",
        "error at \"var a: Int = 1\": An entry is a property of each value: it can't be static."
      ),
      ("@Entry lazy var a: Int = 1", "error at \"var a: Int = 1\": An entry can't be lazy."),
      (
        "@Entry var a: Int",
        "error at \"a: Int\": An entry has a default, which counts where nobody wrote a value: @Entry var name: Type = value."
      ),
      (
        "@Entry var a: Int { 1 }",
        "error at \"{ 1 }\": An entry has no accessors or observers of its own: @Entry writes them."
      ),
      (
        "@Entry var a: Int = 1 { didSet {} }",
        "error at \"{ didSet {} }\": An entry has no accessors or observers of its own: @Entry writes them."
      ),
      (
        "@Entry var a: Int = 1, b: Int = 2",
        "error at \", b: Int = 2\": One @Entry goes with one property: write the others in lines of their own."
      ),
      (
        "@Entry var (a, b) = (1, 2)",
        "error at \"(a, b) = (1, 2)\": An entry has one name: @Entry var name: Type = value."
      ),
      (
        "@Entry func f() {}",
        "error at \"@Entry func f() {}\": @Entry goes with a property: @Entry var name: Type = value."
      ),
    ] {
      XCTAssertEqual(try mistake(declaration), expected, declaration)
    }
    XCTAssertEqual(
      try mistake("@Entry var a: Int = 1", in: "struct Settings {}"),
      "error at \"@Entry var a: Int = 1\": "
        + "@Entry stands in an extension of EnvironmentValues, Transaction, FocusedValues or ContainerValues.")
    XCTAssertEqual(
      try mistake("@Entry var a: Int", in: "extension FocusedValues {}"),
      "error at \"a: Int\": A focused value is optional, as there may be none: @Entry var a: Type?")
    XCTAssertEqual(
      try mistake("@Entry var a: Int? = 1", in: "extension FocusedValues {}"),
      "error at \"1\": A focused value has no default: it is nil where nothing is focused.")
  }
}
