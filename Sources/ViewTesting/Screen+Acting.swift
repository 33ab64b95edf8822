import HostTree
import Introspection

extension Screen {
  /// Lets a user act on what is called `name`, and settles.
  ///
  /// Of several hosts with the name it is the first that the action is for, and that a touch reaches: so what is presented in front is
  /// acted on while it covers the view.
  ///
  /// - Parameter isSuited: Whether the action is for a host: whether it is a switch, for one that turns switches.
  func act(
    on name: String, at place: SourcePlace, where isSuited: (HostView) -> Bool = { _ in true },
    _ action: (HostUser) throws -> Void
  ) {
    LatestScreen.value = self
    window.settle()
    guard let host = host(name, toActOnWhere: isSuited) else { return Failure.record(absence(of: name), at: place) }
    attempt(at: place) { try action(host.user) }
  }

  /// Lets a user act, and settles.
  func attempt(at place: SourcePlace, _ action: () throws -> Void) {
    LatestScreen.value = self
    do {
      try action()
    } catch {
      Failure.record("\(error)", at: place)
    }
    settle(at: place)
  }

  private func host(_ name: String, toActOnWhere isSuited: (HostView) -> Bool) -> HostView? {
    let named = hosts(named: name)
    var candidates = named.filter(isSuited)
    if candidates.isEmpty {
      let labelled = hosts(labelled: name)
      candidates = labelled.filter(isSuited)
      if candidates.isEmpty { candidates = named + labelled }
    }
    return candidates.first { $0.obstacle == nil } ?? candidates.first
  }

  /// Says that nothing has a name, and which names are like it.
  private func absence(of name: String) -> String {
    var names: [String] = []
    for host in window.findAll() {
      for name in [host.spokenLabel, host.accessibilityIdentifier].compactMap({ $0 }) where !names.contains(name) {
        names.append(name)
      }
    }
    let near = HostDiagnostics.namesNear(name, among: names).map { "\"\($0)\"" }.joined(separator: ", ")
    return "Nothing on screen is called \"\(name)\"" + (near.isEmpty ? "." : ", but there is \(near).")
  }
}
