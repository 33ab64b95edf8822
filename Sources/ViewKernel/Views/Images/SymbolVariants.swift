import HostTree

/// The variants of symbols in a view: filled, slashed, enclosed in a shape.
///
/// Variants can be combined: `.circle.fill`. A symbol without the variant stays as it is.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// Symbols without a variant.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = none.circle
  /// Symbols in a square.
  public static let square = none.square
  /// Symbols in a rectangle.
  public static let rectangle = none.rectangle
  /// Filled symbols.
  public static let fill = none.fill
  /// Symbols with a slash through them.
  public static let slash = none.slash

  /// This variant, enclosed in a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// This variant, enclosed in a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// This variant, enclosed in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// This variant, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// This variant, with a slash.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether this has all the variants of another value.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// Both variants; of two shapes this one's.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.shape = shape ?? other.shape
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// The name of a symbol's variant; the name itself if there is no such symbol.
  func applied(to name: String) -> String {
    if self == .none { return name }
    var words = name.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if isSlashed, words.last != "slash" { words.append("slash") }
    if let shape, words.last != shape.rawValue { words.append(shape.rawValue) }
    if isFilled || wasFilled { words.append("fill") }
    let variant = words.joined(separator: ".")
    return HostSymbol(named: variant) == nil ? name : variant
  }
}

/// The way in which the layers of a symbol are coloured. Symbols here have one layer: `hierarchical` and `palette` look
/// as `monochrome`, and `multicolor` shows the colours of those that have some.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour for all layers.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours: signs of weather, hearts, stars and a few others have some.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A colour for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// The size of symbols in relation to their font; `medium` by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants of symbols; `.none` by default.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The rendering mode of symbols; nil for the default.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the symbols in this view in relation to their font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Adds a variant to the symbols in this view, besides the environment's; of two shapes the inner one counts.
  ///
  /// `.none` removes the variants of the environment.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : variant.union($0) }
  }

  /// Sets the rendering mode of the symbols in this view; nil resets it to the default.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
