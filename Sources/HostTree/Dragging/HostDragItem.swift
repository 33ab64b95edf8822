package import Foundation

/// One of the things that a drag carries, as `UIDragItem`.
@MainActor @preconcurrency
public final class HostDragItem {
  /// Gives the data of the item.
  public let itemProvider: NSItemProvider

  /// A value for the use of the program that the drag begins in; nil by default.
  public var localObject: Any?

  /// The identifier of the item among the others of its container; nil by default.
  public var identifier: AnyHashable?

  /// Called once when the drag begins, for a view that follows the finger; nil, the default, shows what the dragged
  /// view looks like.
  public var previewProvider: (@MainActor () -> HostView?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The outcome of a drag that ends over a view, as `UIDropOperation`.
public enum HostDropOperation: Hashable, Sendable {
  /// Nothing: the drag ends as if the view were not there.
  case cancel
  /// Nothing: a drop is not possible now, which the preview shows.
  case forbidden
  /// The data are copied.
  case copy
  /// The data are moved from the view that the drag began at.
  case move
  /// The data are removed where the drag began. UIKit does not have it, AppKit does.
  case delete
  /// A reference to the data is made. UIKit does not have it, AppKit does.
  case alias

  /// Whether the drop happens.
  var isPerformed: Bool { self != .cancel && self != .forbidden }
}

/// How a view would take a drop, as `UIDropProposal`.
public struct HostDropProposal: Hashable, Sendable {
  /// The outcome that the drag would have.
  public package(set) var operation: HostDropOperation
  /// The line between rows that marks where something would be inserted, in the window's coordinates; nil for none.
  package var line: CGRect?
  /// The number of items that would be taken at most; nil, the default, for all.
  public var itemLimit: Int?

  /// Creates a proposal.
  public init(operation: HostDropOperation) { self.operation = operation }
}
