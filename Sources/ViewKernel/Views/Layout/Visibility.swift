/// Whether a part of the interface is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The default of the view or of the container.
  case automatic
  /// The part is shown.
  case visible
  /// The part is hidden.
  case hidden
}
