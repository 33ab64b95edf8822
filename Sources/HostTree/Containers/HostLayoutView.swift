public import Foundation

/// Lays its subviews out by any ``HostLayout``, and keeps the layout's cache; upon each other until ``setLayout(_:)``.
///
/// The cache is made before the first call, and updated before the first call after subviews came, went,
/// or asked to be measured anew. A subview that the layout does not place lies in the middle.
public final class HostLayoutView: HostContainerView {
  private var box: LayoutBoxBase = LayoutBox(ZStackLayout())
  /// Runs each call of the layout's functions; nil calls them directly.
  package var around: (@MainActor (() -> Void) -> Void)?

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

  override var layoutName: String { "\(type(of: layout))" }
  override var handsOnTraits: Bool { false }
  override var wantsSpacing: Bool { true }

  override func runLayout(_ call: inout LayoutCall) { aroundLayout { box.run(&call) } }

  private func aroundLayout(_ body: () -> Void) {
    guard let around else { return body() }
    var isRun = false
    around {
      body()
      isRun = true
    }
    precondition(isRun, "HostLayoutView.around must call what it is given.")
  }

  /// Places the subviews by the layout.
  public override func layoutSubviews() {
    let subviews = LayoutSubviews(of: self)
    for child in subviews.children { child.host.flags.remove(.wasPlaced) }
    super.layoutSubviews()
    let bounds = CGRect(origin: .zero, size: storedFrame.size)
    for child in subviews.children where !child.host.flags.contains(.wasPlaced) {
      let place = child.placeInTheMiddle(of: bounds)
      child.place(at: place.origin, proposal: place.proposal)
    }
  }

  override var stackAxis: Axis? { box.properties.stackOrientation }
  override var spacingOfItsOwn: ViewSpacing {
    var spacing = ViewSpacing()
    aroundLayout { spacing = box.spacing(LayoutSubviews(of: self)) }
    return spacing
  }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  public override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    // Whatever the subviews say: the layout may have guides of its own.
    alignmentGuideThatWasSet(id, in: size, proposal: proposal) ?? layoutGuide(id, along: axis, in: size, proposal)
  }

  override func measuresMayChange() { box.isCurrent = false }

  /// Adds the layout's parameters, as far as they differ from the defaults.
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
  func run(_ call: inout LayoutCall) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
}

private final class LayoutBox<L: HostLayout>: LayoutBoxBase {
  var layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override var anyLayout: any HostLayout { layout }
  override var properties: LayoutProperties { L.layoutProperties }

  override func run(_ call: inout LayoutCall) {
    withCache(call.subviews) { call.run(layout, cache: &$0) }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// Lends the cache, current.
  ///
  /// A layout that comes back here through its own subviews gets a fresh one.
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
