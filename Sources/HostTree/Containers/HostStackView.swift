public import Foundation

/// Lays its subviews out one after the other along an axis, as ``StackLayout`` describes.
open class HostStackView: HostContainerView {
  // The properties are unchecked, as each measure and each placement reads them.

  /// The direction in which the subviews follow each other; vertical unless told.
  @exclusivity(unchecked) public final var axis: Axis = .vertical {
    didSet {
      guard axis != oldValue else { return }
      for child in subviews { child.enclosingStackMayChange() }
      layoutDidChange()
    }
  }

  /// The distance between neighbours in points; nil takes 8, but none next to a spacer.
  ///
  /// Neighbours overlap by a negative one. What is not finite is reported and counts as nil.
  @exclusivity(unchecked) public final var spacing: CGFloat? {
    didSet {
      spacing = HostStackView.sound(spacing)
      if spacing != oldValue { layoutDidChange() }
    }
  }

  /// The guides on which subviews are lined up; only the one across ``axis`` counts.
  @exclusivity(unchecked) public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// The guide on which a vertical stack lines up its subviews.
  public final var horizontalAlignment: HorizontalAlignment {
    get { alignment.horizontal }
    set { alignment.horizontal = newValue }
  }

  /// The guide on which a horizontal stack lines up its subviews.
  public final var verticalAlignment: VerticalAlignment {
    get { alignment.vertical }
    set { alignment.vertical = newValue }
  }

  /// Makes a stack with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
  }

  /// Makes a stack.
  public convenience init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.init(frame: .zero)
    self.axis = axis
    self.alignment = alignment
    self.spacing = HostStackView.sound(spacing)
  }

  private static func sound(_ spacing: CGFloat?) -> CGFloat? {
    guard let spacing, !spacing.isFinite else { return spacing }
    HostDiagnostics.report(
      "A stack has the spacing \(spacing.printed), which is not finite; it counts as not given. Give it a length.")
    return nil
  }

  override var stackAxis: Axis? { axis }

  private final var layout: StackLayout { StackLayout(axis: axis, alignment: alignment, spacing: spacing) }

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
    description.add("axis", axis)
    if let spacing { description.add("spacing", spacing) }
    if axis == .vertical {
      if horizontalAlignment != .center { description.add("alignment", horizontalAlignment.shortDescription) }
    } else {
      if verticalAlignment != .center { description.add("alignment", verticalAlignment.shortDescription) }
    }
  }
}
