// Tests: `EnvironmentEditsTests`.

/// The values of the environment that a tool has edited. A view that writes such a key writes the edited value on top.
@MainActor
final class EnvironmentEdits: KeptByGraph {
  /// Whether any graph has some. Without, a write costs this check.
  @exclusivity(unchecked) private(set) static var areUsed = false

  /// By the number of the node that writes; each key is once among them.
  private var edits: [UInt32: [EnvironmentEntry]] = [:]

  init() {}

  /// Writes a value in place of the one that a node writes for the same key; nil writes the node's own again.
  ///
  /// The views that have read it follow in the next flush.
  ///
  /// - Returns: The former edit; nil if there was none.
  static func set(_ edit: EnvironmentEntry?, for key: ObjectIdentifier, of node: ReaderNode) -> EnvironmentEntry? {
    areUsed = true
    let all = node.graph.kept(EnvironmentEdits.self)
    var edits = all.edits[node.number] ?? []
    let former = edits.firstIndex { $0.key == key }.map { edits.remove(at: $0) }
    if let edit { edits.append(edit) }
    all.edits[node.number] = edits.isEmpty ? nil : edits
    node.invalidate()
    return former
  }

  func write(to values: inout EnvironmentValues, of node: ReaderNode) {
    for edit in edits[node.number] ?? [] { values.write(edit) }
  }
}
