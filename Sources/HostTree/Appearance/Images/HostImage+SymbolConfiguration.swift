public import Foundation

extension HostImage {
  /// The font, the weight and the scale of a symbol, as `UIImage.SymbolConfiguration`.
  ///
  /// ```swift
  /// let bold = HostImage.SymbolConfiguration(pointSize: 30, weight: .bold)
  /// print(HostImage(systemName: "star", withConfiguration: bold)?.size.height ?? 0)
  /// // Prints "36.0"
  /// ```
  public struct SymbolConfiguration: Hashable, Sendable {
    private var font: HostFont?
    private var weight: HostFont.Weight?
    private var scale: SymbolScale?
    private var isMulticolor = false

    private init(_ font: HostFont?, _ weight: HostFont.Weight? = nil, _ scale: SymbolScale? = nil) {
      self.font = font
      self.weight = weight
      self.scale = scale
    }

    /// Sets the size and the weight of the font beside which the symbol stands.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points.
    ///   - weight: The weight. Defaults to regular.
    ///   - scale: The size of the symbol relative to the font. Defaults to medium.
    public init(pointSize: CGFloat, weight: HostFont.Weight = .regular, scale: SymbolScale = .medium) {
      self.init(.systemFont(ofSize: pointSize, weight: weight), nil, scale)
    }
    /// Sets the font beside which the symbol stands.
    public init(font: HostFont) { self.init(font) }
    /// Sets the font beside which the symbol stands, and the size relative to it.
    public init(font: HostFont, scale: SymbolScale) { self.init(font, nil, scale) }
    /// Sets the text style beside which the symbol stands.
    public init(textStyle: HostFont.TextStyle) { self.init(.preferredFont(forTextStyle: textStyle)) }
    /// Sets the text style beside which the symbol stands, and the size relative to it.
    public init(textStyle: HostFont.TextStyle, scale: SymbolScale) {
      self.init(.preferredFont(forTextStyle: textStyle), nil, scale)
    }
    /// Sets the weight alone.
    public init(weight: HostFont.Weight) { self.init(nil, weight) }
    /// Sets the size relative to the font alone.
    public init(scale: SymbolScale) { self.init(nil, nil, scale) }

    /// Prefers the symbol's own colours, where it has some.
    public static func preferringMulticolor() -> SymbolConfiguration {
      var configuration = SymbolConfiguration(nil)
      configuration.isMulticolor = true
      return configuration
    }

    /// This configuration, with what another one sets instead.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = SymbolConfiguration(
        other.font ?? font, other.weight ?? (other.font == nil ? weight : nil), other.scale ?? scale)
      result.isMulticolor = isMulticolor || other.isMulticolor
      return result
    }

    fileprivate func symbol(_ name: String) -> HostImage {
      var font = font ?? .preferredFont(forTextStyle: .body)
      if let weight { font = .systemFont(ofSize: font.pointSize, weight: weight) }
      return HostImage(systemName: name, font: font, scale: scale ?? .medium).withMulticolor(isMulticolor)
    }
  }

  /// Creates a system symbol with a configuration, beside body text where that sets no font; nil for an empty name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    self.init(copying: (configuration ?? SymbolConfiguration(scale: .medium)).symbol(name))
  }

  /// This symbol with a configuration; an image that is no symbol stays as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> HostImage {
    guard isSymbol else { return self }
    let symbol = configuration.symbol(name).withRenderingMode(renderingMode)
    return isMulticolor ? symbol.withMulticolor() : symbol
  }

  /// This symbol with a configuration; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> HostImage? {
    isSymbol ? withConfiguration(configuration) : nil
  }
}
