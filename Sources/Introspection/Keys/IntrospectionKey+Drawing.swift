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
  /// What `opacity` is around.
  public static var opacity: Self { Self() }
}

extension IntrospectionKey<HostHiddenView> {
  /// What `hidden` is around.
  public static var hidden: Self { Self() }
}

extension IntrospectionKey<HostClipView> {
  /// What `clipShape`, `clipped` and `cornerRadius` are around.
  public static var clipShape: Self { Self() }
}

extension IntrospectionKey<HostMaskView> {
  /// What `mask` is around.
  public static var mask: Self { Self() }
}

// MARK: Transforms

extension IntrospectionKey<HostTransformView> {
  /// What `rotationEffect`, `scaleEffect` or any other transform is around.
  public static var transform: Self { Self() }
  /// What `rotationEffect` turns.
  public static var rotationEffect: Self { of { if case .rotation = $0 { true } else { false } } }
  /// What `rotation3DEffect` turns.
  public static var rotation3DEffect: Self { of { if case .rotation3D = $0 { true } else { false } } }
  /// What `scaleEffect` scales.
  public static var scaleEffect: Self { of { if case .scale = $0 { true } else { false } } }
  /// What `transformEffect` transforms.
  public static var transformEffect: Self { of { if case .affine = $0 { true } else { false } } }
  /// What `projectionEffect` or another `GeometryEffect` is around.
  public static var geometryEffect: Self { of { if case .custom = $0 { true } else { false } } }

  private static func of(_ name: String = #function, _ isMeant: @escaping @MainActor (HostTransform) -> Bool) -> Self {
    Self(name).ofKind { isMeant($0.contentTransform) }
  }
}

// MARK: Effects

extension IntrospectionKey<HostEffectView> {
  /// What `blur`, `shadow` or any other effect upon a picture is around.
  public static var effect: Self { Self() }
  /// What `blur` is around.
  public static var blur: Self { of { if case .blur = $0 { true } else { false } } }
  /// What `brightness` is around.
  public static var brightness: Self { of { if case .brightness = $0 { true } else { false } } }
  /// What `contrast` is around.
  public static var contrast: Self { of { if case .contrast = $0 { true } else { false } } }
  /// What `saturation` is around.
  public static var saturation: Self { of { if case .saturation = $0 { true } else { false } } }
  /// What `grayscale` is around.
  public static var grayscale: Self { of { if case .grayscale = $0 { true } else { false } } }
  /// What `hueRotation` is around.
  public static var hueRotation: Self { of { if case .hueRotation = $0 { true } else { false } } }
  /// What `colorMultiply` is around.
  public static var colorMultiply: Self { of { if case .colorMultiply = $0 { true } else { false } } }
  /// What `colorInvert` is around.
  public static var colorInvert: Self { of { $0 == .colorInvert } }
  /// What `luminanceToAlpha` is around.
  public static var luminanceToAlpha: Self { of { $0 == .luminanceToAlpha } }
  /// What `shadow` is around.
  public static var shadow: Self { of { if case .shadow = $0 { true } else { false } } }
  /// What `blendMode` is around.
  public static var blendMode: Self { of { if case .blend = $0 { true } else { false } } }
  /// What `compositingGroup` is around.
  public static var compositingGroup: Self { of { $0 == .compositingGroup } }
  /// What `drawingGroup` is around.
  public static var drawingGroup: Self { of { if case .drawingGroup = $0 { true } else { false } } }

  private static func of(_ name: String = #function, _ isMeant: @escaping @MainActor (HostEffect) -> Bool) -> Self {
    Self(name).ofKind { isMeant($0.effect) }
  }
}
