public import Foundation
public import HostTree

// Unchecked: identities that a program gives are sendable, but their type-erased box does not say so; identities of
// views that a user has scrolled to are set on the main actor.

/// Where scroll views are scrolled to: written by the program to scroll, and by the scroll view when a user scrolls.
///
/// A view keeps it in a state, and hands a binding to `scrollPosition(_:anchor:)`. To scroll again to where the user
/// has scrolled away from, ask again: each call of a `scrollTo` counts.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // Unchecked: identities are only compared and handed back; those that programs pass are sendable.
  enum Place: Equatable {
    case automatic
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// A user has scrolled; with the view that is shown then.
    case user(AnyHashable?)
  }

  private(set) var place: Place
  /// Counts the requests, so that the same one can be made again.
  private(set) var request = 0
  private var idType: any Hashable.Type

  private init(_ place: Place, _ idType: any Hashable.Type) {
    self.place = place
    self.idType = idType
  }

  /// Creates a position that leaves the first place to the scroll view.
  ///
  /// - Parameter idType: The type of the identities that ``viewID`` returns.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, idType) }

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view: of an element of a `ForEach`, or one set by `id(_:)`.
  ///   - anchor: The point of the view to align with the same point of the scroll view; nil for the modifier's.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.id(AnyHashable(unwrapping: AnyHashable(id)), anchor: anchor), type(of: id))
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a position at a distance from the left edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a position at a distance from the upper edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  // MARK: Where it is

  /// Whether a user has scrolled since the program asked for a position.
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }

  /// The edge at which the program has asked to be; nil for another position.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point at which the program has asked to be; nil for another position.
  public var point: CGPoint? { if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }

  /// The horizontal coordinate at which the program has asked to be; nil for another position.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical coordinate at which the program has asked to be; nil for another position.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identity of the view at which the program has asked to be, or which a user has scrolled to; nil for another
  /// position, and if the identity is not of the type that was given when the position was made.
  public var viewID: (any Hashable & Sendable)? {
    guard let id, type(of: id.base) == idType, let base = id.base as? any Hashable else { return nil }
    // It was sendable when it was given; that leaves no trace in the value, so that no cast can find it out.
    return unsafeBitCast(base as any Hashable, to: (any Hashable & Sendable).self)
  }

  /// The identity of the view at which the position is, if it is of a type: see ``viewID``.
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }

  private var id: AnyHashable? {
    switch place {
    case .id(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  // MARK: Scrolling

  private mutating func ask(_ new: Place) {
    place = new
    request &+= 1
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view. One that no view has does nothing.
  ///   - anchor: The point of the view to align with the same point of the scroll view; nil for the modifier's.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    idType = type(of: id)
    ask(.id(AnyHashable(unwrapping: AnyHashable(id)), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Scrolls until a point of the content lies in the upper left corner, as far as there is content.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

  /// Scrolls until a point of the content lies in the upper left corner, as far as there is content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }

  /// Scrolls horizontally only.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }

  /// Scrolls vertically only.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// This position after a user has scrolled to a view.
  func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
    var copy = self
    copy.place = .user(id)
    return copy
  }

  /// Whether it reports views with an identity.
  func tells(of id: AnyHashable) -> Bool { type(of: id.base) == idType }

  /// Whether both are at the same place by the same request.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.place == rhs.place && lhs.request == rhs.request && lhs.idType == rhs.idType
  }
}
