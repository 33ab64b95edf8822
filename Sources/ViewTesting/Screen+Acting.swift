import Foundation
import HostTree
import Introspection
import ViewKernel

extension Screen {
  /// Lets a user act on what is called `name`, and settles.
  ///
  /// Of several hosts with the name it is the first that the action is for, and that a touch reaches: so what is
  /// presented in front is acted on while it covers the view.
  ///
  /// - Parameter isSuited: Whether the action is for a host: whether it is a switch, for one that turns switches.
  func act(
    on name: String, at place: SourcePlace, verb: String = #function,
    where isSuited: (HostView) -> Bool = { _ in true }, _ action: (HostUser) throws -> Void
  ) {
    LatestScreen.value = self
    window.settle()
    guard let host = host(name, toActOnWhere: isSuited) else { return Failure.record(absence(of: name), at: place) }
    attempt("\(verb.prefix { $0 != "(" }) \"\(name)\"", at: place) { try action(host.user) }
  }

  /// Lets a user act, and settles.
  ///
  /// - Parameter input: The name of the action in causes and recordings; by default that of the calling function.
  func attempt(
    _ input: String? = nil, at place: SourcePlace, caller: String = #function, _ action: () throws -> Void
  ) {
    LatestScreen.value = self
    let input = input ?? String(caller.prefix { $0 != "(" })
    window.noteInput(input)
    do {
      try action()
    } catch {
      Failure.record("\(error)", at: place)
    }
    settle(at: place)
    recording.take(input, of: window)
    // Later writes of the test itself do not come from this action.
    window.noteInput(nil)
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

  /// Says that nothing has a name, which names are like it, and where more may be out of sight.
  private func absence(of name: String) -> String {
    var names: [String] = []
    for host in window.findAll() {
      for name in [host.spokenLabel, host.accessibilityIdentifier].compactMap({ $0 }) where !names.contains(name) {
        names.append(name)
      }
    }
    let near = HostDiagnostics.namesNear(name, among: names).map { "\"\($0)\"" }.joined(separator: ", ")
    return "Nothing on screen is called \"\(name)\"" + (near.isEmpty ? ". " : ", but there is \(near). ") + outOfSight
  }

  /// The window's size, and what scrolls further down.
  private var outOfSight: String {
    let size = "The window is \(sizeText(window.bounds.size))"
    let lists = window.findAll(HostScrollView.self) { view in
      view.isScrollEnabled && view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.maxY > 0.5
    }
    if lists.isEmpty { return "\(size)." }
    let names = lists.map { list in
      let frame = list.convert(list.bounds, to: nil)
      let origin = "\(lengthText(frame.minX)), \(lengthText(frame.minY))"
      return "\("\(Swift.type(of: list))".prefix { $0 != "<" }) (\(origin), \(sizeText(frame.size)))"
    }
    let verb = names.count == 1 ? "goes" : "go"
    return "\(size); \(names.joined(separator: " and ")) \(verb) on below: scroll there first."
  }

  private func sizeText(_ size: CGSize) -> String { "\(lengthText(size.width)) x \(lengthText(size.height))" }

  private func lengthText(_ length: CGFloat) -> String { String(format: "%g", Double(length)) }
}
