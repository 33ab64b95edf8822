/// An angle, which knows both radians and degrees.
///
/// With the y axis pointing down, as in views, positive angles turn clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians: π is half a turn.
  public var radians: Double

  /// The angle in degrees: 180 is half a turn.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of zero.
  public init() { radians = 0 }
  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn at all.
  public static let zero = Angle()

  /// Whether the first angle is smaller; whole turns count.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }

  /// Both angles together.
  public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
  /// The first angle without the second.
  public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
  /// The same angle the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// A multiple of an angle.
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  /// A part of an angle.
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  /// Adds an angle.
  public static func += (angle: inout Angle, other: Angle) { angle.radians += other.radians }
  /// Takes an angle away.
  public static func -= (angle: inout Angle, other: Angle) { angle.radians -= other.radians }
}
