public import Foundation

/// How a rectangle of a given shape is brought to a size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as can be with all of it inside, so that room may be left in one direction.
  case fit
  /// As small as can be with nothing left empty, so that it may stand out in one direction.
  case fill
}

/// Offers its content a rectangle of a given shape: what `aspectRatio(_:contentMode:)` does.
///
/// The content is offered the largest such rectangle in what the container was offered, or the smallest one around it;
/// where only one dimension was offered, the other follows from it, and where none was, none is offered. The container
/// has the content's size. A ratio that is not a positive finite number is reported to ``HostDiagnostics`` and counts as
/// not given. Several children are laid upon each other, centred.
@MainActor
public struct AspectRatioLayout: @MainActor HostLayout, @MainActor AlignedContentLayout {
  /// The width as a part of the height; nil takes the content's ideal one.
  public let ratio: CGFloat?
  /// Whether the rectangle lies within what is offered or around it.
  public let contentMode: ContentMode

  var alignment: Alignment { .center }

  /// Makes a layout for a ratio of width to height.
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

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    NeutralLayout().sizeThatFits(proposal: offer(proposal, to: subviews), subviews: subviews, cache: &cache)
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    guard proposal != .unspecified, let ratio = ratio ?? idealRatio(of: subviews) else { return proposal }
    // How high the rectangle is if it is as wide as is offered, and if it is as high.
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
