public import Foundation
public import HostTree

extension GraphicsContext {
  /// Image processing that is applied to the result of an operation: see ``addFilter(_:options:)``.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case effect(HostEffect)
      case multiply(Color)
      case threshold(min: Double, max: Double, Color)
      case shadow(Color, radius: CGFloat, offset: CGSize, ShadowOptions)
      case projection(ProjectionTransform)
    }

    private let kind: Kind

    /// Whether lengths or places matter to the filter.
    var dependsOnSpace: Bool {
      switch kind {
      case .effect(.blur), .shadow, .projection: true
      case .effect, .multiply, .threshold: false
      }
    }

    /// The filter as effects, the outermost first.
    func effects(in context: GraphicsContext) -> [HostDrawing.Effect] {
      func resolved(_ color: Color) -> HostColor {
        context.onMain(else: .clear) { context in context.blank.resolved(color.resolved(in: context.environment)) }
      }
      switch kind {
      case .effect(let effect): return [.filter(effect)]
      case .multiply(let color): return [.filter(.colorMultiply(resolved(color)))]
      case .threshold(let min, let max, let color):
        return [.filter(.alphaThreshold(min: min, max: max, resolved(color)))]
      case .shadow(let color, let radius, let offset, let options):
        let color = resolved(color)
        if options.contains(.shadowOnly) {
          let factors = [0, 0, 0, 0, color.red] + [0, 0, 0, 0, color.green] + [0, 0, 0, 0, color.blue]
          let opacity =
            options.contains(.invertsAlpha) ? [0, 0, 0, -color.alpha, color.alpha] : [0, 0, 0, color.alpha, 0]
          return [
            .transform(CGAffineTransform(translationX: offset.width, y: offset.height)),
            .filter(.colorMatrix(HostColorMatrix(factors + opacity))),
            .filter(.blur(radius: radius, isOpaque: false)),
          ]
        }
        if options.contains(.invertsAlpha) { return [.filter(.innerShadow(color, radius: radius, offset: offset))] }
        return [.filter(.shadow(color, radius: radius, offset: offset))]
      case .projection(let matrix):
        let area = context.clipBoundingRect
        return [.transform(matrix.nearestAffineTransform(at: CGPoint(x: area.midX, y: area.midY)))]
      }
    }

    /// Transforms the result. A renderer gets the nearest affine transform at the middle of the clip.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour. Defaults to black with an opacity of 0.33.
    ///   - radius: The blur radius in points. A negative one, or one that is not finite, counts as 0 and is reported.
    ///   - x: How far the shadow is moved to the right, in points.
    ///   - y: How far the shadow is moved downwards, in points.
    ///   - blendMode: Has no effect: a shadow is drawn as by ``BlendMode-swift.struct/normal``.
    ///   - options: Which shadow it is.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let offset = CGSize(
        width: x.sound(else: 0, "The distance of a shadow"), height: y.sound(else: 0, "The distance of a shadow"))
      return Filter(
        kind: .shadow(color, radius: radius.sound(from: 0, else: 0, "The radius of a shadow"), offset: offset, options))
    }

    /// Multiplies all colours by one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Maps all colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .effect(.colorMatrix(matrix.host))) }

    /// Turns the hues of all colours by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .effect(.hueRotation(Angle(radians: angle.radians.sound(else: 0, "The angle of a hue rotation")))))
    }

    /// Multiplies the saturation: 1 changes nothing, 0 is grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .effect(.saturation(amount.sound(else: 1, "The amount of saturation"))))
    }

    /// Adds an amount to each colour component: 0 changes nothing, 1 is white, -1 black.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .effect(.brightness(amount.sound(else: 0, "The amount of brightness"))))
    }

    /// Multiplies the contrast: 1 changes nothing, 0 makes everything the same grey.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .effect(.contrast(amount.sound(else: 1, "The amount of contrast"))))
    }

    /// Mixes all colours with their inverses: 0 changes nothing, 1, the default, inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let amount = amount.sound(else: 1, "The amount of an inversion")
      guard amount != 1 else { return Filter(kind: .effect(.colorInvert)) }
      let own = 1 - 2 * amount
      let factors: [Double] =
        [own, 0, 0, 0, amount] + [0, own, 0, 0, amount] + [0, 0, own, 0, amount] + [0, 0, 0, 1, 0]
      return Filter(kind: .effect(.colorMatrix(HostColorMatrix(factors))))
    }

    /// Mixes all colours with their greys: 0 changes nothing, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .effect(.grayscale(amount.sound(else: 0, "The amount of grey"))))
    }

    /// Makes an opacity of the luminance: black becomes transparent, white opaque black.
    public static var luminanceToAlpha: Filter { Filter(kind: .effect(.luminanceToAlpha)) }

    /// Blurs the result by a radius in points. A negative one, or one that is not finite, counts as 0 and is reported.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      let radius = radius.sound(from: 0, else: 0, "The radius of a blur")
      return Filter(kind: .effect(.blur(radius: radius, isOpaque: options.contains(.opaque))))
    }

    /// Fills the parts with an opacity between two numbers with a colour, and leaves nothing else.
    ///
    /// After a blur, which has to be added after this filter, shapes near each other become one.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      func sound(_ limit: Double, _ substitute: Double) -> Double {
        limit.sound(from: 0, to: 1, else: substitute, "A limit of an opacity")
      }
      return Filter(kind: .threshold(min: sound(min, 0), max: sound(max, 1), color))
    }
  }

  /// Which shadow a filter adds.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The shadow is above what casts it. Has an effect together with ``invertsAlpha`` only.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow without the content that casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow of the surroundings: it falls inwards.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and the content that casts it are composed one by one. Has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a filter blurs.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edges stay opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The result is dithered. A value for renderers that draw pixels.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a filter calculates.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// By light instead of by sRGB components. Has no effect: renderers decide.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// A map of colours: each component of the result is a sum of the components of a colour, each with a factor, and a
