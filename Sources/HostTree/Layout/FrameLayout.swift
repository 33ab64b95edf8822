// Tests: `ContainerLayoutTests`, `FrameTests`.

public import Foundation

/// A layout with a fixed width, height, or both, as SwiftUI's `frame(width:height:alignment:)`.
///
/// The content is proposed the frame's dimensions, and the container's proposal where the frame has none; the container
/// has the frame's dimensions, and the content's where the frame has none. The content is aligned in the frame, even if
/// it is larger. Negative, NaN and infinite dimensions are reported to ``HostDiagnostics`` and count as nil. Several
/// children are overlaid.
@MainActor
public struct FrameLayout: @MainActor Layout, @MainActor AlignedContentLayout {
  /// The width in points; nil for the content's width. Not checked when set after the initialiser.
  public var width: CGFloat?
  /// The height in points; nil for the content's height. Not checked when set after the initialiser.
  public var height: CGFloat?
  /// The alignment of the content in the frame.
  public var alignment: Alignment

  /// Creates a frame; invalid dimensions are reported and count as nil.
  public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = FrameLayout.sound(width, "width")
    self.height = FrameLayout.sound(height, "height")
    self.alignment = alignment
  }

  /// The fixed dimensions, and the content's where there is none.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let content = ZStackLayout(alignment: alignment)
      .sizeThatFits(proposal: offer(proposal, to: subviews), subviews: subviews, cache: &cache)
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func offer(_ proposal: ProposedViewSize, to subviews: LayoutSubviews) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// The dimension if it is valid; else reports it and returns nil.
  static func sound(_ dimension: CGFloat?, _ name: String) -> CGFloat? {
    guard let dimension, !(dimension >= 0 && dimension < .infinity) else { return dimension }
    HostDiagnostics.report(
      "A frame has the \(name) \(dimension), which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.")
    return nil
  }
}
