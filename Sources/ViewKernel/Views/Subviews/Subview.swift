import HostTree

/// One of the views that a view consists of, for containers that show each of them where they like.
///
/// It stands for the view as it was written, with its modifiers; modifiers of the subview come around those. It has its
/// environment from the container that has resolved it, so that modifiers of the subview which set the environment,
/// such as `font(_:)`, have no effect. Its state belongs to the place where it is shown, so that a subview shown twice
/// has two.
///
/// `Group(subviews:transform:)` and `ForEach(subviews:content:)` resolve subviews.
public struct Subview: Identifiable {
  /// The identity of a subview, which it keeps while its siblings are inserted, removed and moved.
  public struct ID: Hashable {
    let number: UInt32
    let element: AnyHashable?
  }

  /// The identity of the subview among all others.
  public let id: ID
  let origin: SubviewOrigin
  let source: SubviewSource

  /// The values that the view has set for its container: see `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    nonisolated(unsafe) let subview = self
    return withoutIsolation { subview.containerTraits.values }()
  }
}

extension Subview: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, which shows the view.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(SubviewNode(view, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}

extension Subview: ContainerTraitView {
  @MainActor
  var containerTraits: [any ContainerTrait] {
    guard let (row, _) = origin.row(identifiedBy: id.element) else { return [] }
    return SubviewFollower.of(row, in: source).containerTraits
  }
}

// The content of a subview reaches its node by itself.
extension Subview: InputComparing {
  static var isReflexive: Bool { true }
  static var holdsObjects: Bool { false }

  static func isSameInput(_ first: Subview, _ second: Subview) -> Bool {
    first.id == second.id && first.source === second.source
  }
}

/// The node of a subview: it mounts the view of a row that another node owns.
///
/// - **mount**: the row is found, or made if it belongs to an element on demand; its view is mounted here, in the row's
///   environment.
/// - **update**: another subview replaces the content; the row's own changes arrive by its ``SubviewFollower``, without
///   the code that has placed the subview.
/// - **unmount**: the content; the row stays with its owner.
///
/// Content whose row is gone stays as it was until this node is removed.
final class SubviewNode: ValueNode<Subview> {
  private var subview: Subview
  private var shown: (row: any Row, run: (any RowRun)?)?
  /// The environment of the row, which this node keeps alive: its content may outlive the row.
  private var inside: EnvironmentScope?

  init(_ view: Subview, in builder: NodeBuilder) {
    subview = view
    super.init(in: builder)
  }

  override var unretainedContentScope: Unmanaged<EnvironmentScope> { inside.unretained ?? unretainedScope }

  override func mount() {
    if defersMount() { return }
    mountSubview()
  }

  private func mountSubview() {
    shown = subview.origin.row(identifiedBy: subview.id.element)
    inside = shown?.row.scope
    guard let row = shown?.row else { return }
    SubviewFollower.of(row, in: subview.source).add(self)
    row.mountView(in: self)
  }

  override func update(with new: Subview) {
    let isSame = Subview.isSameInput(subview, new)
    subview = new
    if flags.contains(.needsMount) { return }
    if isSame { return updateRow() }
    leave()
    replaceChildren { mountSubview() }
  }

  /// Goes over to the new row of the same subview, if the row has been dropped and made again.
  private func updateRow() {
    guard let former = shown?.row, former.flags.contains(.isUnmounted) || former.scope !== inside,
      let new = subview.origin.row(identifiedBy: subview.id.element)
    else { return }
    guard type(of: former) == type(of: new.row), new.row.scope === inside else {
      leave()
      return replaceChildren { mountSubview() }
    }
    leave()
    shown = new
    SubviewFollower.of(new.row, in: subview.source).add(self)
    new.row.updateView(in: self)
  }

  /// The row has a new view, or a modifier around it has changed.
  func rowDidChange() { graph.invalidate(self) }

  override func run() {
    guard let row = shown?.row, !row.flags.contains(.isUnmounted) else { return }
    row.updateView(in: self)
  }

  private func leave() {
    guard let (row, run) = shown else { return }
    shown = nil
    let follower = row.follower as? SubviewFollower
    follower?.remove(self)
    if let run, follower?.isShown == false { subview.source.rowIsIdle(row, of: run) }
  }

  override func willUnmount() {
    leave()
    super.willUnmount()
  }

  // MARK: The environment, which is that of the row

  func environmentOfRowDidChange(_ changes: EnvironmentChanges) {
    super.surroundingsDidChange(.environment(changes))
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    if case .environment = change, inside != nil { return }
    super.surroundingsDidChange(change)
  }

  override func contribute(to gathering: Gathering) {
    if case .hosts(let hosts) = subview.origin, let collector = gathering as? HostCollector {
      for host in hosts { collector.append(host) }
    } else {
      super.contribute(to: gathering)
    }
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(subview) }
}
