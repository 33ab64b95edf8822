public import HostTree

extension HostWindow {
  /// Why nothing on screen reads or is called `name`, or why it cannot be seen.
  ///
  /// The answer covers hosts out of sight, screens that are not shown, hosts that went (if the window has
  /// ``recordsCauses``), rows that are not made yet, branches of the program's views that are not taken, and similar
  /// names.
  /// - Complexity: O(*n*) for *n* views and hosts in the window.
  public final func whyNot(_ name: String) -> Explanation {
    let found = hosts(called: name)
    if let host = found.first {
      var text = Explanation("\"\(name)\" is there: \(host.shortLine)")
      text.add("sight", Sight(host).sentence)
      text.add("layout", LayoutTold(host).sentence)
      return text
    }
    var text = Explanation("Nothing on screen is called \"\(name)\".")
    let absence = Absence(name, self)
    for line in absence.otherScreens { text.add("elsewhere", line) }
    for line in absence.departures { text.add("went", line) }
    for line in absence.rows { text.add("rows", line) }
    for line in absence.branches { text.add("branch", line) }
    text.add("similar", absence.similarNames)
    if text.parts.isEmpty { text.add("nowhere", "no view of the program has it, and no branch is left out") }
    return text
  }
}

/// Reasons why something is not on screen.
@MainActor
private struct Absence {
  let name: String
  let window: HostWindow
  /// The views of the program, in all hosting views of the window.
  private let views: [InspectedView]

  init(_ name: String, _ window: HostWindow) {
    self.name = name
    self.window = window
    var views: [InspectedView] = []
    window.walkHosts { host in
      if let hosting = host as? AnyHostingView { views += hosting.inspectedViews.flatMap(\.allViews) }
    }
    self.views = views
  }

  /// Hosts of screens that are not shown: a page below the top one, a tab that is not selected.
  var otherScreens: [String] {
    var found: [String] = []
    for view in views {
      guard let host = view.node?.ownHosts.first, host.window == nil,
        host.describedText == name || host.spokenNames.contains(name)
      else { continue }
      let outer = ([view] + view.ancestors).first { ViewBodies.isOfUser($0.type) }
      let line = "\(host.shortName) is on a screen that is not shown now" + (outer.map { ", in \($0.typeName)" } ?? "")
      if !found.contains(line) { found.append(line) }
    }
    return Array(found.prefix(3))
  }

  /// When it went, or became another text.
  var departures: [String] {
    guard let recorder = CauseRecorder.current else { return [] }
    let id = ObjectIdentifier(window)
    guard
      let index = recorder.hosts.indices.last(where: { index in
        guard let event = recorder.hosts[index], event.window == id, event.kind != .made else { return false }
        return event.text == name
      }), let event = recorder.hosts[index]
    else { return [] }
    let number = recorder.settles.number(ofSettle: event.settle)
    let what =
      event.kind == .removed ? "\(event.host) went" : "\(event.host) changed: \(event.changes.joined(separator: ", "))"
    guard let body = event.body.flatMap({ recorder.bodies[$0] }) else { return ["\(what), in settle \(number)"] }
    let causes = CauseWords(body.causes, recorder)
    let writes = causes.writes.compactMap { recorder.writes[$0]?.wordsWithInput }
    let why = writes.isEmpty ? causes.sentences.joined(separator: " and ") : writes.joined(separator: "; ")
    return ["\(what), in settle \(number), as \(body.name) ran: \(why)"]
  }

  /// Containers whose further rows have no hosts yet.
  var rows: [String] {
    var found: [String] = []
    window.walkHosts { host in
      guard let scroll = host as? HostScrollView else { return }
      let rest = scroll.contentSize.height - scroll.contentOffset.y - scroll.bounds.height
      let isLazy =
        host is HostTableView || host is HostCollectionView || host.subviews.contains { $0 is HostLazyContainerView }
      if isLazy, rest > 1 {
        found.append("\(host.shortName) goes on for \(rest.printed) points; rows are made as it is scrolled")
      }
    }
    return found
  }

  /// Branches of the program's views that are not taken.
  var branches: [String] {
    var found: [String] = []
    for view in views where ViewBodies.isOfUser(view.type) {
      guard let node = view.node, let body = (view.value as? any View).map({ Absence.bodyName(of: $0) }) else {
        continue
      }
      node.walk { inner in
        if inner !== node, let value = inner.inspection.value, ViewBodies.isOfUser(type(of: value)) { return false }
        // Conditions of the library's own views are in no type that the program has written.
        if let branch = inner as? any ConditionalBranch, let absent = branch.absentType, absent != EmptyView.self,
          body.contains("\(branch.type)")
        {
          let line = "\(view.typeName) has an `if` whose \(Absence.name(of: absent)) is not shown; \(state(of: view))"
          if !found.contains(line) { found.append(line) }
        }
        return true
      }
    }
    return Array(found.prefix(8))
  }

  private func state(of view: InspectedView) -> String {
    ReaderNode.untracked {
      view.properties.filter { !($0.value is any View) }.prefix(6)
        .map { "\($0.name) = \(PrintedValue.short($0.value))" }.joined(separator: ", ")
    }
  }

  private static func bodyName<V: View>(of view: V) -> String { "\(V.Body.self)" }

  /// The name of a view, without modifiers around it.
  private static func name(of type: Any.Type) -> String {
    var name = Substring("\(type)")
    while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
    return String(name.prefix { $0 != "<" && $0 != "," })
  }

  var similarNames: String? {
    var names: [String] = []
    window.walkHosts { host in
      if let text = host.describedText, !text.isEmpty, !names.contains(text) { names.append(text) }
    }
    let near = HostDiagnostics.namesNear(name, among: names).filter { other in
      // The nearest of all names may have nothing in common with it.
      let (wanted, found) = (name.lowercased(), other.lowercased())
      if found.contains(wanted) || wanted.contains(found) { return true }
      return name.count > 3 && 2 * Set(wanted).intersection(found).count > Set(wanted).count
    }
    return near.isEmpty ? nil : near.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
