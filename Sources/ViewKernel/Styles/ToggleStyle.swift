import HostTree

/// A type that defines the appearance and behaviour of toggles. Apply one with `toggleStyle(_:)`.
///
/// ```swift
/// struct CheckedToggleStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       HStack { configuration.label; Text(configuration.isOn ? "On" : "Off") }
///     }
///   }
/// }
///
/// let host = HostingView(rootView: Toggle("Sound", isOn: .constant(true)).toggleStyle(CheckedToggleStyle()))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostButton
/// // └─ HostStackView
/// //    ├─ HostLabel "Sound"
/// //    └─ HostLabel "On"
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle from its parts; the view writes `configuration.isOn` for itself.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, which a `ToggleStyle` is given.
public struct ToggleStyleConfiguration {
  /// The label of a toggle, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on; writing it writes the toggle's binding.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ; always false so far.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyle {
  /// The view of a control in this style. Called by `Toggle.styled(in:)`; of
  /// `styles`, all that are in force, this is the last.
  func view(_ styles: [any ToggleStyle], _ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// The default style, a label and a switch at the trailing edge; the same as `.automatic`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a row of the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// A style with a label, and a switch at the trailing edge; the same as `.switch`.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Equivalent to `.switch`, for code that needs the type by name.
  nonisolated public init() { tint = nil }
  /// Creates the style with a colour for switches that are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// Makes a row of the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(label: configuration.label, isOn: configuration.$isOn, tint: tint)
  }
}

/// A style with a button that stays selected while the toggle is on; the same as `.button`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Equivalent to `.button`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button of the label; it is selected while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    Button(type: .toggle) {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .modifier(SelectedModifier(isSelected: configuration.isOn))
  }
}

/// A style with a checkbox before the label; the same as `.checkbox`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Equivalent to `.checkbox`, for code that needs the type by name.
  nonisolated public init() {}
  /// Makes a button of the checkbox and the label; it is selected while the toggle is on.
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

/// Sets whether the content's control is selected.
struct SelectedModifier {
  let isSelected: Bool
}

extension SelectedModifier: HostAttributeModifier {
  typealias Body = Never
  func apply(to host: HostView) { (host as? HostControl)?.isSelected = isSelected }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a label, and a switch at the trailing edge.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the trailing edge.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays selected while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox before the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(StyleWriter<any ToggleStyle>(style: style))
  }
}
