import Foundation

extension CGSize {
  /// Such as `80 x 20.5`.
  var inWords: String { "\(CGSize.number(width)) x \(CGSize.number(height))" }

  fileprivate static func number(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }
}

extension CGRect {
  /// Such as `80 x 20.5 at (10, 0)`.
  var inWords: String { "\(size.inWords) at (\(CGSize.number(minX)), \(CGSize.number(minY)))" }
}
