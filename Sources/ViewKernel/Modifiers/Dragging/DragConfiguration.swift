import HostTree

/// The operations allowed for drags that begin in a view: see `dragConfiguration(_:)`.
///
/// ```swift
/// let configuration = DragConfiguration(allowMove: true)
/// print(configuration.operationsWithinApp.allowMove, configuration.operationsOutsideApp.allowMove)
/// // Prints "true false"
/// ```
public struct DragConfiguration: Hashable, Sendable {
  /// The operations allowed for a drag that ends in the same program.
  public struct OperationsWithinApp: Hashable, Sendable {
    /// Whether the dragged items may be copied.
    public var allowCopy: Bool
    /// Whether they may be moved.
    public var allowMove: Bool
    /// Whether they may be removed by the view that they are dropped on.
    public var allowDelete: Bool
    /// Whether references to them may be made. False at first.
    public var allowAlias = false

    /// Allows copying, and moving with `allowMove`.
    public init(allowMove: Bool = false) { self.init(allowCopy: true, allowMove: allowMove, allowDelete: false) }

    /// Allows the given operations.
    public init(allowCopy: Bool = true, allowMove: Bool, allowDelete: Bool) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }

    var allowed: Set<HostDropOperation> {
      let all: [(Bool, HostDropOperation)] = [
        (allowCopy, .copy), (allowMove, .move), (allowDelete, .delete), (allowAlias, .alias),
      ]
      return Set(all.filter(\.0).map(\.1))
    }
  }

  /// The operations allowed for a drag that ends in another program. It has no effect, as no drag leaves its window.
  public struct OperationsOutsideApp: Hashable, Sendable {
    /// Whether the dragged items may be copied.
    public var allowCopy: Bool
    /// Whether they may be moved.
    public var allowMove: Bool
    /// Whether they may be removed by the view that they are dropped on.
    public var allowDelete: Bool
    /// Whether references to them may be made. False at first.
    public var allowAlias = false

    /// Allows copying by default.
    public init(allowCopy: Bool = true) { self.init(allowCopy: allowCopy, allowMove: false, allowDelete: false) }

    /// Allows the given operations.
    public init(allowCopy: Bool = true, allowMove: Bool, allowDelete: Bool) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// The operations allowed for a drag that ends in the same program.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations allowed for a drag that ends in another program.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration; by default the dragged items may be copied everywhere.
  public init(
    operationsWithinApp: OperationsWithinApp = OperationsWithinApp(),
    operationsOutsideApp: OperationsOutsideApp = OperationsOutsideApp()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Dragged items may be copied everywhere, and moved within the program with `allowMove`.
  public init(allowMove: Bool) { self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove)) }

  /// Dragged items may be copied everywhere, and within the program moved with `allowMove` and removed with
  /// `allowDelete`.
  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(operationsWithinApp: OperationsWithinApp(allowMove: allowMove, allowDelete: allowDelete))
  }
}

/// How several items that are dragged together are shown.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let host: HostDragFormation

  /// As the system likes it: like ``stack``.
  public static let `default` = DragDropPreviewsFormation(host: .automatic)
  /// One below another.
  public static let list = DragDropPreviewsFormation(host: .list)
  /// Where the views are, as seen from the one that was pressed.
  public static let none = DragDropPreviewsFormation(host: .none)
  /// On top of each other, each turned a little.
  public static let pile = DragDropPreviewsFormation(host: .pile)
  /// On top of each other, each a little further down.
  public static let stack = DragDropPreviewsFormation(host: .stack)
}
