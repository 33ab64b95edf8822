import Foundation
import ViewKernel

extension Access {
  /// Comparators that follow two flags of the model.
  var orderBinding: Binding<[KeyPathComparator<Item>]> {
    let (byTitle, isReversed) = (flagBinding(0), flagBinding(1))
    return Binding {
      let order: SortOrder = isReversed.wrappedValue ? .reverse : .forward
      return [
        byTitle.wrappedValue
          ? KeyPathComparator(\Item.title, order: order) : KeyPathComparator(\Item.count, order: order)
      ]
    } set: { comparators in
      byTitle.wrappedValue = comparators.first?.keyPath == \Item.title
      isReversed.wrappedValue = comparators.first?.order == .reverse
    }
  }
}

extension Access {
  /// A customization that follows two flags of the model.
  var columnsBinding: Binding<TableColumnCustomization<Item>> {
    let (a, b) = (flagBinding(2), flagBinding(3))
    return Binding {
      var customization = TableColumnCustomization<Item>()
      if a.wrappedValue { customization[visibility: "a"] = .hidden }
      if b.wrappedValue { customization[visibility: "b"] = .visible }
      return customization
    } set: { customization in
      a.wrappedValue = customization[visibility: "a"] == .hidden
      b.wrappedValue = customization[visibility: "b"] == .visible
    }
  }
}

extension Rules {
  func tables() {
    if rule("Table(#items) { TableColumn(#text) { item in #a } }", .bringsItem) {
      make { m in Table(p.items(0, m)) { TableColumn(p.text(1, m)) { a(m.with($0)) } } }
    }
    if rule(
      "Table(#items, columnCustomization: $columns) { TableColumn(#text, value: \\.title).customizationID(\"a\"); TableColumn(#text) { item in #a }.customizationID(\"b\").defaultVisibility(#flag ? .hidden : .automatic) }",
      .bringsItem)
    {
      make { m in
        Table(p.items(0, m), columnCustomization: m.columnsBinding) {
          TableColumn(p.text(1, m), value: \.title).customizationID("a").disabledCustomizationBehavior(.visibility)
          TableColumn(p.text(2, m)) { a(m.with($0)) }.customizationID("b")
            .defaultVisibility(p.flag(3, m) ? .hidden : .automatic)
        }
      }
    }
    if rule(
      "Table(#items, children: \\.optionalParts) { TableColumn(#text) { item in #a } }",
      [.bringsItem, .keepsState])
    {
      make { m in Table(p.items(0, m), children: \.optionalParts) { TableColumn(p.text(1, m)) { a(m.with($0)) } } }
    }
    if rule(
      "Table(#items, selection: #bindSelection) { TableColumn(#text, value: \\.title).width(#length); if #flag { TableColumn(#text) { item in #a } } }",
      .bringsItem)
    {
      make { m in
        Table(p.items(0, m), selection: m.selectionBinding) {
          TableColumn(p.text(1, m), value: \.title).width(p.length(2, m))
          if p.flag(3, m) { TableColumn(p.text(4, m)) { a(m.with($0)) } }
        }
      }
    }
    if rule(
      "Table(#items.sorted(using: order), selection: #bindChosen, sortOrder: $order) { TableColumn(#text, value: \\.title); TableColumn(#text, value: \\.count) { item in #a }.width(min: #length, max: #length).alignment(.trailing) }",
      .bringsItem)
    {
      make { m in
        Table(
          p.items(0, m).sorted(using: m.orderBinding.wrappedValue), selection: m.chosenBinding,
          sortOrder: m.orderBinding
        ) {
          TableColumn(p.text(1, m), value: \.title)
          TableColumn(p.text(2, m), value: \.count) { a(m.with($0)) }.width(min: p.length(3, m), max: p.length(4, m))
            .alignment(.trailing)
        }
      }
    }
    if rule(
      "Table(of: Item.self) { TableColumn(#text) { item in #a } } rows: { Section(#text) { ForEach(#items) } ForEach(#items) { DisclosureTableRow($0, isExpanded: #bindFlag) { ForEach($0.parts) } } }",
      .bringsItem)
    {
      make { m in
        Table(of: Item.self) {
          TableColumn(p.text(0, m)) { a(m.with($0)) }
          TableColumnForEach([1, 2], id: \.self) { number in TableColumn("\(number)") { Text("\($0.count * number)") } }
        } rows: {
          Section(p.text(1, m)) { ForEach(p.items(2, m)) }
          ForEach(p.items(3, m)) { item in
            DisclosureTableRow(item, isExpanded: p.bindFlag(4, m)) {
              ForEach(item.parts) { TableRow($0).contextMenu { Button("Menu") {} }.draggable("row") }
            }
          }
        }
      }
    }
    if rule(
      "Table(of: Item.self) { Group { TableColumn(#text) { item in #a }; if #flag { TableColumn(#text, value: \\.title) } } } rows: { Group { ForEach(#items).onInsert(of: [.text]) { _, _ in }; if #flag { ForEach(#items).dropDestination(for: URL.self) { _, _ in } } } }",
      .bringsItem)
    {
      make { m in
        Table(of: Item.self) {
          Group {
            TableColumn(p.text(0, m)) { (item: Item) in a(m.with(item)) }
            if p.flag(1, m) { TableColumn(p.text(2, m), value: \Item.title) }
          }
        } rows: {
          Group {
            ForEach(p.items(3, m)).onInsert(of: [.text]) { _, _ in }
            if p.flag(4, m) { ForEach(p.items(5, m)).dropDestination(for: URL.self) { _, _ in } }
          }
        }
      }
    }
    if rule(".tableStyle(.inset)", weight: 0.3) { make { m in a(m).tableStyle(.inset) } }
    if rule(".tableStyle(AutomaticTableStyle()).tableStyle(InsetTableStyle())", weight: 0.2) {
      make { m in a(m).tableStyle(AutomaticTableStyle()).tableStyle(InsetTableStyle()) }
    }
    if rule(".tableStyle(.bordered(alternatesRowBackgrounds: #flag))", weight: 0.2, names: "BorderedTableStyle") {
      make { m in a(m).tableStyle(.bordered(alternatesRowBackgrounds: p.flag(0, m))) }
    }
    if rule(".alternatingRowBackgrounds(#flag ? .enabled : .disabled)", weight: 0.3) {
      make { m in a(m).alternatingRowBackgrounds(p.flag(0, m) ? .enabled : .disabled) }
    }
    if rule(".tableColumnHeaders(#flag ? .hidden : .visible)", weight: 0.3) {
      make { m in a(m).tableColumnHeaders(p.flag(0, m) ? .hidden : .visible) }
    }
  }
}
