import HostTree

/// Says how a button looks, pressed or not; put in force by `buttonStyle(_:)`.
///
/// ```swift
/// struct Growing: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(configuration.isPressed ? 20 : 10)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what it makes.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what a button shows from its parts. It is within the button, which is pressed as any other.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button for a `ButtonStyle`.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// What the button is for; nil for most.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// Says how a button looks and when its action runs; put in force by `buttonStyle(_:)`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what it makes.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes a button from its parts. What it makes calls `configuration.trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button for a `PrimitiveButtonStyle`.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// What the button is for; nil for most.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let type: HostButton.ButtonType
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

/// A style of a button of either kind; of both the innermost counts.
enum AnyButtonStyle {
  case ordinary(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

extension ButtonStyle {
  func button(_ styles: [AnyButtonStyle], _ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyledButton(style: self, styles: styles, configuration: configuration))
  }
}

extension PrimitiveButtonStyle {
  func button(_ styles: [AnyButtonStyle], _ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A button whose look a `ButtonStyle` makes.
private struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let styles: [AnyButtonStyle]
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: Style, styles: [AnyButtonStyle], configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.styles = styles
    self.configuration = configuration
  }

  var body: some View {
    PressableView(
      role: configuration.role, type: configuration.type, action: configuration.action, onPress: { isPressed = $0 },
      content: StyledView(
        style, styles,
        ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
      ) { $0.makeBody(configuration: $1) })
  }
}

// MARK: The system's styles

/// A button as it is without any style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button that shows its label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(nil) }
}

/// A button that shows its label as it is, without a tint.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button that shows its label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(.plain()) }
}

/// A button without a ground.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button in the tint colour.
  public func makeBody(configuration: Configuration) -> some View { configuration.tinted(.borderless()) }
}

/// A button on a ground of a pale tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button with a ground, and room around its label.
  public func makeBody(configuration: Configuration) -> some View { configuration.tinted(.bordered()) }
}

/// A button on a ground of the tint colour, for what is done most.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button with a ground, and room around its label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.borderedProminent(), .white)
  }
}

extension PrimitiveButtonStyleConfiguration {
  @MainActor
  fileprivate func button(_ look: HostButton.Configuration?, _ color: Color? = nil) -> some View {
    PressableView(
      role: role, type: type, look: look, action: action, content: label.modifier(ButtonColor(color: color)))
  }

  @MainActor
  fileprivate func tinted(_ look: HostButton.Configuration) -> some View {
    button(look, role == .destructive ? .red : .accentColor)
  }
}

/// The colour of a button's label, where nobody chose one.
private struct ButtonColor {
  let color: Color?
}

extension ButtonColor: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    guard let color, values.foregroundColor == nil else { return }
    values.foregroundColor = color == .accentColor ? values.tint ?? color : color
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A button as it is without any style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows its label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a ground.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button on a ground of a pale tint.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a ground of the tint colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets how the buttons in this view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleWriter<AnyButtonStyle>(style: .ordinary(style)))
  }

  /// Sets how the buttons in this view look, and what makes them act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleWriter<AnyButtonStyle>(style: .primitive(style)))
  }
}
