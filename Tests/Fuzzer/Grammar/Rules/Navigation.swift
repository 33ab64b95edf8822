import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  func navigation() {
    if rule("NavigationStack { #a }", weight: 1.5, .keepsState) { make { m in NavigationStack { a(m) } } }
    if rule(
      "NavigationStack(path: #bindPath) { Group { #a }.navigationDestination(for: Int.self) { _ in #b } }", weight: 1.5)
    {
      make { m in
        NavigationStack(path: m.pathBinding) { Group { a(m) }.navigationDestination(for: Int.self) { _ in b(m) } }
      }
    }
    if rule(".navigationTitle(#text)") { make { m in a(m).navigationTitle(p.text(0, m)) } }
    if rule("TabView { Group { #a }.tabItem { Text(#text) }; Group { #b }.tabItem { #c } }", weight: 1.5, .keepsState) {
      make { m in
        TabView {
          Group { a(m) }.tabItem { Text(p.text(0, m)) }
          Group { b(m) }.tabItem { c(m) }
        }
      }
    }
    if rule(
      "TabView(selection: #bindNumber) { Group { #a }.tabItem { Text(\"A\") }.tag(0); Group { #b }.tabItem { Text(\"B\") }.tag(1) }"
    ) {
      make { m in
        TabView(selection: p.bindNumber(0, m)) {
          Group { a(m) }.tabItem { Text("A") }.tag(0)
          Group { b(m) }.tabItem { Text("B") }.tag(1)
        }
      }
    }
    if rule(".navigationBarTitleDisplayMode(#flag ? .inline : .large)", weight: 0.5) {
      make { m in a(m).navigationBarTitleDisplayMode(p.flag(0, m) ? .inline : .large) }
    }
    if rule(".navigationBarTitle(#text)", weight: 0.2) { make { m in a(m).navigationBarTitle(p.text(0, m)) } }
    if rule(".navigationBarHidden(#flag)", weight: 0.4) { make { m in a(m).navigationBarHidden(p.flag(0, m)) } }
    if rule(".navigationBarBackButtonHidden(#flag)", weight: 0.3) {
      make { m in a(m).navigationBarBackButtonHidden(p.flag(0, m)) }
    }
    if rule(".toolbar { #b }", weight: 0.7) { make { m in a(m).toolbar { b(m) } } }
    if rule(".toolbarTitleDisplayMode(#flag ? .inline : .inlineLarge)", weight: 0.3) {
      make { m in a(m).toolbarTitleDisplayMode(p.flag(0, m) ? .inline : .inlineLarge) }
    }
    if rule(".toolbar(removing: #flag ? .title : nil)", weight: 0.2) {
      make { m in a(m).toolbar(removing: p.flag(0, m) ? .title : nil) }
    }
    if rule(".toolbar { ToolbarSpacer(#flag ? .fixed : .flexible, placement: .bottomBar) }", weight: 0.3) {
      make { m in a(m).toolbar { ToolbarSpacer(p.flag(0, m) ? .fixed : .flexible, placement: .bottomBar) } }
    }
    if rule(".toolbar { ToolbarItem(placement: .topBarLeading) { #b } }", weight: 0.7) {
      make { m in a(m).toolbar { ToolbarItem(placement: .topBarLeading) { b(m) } } }
    }
    if rule(".toolbar { ToolbarItemGroup(placement: .bottomBar) { #b } }", weight: 0.7) {
      make { m in a(m).toolbar { ToolbarItemGroup(placement: .bottomBar) { b(m) } } }
    }
    if rule(".toolbar { if #flag { ToolbarItem { #b } } }", weight: 0.5) {
      make { m in a(m).toolbar { if p.flag(0, m) { ToolbarItem { b(m) } } } }
    }
    if rule(".toolbar { Group { ToolbarItem { #b }; if #flag { Group { ToolbarItem { #b } } } } }", weight: 0.4) {
      make { m in
        a(m).toolbar {
          Group {
            ToolbarItem { b(m) }
            if p.flag(0, m) { Group { ToolbarItem { b(m) } } }
          }
        }
      }
    }
    if rule(".toolbar(#flag ? .hidden : .visible, for: .navigationBar)", weight: 0.3) {
      make { m in a(m).toolbar(p.flag(0, m) ? .hidden : .visible, for: .navigationBar) }
    }
    if rule(".toolbarVisibility(#flag ? .hidden : .visible, for: .bottomBar)", weight: 0.2) {
      make { m in a(m).toolbarVisibility(p.flag(0, m) ? .hidden : .visible, for: .bottomBar) }
    }
    if rule(".toolbarBackground(#color, for: .navigationBar, .tabBar)", weight: 0.4) {
      make { m in a(m).toolbarBackground(p.color(0, m), for: .navigationBar, .tabBar) }
    }
    if rule(".toolbarBackground(#flag ? .hidden : .visible, for: .tabBar)", weight: 0.3) {
      make { m in a(m).toolbarBackground(p.flag(0, m) ? .hidden : .visible, for: .tabBar) }
    }
    if rule(".toolbarBackgroundVisibility(#flag ? .visible : .automatic)", weight: 0.3) {
      make { m in a(m).toolbarBackgroundVisibility(p.flag(0, m) ? .visible : .automatic) }
    }
    if rule(".toolbarTitleMenu { #b }", weight: 0.5) { make { m in a(m).toolbarTitleMenu { b(m) } } }
    if rule(".navigationSplitViewStyle(.prominentDetail)", weight: 0.3) {
      make { m in a(m).navigationSplitViewStyle(.prominentDetail) }
    }
    if rule(".navigationBarItems(leading: Text(#text), trailing: Text(\"t\"))", weight: 0.2) {
      make { m in a(m).navigationBarItems(leading: Text(p.text(0, m)), trailing: Text("t")) }
    }
    if rule(".navigationDestination(isPresented: #bindFlag) { #b }", weight: 0.7) {
      make { m in a(m).navigationDestination(isPresented: p.bindFlag(0, m)) { b(m) } }
    }
    if rule(".navigationDestination(item: #bindSelection) { Text(\"\\($0)\") }", weight: 0.4) {
      make { m in a(m).navigationDestination(item: m.selectionBinding) { Text("\($0)") } }
    }
    // A search that a user began goes on when the keyboard has gone.
    if rule(".searchable(text: #bindText)", weight: 0.5, .keepsState) {
      make { m in a(m).searchable(text: p.bindText(0, m)) }
    }
    if rule(
      "NavigationStack { #a }.searchable(text: #bindText).searchSuggestions { #b; Text(#text).searchCompletion(#text) }",
      weight: 0.5, .keepsState)
    {
      make { m in
        NavigationStack { a(m) }.searchable(text: p.bindText(0, m)).searchSuggestions {
          b(m)
          Text(p.text(1, m)).searchCompletion(p.text(2, m))
        }
      }
    }
    if rule(
      "NavigationStack { #a }.searchable(text: #bindText, tokens: #bindItems, suggestedTokens: .constant(#items)) { Text($0.title) }",
      weight: 0.5, .keepsState)
    {
      make { m in
        NavigationStack { a(m) }.searchable(
          text: p.bindText(0, m), tokens: p.bindItems(1, m), suggestedTokens: .constant(p.items(2, m))
        ) {
          Text($0.title)
        }
      }
    }
    if rule(
      ".searchable(text: #bindText).searchScopes(#bindNumber, activation: .onSearchPresentation) { ForEach(0..<4) { Text(\"\\($0)\").tag($0) } }",
      weight: 0.5, .keepsState)
    {
      make { m in
        a(m).searchable(text: p.bindText(0, m)).searchScopes(
          p.bindNumber(1, m), activation: .onSearchPresentation
        ) {
          ForEach(0..<4) { Text("\($0)").tag($0) }
        }
      }
    }
    if rule("SearchWithFocus(text: #bindText) { #a }", weight: 0.5, .keepsState, names: "searchFocused") {
      make { m in SearchWithFocus(text: p.bindText(0, m)) { a(m) } }
    }
    if rule(".tabItem { #b }", weight: 0.3) { make { m in a(m).tabItem { b(m) } } }
    if rule(".navigationLinkIndicatorVisibility(#flag ? .visible : .hidden)", weight: 0.3) {
      make { m in a(m).navigationLinkIndicatorVisibility(p.flag(0, m) ? .visible : .hidden) }
    }
    if rule("NavigationLink(value: #n) { #a }", weight: 1.5) { make { m in NavigationLink(value: p.n(0, m)) { a(m) } } }
    if rule("NavigationLink(destination: Group { #a }) { #b }", weight: 1.5, .keepsState) {
      make { m in NavigationLink(destination: Group { a(m) }) { b(m) } }
    }
    if rule("NavigationLink(#text) { #a }.isDetailLink(#flag)", weight: 0.3, .keepsState) {
      make { m in NavigationLink(p.text(0, m)) { a(m) }.isDetailLink(p.flag(1, m)) }
    }
    if rule("NavigationView { #a }", weight: 0.5, .keepsState) { make { m in NavigationView { a(m) } } }
    if rule(".navigationViewStyle(StackNavigationViewStyle())", weight: 0.2) {
      make { m in a(m).navigationViewStyle(StackNavigationViewStyle()) }
    }
    if rule(".navigationViewStyle(DoubleColumnNavigationViewStyle())", weight: 0.2) {
      make { m in a(m).navigationViewStyle(DoubleColumnNavigationViewStyle()) }
    }
    if rule("NavigationSplitView { #a } detail: { #b }", .keepsState) {
      make { m in
        NavigationSplitView {
          a(m)
        } detail: {
          b(m)
        }
      }
    }
    if rule(
      "NavigationSplitView(preferredCompactColumn: #bindFlag ? .detail : .sidebar) { #a } detail: { #b }", weight: 0.5)
    {
      make { m in
        let isDetail = p.bindFlag(0, m)
        NavigationSplitView(
          preferredCompactColumn: Binding(
            get: { isDetail.wrappedValue ? .detail : .sidebar }, set: { isDetail.wrappedValue = $0 == .detail })
        ) {
          a(m)
        } detail: {
          b(m)
        }
      }
    }
    if rule(".navigationSplitViewColumnWidth(min: 10, ideal: #length, max: 300)", weight: 0.3) {
      make { m in a(m).navigationSplitViewColumnWidth(min: 10, ideal: p.length(0, m), max: 300) }
    }
    if rule("NavigationSplitView { #a } content: { #b } detail: { #c }", weight: 0.5, .keepsState) {
      make { m in
        NavigationSplitView {
          a(m)
        } content: {
          b(m)
        } detail: {
          c(m)
        }
      }
    }
    if rule(
      "TabView { Tab(#text, systemImage: \"star\") { #a }; Tab(\"B\", systemImage: \"heart\") { #b } }", .keepsState)
    {
      make { m in
        TabView {
          Tab(p.text(0, m), systemImage: "star") { a(m) }
          Tab("B", systemImage: "heart") { b(m) }
        }
      }
    }
    // Without a binding the page that is shown stays when another comes before it.
    if rule(
      "TabView { TabSection(#text) { Tab(role: .search) { #a } }; Tab(\"B\", systemImage: \"heart\") { #b } }.tabViewStyle(SidebarAdaptableTabViewStyle())",
      weight: 0.5, .keepsState)
    {
      make { m in
        TabView {
          TabSection(p.text(0, m)) { Tab(role: .search) { a(m) } }
          Tab("B", systemImage: "heart") { b(m) }
        }
        .tabViewStyle(SidebarAdaptableTabViewStyle())
      }
    }
    if rule(
      "TabView { Tab(#text, systemImage: \"star\") { #a }; TabSection(#text) { Tab(\"B\", systemImage: \"heart\") { #b }.badge(#n); Tab(\"C\", systemImage: \"heart\") { Text(#text) } }.hidden(#flag).sectionActions { #b } }.tabViewStyle(.sidebarAdaptable)…environment(\\.horizontalSizeClass, .regular)",
      weight: 0.5, .keepsState,
      names: "tabViewCustomization", "defaultAdaptableTabBarPlacement", "tabViewSidebarHeader", "tabViewSidebarFooter",
      "tabViewSidebarBottomBar")
    {
      make { m in
        TabView {
          Tab(p.text(0, m), systemImage: "star") { a(m) }.swipeActions { Text(p.text(1, m)) }
          TabSection(p.text(1, m)) {
            Tab("B", systemImage: "heart") { b(m) }.badge(p.n(2, m)).customizationID("b")
            Tab("C", systemImage: "heart") { Text(p.text(3, m)) }.defaultVisibility(.hidden, for: .tabBar)
          }
          .hidden(p.flag(4, m)).sectionActions { b(m) }
        }
        .tabViewStyle(.sidebarAdaptable).tabViewCustomization(.constant(TabViewCustomization()))
        .tabViewSidebarHeader { a(m) }.tabViewSidebarFooter { Text(p.text(0, m)) }
        .tabViewSidebarBottomBar { Text(p.text(1, m)) }.defaultAdaptableTabBarPlacement(.sidebar)
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    if rule(".tabViewStyle(TabBarOnlyTabViewStyle())", weight: 0.2) {
      make { m in a(m).tabViewStyle(TabBarOnlyTabViewStyle()) }
    }
    if rule(
      "TabView(selection: #bindNumber) { ForEach(0..<3) { _ in #a } }.tabViewStyle(PageTabViewStyle())", weight: 0.7)
    {
      make { m in
        TabView(selection: p.bindNumber(0, m)) { ForEach(0..<3) { _ in a(m) } }.tabViewStyle(PageTabViewStyle())
      }
    }
    if rule(
      "TabView(selection: #bindNumber) { ForEach(0..<2) { _ in #a } }.tabViewStyle(.page)"
        + ".indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))", weight: 0.3)
    {
      make { m in
        TabView(selection: p.bindNumber(0, m)) { ForEach(0..<2) { _ in a(m) } }.tabViewStyle(.page)
          .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      }
    }
    if rule(
      "TabView(selection: #bindNumber) { ForEach(0..<3) { _ in #a } }.tabViewStyle(DefaultTabViewStyle())", weight: 0.5)
    {
      make { m in
        TabView(selection: p.bindNumber(0, m)) { ForEach(0..<3) { _ in a(m) } }.tabViewStyle(DefaultTabViewStyle())
      }
    }
    if rule("EditButton()", weight: 0.5, .keepsState) { make { _ in EditButton() } }
    if rule(".navigationViewStyle(ColumnNavigationViewStyle())", weight: 0.1) {
      make { m in a(m).navigationViewStyle(ColumnNavigationViewStyle()) }
    }
    if rule(".navigationViewStyle(DefaultNavigationViewStyle())", weight: 0.1) {
      make { m in a(m).navigationViewStyle(DefaultNavigationViewStyle()) }
    }
    if rule(".toolbar { OwnToolbar(text: #text) }", weight: 0.4) {
      make { m in a(m).toolbar { OwnToolbar(text: p.text(0, m)) } }
    }
  }
}

/// A part of toolbars of a program's own.
struct OwnToolbar: ToolbarContent {
  let text: String
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Text(text) }
    ToolbarItem(placement: .principal) { Text("middle") }
  }
}

/// A search field that gains focus by a button.
struct SearchWithFocus<A: View>: View {
  @Binding var text: String
  @ViewBuilder let content: A
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Button("find") { isFocused.toggle() }
        content
      }
      .searchable(text: $text)
      .searchFocused($isFocused)
    }
  }
}
