public import Foundation

/// Gives its content a frame within limits: what `frame(minWidth:idealWidth:maxWidth:...)` does.
///
/// In each dimension by itself:
/// - with a least and a greatest length, the frame takes what it is offered, brought within them;
/// - with only a least length, it takes the content's length, or what it is offered if that is less, but never less
///   than the least length;
/// - with only a greatest length, it takes the content's length, or what it is offered if that is more, but never more
///   than the greatest length;
/// - with neither, it takes the content's length;
/// - where nothing is offered it takes the ideal length; without one, the content's within the limits.
///
/// The content is offered the same as the frame, brought within the limits. Limits that are out of order are reported
/// to ``HostDiagnostics`` and raised: the ideal to the least, the greatest to the ideal. So are negative ones, which
/// count as 0, and not-a-number, which counts as not given; only a greatest length may be infinite.
@MainActor
public struct FlexibleFrameLayout: @MainActor HostLayout, @MainActor AlignedContentLayout {
  /// The limits of a dimension, in points; nil where there is none.
  public struct Limits: Hashable, Sendable {
    /// The least length.
    public var min: CGFloat?
    /// The length where nothing is offered.
    public var ideal: CGFloat?
    /// The greatest length.
    public var max: CGFloat?

    /// Makes limits.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  /// The limits of the width.
  public let width: Limits
  /// The limits of the height.
  public let height: Limits
  /// Where the content lies in the frame.
  public var alignment: Alignment

  /// Makes a frame within limits.
  public init(width: Limits, height: Limits, alignment: Alignment = .center) {
    self.width = width.sound("Width")
    self.height = height.sound("Height")
    self.alignment = alignment
  }

  /// Makes a frame within limits.
  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    self.init(
      width: Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let width = width.length(forProposal: proposal.width), let height = height.length(forProposal: proposal.height) {
      return CGSize(width: width, height: height)  // whatever the content is
    }
    let offered = offer(proposal, to: subviews)
    let content = ZStackLayout(alignment: alignment).sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
    return CGSize(
      width: width.length(forProposal: proposal.width) ?? width.length(around: content.width, offered: offered.width),
      height: height.length(forProposal: proposal.height)
        ?? height.length(around: content.height, offered: offered.height))
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }
}

extension FlexibleFrameLayout.Limits {
  private func clamped(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }

  /// What the content is offered.
  fileprivate func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamped) }

  /// The frame's length where it does not depend on the content.
  fileprivate func length(forProposal proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    return min != nil && max != nil ? clamped(proposed) : nil
  }

  /// The frame's length where it depends on the content, which chose `content` when it was offered `offered`.
  fileprivate func length(around content: CGFloat, offered: CGFloat?) -> CGFloat {
    guard let offered else { return clamped(content) }
    if let min { return Swift.max(min, Swift.min(content, offered)) }
    if let max { return Swift.min(max, Swift.max(content, offered)) }
    return content
  }

  /// These limits in order and without impossible lengths, and a sentence where that changed them.
  @MainActor
  fileprivate func sound(_ dimension: String) -> Self {
    if min == nil && ideal == nil && max == nil { return self }
    func number(_ value: CGFloat?, canBeInfinite: Bool) -> CGFloat? {
      guard let value, !value.isNaN, canBeInfinite || value < .infinity else { return nil }
      return Swift.max(value, 0)
    }
    var result = Self(
      min: number(min, canBeInfinite: false), ideal: number(ideal, canBeInfinite: false),
      max: number(max, canBeInfinite: true))
    if let ideal = result.ideal { result.ideal = Swift.max(ideal, result.min ?? 0) }
    if let max = result.max { result.max = Swift.max(max, result.ideal ?? result.min ?? 0) }
    if result != self {
      func text(_ value: CGFloat?) -> String { value?.printed ?? "none" }
      HostDiagnostics.report(
        "A frame has the limits min\(dimension) \(text(min)), ideal\(dimension) \(text(ideal)), "
          + "max\(dimension) \(text(max)); they count as \(text(result.min)), \(text(result.ideal)), "
          + "\(text(result.max)). Give lengths of 0 or more in ascending order; only the last may be infinite.")
    }
    return result
  }
}
