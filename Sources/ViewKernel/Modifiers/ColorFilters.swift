public import Foundation
public import HostTree

// Effects upon the picture of a view. Their names are SwiftUI's, since they show in printed types. Nothing about layout
// and hits changes.

/// A modifier that owns the host of an effect.
@MainActor
protocol PictureModifier: HostModifier where Host == HostEffectView {
  /// What is done to the picture of the content.
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

/// The modifier behind `blur`.
public struct _BlurEffect: Equatable {
  /// How far each point spreads, in points.
  public var radius: CGFloat
  /// Whether edges let nothing through.
  public var isOpaque: Bool

  /// Makes the modifier.
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius.sound(from: 0, else: 0, "The radius of a blur")
    self.isOpaque = isOpaque
  }
}

extension _BlurEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .blur(radius: radius, isOpaque: isOpaque) }
}

/// The modifier behind `brightness`.
public struct _BrightnessEffect: Equatable {
  /// What is added to the parts of colours.
  public var amount: Double

  /// Makes the modifier.
  public init(amount: Double) {
    self.amount = amount.sound(else: 0, "The amount of brightness")
  }
}

extension _BrightnessEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .brightness(amount) }
}

/// The modifier behind `contrast`.
public struct _ContrastEffect: Equatable {
  /// What differences between colours are multiplied by.
  public var amount: Double

  /// Makes the modifier.
  public init(amount: Double) {
    self.amount = amount.sound(else: 1, "The amount of contrast")
  }
}

extension _ContrastEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .contrast(amount) }
}

/// The modifier behind `saturation`.
public struct _SaturationEffect: Equatable {
  /// What the distance from grey is multiplied by.
  public var amount: Double

  /// Makes the modifier.
  public init(amount: Double) {
    self.amount = amount.sound(else: 1, "The amount of saturation")
  }
}

extension _SaturationEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .saturation(amount) }
}

/// The modifier behind `grayscale`.
public struct _GrayscaleEffect: Equatable {
  /// How much of the colours goes, from 0 to 1.
  public var amount: Double

  /// Makes the modifier.
  public init(amount: Double) {
    self.amount = amount.sound(else: 0, "The amount of grayscale")
  }
}

extension _GrayscaleEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .grayscale(amount) }
}

/// The modifier behind `hueRotation`.
public struct _HueRotationEffect: Equatable {
  /// How far colours go on along the colour wheel.
  public var angle: Angle

  /// Makes the modifier.
  public init(angle: Angle) {
    self.angle = angle.sound("The angle of a hue rotation")
  }
}

extension _HueRotationEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .hueRotation(angle) }
}

/// The modifier behind `colorMultiply`.
public struct _ColorMultiplyEffect: Equatable {
  /// What colours are multiplied by.
  public var color: Color

  /// Makes the modifier.
  public init(color: Color) {
    self.color = color
  }
}

extension _ColorMultiplyEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .colorMultiply(color.resolved(in: environment)) }
}

/// The modifier behind `colorInvert`.
public struct _ColorInvertEffect: Equatable {
  /// Makes the modifier.
  public init() {}
}

extension _ColorInvertEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .colorInvert }
}

/// The modifier behind `luminanceToAlpha`.
public struct _LuminanceToAlphaEffect: Equatable {
  /// Makes the modifier.
  public init() {}
}

extension _LuminanceToAlphaEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .luminanceToAlpha }
}

extension View {
  /// Blurs this view: each point spreads `radius` points far. With `opaque`, edges let nothing through.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds to the parts of all colours: 0 changes nothing, 1 makes all white.
  nonisolated public func brightness(_ amount: Double) -> ModifiedContent<Self, _BrightnessEffect> {
    modifier(_BrightnessEffect(amount: amount))
  }

  /// Multiplies the differences between colours: 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> ModifiedContent<Self, _ContrastEffect> {
    modifier(_ContrastEffect(amount: amount))
  }

  /// Multiplies how far colours are from grey: 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> ModifiedContent<Self, _SaturationEffect> {
    modifier(_SaturationEffect(amount: amount))
  }

  /// Turns colours to grey: 0 changes nothing, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> ModifiedContent<Self, _GrayscaleEffect> {
    modifier(_GrayscaleEffect(amount: amount))
  }

  /// Moves all colours along the colour wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _HueRotationEffect> {
    modifier(_HueRotationEffect(angle: angle))
  }

  /// Multiplies all colours by one.
  nonisolated public func colorMultiply(_ color: Color) -> ModifiedContent<Self, _ColorMultiplyEffect> {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Turns each colour into the one that differs most.
  nonisolated public func colorInvert() -> ModifiedContent<Self, _ColorInvertEffect> {
    modifier(_ColorInvertEffect())
  }

  /// Makes dark clear, and all else black: for masks.
  nonisolated public func luminanceToAlpha() -> ModifiedContent<Self, _LuminanceToAlphaEffect> {
    modifier(_LuminanceToAlphaEffect())
  }
}
