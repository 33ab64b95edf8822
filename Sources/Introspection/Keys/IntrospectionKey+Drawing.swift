public import HostTree

// Images, colours and shapes, and modifiers that change how content is drawn.

extension IntrospectionKey<HostImageView> {
  /// An `Image`.
  public static var image: Self { Self() }
}

extension IntrospectionKey<HostColorView> {
  /// A `Color`.
  public static var color: Self { Self() }
}

extension IntrospectionKey<HostShapeView> {
  /// A `Circle`, any other `Shape`, or a gradient.
  public static var shape: Self { Self() }
}

extension IntrospectionKey<HostCanvas> {
  /// A `Canvas`.
  public static var canvas: Self { Self() }
}

extension IntrospectionKey<HostBorderView> {
  /// The line of `border`.
  public static var border: Self { Self() }
}

extension IntrospectionKey<HostOpacityView> {
  /// The host of `opacity`, around its content.
  public static var opacity: Self { Self() }
}

extension IntrospectionKey<HostHiddenView> {
  /// The host of `hidden`, around its content.
  public static var hidden: Self { Self() }
}

extension IntrospectionKey<HostClipView> {
  /// The host of `clipShape`, `clipped` and `cornerRadius`, around its content.
  public static var clipShape: Self { Self() }
}

extension IntrospectionKey<HostMaskView> {
  /// The host of `mask`, around its content.
  public static var mask: Self { Self() }
}

// MARK: Transforms

extension IntrospectionKey<HostTransformView> {
  /// The host of `rotationEffect`, `scaleEffect` or any other transform, around its content.
  public static var transform: Self { Self() }
  /// The host of `rotationEffect`, which turns its content.
  public static var rotationEffect: Self { of { if case .rotation = $0 { true } else { false } } }
  /// The host of `rotation3DEffect`, which turns its content.
  public static var rotation3DEffect: Self { of { if case .rotation3D = $0 { true } else { false } } }
  /// The host of `scaleEffect`, which scales its content.
  public static var scaleEffect: Self { of { if case .scale = $0 { true } else { false } } }
  /// The host of `transformEffect`, which transforms its content.
  public static var transformEffect: Self { of { if case .affine = $0 { true } else { false } } }
  /// The host of `projectionEffect` or another `GeometryEffect`, around its content.
  public static var geometryEffect: Self { of { if case .custom = $0 { true } else { false } } }

  private static func of(_ name: String = #function, _ isMeant: @escaping @MainActor (HostTransform) -> Bool) -> Self {
    Self(name).ofKind { isMeant($0.contentTransform) }
  }
}

// MARK: Effects

extension IntrospectionKey<HostEffectView> {
  /// The host of `blur`, `shadow` or any other graphics effect, around its content.
  public static var effect: Self { Self() }
  /// The host of `blur`, around its content.
  public static var blur: Self { of { if case .blur = $0 { true } else { false } } }
  /// The host of `brightness`, around its content.
  public static var brightness: Self { of { if case .brightness = $0 { true } else { false } } }
  /// The host of `contrast`, around its content.
  public static var contrast: Self { of { if case .contrast = $0 { true } else { false } } }
  /// The host of `saturation`, around its content.
  public static var saturation: Self { of { if case .saturation = $0 { true } else { false } } }
  /// The host of `grayscale`, around its content.
  public static var grayscale: Self { of { if case .grayscale = $0 { true } else { false } } }
  /// The host of `hueRotation`, around its content.
  public static var hueRotation: Self { of { if case .hueRotation = $0 { true } else { false } } }
  /// The host of `colorMultiply`, around its content.
  public static var colorMultiply: Self { of { if case .colorMultiply = $0 { true } else { false } } }
  /// The host of `colorInvert`, around its content.
  public static var colorInvert: Self { of { $0 == .colorInvert } }
  /// The host of `luminanceToAlpha`, around its content.
  public static var luminanceToAlpha: Self { of { $0 == .luminanceToAlpha } }
  /// The host of `shadow`, around its content.
  public static var shadow: Self { of { if case .shadow = $0 { true } else { false } } }
  /// The host of `blendMode`, around its content.
  public static var blendMode: Self { of { if case .blend = $0 { true } else { false } } }
  /// The host of `compositingGroup`, around its content.
  public static var compositingGroup: Self { of { $0 == .compositingGroup } }
  /// The host of `drawingGroup`, around its content.
  public static var drawingGroup: Self { of { if case .drawingGroup = $0 { true } else { false } } }

  private static func of(_ name: String = #function, _ isMeant: @escaping @MainActor (HostEffect) -> Bool) -> Self {
    Self(name).ofKind { isMeant($0.effect) }
  }
}
