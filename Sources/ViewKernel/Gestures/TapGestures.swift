public import Foundation
import HostTree

/// A gesture of one tap, or several in quick succession.
public struct TapGesture {
  /// A tap has no value.
  public typealias Value = Void
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The number of taps; less than 1 counts as 1.
  public var count: Int

  /// Creates a tap gesture. Defaults to one tap.
  public init(count: Int = 1) { self.count = count }

  final class Tracker: TypedGestureTracker<TapGesture> {
    override var numberOfTaps: Int { gesture.count }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      switch input.phase {
      case .moved where !input.isInside: phase = .failed
      case .cancelled: phase = .failed
      case .ended: phase = input.touch.tapCount % max(gesture.count, 1) == 0 ? .ended(()) : .failed
      case .began, .moved, nil: break
      }
    }
  }
}

/// A gesture of one tap, or several in quick succession, whose value is the location.
public struct SpatialTapGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap, in the gesture's coordinate space.
    public var location: CGPoint
  }
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The number of taps; less than 1 counts as 1.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture. Defaults to one tap, located in the coordinates of the view.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  final class Tracker: TypedGestureTracker<SpatialTapGesture> {
    override var numberOfTaps: Int { gesture.count }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      switch input.phase {
      case .moved where !input.isInside: phase = .failed
      case .cancelled: phase = .failed
      case .ended:
        phase =
          input.touch.tapCount % max(gesture.count, 1) == 0
          ? .ended(Value(location: input.location(in: gesture.coordinateSpace))) : .failed
      case .began, .moved, nil: break
      }
    }
  }
}

extension TapGesture: TrackedGesture {}
extension SpatialTapGesture: TrackedGesture {}
