public import Foundation

/// A container whose content can be dragged away; changes nothing about layout.
public final class HostDragView: HostContainerView, HostDragInteractionDelegate {
  /// Called when a drag begins, to get the dragged items; nil, the default, and no items begin no drag.
  public var makeItems: (@MainActor () -> [HostDragItem])?

  /// Called when a drag begins, for what identifies the view in a ``HostDragContainerView``: then that one's items are
  /// dragged, if there is one. Nil, the default, for a view that is always dragged alone.
  public var itemIdentifier: (@MainActor () -> AnyHashable?)?

  /// The ``HostDragContainerView/namespace`` of the container that the view belongs to; nil by default.
  public var containerNamespace: AnyHashable?

  /// Called when a drag begins, for a view that follows the finger; nil, the default, shows what this view looks like.
  public var makePreview: (@MainActor () -> HostView?)?

  /// Whether touches begin drags. Defaults to true.
  public var isDragEnabled: Bool {
    get { interaction.isEnabled }
    set { interaction.isEnabled = newValue }
  }

  private lazy var interaction = HostDragInteraction(delegate: self)

  /// Makes a container with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(interaction)
  }

  /// The items of the container, if this view belongs to one, else the items of ``makeItems``.
  public func dragInteraction(
    _ interaction: HostDragInteraction, itemsForBeginning session: HostDragSession
  ) -> [HostDragItem] {
    let items = containedItems(session) ?? makeItems?() ?? []
    if let makePreview, !items.isEmpty { items[session.draggedItemIndex].previewProvider = makePreview }
    return items
  }

  private func containedItems(_ session: HostDragSession) -> [HostDragItem]? {
    guard let own = itemIdentifier?(), let container = container(of: own), let makeItems = container.makeItems else {
      return nil
    }
    let identifiers = container.identifiers(for: own)
    let items = makeItems(identifiers)
    let isKnown = items.contains { $0.identifier != nil }
    let index = (isKnown ? items.map(\.identifier) : identifiers).firstIndex(of: own) ?? 0
    session.draggedItemIndex = min(index, max(items.count - 1, 0))
    return items
  }

  private func container(of item: AnyHashable) -> HostDragContainerView? {
    around(HostDragContainerView.self).first { $0.makeItems != nil && $0.belongs(item, in: containerNamespace) }
  }

  /// The view of the container that has the item's identifier.
  public func dragInteraction(
    _ interaction: HostDragInteraction, viewFor item: HostDragItem, session: HostDragSession
  ) -> HostView? {
    guard let identifier = item.identifier, let container = container(of: identifier) else { return nil }
    var rest: [HostView] = [container]
    while let view = rest.popLast() {
      if let view = view as? HostDragView, view !== self, view.containerNamespace == containerNamespace,
        view.itemIdentifier?() == identifier
      {
        return view
      }
      rest += view.subviews.reversed()
    }
    return nil
  }
}

/// A container that takes drops anywhere on it, also between its subviews; changes nothing about layout.
public final class HostDropView: HostContainerView, HostDropInteractionDelegate {
  /// Returns whether a drag that comes over the content is taken; nil, the default, takes none.
  public var canHandle: (@MainActor (HostDropSession) -> Bool)?
  /// Called when a drag that is taken comes over the content.
  public var onEnter: (@MainActor (HostDropSession) -> Void)?
  /// Called when it moves there; returns the proposed operation. Nil, the default, copies.
  public var onUpdate: (@MainActor (HostDropSession) -> HostDropProposal)?
  /// Called when it leaves, or is cancelled.
  public var onExit: (@MainActor (HostDropSession) -> Void)?
  /// Called when it is dropped.
  public var onDrop: (@MainActor (HostDropSession) -> Void)?

  /// Whether drags are noticed. Defaults to true.
  public var isDropEnabled: Bool {
    get { interaction.isEnabled }
    set { interaction.isEnabled = newValue }
  }

  private lazy var interaction = HostDropInteraction(delegate: self)

  /// Makes a container with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(interaction)
  }

  /// Drags hit this view in all of its bounds, touches only its content.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    if let hit = super.hitTest(point, with: event) { return hit }
    guard event?.isDrag == true, isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    return self.point(inside: point, with: event) ? self : nil
  }

  /// Calls ``canHandle``.
  public func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool {
    canHandle?(session) ?? false
  }

  /// Calls ``onEnter``.
  public func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnter session: HostDropSession) {
    onEnter?(session)
  }

  /// Calls ``onUpdate``.
  public func dropInteraction(
    _ interaction: HostDropInteraction, sessionDidUpdate session: HostDropSession
  ) -> HostDropProposal { onUpdate?(session) ?? HostDropProposal(operation: .copy) }

  /// Calls ``onExit``.
  public func dropInteraction(_ interaction: HostDropInteraction, sessionDidExit session: HostDropSession) {
    onExit?(session)
  }

  /// Calls ``onDrop``.
  public func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {
    onDrop?(session)
  }
}
