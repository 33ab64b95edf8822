/// The label of a button that has only a role: a title and a symbol.
public struct DefaultButtonLabel: View {
  private let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }

  /// A label for the role.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// How wide buttons are: see `buttonSizing(_:)`.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// As wide as their labels.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as their labels.
  public static let fitted = ButtonSizing(name: "fitted")
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// How wide buttons are. Defaults to `.automatic`.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons in this view are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
