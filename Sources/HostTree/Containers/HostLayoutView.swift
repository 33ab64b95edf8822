public import Foundation

/// A container that arranges its subviews with any ``Layout``, and keeps the layout's cache.
///
/// The layout is a ``ZStackLayout`` until ``setLayout(_:)`` is called. The cache is created before the first call, and
/// updated before the first call after subviews were added, removed or invalidated. A subview that the layout does not
/// place is centred.
///
/// ```swift
/// let view = HostLayoutView(GridLayout(horizontalSpacing: 4))
/// view.addSubview(HostLabel())
/// ```
public final class HostLayoutView: HostContainerView {
  private var box: LayoutBoxBase = LayoutBox(ZStackLayout())
  /// A function around each call of the layout, for example to track dependencies; nil for none.
  package var around: (@MainActor (() -> Void) -> Void)?

  /// Creates a container with a layout.
  public convenience init<L: Layout>(_ layout: L) {
    self.init(frame: .zero)
    box = LayoutBox(layout)
  }

  /// Replaces the layout and invalidates the layout of this view.
  ///
  /// The cache is kept, and updated, if the layout has the same type.
  public func setLayout<L: Layout>(_ layout: L) {
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

  /// The current layout.
  public var layout: any Layout { box.anyLayout }

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

  /// Places the subviews by the layout, and centres those that it did not place.
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

  /// The explicit value of an alignment guide: the one set on this view, else the layout's.
  public override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    // Always asks the layout, whatever guides the subviews have: it may have guides of its own.
    alignmentGuideThatWasSet(id, in: size, proposal: proposal) ?? layoutGuide(id, along: axis, in: size, proposal)
  }

  override func measuresMayChange() { box.isCurrent = false }

  /// Adds the layout's parameters to the description.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("layout", type(of: box.anyLayout))
  }
}

/// A type-erased layout with its cache.
@MainActor
private class LayoutBoxBase {
  /// Whether the cache is up to date with all changes of the subviews.
  final var isCurrent = false
  var anyLayout: any Layout { ZStackLayout() }
  var properties: LayoutProperties { LayoutProperties() }
  func run(_ call: inout LayoutCall) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
}

private final class LayoutBox<L: Layout>: LayoutBoxBase {
  var layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override var anyLayout: any Layout { layout }
  override var properties: LayoutProperties { L.layoutProperties }

  override func run(_ call: inout LayoutCall) {
    withCache(call.subviews) { call.run(layout, cache: &$0) }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// Calls `body` with the updated cache.
  ///
  /// A layout that is called again through its own subviews gets a new cache.
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
