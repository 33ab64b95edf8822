import XCTest

final class PreviewMacroTests: XCTestCase {
  func testAPreviewIsATypeThatKnowsItsPlace() throws {
    XCTAssertEqual(
      try Compiler.preview("\n\n  #Preview(\"Empty\", traits: .portrait) { List {} }"),
      """
      struct $s3App7PreviewfMu_: MacroNames.PreviewRegistry {
        static var fileID: Swift.String { "App/Views.swift" }
        static var line: Swift.Int { 12 }
        static var column: Swift.Int { 3 }
        static func makePreview() -> MacroNames.Preview {
          MacroNames.Preview("Empty", traits: .portrait) { List {} }
        }
      }
      """)
  }

  func testAttributesStay() throws {
    let lines = try Compiler.preview("@available(iOS 17.0, *)\n#Preview { A() }").split(separator: "\n")
    XCTAssertEqual(
      lines.prefix(2), ["@available(iOS 17.0, *)", "struct $s3App7PreviewfMu_: MacroNames.PreviewRegistry {"])
    XCTAssertTrue(lines.contains("  static var line: Swift.Int { 11 }"))
  }

  /// What a preview calls.
  private func call(_ source: String) throws -> String {
    let lines = try Compiler.preview(source).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.contains("static func makePreview") }.dropFirst().dropLast(2).joined(separator: "\n")
  }

  func testWhatIsPreviewableBelongsToAViewAroundTheRest() throws {
    XCTAssertEqual(
      try call(
        """
        #Preview("State") {
          @Previewable @State var isOn = true  // a
          let title = "}"
          @State @Previewable var names: [String] = [
            "a",
          ]
          .map { $0 + "}" }

          Toggle(title, isOn: $isOn)
        }
        """),
      """
          MacroNames.Preview("State") {
            struct PreviewedView: MacroNames.View {
               @State var isOn = true
              @State var names: [String] = [
          "a",
        ]
        .map { $0 + "}" }
              var body: some MacroNames.View {
          // a
        let title = "}"
        

        Toggle(title, isOn: $isOn)
      }
            }
            return PreviewedView()
          }
      """)
  }

  func testABodyMayBeAnArgument() throws {
    XCTAssertEqual(
      try call("#Preview(traits: f { 1 }, body: { @Previewable @State var a = 1; Text(\"\\(a)\") })"),
      """
          MacroNames.Preview(traits: f { 1 }, body: {
            struct PreviewedView: MacroNames.View {
               @State var a = 1
              var body: some MacroNames.View {  Text("\\(a)") }
            }
            return PreviewedView()
          })
      """)
  }

  func testPropertiesEndWhereTheyEnd() throws {
    for (property, rest) in [
      ("@State var a = 1", "Text(a)"), ("@State var a: Int?", "Text(a)"), ("@FocusState var a: Bool", "-a"),
      ("@State var a = b\n  ?? c", "Text(a)"), ("@State var a = b ?\n  c\n  : d", "Text(a)"),
      ("@State var a = B(\n  c\n)\n.d\n.e { f }", "(a)"), ("@State var a: Int = b as\n C", "[a]"),
      ("@State var a = 1, b = A<B, C>(), c: Int", "Text(a)"), ("@Environment(\\.a) var a", "#if b"),
      ("@State var a = b { set.insert(1) }", "Text(a)"), ("@State var a = 1 { didSet { b() } }", "Text(a)"),
      ("@State var a = { 1 }", "@ViewBuilder func f() {}"), ("@State var a = try\n f()", "!a"),
    ] {
      let lines = try call("#Preview {\n@Previewable \(property)\n\(rest)\n}")
      XCTAssertTrue(lines.contains("{\n         \(property)\n        var body"), lines)
      XCTAssertTrue(lines.contains("var body: some MacroNames.View {\n\n\(rest)\n}"), lines)
    }
  }

  /// The errors of a preview.
  private func errors(_ source: String) throws -> [String] {
    try Compiler.preview(source).split(separator: "\n").filter { $0.hasPrefix("error at ") }.map {
      String($0.prefix { $0 != ":" })
    }
  }

  func testWhatIsPreviewableStandsAtTheTop() throws {
    XCTAssertEqual(
      try errors(
        """
        #Preview {
          VStack { @Previewable @State var a = 1 }
          if b { @MacroNames.Previewable @State var c = 1 }
          #if DEBUG
          @Previewable @State var d = 1
          #endif
          @Previewable func f() {}
          @Previewable @State var e = 1
          Text("@Previewable \\(@Previewable)") // @Previewable
        }
        """),
      [
        "error at \"@Previewable @State var a = 1 }\"", "error at \"@MacroNames.Previewable @State var c = 1 }\"",
        "error at \"@Previewable @State var d = 1\"", "error at \"@Previewable func f() {}\"",
      ])
  }

  func testWithoutAPreviewAroundItMeansNothing() throws {
    let property = "@Previewable @State var a = 1"
    XCTAssertEqual(try Compiler.previewable(property, in: ["{\n}", "\n@A #Preview(\"a\") {}"]), "")
    XCTAssertEqual(
      try Compiler.previewable(property, in: ["func f() { #Preview {} }"]),
      """

      error at "@Previewable @State var a = 1": @Previewable goes with a property at the top level of a #Preview's body: \
      @Previewable @State var isOn = true.
      """)
  }
}
