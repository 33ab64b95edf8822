/// How serious a dialog is: see `dialogSeverity(_:)`.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
  /// The choice in the dialog may destroy something.
  public static let critical = DialogSeverity(name: "critical")
}

extension View {
  /// Sets the icon of dialogs in this view. It has no effect, as on iOS: only a Mac's dialogs have one.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets how serious the dialogs in this view are. It has no effect, as on iOS.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Lets users suppress the dialogs in this view. It has no effect, as on iOS: only a Mac's dialogs have the toggle.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets users suppress the dialogs in this view. It has no effect, as on iOS: only a Mac's dialogs have the toggle.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
