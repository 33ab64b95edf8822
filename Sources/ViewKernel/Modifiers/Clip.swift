public import Foundation
public import HostTree

/// The modifier behind `clipShape`, `clipped` and `cornerRadius`. Its name is SwiftUI's, since it shows in printed types.
public struct _ClipEffect<ClipShape: Shape> {
  /// What is shown.
  public var shape: ClipShape
  /// What counts as inside of the shape.
  public var style: FillStyle

  /// Makes the modifier.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

extension _ClipEffect: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostClipView { HostClipView(shape.host) }

  func updateHost(_ host: HostClipView, context: HostModifierContext<Self>) {
    host.shape = shape.host(in: context.environment)
    host.style = style
  }
}

extension View {
  /// Shows only what of this view lies within a shape.
  ///
  /// As in SwiftUI, taps reach all of the view, shown or not: `contentShape(_:)` says where it can be hit.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _ClipEffect<S>> {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only what of this view lies within its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Shows only what of this view lies within its frame, with corners rounded by quarters of a circle.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
