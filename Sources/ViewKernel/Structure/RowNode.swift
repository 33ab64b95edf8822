/// A row of a container, whatever the type of the view in it.
@MainActor
protocol Row: ViewNode {
  /// Where the container shows it; nil while it is out of sight.
  var place: AnyObject? { get set }
  /// Whether the view in the row was given an identity, or is of the element that has it.
  func isIdentified(by id: AnyHashable) -> Bool
  /// Makes what is inside.
  func show()
  /// Lets go of what is inside.
  func hide()
  /// Brings what is inside up to date with what is around the row, if the row is shown.
  func updateContent()
  /// Makes what the container adds to the row, or gives it a new value; nil takes it away.
  func setExtra(_ kind: RowExtra, _ view: AnyView?)
  /// The node around what the container added.
  func extra(_ kind: RowExtra) -> ViewNode?
}

/// What a container adds to a row.
enum RowExtra: Int, CaseIterable {
  /// Behind the row; at its end; the buttons that a swipe shows.
  case background, badge, leadingActions, trailingActions
}

/// A view that was given an identity, whatever its type.
@MainActor
protocol ViewWithIdentity {
  var identity: AnyHashable { get }
}

extension IDView: ViewWithIdentity {
  var identity: AnyHashable { AnyHashable(unwrapping: id) }
}

/// A modifier's node around several rows: each of them is modified by itself, when it comes into sight.
@MainActor
protocol RowModifying: ViewNode {
  /// A row's view, modified.
  func modify<V: View>(_ row: V) -> any View
}

extension ViewNode {
  /// Whether the content makes several rows, or as many as there are.
  final var isAroundRows: Bool { flags.contains(.defersRows) }

  /// What this node adds to the rows inside has changed: brings those that are shown up to date.
  final func updateRows() {
    forEachChild { child in
      if let row = child as? any Row { row.updateContent() } else if child.isAroundRows { child.updateRows() }
    }
  }
}

/// What contains rows: it is told when what one of them shows has changed.
@MainActor
protocol RowContainer: ViewNode {
  /// The hosts in a row that is in sight, or what the container needs to know of it, have changed.
  func rowDidChange(_ row: any Row)
}

/// The node of a view that makes one row: what is inside exists only while the row is in sight.
///
/// It lives like this: *mounted* with the view around it, it keeps the view's value; *shown* when the container needs the row,
/// it mounts what is inside, so bodies run, state is made, views appear; *updated* as other nodes are while it is shown, else
/// it only takes the new value; *hidden* when the row goes out of sight, it unmounts what is inside, and state is lost, as it
/// is in SwiftUI's lists.
final class RowNode<V: View>: ValueNode<V>, Row {
  private var view: V
  private var isShown = false
  /// Whether it is the header or the footer of a section, whose modifiers are for the rows between.
  private let isLabel: Bool
  var place: AnyObject?
  private var extras: [(kind: RowExtra, node: ViewNode)] = []

  init(_ view: V, isLabel: Bool = false, in builder: NodeBuilder) {
    self.view = view
    self.isLabel = isLabel
    super.init(in: builder)
  }

  override var passesRows: Bool { false }

  override func update(with new: V) {
    view = new
    updateContent()
  }

  func updateContent() {
    guard isShown else { return }
    if let modified { updateChildren(modified) } else { updateChildren(view) }
  }

  /// The view with what modifiers around several rows add to each; nil if there are none.
  private var modified: (any View)? {
    if isLabel { return nil }
    var modified: (any View)?
    var node = parent
    while let current = node, current.isAroundRows {
      if let modifier = current.rowModifier {
        let row: any View = modified ?? view
        modified = modifier.modify(row)
      }
      node = current.parent
    }
    return modified
  }

  func isIdentified(by id: AnyHashable) -> Bool {
    if let view = view as? any ViewWithIdentity, view.identity == id { return true }
    return element.map { AnyHashable(unwrapping: $0.nodes.elementID(at: $0.index)) == id } ?? false
  }

  func show() {
    guard !isShown, !flags.contains(.isUnmounted) else { return }
    isShown = true
    if let modified { mountChildren(modified) } else { mountChildren(view) }
  }

  func hide() {
    place = nil
    guard isShown, !flags.contains(.isUnmounted) else { return }
    isShown = false
    graph.noteHosts(inside: self)
    unmountChildren()
    if flags.contains(.subtreeWritesPreferences) { preferenceDidChange(nil) }
  }

  func extra(_ kind: RowExtra) -> ViewNode? { extras.first { $0.kind == kind }?.node }

  func setExtra(_ kind: RowExtra, _ view: AnyView?) {
    guard let view else {
      extra(kind)?.unmount()
      extras.removeAll { $0.kind == kind }
      return
    }
    if let node = extra(kind) { return node.updateChildren(view) }
    let node = RowExtraNode(in: NodeBuilder(self))
    extras.append((kind, node))
    node.mountChildren(view)
  }

  override func collectRows(into rows: inout RowCollector) { rows.append(.row(self)) }

  override func contentHostsDidChange() {
    if isShown { graph.collectHostsLater(self) }
  }

  override func collectOwnHosts() {
    if isShown { container?.rowDidChange(self) }
  }

  override func unmountChildren() {
    super.unmountChildren()
    for kind in RowExtra.allCases { setExtra(kind, nil) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for extra in extras { body(extra.node) }
  }

  private var container: (any RowContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any RowContainer { return container }
      node = current.parent
    }
    return nil
  }

  override var viewName: String { "\(V.self)" }
}

/// The node around what a container adds to a row.
final class RowExtraNode: ViewNode {
  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }
}
