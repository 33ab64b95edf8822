/// Whether something is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As it usually is.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
