public import Foundation
public import HostTree

/// The modifier behind `background`. Its name is SwiftUI's, since it shows in printed types.
public struct _BackgroundModifier<Background: View> {
  /// What lies behind the content.
  public var background: Background
  /// Where it lies.
  public var alignment: Alignment
  /// The sides on which it reaches out behind what covers the window.
  var reachingEdges: Edge.Set = []

  /// Makes the modifier.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: HostModifier {
  /// There is no body.
  public typealias Body = Never

  var secondary: Background { background }
  static var isSecondaryBehind: Bool { true }

  func makeHost(context: HostModifierContext<Self>) -> HostBackgroundView { HostBackgroundView() }

  func updateHost(_ host: HostBackgroundView, context: HostModifierContext<Self>) {
    host.alignment = alignment
    host.edgesIgnoringSafeArea = reachingEdges
  }
}

/// The modifier behind `overlay`. Its name is SwiftUI's, since it shows in printed types.
public struct _OverlayModifier<Overlay: View> {
  /// What lies in front of the content.
  public var overlay: Overlay
  /// Where it lies.
  public var alignment: Alignment

  /// Makes the modifier.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: HostModifier {
  /// There is no body.
  public typealias Body = Never

  var secondary: Overlay { overlay }

  func makeHost(context: HostModifierContext<Self>) -> HostOverlayView { HostOverlayView() }
  func updateHost(_ host: HostOverlayView, context: HostModifierContext<Self>) { host.alignment = alignment }
}

/// A style as a view: a rectangle filled with it.
public struct _StyledRectangle<Style: ShapeStyle> {
  var style: Style
}

extension _StyledRectangle: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostColorView { HostColorView() }

  func updateHost(_ host: HostColorView, context: HostContext<Self>) {
    host.paint = style.paint(in: context.environment)
  }
}

/// A line along the inner edge of a rectangle.
public struct _BorderView<Style: ShapeStyle> {
  var style: Style
  var width: CGFloat
}

extension _BorderView: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostBorderView { HostBorderView() }

  func updateHost(_ host: HostBorderView, context: HostContext<Self>) {
    host.paint = style.paint(in: context.environment)
    host.width = width
  }
}

extension View {
  /// Lays `background` behind this view. It is offered this view's size, and changes nothing about it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Lays what `content` makes behind this view. It is offered this view's size, and changes nothing about it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _BackgroundModifier<V>> {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Fills the rectangle behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The sides on which it reaches out behind bars, where this view ends at the safe area's end.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _BackgroundModifier<_StyledRectangle<S>>> {
    var background = _BackgroundModifier(background: _StyledRectangle(style: style))
    background.reachingEdges = edges
    return modifier(background)
  }

  /// Lays `overlay` in front of this view. It is offered this view's size, and changes nothing about it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Lays what `content` makes in front of this view. It is offered this view's size, and changes nothing about it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _OverlayModifier<V>> {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Fills the rectangle in front of this view with a style. Edges of the safe area do not count so far.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _OverlayModifier<_StyledRectangle<S>>> {
    modifier(_OverlayModifier(overlay: _StyledRectangle(style: style)))
  }

  /// Draws a line along the inner edge of this view, `width` points wide. It takes up no room.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<Self, _OverlayModifier<_BorderView<S>>> {
    modifier(_OverlayModifier(overlay: _BorderView(style: content, width: width)))
  }
}
