// Tests: `PluginChannelTests`.

/// A message of the compiler to its plug-in. One of the properties is set; only the fields that the expansions need are
/// decoded.
///
/// ``PluginChannel`` reads it, ``MacroExpander`` answers it. The names of the fields are those of the JSON that the
/// compiler sends, which swift-syntax calls `HostToPluginMessage`.
package struct CompilerMessage: Codable {
  package var getCapability: Capability?
  package var expandFreestandingMacro: Freestanding?
  package var expandAttachedMacro: Attached?

  package struct Capability: Codable {}

  /// A macro such as `#Preview { ... }`.
  package struct Freestanding: Codable {
    package var macro: Macro
    /// A prefix for unique names.
    package var discriminator: String
    package var syntax: Syntax
  }

  /// An attached macro such as `@Entry var x = 1`.
  package struct Attached: Codable {
    package var macro: Macro
    /// The role of the expansion: `accessor`, `peer`, `member` or `extension`.
    package var macroRole: String
    package var attributeSyntax: Syntax
    package var declSyntax: Syntax
    /// The enclosing declarations, the innermost first, each without its members.
    package var lexicalContext: [Syntax]?
    /// The type that an extension is for.
    package var extendedTypeSyntax: Syntax?
    /// The protocols to which an extension may make the type conform; empty if it conforms already.
    package var conformanceListSyntax: Syntax?
  }

  package struct Macro: Codable {
    /// The type name in the macro's declaration.
    package var typeName: String
  }

  package struct Syntax: Codable {
    package var source: String
    package var location: Location?
  }

  /// The location of the start of a piece of source.
  package struct Location: Codable {
    /// The module and the file name: `Demo/Counter.swift`.
    package var fileID: String
    /// The path of the file.
    package var fileName: String
    /// The offset in the file, in bytes.
    package var offset: Int
    /// The line and the column count from 1.
    package var line: Int
    package var column: Int
  }
}
