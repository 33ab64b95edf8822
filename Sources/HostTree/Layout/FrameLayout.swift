public import Foundation

/// Gives its content a frame of a fixed width, height, or both: what `frame(width:height:alignment:)` does.
///
/// The content is offered the frame's dimensions, and what the container was offered where the frame has none; the
/// container has the frame's dimensions, and its content's where the frame has none. The content lies in it by the
/// alignment, also if it is larger. Dimensions that are negative or not finite are reported to ``HostDiagnostics`` and
/// count as not given. Several children are laid upon each other.
@MainActor
public struct FrameLayout: @MainActor HostLayout, @MainActor AlignedContentLayout {
  /// The width in points; nil takes the content's.
  public var width: CGFloat?
  /// The height in points; nil takes the content's.
  public var height: CGFloat?
  /// Where the content lies in the frame.
  public var alignment: Alignment

  /// Makes a frame.
  public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = FrameLayout.sound(width, "width")
    self.height = FrameLayout.sound(height, "height")
    self.alignment = alignment
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let content = ZStackLayout(alignment: alignment)
      .sizeThatFits(proposal: offer(proposal, to: subviews), subviews: subviews, cache: &cache)
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// A fixed dimension, or nil and a sentence if it is none.
  static func sound(_ dimension: CGFloat?, _ name: String) -> CGFloat? {
    guard let dimension, !(dimension >= 0 && dimension < .infinity) else { return dimension }
    HostDiagnostics.report(
      "A frame has the \(name) \(dimension), which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.")
    return nil
  }
}