/// constant.
///
/// ```swift
/// var sepia = ColorMatrix()
/// (sepia.r1, sepia.r2, sepia.r3) = (0.4, 0.77, 0.19)
/// (sepia.g1, sepia.g2, sepia.g3) = (0.35, 0.69, 0.17)
/// (sepia.b1, sepia.b2, sepia.b3) = (0.27, 0.53, 0.13)
/// print(sepia == ColorMatrix(), sepia.r5)
/// // Prints "false 0.0"
/// let old = GraphicsContext.Filter.colorMatrix(sepia)
/// ```
public struct ColorMatrix: Hashable, Sendable {
  /// The part of the old red in the new red.
  public var r1: Float = 1
  /// The part of the old green in the new red.
  public var r2: Float = 0
  /// The part of the old blue in the new red.
  public var r3: Float = 0
  /// The part of the old opacity in the new red.
  public var r4: Float = 0
  /// The amount that is added to the new red.
  public var r5: Float = 0
  /// The part of the old red in the new green.
  public var g1: Float = 0
  /// The part of the old green in the new green.
  public var g2: Float = 1
  /// The part of the old blue in the new green.
  public var g3: Float = 0
  /// The part of the old opacity in the new green.
  public var g4: Float = 0
  /// The amount that is added to the new green.
  public var g5: Float = 0
  /// The part of the old red in the new blue.
  public var b1: Float = 0
  /// The part of the old green in the new blue.
  public var b2: Float = 0
  /// The part of the old blue in the new blue.
  public var b3: Float = 1
  /// The part of the old opacity in the new blue.
  public var b4: Float = 0
  /// The amount that is added to the new blue.
  public var b5: Float = 0
  /// The part of the old red in the new opacity.
  public var a1: Float = 0
  /// The part of the old green in the new opacity.
  public var a2: Float = 0
  /// The part of the old blue in the new opacity.
  public var a3: Float = 0
  /// The part of the old opacity in the new opacity.
  public var a4: Float = 1
  /// The amount that is added to the new opacity.
  public var a5: Float = 0

  /// Creates the map that changes nothing.
  public init() {}

  /// The map as effects have it; a number that is not finite counts as 0.
  var host: HostColorMatrix {
    let red = [r1, r2, r3, r4, r5]
    let green = [g1, g2, g3, g4, g5]
    let blue = [b1, b2, b3, b4, b5]
    let opacity = [a1, a2, a3, a4, a5]
    return HostColorMatrix((red + green + blue + opacity).map { $0.isFinite ? Double($0) : 0 })
  }
}
