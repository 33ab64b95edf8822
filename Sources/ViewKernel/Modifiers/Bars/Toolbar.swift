import HostTree

/// The host of a toolbar item: a horizontal stack that a bar shows.
final class ToolbarItemHost: HostStackView, ZoomSource {
  var place: ToolbarItemPlacement.Place = .trailing
  /// Whether it ends what a sheet shows.
  var isModalAction = false
  var zoomIdentity: HostZoomIdentity?
}

/// The view of a toolbar item; its host is shown by a bar rather than where the view is in the tree.
struct ToolbarItemView<Content: View>: HostedContainer {
  typealias Body = Never
  let own: ToolbarItemConfiguration
  let content: Content
}

/// The configuration kept by the node of a ``ToolbarItemView``.
struct ToolbarItemConfiguration: HostConfiguration {
  let place: ToolbarItemPlacement.Place
  var isModalAction = false

  var written: Any { ToolbarItemView(own: self, content: EmptyView()) }

  func makeHost(context: HostContext<Self>) -> ToolbarItemHost {
    let host = ToolbarItemHost(axis: .horizontal, spacing: 16)
    host.place = place
    return host
  }

  func updateHost(_ host: ToolbarItemHost, context: HostContext<Self>) {
    host.place = place
    host.isModalAction = isModalAction
    host.zoomIdentity = context.environment.toolbarItemZoomIdentity
  }
}

/// Wraps the content of a toolbar item.
@MainActor
func toolbarItem<Content: View>(_ content: Content, at place: ToolbarItemPlacement.Place) -> AnyView {
  AnyView(ToolbarItemView(own: ToolbarItemConfiguration(place: place), content: content.modifier(BarItemLook())))
}

struct ToolbarModifier<Items: ToolbarContent> {
  let items: Items
}

extension ToolbarModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { ToolbarNode(self, in: builder) }
}

/// Views at one placement of the bars.
struct ToolbarViews<Content: View> {
  let place: ToolbarItemPlacement.Place
  let content: Content
}

extension ToolbarViews: ToolbarContent {
  typealias Body = Never
  func _makeView() -> AnyView { toolbarItem(content, at: place) }
}

/// The node of a view with toolbar items.
///
/// It owns the items' nodes, and passes their hosts up as a preference that the navigation view reads.
final class ToolbarNode<Items: ToolbarContent>: EnclosingModifierNode<ToolbarModifier<Items>> {
  private var items: SecondaryNode?

  override func mount(around content: () -> Void) {
    markPreferenceWriter()
    content()
    let node = SecondaryNode(in: NodeBuilder(self))
    items = node
    node.mountChildren(modifier.items._makeView())
    itemsMayChange()
  }

  override func update(with new: ToolbarModifier<Items>, around content: () -> Void) {
    modifier = new
    content()
    items?.updateChildren(modifier.items._makeView())
    itemsMayChange()
  }

  override var passesOn: NodeFlags { [] }

  private func itemsMayChange() { parent?.contentDidChange(.preference(ObjectIdentifier(NavigationItemKey.self))) }

  /// The content's hosts have changed, or the items'.
  override func contentDidChange(_ change: ContentChange) {
    super.contentDidChange(change)
    if case .contribution = change { itemsMayChange() }
  }

  override func contribute(to gathering: Gathering) {
    super.contribute(to: gathering)
    guard let preference = gathering as? PreferenceGathering<NavigationItemKey>, let items else { return }
    preference.append(NavigationItemPreference(items: items.collectHosts().compactMap { $0 as? ToolbarItemHost }))
  }

  override func willUnmount() {
    items = nil
    super.willUnmount()
  }

  override var keepsChildrenBesideList: Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let items { body(items) }
  }
}

/// Wraps the content of a toolbar item; the button that completes a task is semibold.
@MainActor
func toolbarItem<Content: View>(_ content: Content, at placement: ToolbarItemPlacement) -> AnyView {
  let own = ToolbarItemConfiguration(place: placement.place, isModalAction: placement.isModalAction)
  let look = BarItemLook(isConfirmation: placement == .confirmationAction)
  return AnyView(ToolbarItemView(own: own, content: content.modifier(look)))
}

extension View {
  /// Adds items to the bars of the enclosing navigation view, from any depth.
  ///
  /// ```swift
  /// List(items) { Text($0.name) }
  ///   .toolbar {
  ///     ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///     ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
  ///   }
  /// ```
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds views to the trailing edge of the enclosing navigation bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    navigationBarItems(trailing: content())
  }

  /// Adds views to both edges of the enclosing navigation bar; the former way to add toolbar items.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  /// Adds views to the leading edge of the enclosing navigation bar; the former way to add toolbar items.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(items: ToolbarViews(place: .leading, content: leading)))
  }

  /// Adds views to the trailing edge of the enclosing navigation bar; the former way to add toolbar items.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(items: ToolbarViews(place: .trailing, content: trailing)))
  }

  /// Sets the visibility of the enclosing bars while this view is on top.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` has no preference.
  ///   - bars: The bars that are affected. Defaults to the navigation bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbar(visibility, in: bars)
  }

  /// Sets the visibility of the enclosing bars; the newer name of `toolbar(_:for:)`.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbar(visibility, in: bars)
  }

  nonisolated private func toolbar(_ visibility: Visibility, in bars: [ToolbarPlacement]) -> some View {
    navigationItem { item in
      let hides: Bool? = visibility == .automatic ? nil : visibility == .hidden
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar.kind {
        case .navigation: item.hidesNavigationBar = hides
        case .bottom: item.hidesBottomBar = hides
        case .tabs: item.hidesTabBar = hides
        }
      }
    }
  }
}

/// A bar whose visibility can be set by `toolbar(_:for:)`.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case navigation, bottom, tabs
  }

  let kind: Kind

  /// The default bar: the navigation bar.
  public static let automatic = ToolbarPlacement(kind: .navigation)
  /// The bar at the top of a navigation view.
  public static let navigationBar = ToolbarPlacement(kind: .navigation)
  /// The bar at the bottom of a navigation view.
  public static let bottomBar = ToolbarPlacement(kind: .bottom)
  /// The bar with the tabs of a tab view.
  public static let tabBar = ToolbarPlacement(kind: .tabs)
}
