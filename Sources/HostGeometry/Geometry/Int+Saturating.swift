package import Foundation

extension Int {
  /// Rounds a number to the nearest integer; clamps what is out of range, and 0 stands for not-a-number.
  ///
  /// `Int(_:)` traps for those, and lengths come from users.
  package init(saturating number: CGFloat) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}
