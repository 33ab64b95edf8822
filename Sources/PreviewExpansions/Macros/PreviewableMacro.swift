// Tests: `PreviewMacroTests`.

/// Expands `@Previewable` to nothing inside a `#Preview`, whose expansion removes it, and to an error anywhere else.
///
/// The compiler sends the code around the attribute (`lexicalContext`). A piece of it is a preview if, after its own
/// attributes, it begins with `#Preview`.
enum PreviewableMacro {
  static let sentence =
    "@Previewable goes with a property at the top level of a #Preview's body: @Previewable @State var isOn = true."

  static func expand(_ macro: CompilerMessage.Attached) -> Expansion {
    var expansion = Expansion()
    // Wrong places inside a preview are reported by the preview's expansion.
    guard !(macro.lexicalContext ?? []).contains(where: { isPreview($0.source) }) else { return expansion }
    let attribute = TokenList(macro.attributeSyntax.source)
    expansion.fail(sentence, at: attribute.offset(0), of: macro.attributeSyntax)
    return expansion
  }

  private static func isPreview(_ source: String) -> Bool {
    let list = TokenList(source)
    guard let call = PreviewCall(in: list) else { return false }
    return call.hash == call.attributes.last?.tokens.upperBound ?? 0 && list.text(call.arguments - 1) == "Preview"
  }
}
