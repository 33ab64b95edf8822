/// Whether each second row is a little darker: see `alternatingRowBackgrounds(_:)`.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  fileprivate let isEnabled: Bool

  /// As is usual: all rows have the same background.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
  /// Each second row is a little darker.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private enum AlternatesRowBackgroundsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether each second row of lists and tables is a little darker.
  var alternatesRowBackgrounds: Bool {
    get { self[AlternatesRowBackgroundsKey.self] }
    set { self[AlternatesRowBackgroundsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether each second row of the lists and tables in this view is a little darker, which makes wide rows easier
  /// to follow.
  ///
  /// Rows with a background of their own keep it. A table style that says so takes precedence.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    environment(\.alternatesRowBackgrounds, behavior.isEnabled)
  }
}
