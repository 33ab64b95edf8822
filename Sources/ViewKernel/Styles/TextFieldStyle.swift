/// Says how text fields look; put in force by `textFieldStyle(_:)`.
///
/// The function's name is SwiftUI's, which users' styles implement.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of what it makes.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view of a text field from the field, which has the style further out.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style is given: none that is shown. Its name is SwiftUI's.
public struct _TextFieldStyleLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  func view(_ styles: [any TextFieldStyle], _ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(StyledView(self, styles, field) { $0._body(configuration: $1) })
  }
}

/// A field as it is without any style.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: false))
  }
}

/// A field without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: false))
  }
}

/// A field in a rectangle with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The field with a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: true))
  }
}

/// A field in a rectangle; it has round corners here.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The field with a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: true))
  }
}

private struct TextFieldBorder {
  let isShown: Bool
}

extension TextFieldBorder: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values.hasTextFieldBorder = isShown }
}

private enum TextFieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var hasTextFieldBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A field as it is without any style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without anything around it.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field in a rectangle with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field in a rectangle.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets how the text fields in this view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any TextFieldStyle>(style: style))
  }
}
