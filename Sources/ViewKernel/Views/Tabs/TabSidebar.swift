// Tests: `TabSidebarTests`.

import HostTree

/// The label of a tab's row in a side bar: the same as its item in the tab bar.
struct TabSidebarLabel: Equatable {
  let title: String?
  let image: HostImage?
  let badge: String?

  @MainActor init(_ item: HostTabBarItem) {
    title = item.title
    image = item.image
    badge = item.badgeValue
  }
}

/// The tabs that a side bar shows, and which of its sections users have collapsed.
///
/// The tabs' labels are hosts, whose texts are there when the graph has come to rest; they are read then.
@MainActor
final class TabSidebarState: ObservableObject {
  @Published private(set) var labels: [ViewChild.ID: TabSidebarLabel] = [:]
  @Published private(set) var selected: ViewChild.ID?
  @Published var collapsed: Set<ViewChild.ID> = []
  /// Selects a tab as a user does.
  var select: (ViewChild.ID) -> Void = { _ in }

  init() {}

  func take(_ labels: [ViewChild.ID: TabSidebarLabel], selected: ViewChild.ID?) {
    if labels != self.labels { self.labels = labels }
    if selected != self.selected { self.selected = selected }
  }
}

/// The side bar of a tab view, as a screen of its controller.
struct TabSidebarScreen: View {
  let tabs: TabCoordinator
  let children: [TabChild]
  let parts: TabSidebarParts
  let isShown: Bool

  var body: some View {
    Screen(TabSidebarContainer(tabs: tabs)) {
      if isShown {
        TabSidebar(
          state: tabs.sidebar,
          groups: TabSidebarGroup.groups(of: children, customization: parts.customization?.wrappedValue), parts: parts
        )
        .environment(\.tabSidebarParts, TabSidebarParts())
      }
    }
  }
}

private struct TabSidebarContainer: ScreenContainer {
  let tabs: TabCoordinator

  func show(_ controller: ScreenController, context: ScreenContext) {
    tabs.tabBarController.sidebar.contentViewController = controller
  }

  func hide(_ controller: ScreenController, context: ScreenContext) {
    let sidebar = tabs.tabBarController.sidebar
    if sidebar.contentViewController === controller { sidebar.contentViewController = nil }
  }
}

/// Tabs that stand together in a side bar: a section's, or some outside of one.
struct TabSidebarGroup: Identifiable {
  let section: TabSectionValue?
  var tabs: [TabChild]

  var id: ViewChild.ID { section?.id ?? tabs[0].id }

  /// The tabs that are in the side bar, in their groups; in each section in the order that users have set.
  static func groups(of children: [TabChild], customization: TabViewCustomization?) -> [TabSidebarGroup] {
    var groups: [TabSidebarGroup] = []
    for tab in children where !tab.traits.isHidden && !tab.traits.sidebar.isHidden(in: .sidebar, customization) {
      if let last = groups.indices.last, groups[last].section?.id == tab.traits.section?.id {
        groups[last].tabs.append(tab)
      } else {
        groups.append(TabSidebarGroup(section: tab.traits.section, tabs: [tab]))
      }
    }
    for place in groups.indices { groups[place].sort(by: customization) }
    return groups
  }

  private mutating func sort(by customization: TabViewCustomization?) {
    guard let id = section?.customizationID, let order = customization?[section: id].tabOrder else { return }
    func place(_ tab: TabChild) -> Int? { tab.traits.sidebar.customizationID.flatMap { order.firstIndex(of: $0) } }
    // Tabs that the order does not know stay behind those that it does, in the order of the program.
    tabs =
      tabs.filter { place($0) != nil }.sorted { (place($0) ?? 0) < (place($1) ?? 0) } + tabs.filter { place($0) == nil }
  }

  /// Moves tabs in the order that users have set; does nothing without customization IDs.
  func move(_ source: IndexSet, to destination: Int, in customization: Binding<TabViewCustomization>) {
    guard let id = section?.customizationID else { return }
    var order = tabs.compactMap(\.traits.sidebar.customizationID)
    order.move(fromOffsets: source, toOffset: destination)
    customization.wrappedValue[section: id].tabOrder = order
  }

  /// Whether users may change the order of the tabs: the section and its tabs have customization IDs.
  var isReorderable: Bool {
    section?.customizationID != nil
      && tabs.allSatisfy { $0.traits.sidebar.customizationID != nil && !$0.traits.sidebar.isFixed }
  }
}

/// The list of the tabs in a side bar.
private struct TabSidebar: View {
  @ObservedObject var state: TabSidebarState
  let groups: [TabSidebarGroup]
  let parts: TabSidebarParts

  var body: some View {
    VStack(spacing: 0) {
      List(selection: selection) {
        if let header = parts.header { Section { header.listRowBackground(Color.clear).selectionDisabled() } }
        ForEach(groups) { group in
          if let section = group.section {
            Section(isExpanded: isExpanded(section.id)) {
              rows(of: group)
              if let actions = section.actions { actions.selectionDisabled() }
            } header: {
              section.header
            }
            if let footer = section.footer { footer.font(.footnote).foregroundStyle(.secondary).selectionDisabled() }
          } else {
            rows(of: group)
          }
        }
        if let footer = parts.footer { Section { footer.listRowBackground(Color.clear).selectionDisabled() } }
      }
      .listStyle(.sidebar)
      if let bar = parts.bottomBar { bar.frame(maxWidth: .infinity).background(Color(.systemGroupedBackground)) }
    }
  }

  private func rows(of group: TabSidebarGroup) -> some View {
    ForEach(group.tabs, id: \.id) { tab in TabSidebarRow(traits: tab.traits, label: state.labels[tab.id]) }
      .onMove(
        perform: parts.customization.flatMap { customization in
          group.isReorderable ? { group.move($0, to: $1, in: customization) } : nil
        })
  }

  private var selection: Binding<ViewChild.ID?> {
    Binding(get: { [state] in state.selected }, set: { [state] in if let id = $0 { state.select(id) } })
  }

  private func isExpanded(_ section: ViewChild.ID) -> Binding<Bool> {
    Binding(
      get: { [state] in !state.collapsed.contains(section) },
      set: { [state] in
        if $0 { state.collapsed.remove(section) } else { state.collapsed.insert(section) }
      })
  }
}

/// The row of a tab in a side bar.
private struct TabSidebarRow: View {
  let traits: TabTraitValues
  let label: TabSidebarLabel?

  var body: some View {
    traits.sidebar.row(
      Label {
        Text(verbatim: label?.title ?? "")
      } icon: {
        if let image = label?.image { Image(hostImage: image) }
      }
      .badge(label?.badge.map { Text(verbatim: $0) }), dragging: traits.dragging)
  }
}
