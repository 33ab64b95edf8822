package import BrowserDisplay
import Foundation
package import HostTree

extension HostingView: InspectedContent {
  package func makeInspection(of window: HostWindow) -> any ViewInspection { WindowInspection(window) }
}

/// The views in a window, for the inspector of a browser's page.
@MainActor
package final class WindowInspection: ViewInspection {
  private let window: HostWindow
  private let tree: ViewItems
  private let history: WindowHistory
  var undoes: [() -> Void] = []
  /// Whether the window recorded causes before.
  private let recorded: Bool

  package init(_ window: HostWindow) {
    self.window = window
    tree = ViewItems(window)
    recorded = window.recordsCauses
    window.recordsCauses = true
    history = WindowHistory(of: window)
    HostOwners.looksUpAll = true
  }

  package func end() {
    if !recorded { window.recordsCauses = false }
  }

  package var items: any ItemTree { tree }

  // MARK: Why

  private func explanation(of item: InspectedItem) -> Explanation? {
    if let host = item.host { return window.why(host) }
    return (item.object as? ViewNode).flatMap { InspectedView($0) }.map { window.why($0) }
  }

  package func why(_ item: InspectedItem) -> [InspectAnswer.Part] {
    // Properties and state have sections of their own.
    (explanation(of: item)?.parts ?? []).filter { !["set by", "state"].contains($0.topic) }.map {
      InspectAnswer.Part($0.topic, $0.text)
    }
  }

  package func why(_ name: String) -> (subject: String, parts: [InspectAnswer.Part]) {
    let text = window.why(name)
    return (text.subject, text.parts.map { InspectAnswer.Part($0.topic, $0.text) })
  }

  package func origins(of host: HostView) -> [String: String] {
    let all = PropertyOrigin.all(of: host, host.viewChain)
    return Dictionary(all.map { ($0.name, $0.origin) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: State

  /// The program's own views that show an item, the innermost first.
  func owners(of item: InspectedItem) -> [InspectedView] {
    let chain =
      item.host?.viewChain ?? (item.object as? ViewNode).flatMap { InspectedView($0) }.map { [$0] + $0.ancestors } ?? []
    return Array(chain.filter { ViewBodies.isOfUser($0.type) }.prefix(8))
  }

  package func sections(of item: InspectedItem) -> [InspectAnswer.Section] {
    var sections = owners(of: item).enumerated().map { level, view in
      InspectAnswer.Section(
        view.isModifier ? ".\(view.typeName)" : view.typeName,
        properties(of: view).enumerated().map { index, property in
          row(
            property.name, ReaderNode.untracked { property.value },
            note: property.wrapper.map { "@" + PrintedValue.typeName($0) }, ViewState.editor(of: property),
            key: "\(level):\(index)")
        })
    }
    if ViewState.isEditable, let host = item.host { sections.append(InspectAnswer.Section("Host", values(of: host))) }
    sections.append(InspectAnswer.Section("Environment", environment(around: item)))
    return sections.filter { !$0.rows.isEmpty }
  }

  private func values(of host: HostView) -> [InspectAnswer.Section.Row] {
    HostValue.all(of: host).map { value in
      InspectAnswer.Section.Row(
        value.name, value.text(host) ?? "",
        edit: InspectAnswer.Edit(key: WindowInspection.hostKey + value.name, kind: value.kind))
    }
  }

  static let hostKey = "host:"

  func properties(of view: InspectedView) -> [InspectedProperty] {
    ReaderNode.untracked {
      Array(view.properties.filter { $0.wrapper != nil || !($0.value is any View) }.prefix(40))
    }
  }

  private func row(
    _ name: String, _ value: Any, note: String?, _ editor: TypedValue.Editor?, key: String
  ) -> InspectAnswer.Section.Row {
    InspectAnswer.Section.Row(
      name, ReaderNode.untracked { editor == nil ? PrintedValue.short(value) : TypedValue.text(of: value) }, note: note,
      edit: editor.map { InspectAnswer.Edit(key: key, kind: $0.kind, options: $0.options) })
  }

  // MARK: Environment

  static let environmentKey = "environment:"

  /// The values that views around an item have set, the innermost view's first.
  func environmentWrites(around item: InspectedItem) -> [(view: InspectedView, entry: EnvironmentEntry)] {
    (item.host?.viewChain ?? []).flatMap { view in
      var keys: Set<ObjectIdentifier> = []
      // An edit is written after the view's own value.
      let writes = (view.node?.environmentWrites ?? []).filter { keys.insert($0.key).inserted }
      return writes.map { (view, $0) }
    }
  }

  private func environment(around item: InspectedItem) -> [InspectAnswer.Section.Row] {
    environmentWrites(around: item).enumerated().map { index, write in
      let owner = write.view.ancestors.first { ViewBodies.isOfUser($0.type) }
      return row(
        PropertyOrigin.name(ofType: write.entry.keyName), write.entry.anyValue,
        note: "set" + (owner.map { " in \($0.typeName)" } ?? ""),
        ViewState.isEditable ? TypedValue.editor(of: write.entry.anyValue) : nil,
        key: WindowInspection.environmentKey + "\(index)")
    }
  }

  package func copies(of item: InspectedItem) -> InspectAnswer.Copies {
    let host = item.host ?? (item.object as? ViewNode)?.shownHosts.first
    let chain =
      (item.object as? ViewNode).flatMap { InspectedView($0) }.map { [$0] + $0.ancestors } ?? item.host?.viewChain ?? []
    let query = host.map { host in
      "window.find(\(host.className).self\(host.spokenLabel.map { ", labelled: \($0.quoted)" } ?? ""))"
    }
    return InspectAnswer.Copies(
      path: chain.reversed().map(\.typeName).joined(separator: "/"), query: query ?? "",
      test: host.flatMap { isLarge($0) ? nil : $0.treeDescription() } ?? "")
  }

  /// Whether a printed tree would be longer than a test has use for, and an answer may be.
  private func isLarge(_ host: HostView) -> Bool {
    var count = 1
    var rest = [host]
    while let next = rest.popLast() {
      count += next.subviews.count
      if count > WindowInspection.copiedLimit { return true }
      rest += next.subviews
    }
    return false
  }

  private static let copiedLimit = 100

  // MARK: Steps

  package func willReceive(_ input: String) { history.willReceive(input) }

  package func didShow() {
    tree.forget()
    history.didShow()
  }

  package var steps: [InspectAnswer.Step] { history.steps }

  package func moment(_ index: Int) -> (svg: String, tree: [String], cause: String?)? { history.moment(index) }

  package func compare(_ index: Int, _ other: Int) -> (lines: [String], svgs: [String])? {
    history.compare(index, other)
  }

  package func export() -> String { history.export() }
}
