public import HostTree

/// A drag as the view sees it that it began in: see `onDragSessionUpdated(_:)`.
public struct DragSession: Identifiable {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let number: Int

    /// Whether it identifies the drag of a window.
    @MainActor public func matches(_ session: HostDragSession) -> Bool { session.number == number }
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable {
    /// It begins.
    case initial
    /// It has moved.
    case active
    /// It is about to end.
    case ending(DropOperation)
    /// It has ended.
    case ended(DropOperation)
    /// All items that were dropped are loaded. Comes last, and only after a drop. Providers that an action of `onDrop`
    /// loads itself are not waited for.
    case dataTransferCompleted
  }

  /// The identity of the drag.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// The place of the drag, in the window's coordinates.
  public let location: CGPoint
  /// The number of the item whose view was pressed, among those that are dragged.
  public let draggedItemIndex: Int
  let identifiers: [AnyHashable]

  @MainActor init(_ session: HostDragSession, _ phase: HostDragPhase) {
    id = ID(number: session.number)
    self.phase =
      switch phase {
      case .initial: .initial
      case .active: .active
      case .ending(let operation): .ending(DropOperation(operation))
      case .ended(let operation): .ended(DropOperation(operation))
      case .dataTransferCompleted: .dataTransferCompleted
      }
    location = session.location(in: nil)
    draggedItemIndex = session.draggedItemIndex
    identifiers = session.items.compactMap(\.identifier)
  }

  /// The identifiers of the dragged items, as far as they are of a type, in order.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    identifiers.compactMap { $0.base as? ItemID }
  }
}

extension DragSession: CustomDebugStringConvertible {
  /// The phase, and the place in the window.
  public var debugDescription: String { "DragSession(\(phase), at: \(location.x), \(location.y))" }
}

extension DragSession.Phase: CustomStringConvertible {
  /// The name of the phase, with the outcome of the drag.
  public var description: String {
    switch self {
    case .initial: "initial"
    case .active: "active"
    case .ending(let operation): "ending(\(operation))"
    case .ended(let operation): "ended(\(operation))"
    case .dataTransferCompleted: "dataTransferCompleted"
    }
  }
}
