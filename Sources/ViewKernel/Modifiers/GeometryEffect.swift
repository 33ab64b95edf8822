public import Foundation
public import HostTree

/// A modifier that draws its content elsewhere or in another form, as a function of its size. Nothing about layout
/// changes.
///
/// ```swift
/// struct Slanted: GeometryEffect {
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -0.2, d: 1, tx: size.height * 0.2, ty: 0))
///   }
/// }
/// ```
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// What is done to content of a size in points, about its upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Appends the node that owns the effect's host.
  @MainActor @preconcurrency
  public static func makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout NodeBuilder) {
    builder.append(HostModifierNode(GeometryEffectHosts(effect: modifier), in: builder)) {
      $0.mountChildren(content)
    }
  }

  /// Hands the new value to the node.
  @MainActor @preconcurrency
  public static func updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout NodeCursor) {
    cursor.update(GeometryEffectHosts(effect: modifier)) { $0.updateChildren(content) }
  }

  /// This effect for drawing only: pointers and coordinates inside are as if there were none.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// Owns the host of a geometry effect.
struct GeometryEffectHosts<Effect: GeometryEffect> {
  var effect: Effect
}

extension GeometryEffectHosts: TransformModifier {
  typealias Body = Never

  var transform: HostTransform {
    // The effect is a value of the view's, which is made and used on the main actor.
    nonisolated(unsafe) let effect = effect
    let run = LateCode()
    return .custom("\(Effect.self)") { size in run { effect.effectValue(size: size) } }
  }

  func updateHost(_ host: HostTransformView, context: HostModifierContext<Self>) {
    host.contentTransform = transform
    host.isIgnoredByLayout = effect is any IgnoredByLayout
  }
}

/// The modifier behind `ignoredByLayout`.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  /// What is drawn.
  public var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect, IgnoredByLayout {
  /// There is no body.
  public typealias Body = Never

  /// What the effect does.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Tells an effect that only drawing sees from others.
private protocol IgnoredByLayout {}

/// The modifier behind `projectionEffect`. Its name is SwiftUI's, since it shows in printed types.
public struct _ProjectionEffect: Equatable {
  /// What is done to the content, about its upper left corner.
  public var transform: ProjectionTransform

  /// Makes the modifier.
  public init(transform: ProjectionTransform) { self.transform = transform }
}

extension _ProjectionEffect: GeometryEffect {
  /// There is no body.
  public typealias Body = Never

  /// The transform, whatever the size.
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws this view through a projection about its upper left corner. Nothing about layout changes.
  nonisolated public func projectionEffect(
    _ transform: ProjectionTransform
  ) -> ModifiedContent<Self, _ProjectionEffect> {
    modifier(_ProjectionEffect(transform: transform))
  }
}
