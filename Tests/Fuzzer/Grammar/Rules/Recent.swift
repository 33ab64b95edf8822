import Foundation
import HostTree
import ViewKernel

extension Rules {
  /// Views that came with iOS 16 to 26, and are seldom used.
  func recentViews() {
    if rule("Section(#text) { #a }.collapsible(#flag)", weight: 0.2) {
      make { m in Section(p.text(0, m)) { a(m) }.collapsible(p.flag(1, m)) }
    }
    if rule(
      "TabView { Tab(#text, systemImage: \"star\") { #a }.badge(#n).hidden(#flag) }.tabViewBottomAccessory { #b }",
      weight: 0.4, .keepsState)
    {
      make { m in
        TabView { Tab(p.text(0, m), systemImage: "star") { a(m) }.badge(p.n(1, m)).hidden(p.flag(2, m)) }
          .tabViewBottomAccessory { b(m) }
      }
    }
    if rule("RenameButton()", weight: 0.2) { make { _ in RenameButton() } }
    if rule("Followed { #a }", weight: 0.3, names: "AccessibilityFocusState", "accessibilityFocused") {
      make { m in Followed(content: a(m)) }
    }
  }

  /// Modifiers that came with iOS 16 to 26, and are seldom used.
  func recent() {
    recentStyles()
    recentBars()
    recentAccessibility()
  }

  private func recentStyles() {
    if rule(".gaugeStyle(AccessoryCircularGaugeStyle())", weight: 0.1) {
      make { m in a(m).gaugeStyle(AccessoryCircularGaugeStyle()) }
    }
    if rule(".gaugeStyle(AccessoryCircularCapacityGaugeStyle())", weight: 0.1) {
      make { m in a(m).gaugeStyle(AccessoryCircularCapacityGaugeStyle()) }
    }
    if rule(".gaugeStyle(AccessoryLinearGaugeStyle())", weight: 0.1) {
      make { m in a(m).gaugeStyle(AccessoryLinearGaugeStyle()) }
    }
    if rule(".gaugeStyle(AccessoryLinearCapacityGaugeStyle())", weight: 0.1) {
      make { m in a(m).gaugeStyle(AccessoryLinearCapacityGaugeStyle()) }
    }
    if rule(".controlGroupStyle(NavigationControlGroupStyle())", weight: 0.1) {
      make { m in a(m).controlGroupStyle(NavigationControlGroupStyle()) }
    }
    if rule(".controlGroupStyle(CompactMenuControlGroupStyle())", weight: 0.1) {
      make { m in a(m).controlGroupStyle(CompactMenuControlGroupStyle()) }
    }
    if rule(".controlGroupStyle(PaletteControlGroupStyle())", weight: 0.1) {
      make { m in a(m).controlGroupStyle(PaletteControlGroupStyle()) }
    }
    if rule(".datePickerStyle(OwnDatePickerStyle())", weight: 0.2) {
      make { m in a(m).datePickerStyle(OwnDatePickerStyle()) }
    }
    if rule(".tint(Gradient(colors: [#color, .blue]))", weight: 0.3) {
      make { m in a(m).tint(Gradient(colors: [p.color(0, m), .blue])) }
    }
    if rule(".foregroundStyle(#color.secondary)", weight: 0.3) {
      make { m in a(m).foregroundStyle(p.color(0, m).secondary) }
    }
    if rule(".buttonSizing(#flag ? .flexible : .automatic)", weight: 0.3) {
      make { m in a(m).buttonSizing(p.flag(0, m) ? .flexible : .automatic) }
    }
    if rule(".hoverEffect { effect, isOver, _ in effect.opacity(isOver ? 0.5 : 1) }", weight: 0.2, names: "hoverEffect")
    {
      make { m in a(m).hoverEffect { effect, isOver, _ in effect.opacity(isOver ? 0.5 : 1) } }
    }
    if rule(".listItemTint(#color)", weight: 0.2) { make { m in a(m).listItemTint(p.color(0, m)) } }
  }

  private func recentBars() {
    if rule(".navigationSubtitle(#text)", weight: 0.3) { make { m in a(m).navigationSubtitle(p.text(0, m)) } }
    if rule(".toolbarColorScheme(#flag ? .dark : nil, for: .navigationBar, .tabBar)", weight: 0.2) {
      make { m in a(m).toolbarColorScheme(p.flag(0, m) ? .dark : nil, for: .navigationBar, .tabBar) }
    }
    if rule(
      ".toolbar { ToolbarTitleMenu { #b }; DefaultToolbarItem(kind: .search) }", weight: 0.2, .keepsState)
    {
      make { m in
        a(m).toolbar {
          ToolbarTitleMenu { b(m) }
          DefaultToolbarItem(kind: .search)
        }
      }
    }
    if rule(".safeAreaBar(edge: .bottom) { #b }", weight: 0.4) {
      make { m in a(m).safeAreaBar(edge: .bottom) { b(m) } }
    }
    if rule(".renameAction {}", weight: 0.2) { make { m in a(m).renameAction {} } }
  }

  private func recentAccessibility() {
    if rule(".accessibilityRepresentation { Toggle(#text, isOn: #bindFlag) }", weight: 0.3) {
      make { m in a(m).accessibilityRepresentation { Toggle(p.text(0, m), isOn: p.bindFlag(1, m)) } }
    }
    if rule(".accessibilityChildren { Text(#text) }", weight: 0.2) {
      make { m in a(m).accessibilityChildren { Text(p.text(0, m)) } }
    }
    if rule(".accessibilityActions { Button(#text) {} }", weight: 0.3) {
      make { m in a(m).accessibilityActions { Button(p.text(0, m)) {} } }
    }
    if rule(".accessibilityCustomContent(\"Fact\", Text(#text))", weight: 0.2) {
      make { m in a(m).accessibilityCustomContent("Fact", Text(p.text(0, m))) }
    }
    if rule(
      ".accessibilityActivationPoint(.top).accessibilityScrollAction { _ in }.accessibilityZoomAction { _ in }",
      weight: 0.1)
    {
      make { m in
        a(m).accessibilityActivationPoint(.top).accessibilityScrollAction { _ in }.accessibilityZoomAction { _ in }
      }
    }
    if rule(".accessibilityLabel(#text, isEnabled: #flag)", weight: 0.3) {
      make { m in a(m).accessibilityLabel(p.text(0, m), isEnabled: p.flag(1, m)) }
    }
  }
}

struct OwnDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      DatePicker(configuration).labelsHidden()
    }
  }
}

struct Followed<Content: View>: View {
  @AccessibilityFocusState private var isHere: Bool
  let content: Content

  var body: some View {
    Text(isHere ? "here" : "elsewhere")
    content.accessibilityFocused($isHere)
  }
}
