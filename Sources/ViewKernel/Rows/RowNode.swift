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

/// A view that was given an identity, whatever its type.
@MainActor
protocol ViewWithIdentity {
  var identity: AnyHashable { get }
}

extension IDView: ViewWithIdentity {
  var identity: AnyHashable { AnyHashable(unwrapping: id) }
}
