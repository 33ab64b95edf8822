import Foundation

/// The room that children need along one axis when their guides lie on one line.
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

  /// How long the room is.
  var length: CGFloat { isEmpty ? 0 : isInfinite ? .infinity : before + after }
  /// Where the common guide lies in it.
  var guide: CGFloat { before.isFinite ? before : 0 }
}

/// What a container answers for a guide about which several of its children say something: the first of all lines of
/// text for the first baseline, the last for the last one, and the average for all other guides.
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

  /// Nil if no child said anything.
  var value: CGFloat? { count == 0 ? nil : rule == .average ? total / CGFloat(count) : total }
}

extension Alignment {
  /// The guide along an axis.
  subscript(axis: Axis) -> any AlignmentID.Type { axis == .horizontal ? horizontal.id : vertical.id }
}

extension ViewDimensions {
  /// Where a guide lies: as the view itself says, else by default.
  func value(of id: any AlignmentID.Type, along axis: Axis) -> CGFloat {
    explicitValue(of: id, along: axis) ?? id.defaultValue(in: self)
  }
}
