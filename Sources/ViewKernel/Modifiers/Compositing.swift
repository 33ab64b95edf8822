public import Foundation
public import HostTree

/// The modifier behind `shadow`.
public struct _ShadowEffect: Equatable {
  /// The colour of the shadow.
  public var color: Color
  /// How far it is blurred, in points.
  public var radius: CGFloat
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Makes the modifier.
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius.sound(from: 0, else: 0, "The radius of a shadow")
    self.offset = offset.sound("The offset of a shadow")
  }
}

extension _ShadowEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect {
    .shadow(color.resolved(in: environment), radius: radius, offset: offset)
  }
}

/// The modifier behind `blendMode`.
public struct _BlendModeEffect: Equatable {
  /// How colours are mixed with those behind.
  public var blendMode: BlendMode

  /// Makes the modifier.
  public init(blendMode: BlendMode) {
    self.blendMode = blendMode
  }
}

extension _BlendModeEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .blend(blendMode) }
}

/// The modifier behind `compositingGroup`.
public struct _CompositingGroupEffect: Equatable {
  /// Makes the modifier.
  public init() {}
}

extension _CompositingGroupEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect { .compositingGroup }
}

/// The modifier behind `drawingGroup`.
public struct _DrawingGroupEffect: Equatable {
  /// Whether the picture lets nothing through.
  public var isOpaque: Bool
  /// How exactly colours are kept.
  public var colorMode: ColorRenderingMode

  /// Makes the modifier.
  public init(isOpaque: Bool, colorMode: ColorRenderingMode) {
    self.isOpaque = isOpaque
    self.colorMode = colorMode
  }
}

extension _DrawingGroupEffect: PictureModifier {
  /// There is no body.
  public typealias Body = Never

  func effect(in environment: EnvironmentValues) -> HostEffect {
    .drawingGroup(isOpaque: isOpaque, colorMode: colorMode)
  }
}

extension View {
  /// Lays a blurred picture of this view in one colour behind it.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour; a light black unless told.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it is moved to the right, in points.
  ///   - y: How far it is moved downwards, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _ShadowEffect> {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Mixes this view's colours with those behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> ModifiedContent<Self, _BlendModeEffect> {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Draws this view by itself first, so that effects further out apply to it as a whole.
  nonisolated public func compositingGroup() -> ModifiedContent<Self, _CompositingGroupEffect> {
    modifier(_CompositingGroupEffect())
  }

  /// Draws this view by itself into one picture.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _DrawingGroupEffect> {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}
