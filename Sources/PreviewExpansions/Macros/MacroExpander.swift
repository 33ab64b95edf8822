// Tests: `PluginChannelTests`, `MacroFuzzTests`.

/// Replies to the compiler's messages: the plug-in's logic, without the process.
///
/// A macro's declaration in ViewKernel names a type (`#externalMacro(module:type:)`), which the compiler sends with
/// each use. Each type has a case here, by the kind of its macro.
package enum MacroExpander {
  package static func reply(to message: CompilerMessage) -> PluginReply? {
    if message.getCapability != nil { return PluginReply(getCapabilityResult: .init()) }
    if let freestanding = message.expandFreestandingMacro {
      return PluginReply(expandMacroResult: expand(freestanding).result)
    }
    if let attached = message.expandAttachedMacro {
      return PluginReply(expandMacroResult: expand(attached).result)
    }
    return nil
  }

  private static func expand(_ macro: CompilerMessage.Freestanding) -> Expansion {
    switch macro.macro.typeName {
    case "PreviewMacro": PreviewMacro.expand(macro)
    case "NewInstanceMacro": NewInstanceMacro.expand()
    default: Expansion(of: macro.macro, unknownAt: macro.syntax)
    }
  }

  private static func expand(_ macro: CompilerMessage.Attached) -> Expansion {
    switch macro.macro.typeName {
    case "EntryMacro": EntryMacro.expand(macro)
    case "AnimatableMacro": AnimatableMacro.expand(macro)
    case "AnimatableIgnoredMacro": Expansion()
    case "PreviewableMacro": PreviewableMacro.expand(macro)
    default: Expansion(of: macro.macro, unknownAt: macro.attributeSyntax)
    }
  }
}
