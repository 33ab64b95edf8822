// Tests: `TabContentTests`, `TabSidebarTests`.

extension TabContent {
  nonisolated func with<M: ViewModifier>(
    _ modifier: M
  ) -> _TabContentGroup<TabValue, TabContentWithModifier<Self, M>> {
    _TabContentGroup(content: TabContentWithModifier(content: self, modifier: modifier))
  }

  nonisolated func with(
    _ values: TabTraitValues
  ) -> _TabContentGroup<TabValue, TabContentWithModifier<Self, TabTraitModifier>> { with(TabTraitModifier(values)) }

  nonisolated private func with(
    sidebar traits: TabSidebarTraits
  ) -> _TabContentGroup<TabValue, TabContentWithModifier<Self, TabTraitModifier>> {
    with(TabTraitValues(sidebar: traits))
  }

  nonisolated fileprivate func withBadge(_ text: Text?) -> _TabContentGroup<TabValue, some View> {
    with(RowTraitModifier(trait: RowBadge(text: text)))
  }

  /// Shows a number on this tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    withBadge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text on this tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { withBadge(label) }

  /// Shows a localized text on this tab; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    withBadge(key.map { Text($0) })
  }

  /// Shows a text on this tab; nil shows nothing. The string is not localized.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    withBadge(label.map { Text($0) })
  }

  /// Leaves this tab out of the tab bar and the side bar. Its content keeps its state.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    with(TabTraitValues(isHidden: hidden))
  }

  /// Prevents users from selecting this tab if `disabled` is true.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    // The bar has no look for it; as on iOS, the content of the tab is what does not react.
    with(_EnvironmentKeyWritingModifier(keyPath: \.isEnabled, value: !disabled))
  }

  /// Names this tab, or this section, in what users and the program change about a side bar: see
  /// ``TabViewCustomization``.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    with(sidebar: TabSidebarTraits(customizationID: id))
  }

  /// Sets the changes that users may make to this tab in a side bar: with `.disabled` its section keeps its order.
  /// Behaviours for the tab bar alone have no effect, as users change nothing about it.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    with(sidebar: TabSidebarTraits(behavior: placements == [.tabBar] ? nil : behavior))
  }

  /// Sets whether this tab is in the tab bar and in the side bar where there may be a side bar, unless a
  /// ``TabViewCustomization`` says otherwise. Without placements, and with `.automatic`, both are meant.
  ///
  /// A tab bar in a compact width shows all tabs but the hidden ones: see `hidden(_:)`.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let areBoth = placements.isEmpty || placements.contains(.automatic)
    return with(
      sidebar: TabSidebarTraits(
        visibility: Dictionary(
          uniqueKeysWithValues: Set(areBoth ? [.tabBar, .sidebar] : placements).map { ($0, visibility) })))
  }

  /// Sets where this tab is shown: `.sidebarOnly` leaves it out of the tab bar where there may be a side bar. `.pinned`
  /// has no effect: it is in the tab bar anyway.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    with(sidebar: TabSidebarTraits(placement: placement))
  }

  /// Adds buttons that a swipe over this tab in a side bar reveals.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    with(
      sidebar: TabSidebarTraits(
        swipes: [TabSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))]))
  }

  /// Adds a menu to this tab in a side bar, which opens on a long press.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    with(sidebar: TabSidebarTraits(menu: AnyView(menuItems())))
  }

  /// Adds buttons below the tabs of this section in a side bar; on a tab it has no effect.
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
    with(sidebar: TabSidebarTraits(actions: AnyView(content())))
  }

  /// Sets the text that assistive tools read for this tab.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    with(AccessibilityModifier(value: .identifier(identifier)))
  }
}
