/// Coordinates that geometry is told in.
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The coordinates.
  public let coordinateSpace: CoordinateSpace
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view around with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)), name: AnyHashable(name))
  }
}

extension View {
  /// Gives this view's coordinates a name, for geometry readers inside of it.
  ///
  /// The same as `coordinateSpace(name:)` with the name in `.named(_:)`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }
}
