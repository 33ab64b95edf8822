extension HostTableView {
  /// The animation of a change. The parameters exist for UIKit's sake: all values have the same effect, none.
  public enum RowAnimation: Hashable, Sendable {
    /// The names that UIKit has.
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// The position of a row in the viewport after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// `none` scrolls as little as needed; `top`, `middle` and `bottom` align the row with that part of the viewport.
    case none, top, middle, bottom
  }
}
