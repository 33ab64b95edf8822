// Tests: `AutoresizingTests`.

public import Foundation

// `UIEdgeInsets` is the same type here: its left side is the leading one, its right side the trailing one.
extension EdgeInsets {
  /// No insets.
  public static var zero: EdgeInsets { EdgeInsets() }

  /// Creates insets in points, as of `UIEdgeInsets`: the left side is the leading one.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// The leading inset, by the name of `UIEdgeInsets`.
  public var left: CGFloat {
    get { leading }
    set { leading = newValue }
  }

  /// The trailing inset, by the name of `UIEdgeInsets`.
  public var right: CGFloat {
    get { trailing }
    set { trailing = newValue }
  }
}
