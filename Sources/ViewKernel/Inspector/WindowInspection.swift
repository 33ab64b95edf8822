package import BrowserDisplay
import Foundation
package import HostTree

extension HostingView: InspectedContent {
  package func makeInspection(of window: HostWindow) -> any ViewInspection { WindowViews(window) }
}

/// The views in a window, for the inspector of a browser's page.
@MainActor
package final class WindowViews: ViewInspection {
  private let window: HostWindow
  private let tree: ViewItems
  /// The steps. The first is taken when it is needed: a page that opens would wait until all hosts are printed.
  private let recording: HostRecording
  /// The index of the first step that is still there.
  private var firstStep = 0
  private var input = ""
  private var undoes: [() -> Void] = []
  /// Whether the window recorded causes before.
  private let recorded: Bool

  package init(_ window: HostWindow) {
    self.window = window
    tree = ViewItems(window)
    recorded = window.recordsCauses
    window.recordsCauses = true
    recording = HostRecording(title: window.rootViewController?.title ?? "Window")
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
  private func owners(of item: InspectedItem) -> [InspectedView] {
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
        edit: InspectAnswer.Edit(key: WindowViews.hostKey + value.name, kind: value.kind))
    }
  }

  private static let hostKey = "host:"

  private func properties(of view: InspectedView) -> [InspectedProperty] {
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

  private static let environmentKey = "environment:"

  /// The values that views around an item have set, the innermost view's first.
  private func environmentWrites(around item: InspectedItem) -> [(view: InspectedView, entry: EnvironmentEntry)] {
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
        key: WindowViews.environmentKey + "\(index)")
    }
  }

  private func edit(environmentValue index: Int?, around item: InspectedItem, to text: String) -> String? {
    let writes = environmentWrites(around: item)
    guard let index, writes.indices.contains(index), let node = writes[index].view.node as? ReaderNode else {
      return "There is no such value any more."
    }
    let entry = writes[index].entry
    let name = PropertyOrigin.name(ofType: entry.keyName)
    willReceive("edit \(name)")
    guard let value = TypedValue.value(of: text, like: entry.anyValue), let edit = entry.with(value) else {
      return "“\(text)” is no value of \(name)."
    }
    let former = EnvironmentEdits.set(edit, for: entry.key, of: node)
    note { [weak node] in if let node { _ = EnvironmentEdits.set(former, for: entry.key, of: node) } }
    return nil
  }

  package func edit(_ key: String, of item: InspectedItem, to value: String) -> String? {
    guard ViewState.isEditable else { return "A release build edits nothing unless it was started with --edit." }
    if key.hasPrefix(WindowViews.hostKey) {
      return edit(hostValue: String(key.dropFirst(WindowViews.hostKey.count)), of: item, to: value)
    }
    if key.hasPrefix(WindowViews.environmentKey) {
      return edit(environmentValue: Int(key.dropFirst(WindowViews.environmentKey.count)), around: item, to: value)
    }
    let place = key.split(separator: ":").compactMap { Int($0) }
    let owners = owners(of: item)
    guard place.count == 2, owners.indices.contains(place[0]) else { return "There is no such value any more." }
    let properties = properties(of: owners[place[0]])
    guard properties.indices.contains(place[1]) else { return "There is no such value any more." }
    let property = properties[place[1]]
    willReceive("edit \(property.name)")
    guard let undo = ViewState.write(value, to: property) else {
      return "“\(value)” is no value of \(property.name)."
    }
    note(undo)
    return nil
  }

  private func edit(hostValue name: String, of item: InspectedItem, to text: String) -> String? {
    guard let host = item.host, let value = HostValue.all(of: host).first(where: { $0.name == name }) else {
      return "There is no such value any more."
    }
    willReceive("edit \(name)")
    guard let edit = value.write(host, text) else { return "“\(text)” is no value of \(name)." }
    note { edit.undo() }
    return nil
  }

  private func note(_ undo: @escaping () -> Void) {
    undoes.append(undo)
    if undoes.count > 100 { undoes.removeFirst() }
  }

  package func undo() -> String? {
    guard let undo = undoes.popLast() else { return "Nothing was edited." }
    willReceive("undo")
    undo()
    return nil
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
      if count > WindowViews.copiedLimit { return true }
      rest += next.subviews
    }
    return false
  }

  private static let copiedLimit = 100

  // MARK: Steps

  private static let stepLimit = 200

  private func takeFirst() { if recording.count == 0 { recording.take("now", of: window) } }

  package func willReceive(_ input: String) {
    takeFirst()
    self.input = input
    window.noteInput(input)
  }

  package func didShow() {
    tree.forget()
    guard recording.count > 0 else { return takeFirst() }
    guard recording.differs(from: window) else { return }
    recording.take(input.isEmpty ? "by itself" : input, of: window)
    input = ""
    guard recording.count > WindowViews.stepLimit else { return }
    firstStep += recording.count - WindowViews.stepLimit
    recording.keep(latest: WindowViews.stepLimit)
  }

  package var steps: [InspectAnswer.Step] {
    takeFirst()
    let start = recording.file.steps.first?.time ?? 0
    return recording.file.steps.enumerated().map { index, step in
      InspectAnswer.Step(
        index: firstStep + index, label: step.label, time: step.time - start,
        summary: step.cause?.split(separator: "\n").first.map { String($0) } ?? "")
    }
  }

  private func place(_ index: Int) -> Int? {
    let place = index - firstStep
    return recording.file.steps.indices.contains(place) ? place : nil
  }

  package func moment(_ index: Int) -> (svg: String, tree: [String], cause: String?)? {
    guard let place = place(index) else { return nil }
    let now = recording.file.lines(ofStep: place)
    let former = place > 0 ? recording.file.lines(ofStep: place - 1).tree : now.tree
    return (
      now.picture.joined(separator: "\n"), MarkedLines.all(from: former, to: now.tree),
      recording.file.steps[place].cause
    )
  }

  package func compare(_ index: Int, _ other: Int) -> (lines: [String], svgs: [String])? {
    guard let first = place(index), let second = place(other) else { return nil }
    let (old, new) = (recording.file.lines(ofStep: first), recording.file.lines(ofStep: second))
    return (
      MarkedLines.all(from: old.tree, to: new.tree),
      [old.picture.joined(separator: "\n"), new.picture.joined(separator: "\n")]
    )
  }

  package func export() -> String {
    takeFirst()
    return recording.html
  }
}

/// Lines of two texts, each after a mark: `-` if it went, `+` if it came, a space else.
enum MarkedLines {
  static func all(from former: [String], to lines: [String]) -> [String] {
    var result: [String] = []
    var next = 0
    for edit in RecordedLines.edits(from: former, to: lines) {
      result += former[next..<edit.start].map { "  " + $0 }
      next = edit.start + edit.removed
      result += former[edit.start..<next].map { "- " + $0 } + edit.added.map { "+ " + $0 }
    }
    return result + former[next...].map { "  " + $0 }
  }
}
