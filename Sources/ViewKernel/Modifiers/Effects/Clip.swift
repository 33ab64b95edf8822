public import Foundation
public import HostTree

/// The modifier behind `clipShape`, `clipped` and `cornerRadius`.
///
/// It has SwiftUI's name, as it appears in printed types.
public struct _ClipEffect<ClipShape: Shape> {
  /// The shape that the content is clipped to, in the content's bounds.
  public var shape: ClipShape
  /// The fill rule (nonzero or even-odd) and whether the edge is antialiased.
  public var style: FillStyle

  /// Creates the modifier that `clipShape(_:style:)` applies.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

extension _ClipEffect: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostClipView { HostClipView(shape.host) }

  func updateHost(_ host: HostClipView, context: HostModifierContext<Self>) {
    host.shape = shape.host(in: context.environment)
    host.style = style
  }
}

extension View {
  /// Clips this view to a shape in its bounds.
  ///
  /// As in SwiftUI, clipping does not change hit testing: set `contentShape(_:)` for that.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips this view to its bounds; does not change hit testing.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips this view to its bounds with rounded corners, circular arcs of `radius` points.
  ///
  /// Does not change hit testing.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
