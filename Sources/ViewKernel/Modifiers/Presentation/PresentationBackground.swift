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
}
