public import Foundation

private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The space between the rows of lists, in points.
  var listRowSpacing: CGFloat {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// Whether lists have the background of their style.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the rows of the lists in this view, in points; nil for the default, which is none.
  ///
  /// In an inset style each row is a card of its own then, without separators. A negative or non-finite number is
  /// reported as misuse and counts as 0.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, (spacing ?? 0).sound(from: 0, else: 0, "The space between the rows of a list"))
  }

  /// Sets whether the lists and forms in this view have the background of their style, behind their rows.
  ///
  /// ```swift
  /// List(items) { Text($0.name) }
  ///   .scrollContentBackground(.hidden)
  ///   .background(.mint)
  /// ```
  ///
  /// Text editors have no background of their own, so there is nothing to hide.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
