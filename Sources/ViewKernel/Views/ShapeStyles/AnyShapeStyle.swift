public import HostTree

/// A type-erased shape style.
///
/// Two are equal if they hold equal styles of the same type; styles that are not `Equatable` are never equal.
public struct AnyShapeStyle: Equatable {
  private let style: any ShapeStyle

  /// Creates a type-erased style; an `AnyShapeStyle` is not wrapped again.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  /// Whether both hold equal styles of the same type; false for styles that are not `Equatable`.
  public static func == (first: AnyShapeStyle, second: AnyShapeStyle) -> Bool {
    func isEqual<S: Equatable>(_ style: S) -> Bool { second.style as? S == style }
    guard let style = first.style as? any Equatable else { return false }
    return isEqual(style)
  }

  /// The wrapped style if it is a colour.
  var color: Color? { style as? Color }

  /// The wrapped style if it is a gradient without a place, or the gradient of a linear one.
  var gradient: Gradient? { style as? Gradient ?? (style as? LinearGradient)?.gradient }
}

extension AnyShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The paint of the wrapped style.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { style.paint(in: environment) }
}
