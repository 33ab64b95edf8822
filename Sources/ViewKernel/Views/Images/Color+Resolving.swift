public import HostTree

extension Color {
  /// This colour resolved in an environment.
  ///
  /// Dynamic colours stay dynamic in light appearances, so that hosts print their names.
  func resolved(in environment: EnvironmentValues) -> HostColor {
    switch source {
    case .color(let color):
      guard color.isDynamic, environment.colorScheme == .dark else { return color }
      return color.resolvedColor(with: HostTraitCollection(userInterfaceStyle: .dark))
    case .accent:
      return (environment.tint ?? Color(.tintColor)).resolved(in: environment)
    case .named(let resource):
      return Color(HostAssets.color(resource, report: reportMisuse) ?? .clear).resolved(in: environment)
    case .faded(let source, let opacity):
      let color = Color(source: source).resolved(in: environment)
      return color.faded(by: opacity)
    case .mixed(let first, let second, let fraction, let space):
      let traits = HostTraitCollection(userInterfaceStyle: environment.colorScheme.host)
      let (first, second) = (
        Color(source: first).resolved(in: environment), Color(source: second).resolved(in: environment)
      )
      return first.resolvedColor(with: traits).mixed(
        with: second.resolvedColor(with: traits), by: fraction, isPerceptual: space == .perceptual)
    case .blended(let blend): return blend.resolved(in: environment)
    }
  }

  /// This colour with the accent colour replaced by another one.
  func replacingAccent(with accent: Color) -> Color {
    func replaced(_ source: Source) -> Source {
      switch source {
      case .color, .named, .blended: source
      case .accent: accent.source
      case .faded(let inner, let opacity): .faded(replaced(inner), opacity)
      case .mixed(let first, let second, let fraction, let space):
        .mixed(replaced(first), replaced(second), fraction, space)
      }
    }
    return Color(source: replaced(source))
  }

  /// The sRGB components of a colour that was resolved in an environment.
  public struct Resolved: Hashable, Sendable {
    /// Red, from 0 to 1.
    public var red: Float
    /// Green, from 0 to 1.
    public var green: Float
    /// Blue, from 0 to 1.
    public var blue: Float
    /// Opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a resolved colour; components of other colour spaces are converted to sRGB.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let parts = colorSpace.inSRGB(Double(red), Double(green), Double(blue))
      (self.red, self.green, self.blue) = (Float(parts.red), Float(parts.green), Float(parts.blue))
      self.opacity = opacity
    }

    /// Red in linear sRGB, from 0 to 1: proportional to the light.
    public var linearRed: Float {
      get { Float(ColorEncoding.decoded(Double(red))) }
      set { red = Float(ColorEncoding.encoded(Double(newValue))) }
    }
    /// Green in linear sRGB, from 0 to 1: proportional to the light.
    public var linearGreen: Float {
      get { Float(ColorEncoding.decoded(Double(green))) }
      set { green = Float(ColorEncoding.encoded(Double(newValue))) }
    }
    /// Blue in linear sRGB, from 0 to 1: proportional to the light.
    public var linearBlue: Float {
      get { Float(ColorEncoding.decoded(Double(blue))) }
      set { blue = Float(ColorEncoding.encoded(Double(newValue))) }
    }
  }

  /// Resolves this colour to its components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let traits = HostTraitCollection(userInterfaceStyle: environment.colorScheme.host)
    let color = resolved(in: environment).resolvedColor(with: traits)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }

  /// Creates a colour that is the same in all environments.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color: CustomStringConvertible {
  /// The name of a known colour, else its light components as `#RRGGBB`.
  public var description: String {
    switch source {
    case .color(let color): "\(color)"
    case .accent: "accentColor"
    case .named(let resource): "\"\(resource.name)\""
    case .faded(let source, let opacity):
      "\((opacity * 100).rounded().formatted(.number.grouping(.never)))% \(Color(source: source))"
    case .mixed(let first, let second, let fraction, _):
      "\(Color(source: first)) with \(fraction) of \(Color(source: second))"
    case .blended(let blend): "\(blend)"
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal, opacity last: `#FF3B30FF`.
  public var description: String {
    [red, green, blue, opacity].reduce(into: "#") { text, part in
      let byte = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

extension ColorScheme {
  /// The host tree's value for this scheme.
  var host: HostUserInterfaceStyle { self == .dark ? .dark : .light }
}

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension Color {
    /// The colour by its components; nil if it depends on the environment, as a named, dynamic or accent colour does.
    public var cgColor: CGColor? {
      guard case .color(let color) = source, !color.isDynamic else { return nil }
      return color
    }

    /// Creates a colour of components.
    public init(cgColor: CGColor) { self.init(hostColor: cgColor) }
  }
#endif

extension HostColor {
  /// Creates the host tree's colour of a colour, as it looks without an environment: with the default tint. Dynamic
  /// colours stay dynamic.
  public convenience init(_ color: Color) { self.init(copying: color.resolved(in: EnvironmentValues())) }
}
