// Tests: `HostGestureRecognizerRepresentableTests`.

public import Foundation
import HostTree

/// Converts places of a represented gesture recognizer to coordinate spaces of the views around it.
///
/// The names `.global`, `.local` and the names of views around, `.named(…)` and `.scrollView`, are known; an unknown
/// name is reported, and the window's coordinates count.
@MainActor @preconcurrency
public struct HostGestureRecognizerRepresentableCoordinateSpaceConverter {
  private weak var host: HostGestureView?

  init(_ host: HostGestureView) { self.host = host }

  private var recognizer: HostGestureRecognizer? { host?.firstGestureRecognizer }
  private var pan: HostPanGestureRecognizer? { recognizer as? HostPanGestureRecognizer }

  /// The recognizer's location in the view's coordinates.
  public var localLocation: CGPoint { location(in: .local) }
  /// The recognizer's translation in the view's coordinates; nil if it is no ``/HostTree/HostPanGestureRecognizer``.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// The recognizer's velocity in points per second of the view's coordinates; nil if it is no
  /// ``/HostTree/HostPanGestureRecognizer``.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The recognizer's location in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }

  /// The recognizer's translation in a coordinate space; nil if it is no ``/HostTree/HostPanGestureRecognizer``.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { convert(globalVector: $0.translation(in: nil), to: coordinateSpace) }
  }

  /// The recognizer's velocity in points per second of a coordinate space; nil if it is no
  /// ``/HostTree/HostPanGestureRecognizer``.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { convert(globalVector: $0.velocity(in: nil), to: coordinateSpace) }
  }

  /// Converts a point from the window's coordinates.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    guard let host, let window = host.window else { return globalPoint }
    return GestureInput.convert(globalPoint, in: window, to: coordinateSpace.coordinateSpace, of: host)
  }

  /// Converts a point from the view's coordinates.
  public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .global) -> CGPoint {
    convert(globalPoint: host?.convert(localPoint, to: nil) ?? localPoint, to: coordinateSpace)
  }

  private func convert(globalVector: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    let from = convert(globalPoint: .zero, to: coordinateSpace)
    let to = convert(globalPoint: globalVector, to: coordinateSpace)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
