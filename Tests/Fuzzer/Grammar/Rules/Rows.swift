import Foundation
import HostTree
import ViewKernel

extension Rules {
  func rows() {
    if rule("List { #a }", weight: 4) { make { m in List { a(m) } } }
    if rule("List(#items) { item in #a }", weight: 2, .bringsItem) {
      make { m in List(p.items(0, m)) { a(m.with($0)) } }
    }
    if rule("List(#bindItems) { $item in #a }", weight: 1.5, .bringsItem) {
      make { m in List(p.bindItems(0, m)) { $item in a(m.with($item)) } }
    }
    if rule("List(#bindItems, id: \\.id, selection: #bindSelection) { $item in #a }", weight: 0.5, .bringsItem) {
      make { m in List(p.bindItems(0, m), id: \.id, selection: m.selectionBinding) { $item in a(m.with($item)) } }
    }
    if rule("List(#bindItems, id: \\.id, selection: #bindChosen) { $item in #a }", weight: 0.5, .bringsItem) {
      make { m in List(p.bindItems(0, m), id: \.id, selection: m.chosenBinding) { $item in a(m.with($item)) } }
    }
    if rule("List(selection: #bindSelection) { #a }") { make { m in List(selection: m.selectionBinding) { a(m) } } }
    if rule("List(selection: #bindText) { #a }", weight: 0.3) {
      make { m in List(selection: p.bindText(0, m)) { a(m) } }
    }
    if rule("List(selection: #bindChosen) { #a }", weight: 0.5) {
      make { m in List(selection: m.chosenBinding) { a(m) } }
    }
    // What a user opened stays open.
    if rule("List(#items, children: \\.optionalParts) { item in #a }", [.bringsItem, .keepsState]) {
      make { m in List(p.items(0, m), children: \.optionalParts) { a(m.with($0)) } }
    }
    if rule("OutlineGroup(#bindItems, children: \\.optionalParts) { $item in #a }", [.bringsItem, .keepsState]) {
      make { m in OutlineGroup(p.bindItems(0, m), children: \.optionalParts) { $item in a(m.with($item)) } }
    }
    if rule("Form { #a }", weight: 3) { make { m in Form { a(m) } } }
    if rule("Section { #a }", weight: 2) { make { m in Section { a(m) } } }
    if rule("Section(#text) { #a }") { make { m in Section(p.text(0, m)) { a(m) } } }
    if rule("Section { #a } header: { #b }") {
      make { m in
        Section {
          a(m)
        } header: {
          b(m)
        }
      }
    }
    if rule("Section { #a } footer: { #b }") {
      make { m in
        Section {
          a(m)
        } footer: {
          b(m)
        }
      }
    }
    if rule("Section { #a } header: { #b } footer: { #c }") {
      make { m in
        Section {
          a(m)
        } header: {
          b(m)
        } footer: {
          c(m)
        }
      }
    }
    if rule("Section(#text, isExpanded: #bindFlag) { #a }") {
      make { m in Section(p.text(0, m), isExpanded: p.bindFlag(1, m)) { a(m) } }
    }
    if rule("DisclosureGroup(#text, isExpanded: #bindFlag) { #a }") {
      make { m in DisclosureGroup(p.text(0, m), isExpanded: p.bindFlag(1, m)) { a(m) } }
    }
    if rule("LazyVStack { #a }", weight: 2) { make { m in LazyVStack { a(m) } } }
    if rule("LazyHStack(alignment: #vertical) { #a }") {
      make { m in LazyHStack(alignment: p.vertical(0, m)) { a(m) } }
    }
    if rule("ScrollView { LazyVStack(alignment: #horizontal, spacing: #length, pinnedViews: .sectionHeaders) { #a } }")
    {
      make { m in
        ScrollView {
          LazyVStack(alignment: p.horizontal(0, m), spacing: p.length(1, m), pinnedViews: .sectionHeaders) { a(m) }
        }
      }
    }
    if rule("LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 60))]) { #a }") {
      make { m in LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 60))]) { a(m) } }
    }
    if rule("ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(40)), GridItem()]) { #a } }") {
      make { m in ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(40)), GridItem()]) { a(m) } } }
    }
    if rule("ForEach(#items) { item in #a }.onDelete { model.items.remove(atOffsets: $0) }", .bringsItem) {
      make { m in
        ForEach(p.items(0, m)) { a(m.with($0)) }.onDelete { offsets in
          var items = m.itemsBinding.wrappedValue
          for offset in offsets.reversed() where offset < items.count { items.remove(at: offset) }
          m.itemsBinding.wrappedValue = items
        }
      }
    }
    if rule("ForEach(#items) { item in #a }.onMove { model.items.move(fromOffsets: $0, toOffset: $1) }", .bringsItem) {
      make { m in ForEach(p.items(0, m)) { a(m.with($0)) }.onMove { _, _ in } }
    }
    if rule(
      "ForEach(#items) { item in #a }.onInsert(of: [.text]) { _, _ in }.dropDestination(for: URL.self) { _, _ in }",
      .bringsItem)
    {
      make { m in
        ForEach(p.items(0, m)) { a(m.with($0)) }.onInsert(of: [.text]) { _, _ in }
          .dropDestination(for: URL.self) { _, _ in }
      }
    }
    if rule("List(#bindItems, editActions: .delete) { $item in #a }", weight: 0.5, .bringsItem) {
      make { m in List(p.bindItems(0, m), editActions: .delete) { $item in a(m.with($item)) } }
    }
    if rule("ForEach(#bindItems, editActions: .all) { $item in #a }", .bringsItem) {
      make { m in ForEach(p.bindItems(0, m), editActions: .all) { $item in a(m.with($item)) } }
    }
    if rule(".listRowBackground(#color)") { make { m in a(m).listRowBackground(p.color(0, m)) } }
    if rule(".listRowInsets(#flag ? EdgeInsets() : nil)", weight: 0.5) {
      make { m in a(m).listRowInsets(p.flag(0, m) ? EdgeInsets() : nil) }
    }
    if rule(".listRowInsets(#edges, #length)", weight: 0.3) {
      make { m in a(m).listRowInsets(p.edges(0, m), p.length(1, m)) }
    }
    if rule(".listRowSeparatorTint(#color).listSectionSeparatorTint(#flag ? #color : nil)", weight: 0.3) {
      make { m in a(m).listRowSeparatorTint(p.color(0, m)).listSectionSeparatorTint(p.flag(1, m) ? p.color(2, m) : nil)
      }
    }
    if rule(".headerProminence(#flag ? .increased : .standard)", weight: 0.3) {
      make { m in a(m).headerProminence(p.flag(0, m) ? .increased : .standard) }
    }
    if rule(".listRowSeparator(#flag ? .hidden : .visible)", weight: 0.5) {
      make { m in a(m).listRowSeparator(p.flag(0, m) ? .hidden : .visible) }
    }
    if rule(".listSectionSeparator(#flag ? .hidden : .visible)", weight: 0.3) {
      make { m in a(m).listSectionSeparator(p.flag(0, m) ? .hidden : .visible) }
    }
    if rule(".badge(#n)") { make { m in a(m).badge(p.n(0, m)) } }
    if rule(".selectionDisabled(#flag)", weight: 0.3) { make { m in a(m).selectionDisabled(p.flag(0, m)) } }
    if rule(".swipeActions { Button(#text) { model.numbers[0] += 1 } }") {
      make { m in a(m).swipeActions { Button(p.text(0, m)) { m.numberBinding(0).wrappedValue = (m.number(0) + 1) % 8 } }
      }
    }
    if rule(".tag(#n)") { make { m in a(m).tag(p.n(0, m)) } }
    if rule(".listStyle(.insetGrouped)", weight: 0.5) { make { m in a(m).listStyle(.insetGrouped) } }
    if rule(".listStyle(.plain)", weight: 0.5) { make { m in a(m).listStyle(.plain) } }
    if rule(".listStyle(.sidebar)", weight: 0.5) { make { m in a(m).listStyle(.sidebar) } }
    if rule(".listRowSpacing(#length)", weight: 0.5) { make { m in a(m).listRowSpacing(p.length(0, m)) } }
    if rule(".scrollContentBackground(#flag ? .hidden : .visible)", weight: 0.3) {
      make { m in a(m).scrollContentBackground(p.flag(0, m) ? .hidden : .visible) }
    }
    if rule(".listSectionSpacing(#length)", weight: 0.5) { make { m in a(m).listSectionSpacing(p.length(0, m)) } }
    if rule(".listSectionSpacing(#flag ? .compact : .default)", weight: 0.3) {
      make { m in a(m).listSectionSpacing(p.flag(0, m) ? .compact : .default) }
    }
    if rule(".scrollDismissesKeyboard(#flag ? .never : .interactively)", weight: 0.3) {
      make { m in a(m).scrollDismissesKeyboard(p.flag(0, m) ? .never : .interactively) }
    }
    if rule(".deleteDisabled(#flag)", weight: 0.3) { make { m in a(m).deleteDisabled(p.flag(0, m)) } }
    if rule(".moveDisabled(#flag)", weight: 0.3) { make { m in a(m).moveDisabled(p.flag(0, m)) } }
    if rule(".listStyle(DefaultListStyle())", weight: 0.2) { make { m in a(m).listStyle(DefaultListStyle()) } }
    if rule(".listStyle(PlainListStyle())", weight: 0.2) { make { m in a(m).listStyle(PlainListStyle()) } }
    if rule(".listStyle(GroupedListStyle())", weight: 0.2) { make { m in a(m).listStyle(GroupedListStyle()) } }
    if rule(".listStyle(InsetGroupedListStyle())", weight: 0.2) {
      make { m in a(m).listStyle(InsetGroupedListStyle()) }
    }
    if rule(".listStyle(InsetListStyle())", weight: 0.2) { make { m in a(m).listStyle(InsetListStyle()) } }
    if rule(".listStyle(SidebarListStyle())", weight: 0.2) { make { m in a(m).listStyle(SidebarListStyle()) } }
  }
}
