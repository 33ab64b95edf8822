import Foundation

/// How the preview of a drag shows several items.
public enum HostDragFormation: Hashable, Sendable {
  /// As the system likes it: like ``stack``.
  case automatic
  /// One below another.
  case list
  /// Where the views are, as seen from the one that was pressed.
  case none
  /// On top of each other, each turned a little.
  case pile
  /// On top of each other, each a little further down.
  case stack
}

/// A container around views that can be dragged: provides the items that are dragged with them, and is notified of
/// drags.
///
/// A ``HostDragView`` with an ``HostDragView/itemIdentifier`` asks the innermost of these views around it that has
/// items for it. Those around say the rest, the innermost first.
///
/// ```swift
/// let container = HostDragContainerView(frame: .zero)
/// container.selectedIdentifiers = { [1, 3] }
/// container.makeItems = { identifiers in
///   identifiers.map { number in HostDragItem(itemProvider: NSItemProvider(object: "\(number)" as NSString)) }
/// }
/// print(container.identifiers(for: 3), container.identifiers(for: 2))
/// // Prints "[AnyHashable(1), AnyHashable(3)] [AnyHashable(2)]"
/// ```
public final class HostDragContainerView: HostContainerView {
  /// Distinguishes containers in each other: only views with the same one belong to this container. Nil by default.
  public var namespace: AnyHashable?
  /// Whether something identifies an item of this container; nil, the default, stands for everything.
  public var identifies: (@MainActor (AnyHashable) -> Bool)?
  /// Called when a drag begins, for the items of some identifiers; no items begin no drag. Nil, the default, leaves it
  /// to containers around this one.
  public var makeItems: (@MainActor ([AnyHashable]) -> [HostDragItem])?
  /// The selected identifiers: their items are dragged together, if the drag begins at any of them. Nil, the default,
  /// leaves it to containers around this one.
  public var selectedIdentifiers: (@MainActor () -> [AnyHashable])?
  /// The operations allowed for drags that begin in this container; nil, the default, leaves it to containers around
  /// it.
  public var allowedOperations: Set<HostDropOperation>?
  /// How the preview shows several items; nil, the default, leaves it to containers around this one.
  public var formation: HostDragFormation?
  /// Called when a drag has begun in this container, has moved and is over.
  public var onUpdate: (@MainActor (HostDragSession, HostDragPhase) -> Void)?

  /// The identifiers dragged together with an item: the selection, if the item belongs to it, else the item alone.
  ///
  /// The selection belongs to this container or to the next one around it which has the same namespace and the same
  /// type of identifiers.
  public func identifiers(for item: AnyHashable) -> [AnyHashable] {
    let selecting = ([self] + around(HostDragContainerView.self)).first {
      $0.selectedIdentifiers != nil && $0.belongs(item, in: namespace)
    }
    var seen = Set<AnyHashable>()
    let selected = selecting?.selectedIdentifiers?().filter { seen.insert($0).inserted } ?? []
    return selected.contains(item) ? selected : [item]
  }

  func belongs(_ item: AnyHashable, in namespace: AnyHashable?) -> Bool {
    self.namespace == namespace && identifies?(item) != false
  }

  /// Adds the formation and the allowed operations to this view's line in a printed tree.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let formation { description.add("formation", Words("\(formation)")) }
    if let allowedOperations {
      description.add("allows", Words(allowedOperations.map { "\($0)" }.sorted().joined(separator: ",")))
    }
  }
}

/// A container around views that take drops: decides how they are performed there, and is notified of them.
public final class HostDropContainerView: HostContainerView {
  /// Called when a drag is over a view in this container that would take it. Returns the proposal that replaces the
  /// view's own. Nil, the default, leaves it to containers around this one.
  public var configure: (@MainActor (HostDropSession) -> HostDropProposal?)?
  /// How the preview shows several items while it is over a view in this container; nil, the default, leaves it to
  /// containers around this one, and to where the drag began.
  public var formation: HostDragFormation?
  /// Called when a drag comes over a view in this container that takes it, moves there, leaves it and is dropped.
  public var onUpdate: (@MainActor (HostDropSession, HostDropPhase) -> Void)?

  /// Adds the formation to this view's line in a printed tree.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let formation { description.add("formation", Words("\(formation)")) }
  }
}
