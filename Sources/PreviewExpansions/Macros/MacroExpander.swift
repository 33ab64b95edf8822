/// Replies to the compiler's messages: the plug-in's logic, without the process.
package enum MacroExpander {
  package static func reply(to message: HostMessage) -> PluginReply? {
    if message.getCapability != nil { return PluginReply(getCapabilityResult: .init()) }
    if let freestanding = message.expandFreestandingMacro {
      return PluginReply(expandMacroResult: PreviewMacro.expand(freestanding).result)
    }
    if let attached = message.expandAttachedMacro {
      let expansion: Expansion =
        switch attached.macro.typeName {
        case "EntryMacro": EntryMacro.expand(attached)
        default: PreviewableMacro.expand(attached)
        }
      return PluginReply(expandMacroResult: expansion.result)
    }
    return nil
  }
}

/// The expansion of a macro, with diagnostics.
struct Expansion {
  var source = ""
  private(set) var diagnostics: [PluginReply.Diagnostic] = []

  var result: PluginReply.ExpansionResult { .init(expandedSource: source, diagnostics: diagnostics) }

  /// Adds an error at a byte offset of a piece of syntax.
  mutating func fail(_ message: String, at offset: Int, of syntax: HostMessage.Syntax) {
    guard let location = syntax.location else { return }
    diagnostics.append(
      .init(message: message, position: .init(fileName: location.fileName, offset: location.offset + offset)))
  }
}
