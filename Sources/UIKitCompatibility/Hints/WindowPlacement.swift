// Tests: `SceneHintsTests`.

public import Foundation
public import HostTree

/// Where a window is to be, and how large: see `defaultWindowPlacement(_:)`, which has no effect here.
///
/// ```swift
/// let placement = WindowPlacement(x: 20, y: 40, width: 300, height: 200)
/// print(placement.size!.width, placement.position!.y)
/// // Prints "300.0 40.0"
/// ```
public struct WindowPlacement: Sendable {
  /// The place of the window's upper left corner, in points; nil leaves it to the system.
  public var position: CGPoint?
  /// The size, in points; nil leaves it to the system.
  public var size: CGSize?

  /// Creates a placement at a point.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  /// Creates a placement at a fraction of the screen.
  public init(_ position: UnitPoint, size: CGSize? = nil) { self.init(nil, size: size) }

  /// Creates a placement at a point, with a width and a height.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    position = x == nil && y == nil ? nil : CGPoint(x: x ?? 0, y: y ?? 0)
    size = width == nil && height == nil ? nil : CGSize(width: width ?? 0, height: height ?? 0)
  }
}

/// The content of a window whose place is asked for: see `defaultWindowPlacement(_:)`.
@MainActor @preconcurrency
public struct WindowLayoutRoot {
  private nonisolated let measure: @MainActor (ProposedViewSize) -> CGSize

  nonisolated init(_ measure: @escaping @MainActor (ProposedViewSize) -> CGSize) { self.measure = measure }

  /// The size that the content chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a window can be: see `defaultWindowPlacement(_:)`.
public struct WindowPlacementContext {
  /// The screen.
  public let defaultDisplay: DisplayProxy
}

/// A screen on which a window can be: see ``WindowPlacementContext``.
public struct DisplayProxy: Hashable, Sendable {
  /// The whole screen, in points.
  public let bounds: CGRect
  /// The part that nothing of the system covers, in points.
  public let visibleRect: CGRect
  /// The margins that the system covers.
  public let safeAreaInsets: EdgeInsets
}
