public import HostTree
import ViewKernel

/// A query for hosts of a class, by label, text, identifier or condition.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Button("Save") {}.disabled(true))
/// window.makeKeyAndVisible()
/// window.settle()
/// let save = HostQuery(HostButton.self, labelled: "Save")
/// print(try window.find(save).isEnabled)
/// // Prints "false"
/// do { _ = try window.find(HostQuery(HostButton.self, labelled: "Sve")) } catch { print(error) }
/// // Prints:
/// // No HostButton labelled "Sve" in HostWindow.
/// // - HostButton is there, labelled "Save".
/// ```
///
/// ``HostTree/HostView/find(_:labelled:containing:identified:where:)`` does the same in one call. A query skips
/// markers, and hidden hosts with their subtrees: see ``includesHidden``.
///
/// Of nested hosts that all have the label, the outermost matches: a button, and not the text in it. Of nested hosts
/// that all contain a text, the innermost matches: the row, and not the columns around it.
@MainActor
public struct HostQuery<Target: HostView> {
  /// The accessibility name in full, see ``/HostTree/HostView/spokenLabel``, or one of the user input labels. Nil for
  /// any.
  public var label: String?
  /// A substring of a text that is shown in the host. Nil for any.
  public var text: String?
  /// The host's ``/HostTree/HostView/accessibilityIdentifier``. Nil for any.
  public var identifier: String?
  /// A predicate that must hold as well. Nil for none.
  public var condition: (@MainActor (Target) -> Bool)?
  /// Whether hidden hosts and their subtrees are searched, too. False by default.
  public var includesHidden = false

  /// Creates a query for hosts of a class or a subclass that satisfy all of the given criteria.
  public init(
    _ type: Target.Type, labelled label: String? = nil, containing text: String? = nil,
    identified identifier: String? = nil, where condition: (@MainActor (Target) -> Bool)? = nil
  ) {
    self.label = label
    self.text = text
    self.identifier = identifier
    self.condition = condition
  }

  /// Returns the matching descendants of `root` in the order of the printed tree; `root` itself does not match.
  ///
  /// - Complexity: O(n) for n hosts, times the size of the subtree of each host of the class if the query has a label
  ///   or a text.
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
  /// The query in words: `HostButton labelled "Save"`.
  public var description: String { words(className) }

  /// The class in a sentence: `host` for the base class, else its name without generic arguments.
  var className: String { Target.self == HostView.self ? "host" : String("\(Target.self)".prefix { $0 != "<" }) }

  /// The query in words, beginning with `name` for the class.
  func words(_ name: String) -> String {
    var words = [name]
    if let label { words.append("labelled \"\(label)\"") }
    if let text { words.append("containing \"\(text)\"") }
    if let identifier { words.append("identified by \"\(identifier)\"") }
    if condition != nil { words.append("that meets the condition") }
    return words.joined(separator: " ")
  }
}
