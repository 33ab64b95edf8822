/// A coordinate space for frames.
public protocol CoordinateSpaceProtocol {
  /// The space as a case of ``CoordinateSpace``.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space as ``CoordinateSpace/named(_:)``.
  public let coordinateSpace: CoordinateSpace
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest ancestor with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)), name: AnyHashable(name))
  }
}

extension View {
  /// Names this view's coordinate space, for geometry readers among its descendants.
  ///
  /// The same as `coordinateSpace(name:)` with the name in `.named(_:)`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }
}
