public import HostTree
import ViewKernel

/// What to look for in a host tree: hosts of a class, by what a user or a tool knows them by.
///
/// ```swift
/// let save = HostQuery(HostButton.self, labelled: "Save")
/// try window.find(save).user.tap()
/// ```
///
/// ``HostTree/HostView/find(_:labelled:containing:identified:where:)`` says the same in one call. A query passes over markers
/// and over what is hidden, with all inside: see ``includesHidden``.
///
/// Of hosts that lie inside each other and all have the label, the outermost counts: a button, and not the text in it. Of
/// those that all contain a text the innermost counts: the row, and not the columns around it.
@MainActor
public struct HostQuery<Target: HostView> {
  /// What the host is called by assistive tools, in full: see ``HostTree/HostView/spokenLabel``. Nil for any.
  public var label: String?
  /// A text that is part of what is read in the host. Nil for any.
  public var text: String?
  /// The host's ``HostTree/HostView/accessibilityIdentifier``. Nil for any.
  public var identifier: String?
  /// What else must hold. Nil for nothing.
  public var condition: (@MainActor (Target) -> Bool)?
  /// Whether hidden hosts are found, too, and what is in hidden ones; false unless told.
  public var includesHidden = false

  /// Asks for hosts of a class, a subclass included, for which all that is given holds.
  public init(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) {
    self.label = label
    self.text = text
    self.identifier = identifier
    self.condition = condition
  }

  /// All that is found inside of `root`, which does not count itself, in the order of a printed tree.
  ///
  /// - Complexity: O(n) for n hosts, times the size of what is inside those of the class where labels or texts are asked for.
  public func hosts(in root: HostView) -> [Target] {
    var found: [Target] = []
    Introspect.walk(
      below: root, children: { $0.subviews },
      isSkipped: { Introspect.isMarker($0) || !includesHidden && $0.isInvisible }
    ) { host in
      if let target = host as? Target, matches(target) { found.append(target) }
      return false
    }
    return withoutNested(found)
  }

  func matches(_ host: Target) -> Bool {
    if let identifier, host.accessibilityIdentifier != identifier { return false }
    if let label, !host.spokenNames.contains(label) { return false }
    if let text, !host.readableTexts.contains(where: { $0.contains(text) }) { return false }
    return condition?(host) ?? true
  }

  private func withoutNested(_ found: [Target]) -> [Target] {
    if label != nil {
      var kept: [Target] = []
      for host in found {
        if let last = kept.last, host.isDescendant(of: last) { continue }
        kept.append(host)
      }
      return kept
    }
    if text == nil { return found }
    let innermost = found.indices.filter { $0 + 1 == found.count || !found[$0 + 1].isDescendant(of: found[$0]) }
    return innermost.map { found[$0] }
  }
}

extension HostQuery: @MainActor CustomStringConvertible {
  /// What is looked for: `HostButton labelled "Save"`.
  public var description: String { words(className) }

  /// What the class is called in a sentence.
  var className: String { Target.self == HostView.self ? "host" : String("\(Target.self)".prefix { $0 != "<" }) }

  /// What is looked for, with a name for the class in its form for one or several.
  func words(_ name: String) -> String {
    var words = [name]
    if let label { words.append("labelled \"\(label)\"") }
    if let text { words.append("containing \"\(text)\"") }
    if let identifier { words.append("identified by \"\(identifier)\"") }
    if condition != nil { words.append("that meets the condition") }
    return words.joined(separator: " ")
  }
}
