/// `#Preview("Name") { ... }`: a type that makes the preview and knows its place, which is found by its conformance.
enum PreviewMacro {
  static func expand(_ macro: HostMessage.Freestanding) -> Expansion {
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
    expansion.source = """
      \(attributes)struct \(macro.discriminator)7PreviewfMu_: ViewKernel.PreviewRegistry {
        static var fileID: Swift.String { \(literal(macro.syntax.location?.fileID ?? "")) }
        static var line: Swift.Int { \(line) }
        static var column: Swift.Int { \(column) }
        static func makePreview() -> ViewKernel.Preview {
          ViewKernel.Preview\(arguments(of: call, previewables, list))
        }
      }
      """
    return expansion
  }

  /// What the call of `Preview` says: the user's own words, but for what a view of its own has to keep.
  private static func arguments(
    of call: PreviewCall, _ previewables: PreviewCall.Previewables, _ list: TokenList
  ) -> String {
    let whole = list.offset(call.arguments)..<list.offset(list.count)
    guard let body = call.body, !previewables.properties.isEmpty else { return String(list.bytes(whole)) }
    let inside = list.inside(body)
    // Attributes other than `@Previewable` stay, and so do comments between them.
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
    return """
      \(list.bytes(whole.lowerBound..<inside.lowerBound))
            struct PreviewedView: ViewKernel.View {
              \(properties.joined(separator: "\n        "))
              var body: some ViewKernel.View {\(rest)}
            }
            return PreviewedView()
          \(list.bytes(inside.upperBound..<whole.upperBound))
      """
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
  }
}
