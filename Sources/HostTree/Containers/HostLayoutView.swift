public import Foundation

/// Lays its subviews out by any ``HostLayout``, and keeps the layout's cache.
///
/// The cache is made before the first call, and brought up to date before the first call after subviews came, went,
/// or asked to be measured anew. A subview that the layout does not place lies in the middle.
public final class HostLayoutView: HostContainerView {
  private var box: LayoutBoxBase = LayoutBox(ZStackLayout())
  /// Runs each call of the layout's functions; nil calls them directly.
  package var around: (@MainActor (() -> Void) -> Void)?

  /// Makes a view that lays its subviews out upon each other, until ``setLayout(_:)``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
    flags.insert(.wantsSpacing)
  }

  /// Makes a view that lays its subviews out by `layout`.
  public convenience init<L: HostLayout>(_ layout: L) {
    self.init(frame: .zero)
    box = LayoutBox(layout)
  }

  /// Lays the subviews out by `layout` from now on.
  ///
  /// The cache is kept if the layout is of the same type.
  public func setLayout<L: HostLayout>(_ layout: L) {
    let formerAxis = stackAxis
    if let same = box as? LayoutBox<L> {
      same.layout = layout
      same.isCurrent = false
    } else {
      box = LayoutBox(layout)
    }
    if stackAxis != formerAxis { for child in subviews { child.enclosingStackMayChange() } }
    passOnChangedTraits()  // the layout's spacing
    layoutDidChange()
  }

  /// The layout, as it was set.
  public var layout: any HostLayout { box.anyLayout }

  /// The size that the layout chooses for a proposal.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    box.sizeThatFits(proposal, LayoutSubviews(of: self), around)
  }

  /// Places the subviews by the layout.
  public override func layoutSubviews() {
    let subviews = LayoutSubviews(of: self)
    for child in subviews.children { child.host.flags.remove(.wasPlaced) }
    let bounds = CGRect(origin: .zero, size: storedFrame.size)
    box.place(in: bounds, placedProposal, subviews, around)
    for child in subviews.children where !child.host.flags.contains(.wasPlaced) {
      let place = child.placeInTheMiddle(of: bounds)
      child.place(at: place.origin, proposal: place.proposal)
    }
  }

  override var stackAxis: Axis? { box.properties.stackOrientation }
  override var spacingOfItsOwn: ViewSpacing { box.spacing(LayoutSubviews(of: self), around) }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  public override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let value = alignmentGuideThatWasSet(id, in: size, proposal: proposal) { return value }
    return box.explicitAlignment(
      id, axis, CGRect(origin: .zero, size: size), proposal, LayoutSubviews(of: self), around)
  }

  override func measuresMayChange() { box.isCurrent = false }

  /// Adds the layout's parameters to the line that stands for this view.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("layout", type(of: box.anyLayout))
  }
}

/// A layout and its cache, without their types.
@MainActor
private class LayoutBoxBase {
  /// Whether the cache knows of all changes.
  final var isCurrent = false
  var anyLayout: any HostLayout { ZStackLayout() }
  var properties: LayoutProperties { LayoutProperties() }
  func spacing(_ subviews: LayoutSubviews, _ around: Around?) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ around: Around?) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ around: Around?) {}
  func explicitAlignment(
    _ id: any AlignmentID.Type, _ axis: Axis, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ around: Around?
  ) -> CGFloat? { nil }

  typealias Around = @MainActor (() -> Void) -> Void
}

private final class LayoutBox<L: HostLayout>: LayoutBoxBase {
  var layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override var anyLayout: any HostLayout { layout }
  override var properties: LayoutProperties { L.layoutProperties }

  override func spacing(_ subviews: LayoutSubviews, _ around: Around?) -> ViewSpacing {
    withCache(subviews, around) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ around: Around?
  ) -> CGSize {
    withCache(subviews, around) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ around: Around?
  ) {
    withCache(subviews, around) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
    _ id: any AlignmentID.Type, _ axis: Axis, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ around: Around?
  ) -> CGFloat? {
    withCache(subviews, around) { cache in
      switch axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  /// Lends the cache, up to date.
  ///
  /// A layout that comes back here through its own subviews gets a fresh one.
  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ around: Around?, _ body: (inout L.Cache) -> Result
  ) -> Result {
    guard let around else { return withCache(subviews, body) }
    var result: Result?
    around { result = withCache(subviews, body) }
    guard let result else { preconditionFailure("HostLayoutView.around must call what it is given.") }
    return result
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var lent: L.Cache
    if var kept = cache.take() {
      if !isCurrent { layout.updateCache(&kept, subviews: subviews) }
      lent = kept
    } else {
      lent = layout.makeCache(subviews: subviews)
    }
    isCurrent = true
    defer { cache = lent }
    return body(&lent)
  }
}
