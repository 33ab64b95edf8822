import HostTree

/// The form that a presentation takes in a compact size class; see `presentationCompactAdaptation(_:)`.
public struct PresentationAdaptation: Sendable {
  let host: HostPresentationAdaptation

  /// The default: a popover becomes a sheet where the width is compact.
  public static var automatic: PresentationAdaptation { Self(host: .automatic) }
  /// The presentation keeps its form.
  public static var none: PresentationAdaptation { Self(host: .none) }
  /// A popover stays one.
  public static var popover: PresentationAdaptation { Self(host: .popover) }
  /// A popover becomes a sheet.
  public static var sheet: PresentationAdaptation { Self(host: .sheet) }
  /// The presentation covers the whole window; users can't swipe it away.
  public static var fullScreenCover: PresentationAdaptation { Self(host: .fullScreenCover) }
}

extension View {
  /// Sets the form that the sheet or popover with this view takes where the width or the height is compact.
  ///
  /// ```swift
  /// Button("Filter") { isOpen = true }
  ///   .popover(isPresented: $isOpen) { Text("All").presentationCompactAdaptation(.popover) }
  /// ```
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets the form that the sheet or popover with this view takes in compact size classes.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The form where the width is compact.
  ///   - verticalAdaptation: The form where the height is compact. It counts where both are.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.horizontalAdaptation = $0.horizontalAdaptation ?? horizontalAdaptation.host
      $0.verticalAdaptation = $0.verticalAdaptation ?? verticalAdaptation.host
    }
  }
}
