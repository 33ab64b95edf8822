public import HostTree

/// A drag as a view sees it that it is over: see `dropDestination(for:isEnabled:action:)` and
/// `onDropSessionUpdated(_:)`.
public struct DropSession: Identifiable {
  /// The identity of a drop.
  public struct ID: Hashable, Sendable {
    let number: Int

    /// Whether it identifies the drag of a window.
    @MainActor public func matches(_ session: HostDropSession) -> Bool { session.localDragSession.number == number }
  }

  /// The facts about a drag that began in this program.
  public struct LocalSession {
    let identifiers: [AnyHashable]

    /// The identifiers of the dragged items, as far as they are of a type, in order.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      identifiers.compactMap { $0.base as? ItemID }
    }
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable {
    /// It comes on the view.
    case entering
    /// It has moved there.
    case active
    /// It leaves the view, or is cancelled there.
    case exiting
    /// It was dropped.
    case ended(DropOperation)
    /// All items that were dropped are loaded. Comes last. Providers that an action of `onDrop` loads itself are not
    /// waited for.
    case dataTransferCompleted
  }

  /// The identity of the drop.
  public let id: ID
  /// How far it is.
  public let phase: Phase
  /// The place of the drag, in the coordinates of the view that takes it.
  public let location: CGPoint
  /// The size of that view.
  public let size: CGSize
  /// The number of items that are dragged.
  public let itemsCount: Int
  /// The operations that the view may perform with the drag.
  public let suggestedOperations: DropOperation.Set
  /// More about a drag that began in this program; nil for one from outside, by
  /// ``/HostTree/HostWindow/beginDrag(_:at:preview:)``.
  public let localSession: LocalSession?

  @MainActor init(_ session: HostDropSession, _ phase: HostDropPhase) {
    let drag = session.localDragSession
    id = ID(number: drag.number)
    self.phase =
      switch phase {
      case .entering: .entering
      case .active: .active
      case .exiting: .exiting
      case .ended(let operation): .ended(DropOperation(operation))
      case .dataTransferCompleted: .dataTransferCompleted
      }
    location = session.location
    size = session.size
    itemsCount = drag.items.count
    suggestedOperations = drag.allowedOperations.reduce(into: []) { $0.formUnion(DropOperation($1).asSet) }
    localSession = session.isLocal ? LocalSession(identifiers: drag.items.compactMap(\.identifier)) : nil
  }
}

extension DropSession: CustomDebugStringConvertible {
  /// The phase, and the place in the view that takes the drag.
  public var debugDescription: String { "DropSession(\(phase), at: \(location.x), \(location.y))" }
}

extension DropSession.Phase: CustomStringConvertible {
  /// The name of the phase, with the outcome of the drag.
  public var description: String {
    switch self {
    case .entering: "entering"
    case .active: "active"
    case .exiting: "exiting"
    case .ended(let operation): "ended(\(operation))"
    case .dataTransferCompleted: "dataTransferCompleted"
    }
  }
}
