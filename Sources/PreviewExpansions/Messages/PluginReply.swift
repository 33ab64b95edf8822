// Tests: `PluginChannelTests`.

/// A reply of the plug-in. One of the properties is set.
package struct PluginReply: Codable {
  package var getCapabilityResult: CapabilityResult?
  package var expandMacroResult: ExpansionResult?

  package struct CapabilityResult: Codable {
    package var capability = Capability()

    package struct Capability: Codable {
      /// The compiler uses the lower of both versions. Version 5 has one form of reply for all macros, version 6 adds
      /// lexical contexts.
      package var protocolVersion = 7
      package var features: [String]? = []
    }
  }

  package struct ExpansionResult: Codable {
    /// The source that replaces the macro or is added to the declaration; nil if the expansion failed.
    package var expandedSource: String?
    package var diagnostics: [Diagnostic]
  }

  /// A message about a location in the user's source.
  package struct Diagnostic: Codable {
    package var message: String
    package var severity = "error"
    package var position: Position
    // The compiler requires these keys.
    package var highlights: [Nothing] = []
    package var notes: [Nothing] = []
    package var fixIts: [Nothing] = []

    package struct Position: Codable {
      package var fileName: String
      package var offset: Int
    }
    package struct Nothing: Codable {}
  }
}
