/// An angle, in radians or degrees.
///
/// ```swift
/// print(Angle.degrees(180).radians == .pi, Angle.degrees(370) == .degrees(10))
/// // Prints "true false"
/// ```
///
/// With the y axis pointing down, as in views, positive angles rotate clockwise. Whole turns are kept: 370° is not 10°.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; π is half a turn.
  public var radians: Double

  /// The angle in degrees; 180 is half a turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates a zero angle.
  public init() { radians = 0 }
  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle from degrees, as in `.degrees(90)`.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of zero.
  public static let zero = Angle()

  /// Whether the first angle is smaller; whole turns count.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// The sum of two angles; not reduced to one turn.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
  /// The difference of two angles.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
  /// The same angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// An angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// An angle divided by a divisor.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Adds an angle in place.
  public static func += (angle: inout Angle, other: Angle) { angle.radians += other.radians }
  /// Subtracts an angle in place.
  public static func -= (angle: inout Angle, other: Angle) { angle.radians -= other.radians }
}
