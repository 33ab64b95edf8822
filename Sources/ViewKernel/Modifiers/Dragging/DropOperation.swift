import HostTree

/// The outcome of a drag that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: as if the view were not there.
  case cancel
  /// Nothing: a drop is not possible now.
  case forbidden
  /// The data are copied.
  case copy
  /// The data are moved.
  case move
  /// A reference to the data is made.
  case alias
  /// The data are removed where they come from.
  case delete

  /// Several operations.
  public struct Set: OptionSet, Sendable {
    /// One bit for each operation.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing: as if the view were not there.
    public static let cancel = Set(rawValue: 1)
    /// Nothing: a drop is not possible.
    public static let forbidden = Set(rawValue: 2)
    /// The data may be copied.
    public static let copy = Set(rawValue: 4)
    /// The data may be moved.
    public static let move = Set(rawValue: 8)
    /// A reference to the data may be made.
    public static let alias = Set(rawValue: 16)
    /// The data may be removed where they come from.
    public static let delete = Set(rawValue: 32)
  }

  var host: HostDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    case .alias: .alias
    case .delete: .delete
    }
  }

  init(_ host: HostDropOperation) {
    self =
      switch host {
      case .cancel: .cancel
      case .forbidden: .forbidden
      case .copy: .copy
      case .move: .move
      case .alias: .alias
      case .delete: .delete
      }
  }

  var asSet: Set {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    case .alias: .alias
    case .delete: .delete
    }
  }
}
