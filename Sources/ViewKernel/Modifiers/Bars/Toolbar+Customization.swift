extension View {
  /// Sets a line of text below the title of the navigation bar while this view's page is on top. Only the string of
  /// `subtitle` is used.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationItem { $0.subtitle = subtitle.string }
  }

  /// Sets a localized line of text below the title of the navigation bar while this view's page is on top.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line of text below the title of the navigation bar while this view's page is on top. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Adds items to the bars of the enclosing navigation view. The identifier has no effect, as users cannot customise
  /// toolbars here.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Adds a bar above or below this view, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  ///
  /// - Parameters:
  ///   - edge: The edge of the bar.
  ///   - alignment: The horizontal alignment of the bar.
  ///   - spacing: The distance between bar and view in points; nil is 0.
  ///   - content: The bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar beside this view, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// Toolbar content that users can customise: items with identifiers. It is ordinary toolbar content here, as they
/// cannot.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _ToolbarContentGroup: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets the changes that users may make to these items. It has no effect, as they cannot customise toolbars here.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether these items are shown before a user has customised the toolbar. It has no effect, as users cannot:
  /// they are shown.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// The changes that users may make to a toolbar's items.
public struct ToolbarCustomizationBehavior: Sendable {
  /// Users may add, move and remove the item.
  public static var `default`: ToolbarCustomizationBehavior { Self() }
  /// Users may move the item, but not remove it.
  public static var reorderable: ToolbarCustomizationBehavior { Self() }
  /// The item stays where it is.
  public static var disabled: ToolbarCustomizationBehavior { Self() }
}

/// How users may customise an item of a toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is always among those that users can add.
  public static var alwaysAvailable: ToolbarCustomizationOptions { Self(rawValue: 1) }
}

extension ToolbarContent {
  /// Sets whether the glass behind this item joins its neighbours'. It has no effect, as there is none.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// The place of an item that the system adds to a toolbar by itself. It adds none here: titles and searches are in
/// their usual places.
public struct DefaultToolbarItem: ToolbarContent {
  /// Creates the place of an item.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// No item.
  public var body: some ToolbarContent { _ToolbarContentGroup(pieces: []) }
}

extension ToolbarItemPlacement {
  /// The centre of the navigation bar, instead of the title.
  public static var title: ToolbarItemPlacement { .principal }
  /// The centre of the navigation bar, instead of the title; a large title gives way to it here.
  public static var largeTitle: ToolbarItemPlacement { .principal }
  /// The centre of the navigation bar: `navigationSubtitle(_:)` has a line of its own.
  public static var subtitle: ToolbarItemPlacement { .principal }
  /// The centre of the navigation bar: `navigationSubtitle(_:)` has a line of its own.
  public static var largeSubtitle: ToolbarItemPlacement { .principal }
}

/// The menu of the title in a navigation bar, as toolbar content.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// `Never`: the library handles this content itself and calls no `body`.
  public typealias Body = Never
  nonisolated(unsafe) private let content: Content

  /// Creates a menu of the commands that the system knows for a title: there are none here.
  nonisolated public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu of buttons.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The menu as a view for the bar.
  public func _makeView() -> AnyView { AnyView(EmptyView().toolbarTitleMenu { content }) }
}
