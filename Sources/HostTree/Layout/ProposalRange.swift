// Tests: `ProposalRangeTests`, `SizeCacheTests`.

import Foundation

/// Lengths along one axis for which a view gives the same answer: from `low` to `high`, and "unspecified" or not.
///
/// Rounded inwards to single precision, which takes half the room in the size caches.
struct LengthRange {
  private(set) var low: Float
  private(set) var high: Float
  private(set) var includesUnspecified: Bool
  /// Whether the view has no length if it is offered none: then it is as flexible as it is long.
  private(set) var vanishes = false

  /// No length besides the one that was proposed.
  // Computed, here and below: a constant that the compiler can't make in advance is checked at each access.
  static var none: LengthRange { LengthRange(low: 1, high: -1, includesUnspecified: false) }
  /// Every length.
  static var all: LengthRange { LengthRange(low: 0, high: .infinity, includesUnspecified: true) }

  @inline(__always)
  private init(low: Float, high: Float, includesUnspecified: Bool) {
    self.low = low
    self.high = high
    self.includesUnspecified = includesUnspecified
  }

  init(from low: Double, to high: Double = .infinity, includesUnspecified: Bool, vanishes: Bool = false) {
    self.low = Float(low)
    self.high = Float(high)
    if Double(self.low) < low { self.low = self.low.nextUp }
    if Double(self.high) > high { self.high = self.high.nextDown }
    self.includesUnspecified = includesUnspecified
    self.vanishes = vanishes
  }

  /// The lengths of a container, for which its content is offered these.
  ///
  /// - Parameter insets: How much less the content is offered; never less than nothing.
  func around(_ insets: Double) -> LengthRange {
    if insets == 0 || low > high { return self }
    // Differences are rounded; what is offered nothing has less room, not more.
    let start = low > 0 ? Swift.max(Double(low) + insets + 0.001, 0) : 0
    return LengthRange(from: start, to: Double(high) + insets - 0.001, includesUnspecified: includesUnspecified)
  }

  /// - Parameter length: A proposed length; not-a-number stands for "unspecified".
  @inline(__always)
  func contains(_ length: Double) -> Bool {
    length.isNaN ? includesUnspecified : Double(low) <= length && length <= Double(high)
  }

  @inline(__always)
  mutating func formIntersection(_ other: LengthRange) {
    low = max(low, other.low)
    high = min(high, other.high)
    includesUnspecified = includesUnspecified && other.includesUnspecified
  }

  func isSuperset(of other: LengthRange) -> Bool {
    (includesUnspecified || !other.includesUnspecified)
      && (other.low > other.high || (low <= other.low && high >= other.high))
  }
}

/// The proposals for which a view has the same size, and lays its subtree out in the same way.
///
/// A label that has room for its text in one line has the same size wherever there is that much room; a row of such
/// labels as well. So they are measured once for many proposals, and laid out once: a window that is resized asks most
/// rows, but moves nothing in them.
///
/// Only views of these modules say more than the proposal itself (``HostView/announce(_:)``). A container that asks
/// children reads ``answered`` after each answer.
struct ProposalRange {
  var width: LengthRange
  var height: LengthRange

  /// No proposal besides the one that was made.
  static var none: ProposalRange { ProposalRange(width: .none, height: .none) }

  @inline(__always)
  subscript(axis: Axis) -> LengthRange {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func isSuperset(of other: ProposalRange) -> Bool {
    width.isSuperset(of: other.width) && height.isSuperset(of: other.height)
  }

  // Plain storage for two results that `measure(_:)`, whose result is a size, can't return. Layouts run on the main
  // thread, although their protocol is not isolated. Unchecked, as each measure accesses them, and nothing else
  // meanwhile.

  /// The range of the last answer of ``HostView/sizeThatFits(_:)-(ProposedViewSize)``.
  @exclusivity(unchecked) nonisolated(unsafe) static var answered = ProposalRange.none
  /// The range announced by the measure that is about to end.
  @exclusivity(unchecked) nonisolated(unsafe) private static var announced = ProposalRange.none

  /// Called after each ``HostView/measure(_:)``: what it has announced is the range of its answer.
  static func measureDidEnd() {
    answered = announced
    announced = .none
  }

  /// Forgets what was announced: the size that was measured is not the answer, but something that is made of it.
  static func forgetAnnouncement() { announced = .none }

  fileprivate static func announce(_ range: ProposalRange) { announced = range }
}

extension HostView {
  /// Says, at the end of ``measure(_:)``, for which other proposals the answer would be the same.
  ///
  /// Counts for classes of these modules only: others may change what they get from `super`.
  final func announce(_ range: ProposalRange) { if isOfKnownClass { ProposalRange.announce(range) } }

  /// Announces the range of the last answer of a subview.
  final func announceAnswered() { if isOfKnownClass { ProposalRange.announce(ProposalRange.answered) } }

  /// Announces the range of the last answer of an only subview that is offered less by insets.
  final func announceInside(_ insets: EdgeInsets) {
    let range = ProposalRange.answered
    announce(
      ProposalRange(width: range.width.around(insets.horizontal), height: range.height.around(insets.vertical)))
  }
}
