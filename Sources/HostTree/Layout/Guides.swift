// Tests: `StackLayoutTests`, `LayoutGuidesTests`.

import Foundation

/// The length that children need along an axis when they are aligned on a guide.
struct GuideExtent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity
  private var isInfinite = false
  private var isEmpty = true

  mutating func add(length: CGFloat, guide: CGFloat) {
    isEmpty = false
    guard length.isFinite, guide.isFinite else {
      isInfinite = true
      return
    }
    before = max(before, guide)
    after = max(after, length - guide)
  }

  /// The needed length; infinite if a child's length or guide is not finite.
  var length: CGFloat { isEmpty ? 0 : isInfinite ? .infinity : before + after }
  /// The position of the common guide.
  var guide: CGFloat { before.isFinite ? before : 0 }
}

/// Combines the explicit guides of several children into the container's: the minimum for the first text baseline, the
/// maximum for the last one, and the average for all other guides.
struct GuideCombination {
  private enum Rule {
    case first, last, average
  }
  private let rule: Rule
  private var total: CGFloat = 0
  private var count = 0

  init(_ id: any AlignmentID.Type) {
    rule = id == FirstTextBaselineID.self ? .first : id == LastTextBaselineID.self ? .last : .average
  }

  mutating func add(_ value: CGFloat?) {
    guard let value else { return }
    switch rule {
    case .first: total = count == 0 ? value : min(total, value)
    case .last: total = count == 0 ? value : max(total, value)
    case .average: total += value
    }
    count += 1
  }

  /// The combined position; nil if no child has an explicit guide.
  var value: CGFloat? { count == 0 ? nil : rule == .average ? total / CGFloat(count) : total }
}

extension Alignment {
  subscript(axis: Axis) -> any AlignmentID.Type { axis == .horizontal ? horizontal.id : vertical.id }
}

extension ViewDimensions {
  /// The position of a guide: the view's explicit value, else the default.
  func value(of id: any AlignmentID.Type, along axis: Axis) -> CGFloat {
    explicitValue(of: id, along: axis) ?? id.defaultValue(in: self)
  }
}
