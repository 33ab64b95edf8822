/// What the plug-in answers: one of the parts.
package struct PluginReply: Codable {
  package var getCapabilityResult: CapabilityResult?
  package var expandMacroResult: ExpansionResult?

  package struct CapabilityResult: Codable {
    package var capability = Capability()

    package struct Capability: Codable {
      /// The compiler takes up what both know. Contexts of declarations came with 6, the one form of answers for all macros with 5.
      package var protocolVersion = 7
      package var features: [String]? = []
    }
  }

  package struct ExpansionResult: Codable {
    /// What takes the macro's place, or stands beside it; nil where nothing could be made of it.
    package var expandedSource: String?
    package var diagnostics: [Diagnostic]
  }

  /// A sentence about a place in the user's source.
  package struct Diagnostic: Codable {
    package var message: String
    package var severity = "error"
    package var position: Position
    // The compiler requires these to be there.
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
