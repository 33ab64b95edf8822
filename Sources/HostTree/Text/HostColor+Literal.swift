/// What `#colorLiteral(red:green:blue:alpha:)` makes, where nothing says otherwise: `Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))`.
public typealias _ColorLiteralType = HostColor

extension HostColor: _ExpressibleByColorLiteral {
  /// The colour of a literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
