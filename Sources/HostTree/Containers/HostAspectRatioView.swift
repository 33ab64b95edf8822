public import Foundation

/// Offers its content a rectangle of a given shape, as ``AspectRatioLayout`` describes.
open class HostAspectRatioView: HostContainerView {
  /// The width as a part of the height; nil takes the content's ideal one.
  public final var ratio: CGFloat? {
    didSet {
      ratio = AspectRatioLayout(ratio: ratio, contentMode: contentMode).ratio
      if ratio != oldValue { layoutDidChange() }
    }
  }

  /// Whether the rectangle lies within what is offered or around it.
  public final var contentMode: ContentMode = .fit {
    didSet { if contentMode != oldValue { layoutDidChange() } }
  }

  /// Makes a container for a ratio of width to height.
  public convenience init(ratio: CGFloat?, contentMode: ContentMode) {
    self.init(frame: .zero)
    self.contentMode = contentMode
    self.ratio = AspectRatioLayout(ratio: ratio, contentMode: contentMode).ratio
  }

  private final var layout: AspectRatioLayout { AspectRatioLayout(ratio: ratio, contentMode: contentMode) }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: layout, proposal) }

  /// Places the subviews by the layout.
  open override func layoutSubviews() { place(by: layout) }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: layout, in: size, proposal)
  }

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let ratio { description.add("ratio", ratio) }
    description.add("contentMode", contentMode)
  }
}
