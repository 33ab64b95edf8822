// Tests: `RowLimitTests`.

/// The limit of elements of a `ForEach` in a container that makes all of its views at once.
///
/// More views would take gigabytes, which `ForEach(0..<Int.max)` in a stack surely does not intend.
@MainActor
enum ForEachLimit {
  /// The greatest number of elements that are all shown.
  static let elements = 1 << 22
  /// The number of elements that are shown if there are more.
  static let shown = 1_000

  /// The number of elements of a collection that have views. Reports a collection that is too long.
  ///
  /// - Parameter name: The name of the view around the `ForEach`, for the diagnostic.
  static func shownCount<Data: RandomAccessCollection>(of data: Data, in name: @autoclosure () -> String) -> Int {
    let count = data.soundCount
    guard count > elements else { return count }
    reportMisuse(
      "ForEach in \(name()) has \(count) elements, in a container that makes all of its views at once: the first \(shown) are "
        + "shown. Put it into a List or a lazy stack, and keep to one view for each element.")
    return shown
  }
}
