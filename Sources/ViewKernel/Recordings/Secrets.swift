// Tests: `HostRecordingTests`.
import Foundation
import HostTree

/// The texts of secure fields, and of views that are `privacySensitive()`, which no recording contains.
@MainActor
struct Secrets {
  private var texts: Set<String> = []

  /// None.
  init() {}

  init(in window: HostWindow) {
    var isPrivate: [ObjectIdentifier: Bool] = [:]
    // Most programs mark nothing, and finding a root among very many hosts takes long.
    let marksViews = EnvironmentValues.hasPrivacySensitiveViews
    for field in Secrets.fields(in: window) where field.isSecureField { add(field.text) }
    guard marksViews else { return }
    window.walkHosts { host in
      (host as? any InspectableRoot)?.inspectedNode?.graph.root.walk { node in
        let scope = node.scope
        let isSecret = isPrivate[ObjectIdentifier(scope)] ?? ReaderNode.untracked { scope.values.isPrivacySensitive }
        isPrivate[ObjectIdentifier(scope)] = isSecret
        if isSecret { for host in node.ownHosts { add(host.describedText) } }
        return true
      }
    }
  }

  /// The text fields. A cast of each of very many hosts takes long, so each class is cast once.
  private static func fields(in window: HostWindow) -> [HostTextField] {
    var fields: [HostTextField] = []
    var areFields: [ObjectIdentifier: Bool] = [:]
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      for child in host.subviews {
        let type = ObjectIdentifier(type(of: child))
        let isField = areFields[type] ?? (child is HostTextField)
        areFields[type] = isField
        if isField, let field = child as? HostTextField { fields.append(field) }
        if !child.subviews.isEmpty { rest.append(child) }
      }
    }
    return fields
  }

  private mutating func add(_ text: String?) {
    if let text, !text.isEmpty { texts.insert(text) }
  }

  /// A text with a dot for each character of a secret.
  func mask(_ text: String) -> String {
    // Long ones first, as others may be parts of them.
    texts.sorted { ($1.count, $0) < ($0.count, $1) }.reduce(text) {
      $0.replacingOccurrences(of: $1, with: String(repeating: "•", count: $1.count))
    }
  }
}
