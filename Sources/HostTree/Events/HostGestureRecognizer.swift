/// Watches the pointer events of a view for a gesture.
@MainActor
open class HostGestureRecognizer {
  /// Makes a recogniser.
  public init() {}
}
