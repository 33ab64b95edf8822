package import Foundation

extension Int {
  /// The whole number nearest to a length or a share: the first or the last integer for one beyond them, and 0 for not-a-number.
  ///
  /// `Int(_:)` ends the program for those, and lengths come from users.
  package init(saturating number: CGFloat) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
