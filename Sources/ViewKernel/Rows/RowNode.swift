/// A row of a container, whatever the type of the view in it.
@MainActor
protocol Row: ViewNode {
  /// Where the container shows it; nil while it is out of sight.
  var place: AnyObject? { get set }
  /// Whether the view in the row was given an identity, or is of the element that has it.
  func isIdentified(by id: AnyHashable) -> Bool
  /// Makes what is inside, which does not appear before it is shown.
  func make()
  /// Makes what is inside, and has it appear.
  func show()
  /// Has what is inside disappear, and keeps it with its state.
  func keep()
  /// Lets go of what is inside.
  func hide()
  /// Whether what is inside is kept, out of sight.
  var isKept: Bool { get }
  /// What is inside comes in by a transaction, if it is shown at once.
  func comesIn(by transaction: Transaction)
  /// A modifier around the row has changed: it takes the new values later in the update, unless it is handed a value before that.
  func modifiersDidChange()
  /// Makes what the container adds to the row, or gives it a new value; nil takes it away.
  func setExtra(_ kind: RowExtra, _ view: AnyView?)
  /// The node around what the container added.
  func extra(_ kind: RowExtra) -> ViewNode?
}

/// What a container adds to a row.
enum RowExtra: Int, CaseIterable {
  /// Behind the row; at its end; the buttons that a swipe shows; the entries of its menu.
  case background, badge, leadingActions, trailingActions, menu
}

/// A view that was given an identity, whatever its type.
@MainActor
protocol ViewWithIdentity {
  var identity: AnyHashable { get }
}

extension IDView: ViewWithIdentity {
  var identity: AnyHashable { AnyHashable(unwrapping: id) }
}

/// A modifier's node around several rows: each of them is modified by itself, when it enters the viewport. It has the flag
/// ``NodeFlags/modifiesRows``.
@MainActor
protocol RowModifying: ViewNode {
  /// A row's view, modified.
  func modify<V: View>(_ row: V) -> any View
}

extension ViewNode {
  /// Whether the rows of a container may be inside of this node, rather than this node in one of them.
  final var passesRows: Bool { passesOn.contains(.defersRows) }

  /// Whether the content makes several rows, or as many as there are.
  final var isAroundRows: Bool { flags.contains(.defersRows) }

  /// The nearest container with rows around this node; nil where there is none.
  final var rowContainer: (any RowContainer)? {
    var node = parent
    while let current = node {
      if let container = current as? any RowContainer { return container }
      node = current.parent
    }
    return nil
  }

  /// Whether what is inside becomes rows of a list, if it becomes rows.
  final var isInList: Bool { ((self as? any RowContainer) ?? rowContainer)?.isList == true }

  /// What this node adds to the rows inside has changed: those that are shown take it later in the update. Called before the content is
  /// handed on, so that each row is updated once.
  final func invalidateRows() {
    forEachChild { child in
      if let row = child as? any Row {
        row.modifiersDidChange()
      } else if child.isAroundRows {
        child.invalidateRows()
      }
    }
  }
}

/// What contains rows: it is told when what one of them shows has changed.
@MainActor
protocol RowContainer: ViewNode {
  /// Whether it looks like a list: rows are looked at for what they say of themselves, and come and go without transitions.
  var isList: Bool { get }
  /// The hosts in a row that is in sight, or what the container needs to know of it, have changed.
  func rowDidChange(_ row: any Row)
}

/// The node of a view that makes one row: what is inside exists only while the row is in sight.
///
/// It lives like this: *mounted* with the view around it, it keeps the view's value; *shown* when the container needs the row,
/// it mounts what is inside, so bodies run, state is made, views appear; *updated* as other nodes are while it is shown, else
/// it only takes the new value; *hidden* when the row goes out of sight, it unmounts what is inside, and state is lost, as it
/// is in SwiftUI's lists. In lazy stacks and grids it is *kept* instead: what is inside disappears, but stays with its state, and
/// is brought up to date when it is shown again.
final class RowNode<V: View>: ValueNode<V>, Row {
  private enum Presence {
    case hidden, kept, shown
  }

