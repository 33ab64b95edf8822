public import Foundation
public import HostTree

// Effects on the rendered content. They have SwiftUI's names, as these appear in printed types. Neither layout nor hit
// testing changes.

/// A modifier that renders its content with a `HostEffect`, by a host of its own.
@MainActor
protocol PictureModifier: HostModifier where Host == HostEffectView {
  /// The effect, with colours resolved in `environment`.
  func effect(in environment: EnvironmentValues) -> HostEffect
}

extension PictureModifier {
  func makeHost(context: HostModifierContext<Self>) -> HostEffectView {
    HostEffectView(effect(in: context.environment))
  }

  func updateHost(_ host: HostEffectView, context: HostModifierContext<Self>) {
    host.effect = effect(in: context.environment)
  }
}

/// The modifier behind `blur`; the radius is animatable.
public struct _BlurEffect: Equatable {
  /// The blur radius in points: how far each point spreads.
  public var radius: CGFloat
  /// Whether the edges stay opaque instead of fading out.
  public var isOpaque: Bool

  /// Creates the modifier; a radius that is negative or not finite counts as 0 and is reported.
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius.sound(from: 0, else: 0, "The radius of a blur")
    self.isOpaque = isOpaque
  }
}

extension _BlurEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .blur(radius: radius, isOpaque: isOpaque) }
}

/// The modifier behind `brightness`.
public struct _BrightnessEffect: Equatable {
  /// The amount that is added to each colour component: 0 changes nothing, 1 makes all white, -1 all black.
  public var amount: Double

  /// Creates the modifier; an amount that is not finite counts as 0 and is reported.
  public init(amount: Double) {
    self.amount = amount.sound(else: 0, "The amount of brightness")
  }
}

extension _BrightnessEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .brightness(amount) }
}

/// The modifier behind `contrast`.
public struct _ContrastEffect: Equatable {
  /// The factor for differences between colours: 1 changes nothing, 0 gives one grey.
  public var amount: Double

  /// Creates the modifier; an amount that is not finite counts as 1 and is reported.
  public init(amount: Double) {
    self.amount = amount.sound(else: 1, "The amount of contrast")
  }
}

extension _ContrastEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .contrast(amount) }
}

/// The modifier behind `saturation`.
public struct _SaturationEffect: Equatable {
  /// The factor for the distance from grey: 1 changes nothing, 0 leaves greys.
  public var amount: Double

  /// Creates the modifier; an amount that is not finite counts as 1 and is reported.
  public init(amount: Double) {
    self.amount = amount.sound(else: 1, "The amount of saturation")
  }
}

extension _SaturationEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .saturation(amount) }
}

/// The modifier behind `grayscale`.
public struct _GrayscaleEffect: Equatable {
  /// How much of the colour is removed: 0 changes nothing, 1 leaves greys.
  public var amount: Double

  /// Creates the modifier; an amount that is not finite counts as 0 and is reported.
  public init(amount: Double) {
    self.amount = amount.sound(else: 0, "The amount of grayscale")
  }
}

extension _GrayscaleEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .grayscale(amount) }
}

/// The modifier behind `hueRotation`.
public struct _HueRotationEffect: Equatable {
  /// The angle by which hues rotate on the colour wheel; a full turn changes nothing.
  public var angle: Angle

  /// Creates the modifier; an angle that is not finite counts as 0 and is reported.
  public init(angle: Angle) {
    self.angle = angle.sound("The angle of a hue rotation")
  }
}

extension _HueRotationEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .hueRotation(angle) }
}

/// The modifier behind `colorMultiply`.
public struct _ColorMultiplyEffect: Equatable {
  /// The colour whose components multiply the content's; white changes nothing.
  public var color: Color

  /// Creates the modifier that `colorMultiply(_:)` applies.
  public init(color: Color) {
    self.color = color
  }
}

extension _ColorMultiplyEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .colorMultiply(color.resolved(in: environment)) }
}

/// The modifier behind `colorInvert`.
public struct _ColorInvertEffect: Equatable {
  /// Creates the modifier that `colorInvert()` applies.
  public init() {}
}

extension _ColorInvertEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .colorInvert }
}

/// The modifier behind `luminanceToAlpha`.
public struct _LuminanceToAlphaEffect: Equatable {
  /// Creates the modifier that `luminanceToAlpha()` applies.
  public init() {}
}

extension _LuminanceToAlphaEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .luminanceToAlpha }
}

extension View {
  /// Applies a Gaussian blur to this view; layout and hit testing do not change.
  ///
  /// - Parameters:
  ///   - radius: How far each point spreads, in points; negative and non-finite radii count as 0 and are reported.
  ///   - opaque: Whether the edges stay opaque instead of fading out.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds `amount` to the components of all colours: 0 changes nothing, 1 makes all white, -1 all black.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Multiplies the contrast by `amount`: 1 changes nothing, 0 makes all one grey.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Multiplies the saturation by `amount`: 1 changes nothing, 0 leaves greys.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Removes colour: 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Rotates the hue of all colours by an angle on the colour wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Multiplies the components of all colours with the components of `color`: white changes nothing, black makes all
  /// black.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Inverts all colours: black becomes white.
  nonisolated public func colorInvert() -> some View {
    modifier(_ColorInvertEffect())
  }

  /// Turns luminance into opacity: dark parts become transparent, bright ones opaque black. Useful in `mask(_:)`.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_LuminanceToAlphaEffect())
  }
}
