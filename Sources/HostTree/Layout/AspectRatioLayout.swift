// Tests: `AspectRatioTests`, `LayoutGuidesTests`.

public import Foundation

/// How a rectangle of a given aspect ratio is scaled to the available space, as in SwiftUI.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible within the space; may leave a part of it empty.
  case fit
  /// As small as possible to cover the space; may extend beyond it.
  case fill
}

/// A layout that proposes a rectangle of a given aspect ratio, as SwiftUI's `aspectRatio(_:contentMode:)`.
///
/// The proposal to the content is the largest such rectangle within the proposal, or the smallest one around it. If
/// only one dimension is specified, the other one follows from it; an unspecified proposal is passed on. The container
/// has the content's size. A ratio that is not positive and finite is reported to ``HostDiagnostics`` and counts as
/// nil. Several children are overlaid, centred.
@MainActor
public struct AspectRatioLayout: @MainActor Layout, @MainActor AlignedContentLayout {
  /// The width divided by the height; nil for the content's ideal ratio.
  public let ratio: CGFloat?
  /// Whether the rectangle fits into the proposal or fills it.
  public let contentMode: ContentMode

  var alignment: Alignment { .center }

  /// Creates a layout for a ratio of width to height; nil uses the content's ideal ratio.
  public init(ratio: CGFloat? = nil, contentMode: ContentMode) {
    if let ratio, !(ratio > 0 && ratio < .infinity) {
      HostDiagnostics.report(
        "An aspect ratio is \(ratio.printed): it counts as not given. Give the width divided by the height, or nil for "
          + "the content's own.")
      self.ratio = nil
    } else {
      self.ratio = ratio
    }
    self.contentMode = contentMode
  }

  /// The content's size for the rectangle that is proposed to it.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: offer(proposal, to: subviews), subviews: subviews, cache: &cache)
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = ratio ?? idealRatio(of: subviews) else { return proposal }
    // The height of the rectangle with the proposed width, and with the proposed height.
    let byWidth = proposal.width.map { $0 / ratio }
    let byHeight = proposal.height
    let height =
      contentMode == .fit
      ? min(byWidth ?? .infinity, byHeight ?? .infinity) : max(byWidth ?? 0, byHeight ?? 0)
    return ProposedViewSize(width: height * ratio, height: height)
  }

  private func idealRatio(of subviews: LayoutSubviews) -> CGFloat? {
    var cache: Void = ()
    let ideal = NeutralLayout().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
    let ratio = ideal.width / ideal.height
    return ratio > 0 && ratio < .infinity ? ratio : nil
  }
}
