import HostTree

/// What is done with the symbols of a stretch of the tree: filled, crossed out, put into a shape.
///
/// Variants go together: `.circle.fill`. A symbol that we have no such variant of stays as it is.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  /// Symbols as they are.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = none.circle
  /// Symbols in a square.
  public static let square = none.square
  /// Symbols in a rectangle.
  public static let rectangle = none.rectangle
  /// Symbols that are filled.
  public static let fill = none.fill
  /// Symbols that are crossed out.
  public static let slash = none.slash

  /// The same in a circle.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// The same in a square.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same, crossed out.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether this does all that another one does.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || shape == other.shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
  }

  /// Both, this one's shape first.
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

  /// The name of a symbol's variant.
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

/// How the layers of a symbol are coloured. Ours have one layer, so each mode gives the same picture.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of the symbol's own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In as many colours as there are.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How large symbols are beside the letters of their font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// What is done with symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; nil for as usual.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the symbols in this view are beside the letters of their font.
  nonisolated public func imageScale(
    _ scale: Image.Scale
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>> {
    environment(\.imageScale, scale)
  }

  /// Has the symbols in this view filled, crossed out or put into a shape, besides what is said further out.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : variant.union($0) }
  }

  /// Sets how the layers of the symbols in this view are coloured; nil takes the usual way.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
