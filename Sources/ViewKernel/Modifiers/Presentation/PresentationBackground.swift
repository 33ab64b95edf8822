extension View {
  /// Fills the background of the sheet, cover or popover with this view with a style, instead of the system's
  /// background.
  ///
  /// ```swift
  /// Text("Filter").presentationDetents([.medium]).presentationBackground(.thinMaterial)
  /// ```
  ///
  /// Of several views the first one counts.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return transformPreference(PresentationOptionsKey.self) { $0.background = $0.background ?? style }
  }

  /// Places views behind this view in a sheet, cover or popover, instead of the system's background. This view takes
  /// the whole sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
      .presentationBackground(Color.clear)
  }

  /// Sets the size of the sheet with this view. It has no effect: a sheet is as wide as the window, as on a phone, and
  /// as high as its detents say.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
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
