import HostTree

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to press.
public struct Button<Label: View>: HostedView {
  /// There is no body.
  public typealias Body = Never
  typealias Content = Label

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let content: Label

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - action: Called when it is pressed. The newest one counts, however old the button.
  ///   - label: What it shows.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    content = label()
  }

  func makeHost(context: HostContext<Self>) -> HostButton {
    let button = HostButton()
    button.addAction(for: .primaryActionTriggered) { context.view.action() }
    return button
  }

  func updateHost(_ host: HostButton, context: HostContext<Self>) {
    host.isEnabled = context.environment.isEnabled
  }
}

extension Button where Label == Text {
  /// Makes a button that shows a text.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button that shows a text.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
