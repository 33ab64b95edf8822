public import Foundation
import HostTree

/// One tap, or several in quick succession.
public struct TapGesture {
  /// A tap tells nothing of itself.
  public typealias Value = Void
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// How many taps make the gesture; less than 1 counts as 1.
  public var count: Int

  /// Makes a gesture of some taps.
  public init(count: Int = 1) { self.count = count }

  final class Tracker: TypedGestureTracker<TapGesture> {
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

/// One tap, or several in quick succession, which tell where they were.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap.
    public var location: CGPoint
  }
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// How many taps make the gesture; less than 1 counts as 1.
  public var count: Int
  /// What the place is relative to.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of some taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  final class Tracker: TypedGestureTracker<SpatialTapGesture> {
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
