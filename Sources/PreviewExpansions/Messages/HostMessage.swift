/// What the compiler asks. One of the parts is there; of what they have in them, this is what the expansions need.
package struct HostMessage: Codable {
  package var getCapability: Capability?
  package var expandFreestandingMacro: Freestanding?
  package var expandAttachedMacro: Attached?

  package struct Capability: Codable {}

  /// `#Preview { ... }`
  package struct Freestanding: Codable {
    package var macro: Macro
    /// Makes names that nobody else uses.
    package var discriminator: String
    package var syntax: Syntax
  }

  /// `@Entry var x = 1`
  package struct Attached: Codable {
    package var macro: Macro
    /// What the expansion becomes: `accessor` or `peer`.
    package var macroRole: String
    package var attributeSyntax: Syntax
    package var declSyntax: Syntax
    /// What is around the declaration, the innermost first, each without what is inside.
    package var lexicalContext: [Syntax]?
  }

  package struct Macro: Codable {
    /// The name that the declaration of the macro gives.
    package var typeName: String
  }

  package struct Syntax: Codable {
    package var source: String
    package var location: Location?
  }

  /// Where a source begins.
  package struct Location: Codable {
    /// The module and the name of the file: `Demo/Counter.swift`.
    package var fileID: String
    /// The path of the file.
    package var fileName: String
    /// How many bytes of the file are before it.
    package var offset: Int
    /// Both count from one.
    package var line: Int
    package var column: Int
  }
}
