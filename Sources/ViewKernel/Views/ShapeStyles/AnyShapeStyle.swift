public import HostTree

/// A style of any type.
///
/// Two are equal if they hold equal styles of the same type; what is not `Equatable` equals nothing.
public struct AnyShapeStyle: Equatable {
  private let style: any ShapeStyle

  /// Makes a style that fills as `style` does.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// Whether both hold equal styles.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    func isEqual<S: Equatable>(_ style: S) -> Bool { second.style as? S == style }
    guard let style = first.style as? any Equatable else { return false }
    return isEqual(style)
  }

  /// The colour, if it is one.
  var color: Color? { style as? Color }
}

extension AnyShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The paint of the style within.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { style.paint(in: environment) }
}
