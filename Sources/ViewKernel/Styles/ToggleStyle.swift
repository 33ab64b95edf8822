import HostTree

/// Says how a `Toggle` looks and is used; put in force by `toggleStyle(_:)`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what it makes.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// What the toggle says.
  public struct Label: ErasedPart {
    /// There is no body.
    public typealias Body = Never
    let content: AnyView
  }

  /// What the toggle says.
  public let label: Label
  /// Whether it is on; what is written here goes to the toggle's binding.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ; never so far.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyle {
  func view(_ styles: [any ToggleStyle], _ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A label, and a switch at the trailing side.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes both.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// A label, and a switch at the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }
  /// Makes the style with a colour for switches that are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes both.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(label: configuration.label, isOn: configuration.$isOn, tint: tint)
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button; it is selected while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button(type: .toggle) {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .modifier(SelectedModifier(isSelected: configuration.isOn))
  }
}

/// A box with a check mark, before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Makes a button of both; it is selected while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button(type: .checkbox) {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
    .modifier(SelectedModifier(isSelected: configuration.isOn))
  }
}

/// Marks a control as selected.
struct SelectedModifier {
  let isSelected: Bool
}

extension SelectedModifier: HostAttributeModifier {
  typealias Body = Never
  func apply(to host: HostView) { (host as? HostControl)?.isSelected = isSelected }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A label, and a switch at the trailing side.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the trailing side.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark, before the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Sets how the toggles in this view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any ToggleStyle>(style: style))
  }
}
