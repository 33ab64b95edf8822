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
    window.walkHosts { host in
      if let field = host as? HostTextField, field.isSecureField { add(field.text) }
      (host as? any InspectableRoot)?.inspectedNode?.graph.root.walk { node in
        let scope = node.scope
        let isSecret = isPrivate[ObjectIdentifier(scope)] ?? ReaderNode.untracked { scope.values.isPrivacySensitive }
        isPrivate[ObjectIdentifier(scope)] = isSecret
        if isSecret { for host in node.ownHosts { add(host.describedText) } }
        return true
      }
    }
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
