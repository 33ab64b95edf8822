public import Foundation

// Gestures with locations in a coordinate space as the protocol gives it: `.scrollView`, a stored space.

extension DragGesture {
  /// Creates a drag gesture with locations in a coordinate space.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance in points that starts the gesture. NaN counts as 10, negative as 0; both are
  ///     reported.
  ///   - coordinateSpace: The coordinate space of the locations, such as `.scrollView`.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture {
  /// Creates a tap gesture with its location in a coordinate space, such as `.scrollView`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension View {
  /// Calls `action` with the location in a coordinate space when the user taps this view `count` times; less than 1
  /// counts as 1.
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
