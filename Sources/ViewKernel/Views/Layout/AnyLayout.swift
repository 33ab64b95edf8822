public import Foundation
public import HostTree

/// A type-erased layout: it can be replaced by another one while the views in it keep their identity and state.
///
/// ```swift
/// struct Counters: View {
///   var isWide: Bool
///
///   var body: some View {
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Text("One").onAppear { print("One appears") }
///       Text("Two")
///     }
///   }
/// }
///
/// let controller = HostingController(rootView: Counters(isWide: false))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// controller.rootView.isWide = true  // the texts and their state stay
/// window.settle()
/// // Prints "One appears"
/// ```
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// The type-erased cache of the wrapped layout.
  public struct Cache {
    fileprivate var layout: any Layout.Type
    fileprivate var value: Any
  }

  /// Creates a type-erased layout; an `AnyLayout` is not wrapped again.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Sets the wrapped layout as the host's.
  @MainActor
  func install(in host: HostLayoutView) {
    func install<L: Layout>(_ layout: L) { host.setLayout(layout) }
    install(layout)
  }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(layout: type(of: layout), value: layout.makeAnyCache(subviews: subviews))
  }

  /// Updates the cache of the wrapped layout; a cache of another type is replaced.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
    lend(&cache, subviews) { $0.updateAny(&$1, subviews) }
  }

  /// The spacing preferences of the wrapped layout.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    lend(&cache, subviews) { $0.anySpacing(&$1, subviews) }
  }

  /// The size that the wrapped layout chooses for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    lend(&cache, subviews) { $0.anySize(&$1, subviews, proposal) }
  }

  /// Places the views as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    lend(&cache, subviews) { $0.placeAny(&$1, subviews, bounds, proposal) }
  }

  /// The position of a guide, if the wrapped layout sets it.
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

/// The requirements with a type-erased cache. A cache of another type is replaced.
extension Layout {
  fileprivate func makeAnyCache(subviews: LayoutSubviews) -> Any { makeCache(subviews: subviews) }

  private func lend<Result>(
    _ any: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = any as? Cache ?? makeCache(subviews: subviews)
    any = ()  // Released while it is written, so that it is not copied.
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
