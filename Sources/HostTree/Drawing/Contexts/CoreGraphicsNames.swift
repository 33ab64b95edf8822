// Tests: `HostGraphicsContextTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// ``HostGraphicsContext``, by its name on Apple's systems.
  public typealias CGContext = HostGraphicsContext
  /// ``HostBlendMode``, by its name on Apple's systems.
  public typealias CGBlendMode = HostBlendMode
  /// ``Path``, by the name that Core Graphics has for one that is not changed.
  public typealias CGPath = Path
  /// ``HostMutablePath``, by its name on Apple's systems.
  public typealias CGMutablePath = HostMutablePath
  /// ``HostPathFillRule``, by its name on Apple's systems.
  public typealias CGPathFillRule = HostPathFillRule
  /// ``HostPathDrawingMode``, by its name on Apple's systems.
  public typealias CGPathDrawingMode = HostPathDrawingMode
  /// ``HostGraphicsContext/InterpolationQuality``, by its name on Apple's systems.
  public typealias CGInterpolationQuality = HostGraphicsContext.InterpolationQuality
  /// ``HostGraphicsContext/GradientDrawingOptions``, by its name on Apple's systems.
  public typealias CGGradientDrawingOptions = HostGraphicsContext.GradientDrawingOptions
  /// ``HostGradient``, by the name that Core Graphics has for it.
  public typealias CGGradient = HostGradient
  /// An array by the name that Core Foundation has for it: `[color, color] as CFArray`.
  public typealias CFArray = [Any]

  extension HostGradient {
    /// Creates a gradient of colours, which are compared with no colour space: all are of sRGB.
    ///
    /// - Parameters:
    ///   - colorsSpace: Has no effect.
    ///   - colors: The colours; values that are none are left out.
    ///   - locations: As many numbers from 0 to 1 as there are colours; nil for colours at even distances.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
      let stops = colors.enumerated().compactMap { index, color -> Stop? in
        guard let color = color as? HostColor else { return nil }
        let even = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
        return Stop(color: color, location: locations?[index] ?? even)
      }
      guard !stops.isEmpty else { return nil }
      self.init(stops: stops)
    }
  }

  /// A colour space, as Core Graphics' type: a name without effect, as all colours are of sRGB.
  public final class CGColorSpace: Sendable {
    /// The name; nil for the device's.
    public let name: String?

    /// Creates a colour space of a name.
    public init?(name: String) { self.name = name }

    fileprivate init() { name = nil }

    /// The usual one.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The usual one, with components beyond 0 and 1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The usual one, with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// Wide colours.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Greys.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  }

  /// The colour space of the device.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

  /// The colour space of greys of the device.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
#endif
