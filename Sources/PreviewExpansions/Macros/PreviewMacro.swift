/// Expands `#Preview("Name") { ... }` to a type that creates the preview and knows its location, and is found by its
/// conformance.
enum PreviewMacro {
  static func expand(_ macro: CompilerMessage.Freestanding) -> Expansion {
    var expansion = Expansion()
    let list = TokenList(macro.syntax.source)
    guard let call = PreviewCall(in: list) else {
      expansion.fail("This is no preview: #Preview(\"Name\") { view }.", at: list.offset(0), of: macro.syntax)
      return expansion
    }
    let previewables = call.previewables(in: list)
    for misplaced in previewables.misplaced {
      expansion.fail(PreviewableMacro.sentence, at: list.offset(misplaced), of: macro.syntax)
    }
    let place = list.place(call.hash)
    let line = (macro.syntax.location?.line ?? 1) + place.lines
    let column = (place.lines == 0 ? macro.syntax.location?.column ?? 1 : 1) + place.bytes
    let attributes = call.attributes.map { "\(list.text($0.tokens))\n" }.joined()
    // The macro's declaration lists no names, so the type must have a unique one, in Swift's mangling: the
    // discriminator, `7Preview` (the length of a name, and the name), and `fMu_`, which stands for a unique name in a
    // macro's expansion.
    expansion.source = """
      \(attributes)struct \(macro.discriminator)7PreviewfMu_: MacroNames.PreviewRegistry {
        static var fileID: Swift.String { \(literal(macro.syntax.location?.fileID ?? "")) }
        static var line: Swift.Int { \(line) }
        static var column: Swift.Int { \(column) }
        static func makePreview() -> MacroNames.Preview {
          MacroNames.Preview\(arguments(of: call, previewables, list))
        }
      }
      """
    return expansion
  }

  /// The arguments of the call of `Preview`: the user's source, with `@Previewable` properties moved to a generated
  /// view.
  private static func arguments(
    of call: PreviewCall, _ previewables: PreviewCall.Previewables, _ list: TokenList
  ) -> String {
    let whole = list.offset(call.arguments)..<list.offset(list.count)
    guard let body = call.body, !previewables.properties.isEmpty else { return String(list.bytes(whole)) }
    let inside = list.inside(body)
    // Other attributes than `@Previewable` are kept, and so are comments between them.
    let properties = previewables.properties.map { property, attribute in
      let first = property.attributes.first?.tokens.lowerBound ?? attribute.lowerBound
      return "\(list.text(first..<attribute.lowerBound)) \(list.text(attribute.upperBound..<property.end))"
    }
    var rest = ""
    var start = inside.lowerBound
    for range in previewables.ranges {
      rest += list.bytes(start..<max(start, list.offset(range.lowerBound)))
      start = list.tokens[range.upperBound - 1].range.upperBound
    }
    rest += list.bytes(start..<max(start, inside.upperBound))
    // What stood between a property and the rest on one line.
    let blank = rest.prefix { $0.isWhitespace }
    if rest.dropFirst(blank.count).hasPrefix(";") { rest = String(blank + rest.dropFirst(blank.count + 1)) }
    return """
      \(list.bytes(whole.lowerBound..<inside.lowerBound))
            struct PreviewedView: MacroNames.View {
              \(properties.joined(separator: "\n        "))
              var body: some MacroNames.View {\(rest)}
            }
            return PreviewedView()
          \(list.bytes(inside.upperBound..<whole.upperBound))
      """
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
  }
}
