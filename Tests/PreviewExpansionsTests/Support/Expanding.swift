import Foundation
import PreviewExpansions
import XCTest

/// Asks the plug-in as the compiler does, in JSON.
enum Compiler {
  /// What a macro becomes, then a line for each error with the source from its place to the line's end: `error at
  /// "let": ...`.
  static func expansion(of message: [String: Any], source: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: message)
    let host = try JSONDecoder().decode(CompilerMessage.self, from: data)
    let reply = try XCTUnwrap(MacroExpander.reply(to: host)?.expandMacroResult)
    let errors = reply.diagnostics.map { diagnostic in
      let rest = source.utf8.dropFirst(diagnostic.position.offset - offset)
      return "error at \"\(Substring(rest).prefix { $0 != "\n" })\": \(diagnostic.message)"
    }
    return ([reply.expandedSource ?? "nothing"] + errors).joined(separator: "\n")
  }

  /// Where in its file a source begins: not at its beginning, as in life.
  private static let offset = 1000

  private static func syntax(_ source: String) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": [
        "fileID": "App/Views.swift", "fileName": "/App/Views.swift", "offset": offset, "line": 10, "column": 1,
      ],
    ]
  }

  private static func macro(_ type: String) -> [String: Any] {
    ["moduleName": "PreviewMacros", "typeName": type, "name": type]
  }

  /// The expansion of a `#Preview`.
  static func preview(_ source: String) throws -> String {
    try expansion(
      of: [
        "expandFreestandingMacro": [
          "macro": macro("PreviewMacro"), "macroRole": "declaration", "discriminator": "$s3App",
          "syntax": syntax(source),
        ] as [String: Any]
      ], source: source)
  }

  /// The expansion of an expression.
  static func expression(_ source: String, of type: String) throws -> String {
    try expansion(
      of: [
        "expandFreestandingMacro": [
          "macro": macro(type), "macroRole": "expression", "discriminator": "$s3App", "syntax": syntax(source),
        ] as [String: Any]
      ], source: source)
  }

  /// The accessors of an entry, then what stands beside it.
  static func entry(_ source: String, in context: String = "extension EnvironmentValues {}") throws -> String {
    try ["accessor", "peer"].map { role in
      try attached("EntryMacro", source, in: [context], role: role)
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What an attribute by itself becomes.
  static func previewable(_ source: String, in context: [String]) throws -> String {
    try attached("PreviewableMacro", source, in: context, role: "peer")
  }

  /// The member of an animatable type, then its extension.
  static func animatable(_ source: String) throws -> String {
    try ["member", "extension"].map { role in
      try expansion(
        of: [
          "expandAttachedMacro": [
            "macro": macro("AnimatableMacro"), "macroRole": role, "discriminator": "$s3App",
            "attributeSyntax": syntax("@Animatable"), "declSyntax": syntax(source),
            "conformanceListSyntax": ["source": "Animatable"],
          ] as [String: Any]
        ], source: source)
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func attached(_ type: String, _ source: String, in context: [String], role: String) throws -> String {
    try expansion(
      of: [
        "expandAttachedMacro": [
          "macro": macro(type), "macroRole": role, "discriminator": "$s3App", "attributeSyntax": syntax(source),
          "declSyntax": syntax(source), "lexicalContext": context.map { ["source": $0] },
        ] as [String: Any]
      ], source: source)
  }
}
