/// A type that defines the appearance of text fields. Apply one with `textFieldStyle(_:)`.
///
/// ```swift
/// let host = HostingView(rootView: TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder))
/// host.frame.size = CGSize(width: 200, height: 100)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints "HostTextField "Ada" (0, 32.83, 200 x 34.33) placeholder=Name border=roundedRect"
/// ```
///
/// The requirement has SwiftUI's name, `_body(configuration:)`, so that existing styles compile.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that the style makes.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view of a text field from the field itself, to which the next outer style applies.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style is given; it shows nothing. It has SwiftUI's name.
public struct _TextFieldStyleLabel: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension TextFieldStyle {
  /// The view of a control in this style. Called by `TextField.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any TextFieldStyle], _ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(StyledView(self, styles, field) { $0._body(configuration: $1) })
  }
}

/// The default style, without a border; the same as `.automatic`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Returns the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: false))
  }
}

/// A style without any decoration; the same as `.plain`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Equivalent to `.plain`, for code that needs the type by name.
  nonisolated public init() {}
  /// Returns the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: false))
  }
}

/// A style with a border with rounded corners; the same as `.roundedBorder`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Equivalent to `.roundedBorder`, for code that needs the type by name.
  nonisolated public init() {}
  /// Returns the field with a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.modifier(TextFieldBorder(isShown: true))
  }
}

/// A style with a border; its corners are rounded here, too. The same as `.squareBorder`.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Equivalent to `.squareBorder`, for code that needs the type by name.
  nonisolated public init() {}
  /// Returns the field with a border.
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
  /// The default style: no border.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with rounded corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border; here the same as `roundedBorder`.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any TextFieldStyle>(style: style))
  }
}
