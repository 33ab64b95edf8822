// Tests: `GraphicsContextTests`.

import HostTree

extension GraphicsContext {
  /// How a drawing is combined with the drawings before it in the same layer.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode, as Core Graphics' `CGBlendMode` has it.
    public let rawValue: Int32
    /// Creates a mode by its number. One that there is not counts as ``normal``.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The new covers the old.
    public static let normal = BlendMode(rawValue: 0)
    /// Multiplies both, as two slides on top of each other; darkens.
    public static let multiply = BlendMode(rawValue: 1)
    /// Multiplies the inverses of both, as two projectors; lightens.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies where the old is dark, otherwise screens.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker component of both.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter component of both.
    public static let lighten = BlendMode(rawValue: 5)
    /// Lightens the old according to the new.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the old according to the new.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Lightens or darkens the old softly, according to the new.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies or screens, according to the new.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The absolute difference of both.
    public static let difference = BlendMode(rawValue: 10)
    /// The difference with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The new hue, with the old saturation and luminosity.
    public static let hue = BlendMode(rawValue: 12)
    /// The new saturation, with the old hue and luminosity.
    public static let saturation = BlendMode(rawValue: 13)
    /// The new hue and saturation, with the old luminosity.
    public static let color = BlendMode(rawValue: 14)
    /// The new luminosity, with the old hue and saturation.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Removes the old where the new would be.
    public static let clear = BlendMode(rawValue: 16)
    /// The new instead of everything old in the layer.
    public static let copy = BlendMode(rawValue: 17)
    /// The new where there was something; nothing else is left of the layer.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The new where there was nothing; nothing else is left of the layer.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The new, where there was something.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The new behind the old.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The old where the new would be; nothing else is left of the layer.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// The old where the new would not be.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The old where the new is, and the new behind it; nothing else is left of the layer.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Either the old or the new, where the other is not.
    public static let xor = BlendMode(rawValue: 25)
    /// Adds both, limited to black.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Adds both, limited to white.
    public static let plusLighter = BlendMode(rawValue: 27)

    /// The mode of layers.
    var mode: HostBlendMode { HostBlendMode(rawValue: rawValue) ?? .normal }

    init(_ mode: HostBlendMode) { self.init(rawValue: mode.rawValue) }
  }
}
