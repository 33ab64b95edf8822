import HostTree
import ViewKernel

/// Explains why a query finds nothing: what it would find with fewer criteria, or elsewhere.
@MainActor
struct HostQueryDiagnosis<Target: HostView> {
  let query: HostQuery<Target>
  let root: HostView

  /// One sentence for each near miss, the most specific first.
  var sentences: [String] {
    let found = [refusal, hidden, elsewhere, offScreen, sameName, otherNames].compactMap { $0 }
    return found + (Target.self != HostView.self && all.isEmpty ? [census] : [])
  }

  private var name: String { query.className }

  /// All hosts of the class in the root.
  private var all: [Target] { HostQuery(Target.self).hosts(in: root) }

  /// Matches but for the condition.
  private var refusal: String? {
    guard query.condition != nil else { return nil }
    var query = query
    query.condition = nil
    let found = query.hosts(in: root)
    return found.isEmpty ? nil : "\(list(found.map(\.shortName))): the condition does not hold for any."
  }

  /// A match that is hidden, or in a hidden host.
  private var hidden: String? {
    guard !query.includesHidden else { return nil }
    var query = query
    query.includesHidden = true
    guard let found = query.hosts(in: root).first,
      let culprit = sequence(first: found as HostView, next: \.superview).first(where: { $0.isInvisible })
    else { return nil }
    let reason = culprit.isHidden ? "hidden" : "transparent"
    return culprit === found
      ? "\(found.shortName) is \(reason)." : "\(found.shortName) is in \(culprit.shortName), which is \(reason)."
  }

  /// A match in the same window, but outside the root.
  private var elsewhere: String? {
    guard let window = root.window, window !== root, let found = query.hosts(in: window).first else { return nil }
    return "\(found.shortName) is elsewhere in the window: at \(found.path(in: window) ?? "")."
  }

  /// A match on a screen that is not shown: a page below the top one, a tab that is not selected.
  private var offScreen: String? {
    var screens: Set<ObjectIdentifier> = []
    for view in root.viewsInside {
      for host in view.hosts {
        guard let top = sequence(first: host, next: \.superview).first(where: { $0.superview == nil }),
          top !== root.window, !root.isDescendant(of: top), screens.insert(ObjectIdentifier(top)).inserted,
          let found = query.hosts(in: top).first
        else { continue }
        return "\(found.shortName) is on a screen that is not shown now."
      }
    }
    return nil
  }

  /// Matches of another class with the same label, text or identifier.
  private var sameName: String? {
    guard Target.self != HostView.self, query.label ?? query.text ?? query.identifier != nil else { return nil }
    let others = HostQuery(HostView.self, labelled: query.label, containing: query.text, identified: query.identifier)
    let found = others.hosts(in: root).filter { !($0 is Target) }
    if found.isEmpty { return nil }
    return "\(list(found.map(\.shortName))): no \(name), but all else that was asked for."
  }

  /// The labels, texts or identifiers of the class's hosts, the most similar first.
  private var otherNames: String? {
    let all = all
    let (wanted, names, verb, noun): (String, [String], String, String)
    if let label = query.label {
      (wanted, names, verb, noun) = (label, all.compactMap(\.spokenLabel), "labelled", "a label")
    } else if let text = query.text {
      (wanted, names, verb, noun) = (text, all.flatMap(\.readableTexts), "reading", "a text")
    } else if let identifier = query.identifier {
      let identifiers = all.compactMap(\.accessibilityIdentifier)
      (wanted, names, verb, noun) = (identifier, identifiers, "identified by", "an identifier")
    } else {
      return nil
    }
    if names.contains(wanted) || all.isEmpty { return nil }
    if names.isEmpty { return "\(all.count) \(name) \(all.count == 1 ? "is" : "are") there, without \(noun)." }
    var unique: [String] = []
    for name in HostDiagnostics.namesNear(wanted, among: names) + names where !unique.contains(name) {
      unique.append(name)
    }
    return "\(name) is there, \(verb) \(list(unique.map { "\"\($0)\"" }))."
  }

  /// The classes of all hosts in the root, with counts.
  private var census: String {
    let counts = IntrospectionMiss.HostCount.counts(named: HostQuery(HostView.self).hosts(in: root).map(\.className))
    if counts.isEmpty { return "Nothing is in there." }
    return "No \(name) at all, but \(list(counts.map(\.description), limit: 10))."
  }

  /// Joins words with commas, and adds how many were left out.
  private func list(_ words: [String], limit: Int = 6) -> String {
    let rest = words.count > limit ? " and \(words.count - limit) more" : ""
    return words.prefix(limit).joined(separator: ", ") + rest
  }
}
