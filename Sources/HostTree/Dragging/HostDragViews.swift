public import Foundation

/// A container whose content can be dragged away; changes nothing about layout.
public final class HostDragView: HostContainerView, HostDragInteractionDelegate {
  /// Called when a drag begins, for what is dragged; nil, the default, and no items begin no drag.
  public var makeItems: (@MainActor () -> [HostDragItem])?

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

  /// Calls ``makeItems``.
  public func dragInteraction(
    _ interaction: HostDragInteraction, itemsForBeginning session: HostDragSession
  ) -> [HostDragItem] { makeItems?() ?? [] }
}

/// A container that takes what is dropped anywhere upon it, also between its subviews; changes nothing about layout.
public final class HostDropView: HostContainerView, HostDropInteractionDelegate {
  /// Returns whether a drag that comes upon the content is taken; nil, the default, takes none.
  public var canHandle: (@MainActor (HostDropSession) -> Bool)?
  /// Called when a drag that is taken comes upon the content.
  public var onEnter: (@MainActor (HostDropSession) -> Void)?
  /// Called when it moves there; returns what would become of it. Nil, the default, copies.
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
