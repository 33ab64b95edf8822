public import Foundation
import HostTree

/// The modifier behind `offset`. Its name is SwiftUI's, since it shows in printed types.
public struct _OffsetEffect {
  /// How far the content is moved, in points.
  public var offset: CGSize

  /// Makes the modifier.
  public init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostOffsetView { HostOffsetView() }
  func updateHost(_ host: HostOffsetView, context: HostModifierContext<Self>) { host.offset = offset }
}

/// The modifier behind `opacity`. Its name is SwiftUI's, since it shows in printed types.
public struct _OpacityEffect {
  /// From 0, invisible, to 1.
  public var opacity: Double

  /// Makes the modifier.
  public init(opacity: Double) {
    // More than 1 is common, and clear enough: fully opaque.
    self.opacity = (opacity.isFinite ? min(opacity, 1) : opacity).sound(from: 0, else: 1, "The opacity of a view")
  }
}

extension _OpacityEffect: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostOpacityView { HostOpacityView() }
  func updateHost(_ host: HostOpacityView, context: HostModifierContext<Self>) { host.alpha = opacity }
}

/// The modifier behind `hidden()`.
public struct _HiddenModifier {
  /// Makes the modifier.
  public init() {}
}

extension _HiddenModifier: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostHiddenView { HostHiddenView() }
  func updateHost(_ host: HostHiddenView, context: HostModifierContext<Self>) {}
}

extension View {
  /// Shows this view somewhere else than where it lies in layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
    offset(CGSize(width: x, height: y))
  }

  /// Shows this view somewhere else than where it lies in layout.
  nonisolated public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Lets what is behind this view shine through: from 0, invisible, to 1.
  nonisolated public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Does not show this view, but keeps its room. It takes no actions.
  nonisolated public func hidden() -> ModifiedContent<Self, _HiddenModifier> { modifier(_HiddenModifier()) }
}
