// Tests: `HostLabelTests`.

import Foundation

/// The room for lines in a proposal.
extension HostLabel {
  /// The size at width zero; nil if only a full layout can find it.
  func smallestSize(_ room: CGSize, _ lineHeight: CGFloat) -> CGSize? {
    if room.height < 2 * lineHeight + storedFont.lineGap { return CGSize(width: 0, height: lineHeight) }
    guard let count = TextMetrics.narrowestLineCount(of: storedText ?? "") else { return nil }
    let limit = lineLimit(room, lineHeight, gap: storedFont.lineGap)
    let pitch = lineHeight + storedFont.lineGap
    if limit > 0, limit < count { return CGSize(width: 0, height: lineHeight + CGFloat(limit - 1) * pitch) }
    let height = lineHeight + CGFloat(count - 1) * pitch
    // A little more, as the quotient of heights is rounded.
    let least = count == 1 ? 0 : height + 0.001
    announce(ProposalRange(width: .none, height: LengthRange(from: least, includesUnspecified: true)))
    return CGSize(width: 0, height: count == 0 ? 0 : height)
  }

  /// A proposal as numbers: infinite where unspecified or NaN; at least one line high, no higher than the line limit.
  func room(for proposal: ProposedViewSize, lineHeight: CGFloat, gap: @autoclosure () -> CGFloat) -> CGSize {
    var width = proposal.width ?? .infinity
    var height = proposal.height ?? .infinity
    width = width.isNaN ? .infinity : max(width, 0)
    height = height.isNaN ? .infinity : max(height, lineHeight)
    if storedLineLimit > 0 { height = min(height, lineHeight + CGFloat(storedLineLimit - 1) * (lineHeight + gap())) }
    return CGSize(width: width, height: height)
  }

  /// The number of lines that a room has; 0 for no limit.
  func lineLimit(_ room: CGSize, _ lineHeight: CGFloat, gap: CGFloat) -> Int {
    let lines = (room.height + gap) / (lineHeight + gap)
    // Sums of thirds of points are rounded.
    return lines < 1e15 ? Int(lines + 0.000_001) : 0
  }
}
