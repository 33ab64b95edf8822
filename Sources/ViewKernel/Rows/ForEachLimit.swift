/// How many elements a `ForEach` has views for in a container that makes all of them at once.
///
/// Their views would take gigabytes, and who writes `ForEach(0..<Int.max)` into a stack wants none of that.
@MainActor
enum ForEachLimit {
  /// As many as there are, up to this number.
  static let elements = 1 << 22
  /// So many where there are more.
  static let shown = 1_000

  /// How many of some elements have views.
  ///
  /// - Parameter name: What the elements are shown in, for the sentence where they are too many.
  static func shownCount<Data: RandomAccessCollection>(of data: Data, in name: @autoclosure () -> String) -> Int {
    let count = data.soundCount
    guard count > elements else { return count }
    reportMisuse(
      "ForEach in \(name()) has \(count) elements, in a container that makes all of its views at once: the first \(shown) are "
        + "shown. Put it into a List or a lazy stack, and keep to one view for each element.")
    return shown
  }
}
