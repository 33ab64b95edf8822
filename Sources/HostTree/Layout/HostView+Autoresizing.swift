// Tests: `AutoresizingTests`.

import Foundation

/// How a view follows the size of a superview that does not lay it out otherwise.
///
/// ```swift
/// let page = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// let content = HostView(frame: page.bounds)
/// content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
/// page.addSubview(content)
/// page.frame.size = CGSize(width: 320, height: 480)
/// page.layoutIfNeeded()
/// print(content.frame.width, content.frame.height)
/// // Prints "320.0 480.0"
/// ```
extension HostView {
  /// The parts of a view's place that change with the size of its superview, as `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt8

    /// Creates a mask of the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The space at the left.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The space at the right.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The space at the top.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The space at the bottom.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// The parts of the frame that change with the superview's size; nothing, the default, keeps the frame.
  ///
  /// In the layout pass, before the superview's ``layoutSubviews()``, the difference of its size since its last layout
  /// (or since this view was added, or the mask set) goes to these parts, in proportion to their lengths. A superview
  /// with a layout of its own places this view anyhow.
  public final var autoresizingMask: AutoresizingMask {
    get { rare?.whereabouts?.autoresizing?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      makeWhereabouts().autoresizing = newValue.isEmpty ? nil : Autoresizing(mask: newValue)
      if newValue.isEmpty { flags.remove(.autoresizes) } else { flags.insert(.autoresizes) }
      if !newValue.isEmpty, let superview { superview.followsSize(of: self) }
    }
  }

  /// Remembers the size from which a subview with a mask is resized.
  final func followsSize(of subview: HostView) {
    subview.rare?.whereabouts?.autoresizing?.superviewSize = bounds.size
    flags.insert(.hasAutoresizingSubviews)
  }

  /// Gives subviews with a mask their part of the difference of the size.
  final func autoresizeSubviews() {
    let size = bounds.size
    var isNeeded = false
    for subview in subviews {
      guard let autoresizing = subview.rare?.whereabouts?.autoresizing else { continue }
      isNeeded = true
      guard autoresizing.superviewSize != size else { continue }
      subview.rare?.whereabouts?.autoresizing?.superviewSize = size
      subview.frame = autoresizing.frame(of: subview.frame, in: size)
    }
    if !isNeeded { flags.remove(.hasAutoresizingSubviews) }
  }
}

/// A mask, and the size of the superview that the frame is for.
struct Autoresizing {
  let mask: HostView.AutoresizingMask
  var superviewSize = CGSize.zero

  /// The frame in a superview of another size.
  func frame(of frame: CGRect, in size: CGSize) -> CGRect {
    func isFlexible(_ masks: HostView.AutoresizingMask...) -> [Bool] { masks.map { mask.contains($0) } }
    let (x, width) = share(
      size.width - superviewSize.width, frame.minX, frame.width, superviewSize.width - frame.maxX,
      isFlexible(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin))
    let (y, height) = share(
      size.height - superviewSize.height, frame.minY, frame.height, superviewSize.height - frame.maxY,
      isFlexible(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func share(
    _ difference: CGFloat, _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ isFlexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    let lengths = zip([start, length, end], isFlexible).map { $1 ? max($0, 0) : 0 }
    let total = lengths.reduce(0, +)
    let count = isFlexible.count { $0 }
    func part(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      return difference * (total > 0 ? lengths[index] / total : 1 / CGFloat(count))
    }
    return (start + part(0), max(length + part(1), 0))
  }
}
