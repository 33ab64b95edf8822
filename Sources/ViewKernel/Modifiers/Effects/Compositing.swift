public import Foundation
public import HostTree

/// The modifier behind `shadow`.
public struct _ShadowEffect: Equatable {
  /// The colour of the shadow, opacity included.
  public var color: Color
  /// The blur radius in points; 0 gives a sharp shadow.
  public var radius: CGFloat
  /// How far the shadow is moved from the content, in points: to the right and downwards.
  public var offset: CGSize

  /// Creates the modifier.
  ///
  /// A radius that is negative or not finite counts as 0, as do parts of the offset that are not finite; they are
  /// reported.
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius.sound(from: 0, else: 0, "The radius of a shadow")
    self.offset = offset.sound("The offset of a shadow")
  }
}

extension _ShadowEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect {
    .shadow(color.resolved(in: environment), radius: radius, offset: offset)
  }
}

/// The modifier behind `blendMode`.
public struct _BlendModeEffect: Equatable {
  /// How the colours of the content are mixed with those behind it.
  public var blendMode: BlendMode

  /// Creates the modifier that `blendMode(_:)` applies.
  public init(blendMode: BlendMode) {
    self.blendMode = blendMode
  }
}

extension _BlendModeEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .blend(blendMode) }
}

/// The modifier behind `compositingGroup`.
public struct _CompositingGroupEffect: Equatable {
  /// Creates the modifier that `compositingGroup()` applies.
  public init() {}
}

extension _CompositingGroupEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .compositingGroup }
}

/// The modifier behind `drawingGroup`.
public struct _DrawingGroupEffect: Equatable {
  /// Whether the bitmap is opaque, without an alpha channel.
  public var isOpaque: Bool
  /// The colour space and precision of the bitmap.
  public var colorMode: ColorRenderingMode

  /// Creates the modifier that `drawingGroup(opaque:colorMode:)` applies.
  public init(isOpaque: Bool, colorMode: ColorRenderingMode) {
    self.isOpaque = isOpaque
    self.colorMode = colorMode
  }
}

extension _DrawingGroupEffect: PictureModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect {
    .drawingGroup(isOpaque: isOpaque, colorMode: colorMode)
  }
}

extension View {
  /// Draws a blurred shadow of this view's shape behind it; layout and hit testing do not change.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour. Defaults to black with an opacity of 0.33.
  ///   - radius: The blur radius in points; 0 gives a sharp shadow.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved downwards, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Sets how this view's colours are mixed with those behind it. Defaults to `.normal`: it covers them.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Composites the subtree into one layer first, so that outer effects, such as opacity, apply to it as a whole.
  nonisolated public func compositingGroup() -> some View {
    modifier(_CompositingGroupEffect())
  }

  /// Renders the subtree into one offscreen bitmap before it is composited.
  ///
  /// - Parameters:
  ///   - opaque: Whether the bitmap is opaque. False by default.
  ///   - colorMode: The colour space and precision of the bitmap.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}
