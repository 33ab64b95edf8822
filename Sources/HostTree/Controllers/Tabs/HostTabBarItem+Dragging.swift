/// Drags what a tab stands for, and takes drops on it.
@MainActor
final class TabDragging {
  private weak var button: HostTabBarButton?
  private weak var item: HostTabBarItem?
  private lazy var drag = HostDragInteraction(delegate: self)
  private lazy var drop = HostDropInteraction(delegate: self)

  init(_ button: HostTabBarButton) { self.button = button }

  /// Follows what the item of the button says.
  func show(_ item: HostTabBarItem) {
    self.item = item
    if item.makeDragItems != nil || drag.view != nil {
      if drag.view == nil { button?.addInteraction(drag) }
      drag.isEnabled = item.makeDragItems != nil && item.isEnabled
    }
    if item.canHandleDrop != nil || drop.view != nil {
      if drop.view == nil { button?.addInteraction(drop) }
      drop.isEnabled = item.canHandleDrop != nil && item.isEnabled
    }
  }
}

extension TabDragging: HostDragInteractionDelegate {
  func dragInteraction(
    _ interaction: HostDragInteraction, itemsForBeginning session: HostDragSession
  ) -> [HostDragItem] { item?.makeDragItems?() ?? [] }
}

extension TabDragging: HostDropInteractionDelegate {
  func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool {
    item?.canHandleDrop?(session) ?? false
  }

  func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnter session: HostDropSession) {
    button?.isHighlighted = true
  }

  func dropInteraction(_ interaction: HostDropInteraction, sessionDidExit session: HostDropSession) {
    button?.isHighlighted = false
  }

  func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {
    button?.isHighlighted = false
    item?.onDrop?(session)
  }
}
