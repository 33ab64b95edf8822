/// Tabs that belong together, under a title in a side bar.
///
/// A tab bar has no sections, as on a phone: the tabs stand among the others there.
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable> {
  nonisolated(unsafe) private let content: Content

  /// Creates a section with a header and a footer, which only a side bar shows.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
  }
}

extension TabSection: View {
  /// The tabs.
  public var body: some View { content }
}

extension TabSection: ViewWithChildren {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) { children.add(content, id) }
}

extension TabSection where Footer == EmptyView {
  /// Creates a section with a header, which only a side bar shows.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section with a localized title, which only a side bar shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title, which only a side bar shows. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section with the localized title of a resource, which only a side bar shows.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }
}

/// A tab bar that becomes a side bar where there is room; the same as `.sidebarAdaptable`. Here it stays a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style; the same as `.sidebarAdaptable`.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .tabs) }
}

/// A tab bar that stays one where there is room; the same as `.tabBarOnly`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style; the same as `.tabBarOnly`.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .tabs) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar that becomes a side bar where there is room; here it stays a tab bar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar that stays one where there is room.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
