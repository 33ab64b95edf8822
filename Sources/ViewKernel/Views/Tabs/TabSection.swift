/// Tabs that belong together, under a title in a side bar.
///
/// Users collapse and expand it. A tab bar has no sections, as on a phone: the tabs stand among the others there.
///
/// ```swift
/// struct Shop: View {
///   var body: some View {
///     TabView {
///       Tab("Home", systemImage: "house") { Text("Welcome") }
///       TabSection("Fruit") {
///         Tab("Apples", systemImage: "leaf") { Text("Three apples") }
///         Tab("Pears", systemImage: "leaf") { Text("No pears") }
///       }
///     }
///     .tabViewStyle(.sidebarAdaptable)
///     .defaultAdaptableTabBarPlacement(.sidebar)
///   }
/// }
/// ```
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable> {
  nonisolated(unsafe) private let content: Content
  // Unsafe, as views are built in any isolation; they are read on the main actor only.
  nonisolated(unsafe) private let header: Header
  nonisolated(unsafe) private let footer: Footer

  /// Creates a section with a header and a footer, which only a side bar shows.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }
}

extension TabSection: View {
  /// The tabs.
  public var body: some View { content }
}

extension TabSection: ViewWithChildren {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) {
    let section = TabSectionValue(
      id: id, header: Header.self == EmptyView.self ? nil : AnyView(header),
      footer: Footer.self == EmptyView.self ? nil : AnyView(footer))
    children.add(content, id, modifiedBy: TabTraitModifier(TabTraitValues(section: section)))
  }
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
