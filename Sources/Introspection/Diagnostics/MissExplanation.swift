import HostTree
import ViewKernel

/// Explains a miss: searches again with looser conditions and in other scopes, and turns what it finds into hints.
@MainActor
struct MissExplanation<Target> {
  let marker: IntrospectionHostView
  let key: IntrospectionKey<Target>
  let choice: IntrospectionChoice
  let scope: IntrospectionScope
  let strategy: IntrospectionStrategy

  /// Returns the miss, or nil if a target exists by now.
  func miss(at source: HostSource) -> IntrospectionMiss? {
    let found = targets(key.match, scope)
    if choice.choose(from: found).isEmpty == false { return nil }
    return IntrospectionMiss(
      introspection: "introspect(.\(key.name))", target: "\(Target.self)", scope: scope, choice: choice,
      hosts: hostCounts(),
      hints: hints(found), source: source, isAmbiguous: choice == .unique && found.count > 1)
  }

  private func targets(_ match: @escaping @MainActor (HostView) -> Target?, _ scope: IntrospectionScope) -> [Target] {
    IntrospectionSearch(marker: marker, match: match, strategy: strategy).targets(in: scope, limit: nil)
  }

  private func hints(_ found: [Target]) -> [String] {
    if choice == .unique && found.count > 1 {
      return ["Choose .first, .nth or .all, or narrow the key by where { }."]
    }
    if !found.isEmpty {
      let count = found.count == 1 ? "is only 1" : "are only \(found.count)"
      return ["There \(count), counted from 0: choose another than \(choice)."]
    }
    var hints: [String] = []
    let loose = targets(key.looseMatch, scope)
    if !loose.isEmpty {
      let kinds = names(of: loose)
      hints.append("\(kinds) would do but for the key's conditions.")
    }
    if !scope.contains(.ancestor), !targets(key.match, .ancestor).isEmpty {
      hints.append("One exists as an ancestor: use scope: .ancestor.")
    }
    if !scope.contains(.receiver), !targets(key.match, .receiver).isEmpty {
      hints.append("One exists in the receiver: use scope: .receiver.")
    }
    if hints.isEmpty, strategy == .exact, isBesideReceiver {
      hints.append("One exists in a view beside the receiver: introspect that view.")
    }
    return hints
  }

  /// Whether the nearest sibling behind the receiver, or in front of it, contains a match. Only these two are searched,
  /// so a miss does not cost more among many siblings.
  private var isBesideReceiver: Bool {
    guard let (siblings, place) = Introspect.siblings(of: marker) else { return false }
    let own = Set((marker.receiver?.hosts ?? []).lazy.map { ObjectIdentifier($0) })
    let behind = siblings[..<place].reversed().first { !$0.isMarker && !own.contains(ObjectIdentifier($0)) }
    let inFront = siblings[(place + 1)...].first { !$0.isMarker }
    return [behind, inFront].contains { sibling in
      guard let sibling else { return false }
      Introspect.visitedHosts += 1
      var isFound = key.match(sibling) != nil
      if isFound { return true }
      Introspect.walk(below: sibling, children: { $0.subviews }, isSkipped: \.isMarker) { view in
        isFound = key.match(view) != nil
        return isFound
      }
      return isFound
    }
  }

  private func names(of targets: [Target]) -> String {
    IntrospectionMiss.HostCount.counts(of: targets.map { $0 as AnyObject }).map(\.description).joined(separator: ", ")
  }

  /// The hosts in the scope, counted by class.
  private func hostCounts() -> [IntrospectionMiss.HostCount] {
    IntrospectionMiss.HostCount.counts(
      of: IntrospectionSearch(marker: marker, match: { $0 }, strategy: strategy).targets(in: scope, limit: nil))
  }
}

extension IntrospectionMiss.HostCount {
  /// Counts objects by class, in the order in which the classes first appear.
  static func counts(of objects: [AnyObject]) -> [Self] { counts(named: objects.map { "\(type(of: $0))" }) }

  /// Counts equal names, in the order in which they first appear.
  static func counts(named names: [String]) -> [Self] {
    var counts: [Self] = []
    for name in names {
      if let place = counts.firstIndex(where: { $0.name == name }) {
        counts[place].count += 1
      } else {
        counts.append(Self(name: name, count: 1))
      }
    }
    return counts
  }
}
