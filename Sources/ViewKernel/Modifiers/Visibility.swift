/// Whether something is to be seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the surroundings have it.
  case automatic
  /// It is to be seen.
  case visible
  /// It is not.
  case hidden
}
