// Tests: `LazyNodeTests`, `RowModifierUpdatesTests`.

/// The node of a view that makes one row of a container: its content exists only while the row is needed.
///
/// Its life:
/// - **mount**: mounted with the views around it, it keeps the view's value. No content exists yet (*hidden*).
/// - **make**: the container needs the row's hosts; the content is mounted, so bodies run and state is created, but
///   views do not appear yet (*kept*).
/// - **show**: the row enters the viewport; the content is mounted if it is not, and views appear (*shown*).
/// - **update**: while it is shown, the content is updated as in any other node; otherwise the row only takes the new
///   value.
/// - **hide**: in a list, the row leaves the viewport and its content is unmounted; state is lost, as in SwiftUI's
///   lists.
/// - **keep**: in lazy stacks and grids, the content disappears instead when the row leaves the viewport, but stays
///   mounted with its state (*kept*). It is updated when the row is shown again.
/// - **unmount**: the content, if there is any, then the row.
final class RowNode<V: View>: ValueNode<V>, Row {
  private enum Presence {
    case hidden, kept, shown
  }

  private var view: V
  private var presence = Presence.hidden {
    didSet { if presence == .shown { flags.remove(.hidesContent) } else { flags.insert(.hidesContent) } }
  }
  private var arrival: Transaction?
  /// Whether this is the header or footer of a list's section. Modifiers around the section apply to the rows between,
  /// not to these.
  private let isLabel: Bool
  var place: AnyObject?
  var follower: RowFollower?
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
    follower?.viewDidChange()
    if presence == .shown { graph.invalidate(self) } else { contentIsOutOfDate() }
  }

  override func run() {
    follower?.viewDidChange()
    guard presence == .shown else { return contentIsOutOfDate() }
    flags.remove(.isOutOfDate)
    if let modified { updateChildren(modified) } else { updateChildren(view) }
  }

  private func contentIsOutOfDate() {
    if presence == .kept { flags.insert(.isOutOfDate) }
  }

  /// The view with the modifiers around several rows applied; nil if there are none.
  private var modified: (any View)? { isLabel ? nil : modified(isElsewhere: false) }

  /// - Parameter isElsewhere: Whether the view is for a place where these modifiers are not among the ancestors.
  private func modified(isElsewhere: Bool) -> (any View)? {
    var modified: (any View)?
    var node = parent
    while let current = node, current.isAroundRows, !current.endsRows {
      if isElsewhere || current.flags.contains(.modifiesRows), let modifier = current as? any RowModifying {
        let row: any View = modified ?? view
        modified = modifier.modify(row)
      }
      node = current.parent
    }
    return modified
  }

  // MARK: Shown elsewhere

  var rowView: any View { view }

  func mountView(in node: ViewNode) {
    if let modified = modified(isElsewhere: true) { node.mountChildren(modified) } else { node.mountChildren(view) }
  }

  func updateView(in node: ViewNode) {
    if let modified = modified(isElsewhere: true) { node.updateChildren(modified) } else { node.updateChildren(view) }
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
      // In the next update. Otherwise containers inside would be laid out in the current pass with rows that have just
      // been removed.
      if flags.contains(.isOutOfDate) { graph.invalidate(self) }
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
    if let follower, case .environment(let changes) = change { follower.environmentDidChange(changes) }
    super.surroundingsDidChange(change)
  }

  // MARK: Transitions

  func comesIn(by transaction: Transaction) {
    guard presence == .hidden, rowContainer?.isList == false else { return }
    arrival = transaction
    // A row that is scrolled into the viewport later appears without a transition.
    graph.owner.enqueueAfterLayout { [weak self] in self?.arrival = nil }
  }

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case is HostCollector: super.contribute(to: gathering)
    case let found as FoundTransitions where presence == .hidden: found.rows.append(self)
    // A row kept outside of the viewport contributes nothing else.
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

  override var keepsChildrenBesideList: Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    for extra in extras { body(extra.node) }
  }

  override var viewName: String { "\(V.self)" }
}

/// The node around a view that a container adds to a row, such as a background or swipe actions.
final class RowExtraNode: ViewNode {
  override var passesOn: NodeFlags { .defersRows }
  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }
}

/// A view with an explicit identity, with its type erased.
@MainActor
protocol ViewWithIdentity {
  var identity: AnyHashable { get }
}

extension IDView: ViewWithIdentity {
  var identity: AnyHashable { AnyHashable(unwrapping: id) }
}
