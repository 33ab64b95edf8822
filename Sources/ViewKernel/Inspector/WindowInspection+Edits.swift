package import BrowserDisplay
import HostTree

/// The edits of the page's inspector: properties of the program's views, values of the environment, properties of hosts.
///
/// Each edit can be undone, the latest first.
extension WindowInspection {
  package func edit(_ key: String, of item: InspectedItem, to value: String) -> String? {
    guard ViewState.isEditable else { return "A release build edits nothing unless it was started with --edit." }
    if key.hasPrefix(WindowInspection.hostKey) {
      return edit(hostValue: String(key.dropFirst(WindowInspection.hostKey.count)), of: item, to: value)
    }
    if key.hasPrefix(WindowInspection.environmentKey) {
      return edit(environmentValue: Int(key.dropFirst(WindowInspection.environmentKey.count)), around: item, to: value)
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
}
