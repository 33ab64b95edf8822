public import Foundation
public import HostTree

/// The modifier behind `background`. It has SwiftUI's name, as it appears in printed types.
public struct _BackgroundModifier<Background: View> {
  /// The view behind the content; it is proposed the content's size.
  public var background: Background
  /// How the background is aligned where its size differs from the content's.
  public var alignment: Alignment
  /// The edges on which the background extends into the safe area.
  var reachingEdges: Edge.Set = []

  /// Creates the modifier that `background(_:alignment:)` applies.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var secondary: Background { background }
  static var isSecondaryBehind: Bool { true }

  func makeHost(context: HostModifierContext<Self>) -> HostBackgroundView { HostBackgroundView() }

  func updateHost(_ host: HostBackgroundView, context: HostModifierContext<Self>) {
    host.alignment = alignment
    host.edgesIgnoringSafeArea = reachingEdges
  }
}

/// The modifier behind `overlay`. It has SwiftUI's name, as it appears in printed types.
public struct _OverlayModifier<Overlay: View> {
  /// The view in front of the content; it is proposed the content's size.
  public var overlay: Overlay
  /// How the overlay is aligned where its size differs from the content's.
  public var alignment: Alignment
  /// The edges on which the overlay extends into the safe area.
  var reachingEdges: Edge.Set = []

  /// Creates the modifier that `overlay(_:alignment:)` applies.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var secondary: Overlay { overlay }

  func makeHost(context: HostModifierContext<Self>) -> HostOverlayView { HostOverlayView() }

  func updateHost(_ host: HostOverlayView, context: HostModifierContext<Self>) {
    host.alignment = alignment
    host.edgesIgnoringSafeArea = reachingEdges
  }
}

/// A shape style as a view: a rectangle filled with it, as large as proposed.
public struct _StyledRectangle<Style: ShapeStyle> {
  var style: Style
}

extension _StyledRectangle: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostColorView { HostColorView() }

  func updateHost(_ host: HostColorView, context: HostContext<Self>) {
    host.paint = style.paint(in: context.environment)
  }
}

/// A stroke along the inner edge of a rectangle.
public struct _BorderView<Style: ShapeStyle> {
  var style: Style
  var width: CGFloat
}

extension _BorderView: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostBorderView { HostBorderView() }

  func updateHost(_ host: HostBorderView, context: HostContext<Self>) {
    host.paint = style.paint(in: context.environment)
    host.width = width
  }
}

extension View {
  /// Places `background` behind this view. It is proposed this view's size, and does not affect the layout.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Places the views of `content` behind this view. They are proposed its size, and do not affect the layout.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Fills the rectangle behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: The style, resolved in this view's environment.
  ///   - edges: The edges on which the background extends into the safe area, such as behind bars, where this view
  ///     touches its end. Defaults to all.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    var background = _BackgroundModifier(background: _StyledRectangle(style: style))
    background.reachingEdges = edges
    return modifier(background)
  }

  /// Places `overlay` in front of this view. It is proposed this view's size, and does not affect the layout.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Places the views of `content` in front of this view. They are proposed its size, and do not affect the layout.
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Fills the rectangle in front of this view with a style.
  ///
  /// - Parameters:
  ///   - style: The style, resolved in this view's environment.
  ///   - edges: The edges on which the overlay extends into the safe area, such as over bars, where this view touches
  ///     its end. Defaults to all.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    var overlay = _OverlayModifier(overlay: _StyledRectangle(style: style))
    overlay.reachingEdges = edges
    return modifier(overlay)
  }

  /// Strokes a line along the inner edge of this view, `width` points wide; it does not affect the layout.
  ///
  /// A width that is negative or not finite counts as 0 and is reported.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_OverlayModifier(overlay: _BorderView(style: content, width: width)))
  }
}
