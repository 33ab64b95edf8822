// Tests: `ContainerLayoutTests`, `FrameTests`.

public import Foundation

/// A layout with a frame within limits, as SwiftUI's `frame(minWidth:idealWidth:maxWidth:...)`.
/// ``HostFlexibleFrameView`` runs it.
///
/// For each dimension:
/// - with a minimum and a maximum, the frame has the proposed length, clamped to them;
/// - with only a minimum, it has the content's length, or the proposed one if that is less, but at least the minimum;
/// - with only a maximum, it has the content's length, or the proposed one if that is more, but at most the maximum;
/// - with neither, it has the content's length;
/// - without a proposal it has the ideal length; if there is none, the content's, clamped to the limits.
///
/// The proposal to the content is the frame's own, or the ideal length, clamped to the limits.
///
/// Limits that are not in ascending order are reported to ``HostDiagnostics`` and raised: the ideal to the minimum, the
/// maximum to the ideal. So are negative limits, which count as 0, and NaN, which counts as nil. Only a maximum may be
/// infinite.
@MainActor
public struct FlexibleFrameLayout: @MainActor Layout, @MainActor AlignedContentLayout {
  /// The limits of a dimension, in points; nil for no limit.
  public struct Limits: Hashable, Sendable {
    /// The minimum length; nil for none.
    public var min: CGFloat?
    /// The length without a proposal; nil for the content's.
    public var ideal: CGFloat?
    /// The maximum length, which may be infinite; nil for none.
    public var max: CGFloat?

    /// Creates limits. They are checked by the layout, not here.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  /// The limits of the width, after corrections.
  public let width: Limits
  /// The limits of the height, after corrections.
  public let height: Limits
  /// The alignment of the content in the frame.
  public var alignment: Alignment

  /// Creates a frame from limits for each dimension; invalid ones are reported and corrected.
  public init(width: Limits, height: Limits, alignment: Alignment = .center) {
    self.width = width.sound("Width")
    self.height = height.sound("Height")
    self.alignment = alignment
  }

  /// Creates a frame from single limits in points; invalid ones are reported and corrected.
  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    self.init(
      width: Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }

  /// The frame's size for a proposal. The content is measured only if the limits don't determine it.
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

  /// The proposal to the content.
  fileprivate func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamped) }

  /// The frame's length if it does not depend on the content; else nil.
  fileprivate func length(forProposal proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    return min != nil && max != nil ? clamped(proposed) : nil
  }

  /// The frame's length for a content that chose `content` when `offered` was proposed.
  fileprivate func length(around content: CGFloat, offered: CGFloat?) -> CGFloat {
    guard let offered else { return clamped(content) }
    if let min { return Swift.max(min, Swift.min(content, offered)) }
    if let max { return Swift.min(max, Swift.max(content, offered)) }
    return content
  }

  /// The limits in ascending order and without invalid lengths. Reports if that changed them.
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
