/// Whether something that has a usual state is to be seen.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual at that place.
  case automatic
  /// To be seen.
  case visible
  /// Not to be seen.
  case hidden
}
