/// The place and the size of the title in a bar: see `toolbarTitleDisplayMode(_:)`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The mode of the page below; large on the root page.
  public static var automatic: ToolbarTitleDisplayMode { Self(mode: .automatic) }
  /// A large title below the bar's buttons.
  public static var large: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// A large title among the bar's buttons; here it is below them.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// A small title, centred in the bar.
  public static var inline: ToolbarTitleDisplayMode { Self(mode: .inline) }
}

/// How much room a ``ToolbarSpacer`` takes.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// All that is left.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A little.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Room between the items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates the room; a fixed one is 8 points wide.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// An item with a spacer.
  public var body: some ToolbarContent {
    ToolbarItem(placement: placement) {
      if sizing == .flexible { Spacer() } else { Spacer().frame(width: 8) }
    }
  }
}

extension ToolbarItemGroup {
  /// Creates a group of items with a label for where there is little room. The items are shown in any case.
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

extension View {
  /// Sets the place and the size of the title in the enclosing bar; `navigationBarTitleDisplayMode(_:)` for any bar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

/// Where a background is: see `containerBackground(_:for:)`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
  /// Fills the container around this view with a style. It is drawn behind this view, which takes the whole container,
  /// out to the edges of the window.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Places views in the background of the container around this view, which takes the whole container.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content().ignoresSafeArea() }
  }
}

/// The room between the content of a scene and its edges: see `scenePadding(_:edges:)`.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The least room that looks well.
  public static let minimum = ScenePadding(name: "minimum")
}

extension View {
  /// Adds the room that a scene has at its edges: the default padding.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds room at the edges of a scene: the default padding.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
