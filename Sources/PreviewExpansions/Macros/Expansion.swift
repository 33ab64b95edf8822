// Tests: `PreviewMacroTests`, `EntryMacroTests`.

/// The expansion of a macro, with diagnostics.
struct Expansion {
  var source = ""
  private(set) var diagnostics: [PluginReply.Diagnostic] = []

  init() {}

  /// The expansion of a macro whose type has no case in ``MacroExpander``: empty, with an error.
  init(of macro: CompilerMessage.Macro, unknownAt syntax: CompilerMessage.Syntax) {
    fail("MacroExpander knows no macro by the type \(macro.typeName).", at: 0, of: syntax)
  }

  var result: PluginReply.ExpansionResult { .init(expandedSource: source, diagnostics: diagnostics) }

  /// Adds an error at a byte offset of a piece of syntax.
  ///
  /// Without a location there is no place for it, so it is dropped; the compiler sends the location of each piece for
  /// which errors are reported.
  mutating func fail(_ message: String, at offset: Int, of syntax: CompilerMessage.Syntax) {
    guard let location = syntax.location else { return }
    diagnostics.append(
      .init(message: message, position: .init(fileName: location.fileName, offset: location.offset + offset)))
  }
}
