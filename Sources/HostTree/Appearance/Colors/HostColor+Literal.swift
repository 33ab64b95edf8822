/// The type of `#colorLiteral(red:green:blue:alpha:)` without other context, as in `Color(#colorLiteral(red: 1, green:
/// 0, blue: 0, alpha: 1))`.
public typealias _ColorLiteralType = HostColor

extension HostColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal; components are clamped to 0...1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