  private var view: V
  private var presence = Presence.hidden {
    didSet { if presence == .shown { flags.remove(.hidesContent) } else { flags.insert(.hidesContent) } }
  }
  /// Whether what is kept has not taken the newest value.
  private var isOutOfDate = false
  private var arrival: Transaction?
  /// Whether it is the header or the footer of a list's section, whose modifiers are for the rows between.
  private let isLabel: Bool
  var place: AnyObject?
  private var extras: [(kind: RowExtra, node: ViewNode)] = []

  init(_ view: V, isLabel: Bool = false, in builder: NodeBuilder) {
    self.view = view
    self.isLabel = isLabel
    super.init(in: builder)
    flags.insert(.hidesContent)
  }

  override var passesOn: NodeFlags { .passesTransition }

  override func update(with new: V) {
    view = new
    rerun()
  }

  func modifiersDidChange() {
    if presence == .shown { graph.invalidate(self) } else { isOutOfDate = presence == .kept }
  }

  override func run() {
    guard presence == .shown else { return isOutOfDate = presence == .kept }
    isOutOfDate = false
    if let modified { updateChildren(modified) } else { updateChildren(view) }
  }

  /// The view with what modifiers around several rows add to each; nil if there are none.
  private var modified: (any View)? {
    if isLabel { return nil }
    var modified: (any View)?
    var node = parent
    while let current = node, current.isAroundRows {
      if current.flags.contains(.modifiesRows), let modifier = current as? any RowModifying {
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

  private var isHidden: Bool { presence == .hidden && !flags.contains(.isUnmounted) }

  var isKept: Bool { presence == .kept }

  func make() {
    guard isHidden else { return }
    presence = .kept
    mountContent()
  }

  func show() {
    if flags.contains(.isUnmounted) { return }
    if isHidden {
      presence = .shown
      mountContent()
    } else if presence == .kept {
      presence = .shown
      // In the next update. Containers inside would else be laid out in the pass under way with rows that have just gone.
      if isOutOfDate { graph.invalidate(self) }
      if isOnScreen { super.surroundingsDidChange(.visibility(true)) }
      preferencesMayChange()
    }
    guard let transaction = arrival else { return }
    arrival = nil
    graph.withTransaction(transaction) { FoundTransitions(in: firstChild).comeIn(graph) }
  }

  private func mountContent() {
    if let modified { mountChildren(modified) } else { mountChildren(view) }
  }

  func keep() {
    place = nil
    guard presence == .shown, !flags.contains(.isUnmounted) else { return }
    if isOnScreen { super.surroundingsDidChange(.visibility(false)) }
    presence = .kept
    graph.noteCommit(of: self)
    preferencesMayChange()
  }

  private func preferencesMayChange() {
    if flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
  }

  func hide() {
    place = nil
    guard presence != .hidden, !flags.contains(.isUnmounted) else { return }
    presence = .hidden
    graph.noteCommit(of: self)
    unmountChildren()
    extras = []
    preferencesMayChange()
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    if case .visibility = change, presence != .shown { return }
    super.surroundingsDidChange(change)
  }

  // MARK: Transitions

  func comesIn(by transaction: Transaction) {
    guard presence == .hidden, rowContainer?.isList == false else { return }
    arrival = transaction
    // Whoever scrolls to it later finds it there.
    graph.owner.enqueueAfterLayout { [weak self] in self?.arrival = nil }
  }

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case is HostCollector: super.contribute(to: gathering)
    case let found as FoundTransitions where presence == .hidden: found.rows.append(self)
    // What is kept outside of the viewport has nothing to say.
    default: if presence == .shown { super.contribute(to: gathering) }
    }
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

  override func contentDidChange(_ change: ContentChange) {
    guard case .contribution = change else { return super.contentDidChange(change) }
    if presence != .hidden { graph.commitLater(self) }
  }

  override func commit() {
    if presence != .hidden { rowContainer?.rowDidChange(self) }
  }

  override func willUnmount() {
    extras = []
    super.willUnmount()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for extra in extras { body(extra.node) }
  }

  override var viewName: String { "\(V.self)" }
}

/// The node around what a container adds to a row.
final class RowExtraNode: ViewNode {
  override var passesOn: NodeFlags { .defersRows }
  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }
}
