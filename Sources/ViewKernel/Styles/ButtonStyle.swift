import HostTree

/// A type that defines the appearance of buttons; the button still handles touches and calls its action.
///
/// Apply a style to the buttons of a subtree with `buttonStyle(_:)`. A style may have dynamic properties, such as
/// `@Environment`.
///
/// ```swift
/// struct Growing: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(configuration.isPressed ? 20 : 10)
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Button("Save") {}.buttonStyle(Growing()))
/// window.makeKeyAndVisible()
/// window.settle()
/// let touch = window.beginTouch(at: CGPoint(x: 160, y: 240))
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // HostButton (121.17, 209.83, 77.67 x 60.33)
/// // └─ HostPaddingView (0, 0, 77.67 x 60.33) insets=20
/// //    └─ HostLabel "Save" (20, 20, 37.67 x 20.33)
/// touch.end()
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the content of a button from its parts.
  ///
  /// Called again whenever a part has changed, such as `isPressed`. A button in the result has the next outer style.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, which a `ButtonStyle` is given.
public struct ButtonStyleConfiguration {
  /// The label of a button, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The role of the button, such as `.destructive`; nil for most.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed: a finger is down on it.
  public let isPressed: Bool
}

/// A type that defines both the appearance of buttons and how they are triggered.
///
/// Apply a style to the buttons of a subtree with `buttonStyle(_:)`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes a button from its parts.
  ///
  /// The result triggers the action by itself, with `configuration.trigger()`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, which a `PrimitiveButtonStyle` is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The role of the button, such as `.destructive`; nil for most.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let type: HostButton.ButtonType
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

/// A button style of either protocol; they share one list in the environment, so the innermost of both wins.
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

/// A button whose content a `ButtonStyle` makes.
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
      own: PressableViewConfiguration(
        role: configuration.role, type: configuration.type, action: configuration.action, onPress: { isPressed = $0 }),
      content: StyledView(
        style, styles,
        ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
      ) { $0.makeBody(configuration: $1) })
  }
}

// MARK: System styles

/// The default style of buttons; the same as `.automatic`.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button that shows its label, without a background.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(nil) }
}

/// A style that shows the label as it is, without a tint; the same as `.plain`.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.plain`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button that shows its label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(.plain()) }
}

/// A style with a tinted label and without a background; the same as `.borderless`.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.borderless`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button whose label has the tint colour, or red for the destructive role.
  public func makeBody(configuration: Configuration) -> some View { configuration.tinted(.borderless()) }
}

/// A style with a background in a pale tint; the same as `.bordered`.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.bordered`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button with a pale background, and padding around its label.
  public func makeBody(configuration: Configuration) -> some View { configuration.tinted(.bordered()) }
}

/// A style with a background in the tint colour, for the main action; the same as `.borderedProminent`.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Equivalent to `.borderedProminent`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button with a tinted background, and padding around its white label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.button(.borderedProminent(), .white)
  }
}

extension PrimitiveButtonStyleConfiguration {
  @MainActor
  func button(_ look: HostButton.Configuration?, _ color: Color? = nil) -> some View {
    PressableView(
      own: PressableViewConfiguration(role: role, type: type, look: look, action: action),
      content: label.modifier(ButtonColor(color: color)))
  }

  @MainActor
  fileprivate func tinted(_ look: HostButton.Configuration) -> some View {
    button(look, role == .destructive ? .red : .accentColor)
  }
}

/// The default colour of a button's label; `foregroundColor(_:)` overrides it.
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
  /// The default style: the label without a background.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, without a tint.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a background.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a background in a pale tint.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a background in the tint colour, for the main action.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of the buttons in this view; the innermost style wins.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleWriter<AnyButtonStyle>(style: .ordinary(style)))
  }

  /// Sets the style of the buttons in this view, with its own way to trigger the action; the innermost style wins.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(StyleWriter<AnyButtonStyle>(style: .primitive(style)))
  }
}
