public import Foundation
public import HostTree

/// A modifier that renders its content through a projective transform, as a function of the content's size.
///
/// Layout does not change. As a modifier that is ``/HostTree/Animatable``, it is animated by its `animatableData`.
///
/// ```swift
/// struct Slanted: GeometryEffect {
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: size.height * 0.2, ty: 0))
///   }
/// }
///
/// let host = HostingView(rootView: Text("Hello").modifier(Slanted()))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostTransformView (0, 0, 38.67 x 20.33) transform=Slanted
/// // └─ HostLabel "Hello" (0, 0, 38.67 x 20.33)
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for content of `size`, in points; its origin is the top left corner of the content.
  ///
  /// Called often, such as in each frame of an animation: keep it cheap and free of side effects.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Mounts the effect: appends a node that owns the effect's host.
  @MainActor @preconcurrency
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    builder.append(HostModifierNode(GeometryEffectHosts(effect: modifier), in: builder)) {
      $0.mountChildren(content)
    }
  }

  /// Updates the node with the effect's new value.
  @MainActor @preconcurrency
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    cursor.update(GeometryEffectHosts(effect: modifier)) { $0.updateChildren(content) }
  }

  /// Applies this effect to rendering only: hit testing and coordinate conversion behave as if there were none.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// The host modifier of a geometry effect.
struct GeometryEffectHosts<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectHosts: TransformModifier {
  typealias Body = Never

  var transform: HostTransform {
    // The effect is confined to the main actor, as views are.
    nonisolated(unsafe) let effect = effect
    let run = LateCode()
    return .custom("\(Effect.self)") { size in run { effect.effectValue(size: size) } }
  }

  func updateHost(_ host: HostTransformView, context: HostModifierContext<Self>) {
    host.contentTransform = transform
    host.isIgnoredByLayout = effect is any IgnoredByLayout
  }
}

/// The modifier that `ignoredByLayout()` returns: the effect, applied to rendering only.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  /// The effect that is rendered.
  public var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect, IgnoredByLayout {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  /// The transform of the base effect.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Marks effects that apply to rendering only.
private protocol IgnoredByLayout {}

/// The modifier behind `projectionEffect`. It has SwiftUI's name, as it appears in printed types.
public struct _ProjectionEffect: Equatable {
  /// The transform, about the top left corner of the content.
  public var transform: ProjectionTransform

  /// Creates the modifier that `projectionEffect(_:)` applies.
  public init(transform: ProjectionTransform) { self.transform = transform }
}

extension _ProjectionEffect: GeometryEffect {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  /// The transform; it does not depend on the size.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Renders this view through a projective transform about its top left corner; layout does not change.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
