public import Foundation
public import HostTree

/// A layout whose type is not said, so that another one can take its place while the views in it keep their identity.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Counter(); Counter() }  // the counters keep counting when `isWide` changes
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// What the layout inside keeps between its calls.
  public struct Cache {
    fileprivate var layout: any Layout.Type
    fileprivate var value: Any
  }

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Lets the host run the layout inside itself.
  @MainActor
  func install(in host: HostLayoutView) {
    func install<L: Layout>(_ layout: L) { host.setLayout(layout) }
    install(layout)
  }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(layout: type(of: layout), value: layout.makeAnyCache(subviews: subviews))
  }

  /// Brings the cache of the layout inside up to date, or makes it if it was another layout's.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    lend(&cache, subviews) { $0.updateAny(&$1, subviews) }
  }

  /// The distances that the layout inside wants to its neighbours.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    lend(&cache, subviews) { $0.anySpacing(&$1, subviews) }
  }

  /// The size of the layout inside for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    lend(&cache, subviews) { $0.anySize(&$1, subviews, proposal) }
  }

  /// Lets the layout inside place the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    lend(&cache, subviews) { $0.placeAny(&$1, subviews, bounds, proposal) }
  }

  /// Where the layout inside says that a guide lies.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    lend(&cache, subviews) { $0.anyGuide(&$1, subviews, guide, axis, bounds, proposal) }
  }

  private func lend<Result>(
    _ cache: inout Cache, _ subviews: LayoutSubviews, _ body: (any Layout, inout Any) -> Result
  ) -> Result {
    if cache.layout != type(of: layout) { cache = makeCache(subviews: subviews) }
    return body(layout, &cache.value)
  }
}

/// The requirements with a cache of a type that is not said. A cache of another type is made anew.
extension Layout {
  fileprivate func makeAnyCache(subviews: LayoutSubviews) -> Any { makeCache(subviews: subviews) }

  private func lend<Result>(
    _ any: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = any as? Cache ?? makeCache(subviews: subviews)
    any = ()  // not held twice while it is written to
    defer { any = cache }
    return body(&cache)
  }

  fileprivate func updateAny(_ cache: inout Any, _ subviews: LayoutSubviews) {
    lend(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func anySpacing(_ cache: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing {
    lend(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func anySize(_ cache: inout Any, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    lend(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func placeAny(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    lend(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func anyGuide(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ guide: any AlignmentID.Type, _ axis: Axis, _ bounds: CGRect,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    lend(&cache, subviews) {
      alignment(of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
