public import ViewKernel

extension View {
  /// Sets the size of the sheet with this view. It has no effect: a sheet is as wide as the window, as on a phone, and
  /// as high as its detents say.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

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

/// The size of a sheet: see `presentationSizing(_:)`, which has no effect here.
public protocol PresentationSizing {}

extension PresentationSizing {
  /// As large as its content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// As large as its content has been along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// The size that a system likes.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As a system likes.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

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
