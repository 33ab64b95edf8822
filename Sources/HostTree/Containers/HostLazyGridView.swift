public import Foundation

/// Lays its subviews out in columns or rows, as ``LazyGridLayout`` describes.
///
/// With a data source, only what is in sight exists: see ``HostLazyContainerView``. Headers and footers of its sections have a
/// line of their own.
open class HostLazyGridView: HostLazyContainerView {
  /// How the subviews are laid out.
  public final var layout = LazyGridLayout(axis: .vertical, items: []) {
    didSet { if layout != oldValue { layoutOfLinesDidChange() } }
  }

  /// Makes a grid with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
  }

  override var axis: Axis { layout.axis }
  override var lineSpacing: CGFloat? { layout.lineSpacing }
  override func itemsPerLine(in breadth: CGFloat?) -> Int { layout.itemsPerLine(in: breadth) }
  override var labelLayout: LazyStackLayout {
    LazyStackLayout(axis: axis, alignment: layout.alignment, spacing: layout.spacing)
  }

  override func sizeOfItems(_ items: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: proposal, subviews: items, cache: &cache)
  }

  override func placeItems(_ items: LayoutSubviews, in rect: CGRect, _ proposal: ProposedViewSize) {
    var cache: Void = ()
    layout.placeSubviews(in: rect, proposal: proposal, subviews: items, cache: &cache)
  }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    dataSource == nil ? size(of: layout, proposal) : sizeOfElements(proposal)
  }

  /// Places the subviews by the layout.
  open override func layoutSubviews() { if dataSource == nil { place(by: layout) } else { layOutElements() } }

  /// Where an alignment guide lies: as was set on this view, else as the layout of the subviews says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: layout, in: size, proposal)
  }

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", layout.axis)
    description.add(
      layout.axis == .vertical ? "columns" : "rows", layout.items.map(\.shortDescription).joined(separator: ","))
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center {
      description.add("alignment", layout.alignment.shortDescription(across: layout.axis))
    }
  }
}

extension GridItem {
  /// The column in a printed tree, as in `fixed(50)`.
  fileprivate var shortDescription: String {
    switch size {
    case .fixed(let length): "fixed(\(length.printed))"
    case .flexible(let minimum, let maximum): "flexible(\(minimum.printed)...\(maximum.printed))"
    case .adaptive(let minimum, let maximum): "adaptive(\(minimum.printed)...\(maximum.printed))"
    }
  }
}

extension Alignment {
  /// The name of the guide across an axis in a printed tree.
  func shortDescription(across axis: Axis) -> String {
    axis == .vertical ? horizontal.shortDescription : vertical.shortDescription
  }
}
