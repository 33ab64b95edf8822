import HostTree

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")

  var host: HostButton.Role { self == .destructive ? .destructive : .cancel }
}

/// Something to press.
public struct Button<Label: View>: StyleableView {
  /// There is no body.
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label
  /// Whether it is drawn in the colour of texts where no style says otherwise, as links in rows are.
  var isPlain = false
  /// What it is to hosts: views that are made of a button say more than that it does something.
  var type = HostButton.ButtonType.push

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - action: Called when it is pressed. The newest one counts, however old the button.
  ///   - label: What it shows.
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
  @preconcurrency
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes a button of another type.
  nonisolated init(
    type: HostButton.ButtonType, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
    self.type = type
  }

  var plain: PressableView<Label> {
    PressableView(role: role, type: type, look: isPlain ? .plain() : nil, action: action, content: label)
  }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: AnyButtonStyle.self]
    guard let style = styles.last else { return nil }
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), type: type, action: action)
    switch style {
    case .ordinary(let style): return style.button(styles, configuration)
    case .primitive(let style): return style.button(styles, configuration)
    }
  }
}

extension Button where Label == Text {
  /// Makes a button that shows a text.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button that shows a text.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ViewKernel.Label<Text, Image> {
  /// Makes a button that shows a text and a symbol of the system's.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewKernel.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button that shows a text and a symbol of the system's.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ViewKernel.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button again of which a style was given the parts; it has the style further out.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
    type = configuration.type
  }
}

/// A host that is pressed, around a label: what buttons of all styles are made of.
struct PressableView<Label: View>: HostedView {
  typealias Body = Never
  typealias Content = Label

  var role: ButtonRole?
  var type = HostButton.ButtonType.push
  var look: HostButton.Configuration?
  let action: @MainActor () -> Void
  /// Called when a finger comes upon the button or leaves it.
  var onPress: ((Bool) -> Void)?
  let content: Label

  var own: PressableView<EmptyView> {
    PressableView<EmptyView>(
      role: role, type: type, look: look, action: action, onPress: onPress, content: EmptyView())
  }

  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: (@MainActor () -> Void).self) }

  func makeHost(context: HostContext<Self>) -> HostButton {
    let button = HostButton()
    button.addAction(for: .primaryActionTriggered) { context.view.action() }
    if onPress != nil { button.onHighlight = { context.view.onPress?($0) } }
    return button
  }

  func updateHost(_ host: HostButton, context: HostContext<Self>) {
    let environment = context.environment
    host.isEnabled = environment.isEnabled
    host.role = role?.host ?? .normal
    host.buttonType = type
    host.tintColor = environment.tint?.resolved(in: environment)
    if var look {
      look.size = environment.controlSize.host
      look.baseBackgroundColor = environment.tint?.resolved(in: environment)
      host.configuration = look
    } else if host.configuration != nil {
      host.configuration = nil
    }
  }

  static func dismantleHost(_ host: HostButton) { host.onHighlight = nil }
}

extension ControlSize {
  var host: HostButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .medium
    case .large, .extraLarge: .large
    }
  }
}
