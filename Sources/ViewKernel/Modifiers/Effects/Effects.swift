public import Foundation
import HostTree

/// The modifier behind `offset`. It has SwiftUI's name, as it appears in printed types.
public struct _OffsetEffect {
  /// How far the rendered content is moved, in points: to the right and downwards.
  public var offset: CGSize

  /// Creates the modifier that `offset(_:)` applies.
  public init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostOffsetView { HostOffsetView() }
  func updateHost(_ host: HostOffsetView, context: HostModifierContext<Self>) { host.offset = offset }
}

/// The modifier behind `opacity`. It has SwiftUI's name, as it appears in printed types.
public struct _OpacityEffect {
  /// From 0, transparent, to 1, opaque.
  public var opacity: Double

  /// Creates the modifier.
  ///
  /// Greater values count as 1. Negative ones count as 0 and NaN as 1; these are reported.
  public init(opacity: Double) {
    // More than 1 is common and its meaning is clear: fully opaque.
    self.opacity = (opacity.isFinite ? min(opacity, 1) : opacity).sound(from: 0, else: 1, "The opacity of a view")
  }
}

extension _OpacityEffect: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostOpacityView { HostOpacityView() }
  func updateHost(_ host: HostOpacityView, context: HostModifierContext<Self>) { host.alpha = opacity }
}

/// The modifier behind `hidden()`.
public struct _HiddenModifier {
  /// Creates the modifier that `hidden()` applies.
  public init() {}
}

extension _HiddenModifier: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostHiddenView { HostHiddenView() }
  func updateHost(_ host: HostHiddenView, context: HostModifierContext<Self>) {}
}

extension View {
  /// Moves the rendered view by an offset in points; siblings are laid out as if it were not moved.
  ///
  /// Touches hit the view where it is rendered.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the rendered view by an offset in points; siblings are laid out as if it were not moved.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Sets the opacity of this view as a whole, from 0 (transparent) to 1 (opaque).
  ///
  /// Opacities of ancestors and descendants multiply. Below 0.01 the view takes no touches, as a `UIView`.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Hides this view but keeps its space in the layout; it takes no touches.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
