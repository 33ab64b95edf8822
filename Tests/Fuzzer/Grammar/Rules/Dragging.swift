import Foundation
import HostTree
import ViewKernel

/// A value that is dragged by its identity.
struct DraggedNumber: Identifiable, Codable, Transferable {
  let id: Int
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

extension Rules {
  func dragging() {
    if rule(".draggable(containerItemID: #n)", weight: 0.4) { make { m in a(m).draggable(containerItemID: p.n(0, m)) } }
    if rule(".draggable { DraggedNumber(id: #n) }", weight: 0.2) {
      make { m in a(m).draggable { DraggedNumber(id: p.n(0, m)) } }
    }
    if rule(".dragContainer(for: DraggedNumber.self) { $0.map(DraggedNumber.init) }", weight: 0.3) {
      make { m in a(m).dragContainer(for: DraggedNumber.self) { ids in ids.map { DraggedNumber(id: $0) } } }
    }
    if rule(".dragContainerSelection([#n, #n])", weight: 0.3) {
      make { m in a(m).dragContainerSelection([p.n(0, m), p.n(1, m)]) }
    }
    if rule(
      ".dragConfiguration(DragConfiguration(allowMove: #flag)).dragPreviewsFormation(#flag ? .pile : .list)",
      weight: 0.2)
    {
      make { m in
        a(m).dragConfiguration(DragConfiguration(allowMove: p.flag(0, m)))
          .dragPreviewsFormation(p.flag(1, m) ? .pile : .list)
      }
    }
    if rule(".onDragSessionUpdated { _ in }.onDropSessionUpdated { _ in model.flags[1].toggle() }", weight: 0.2) {
      make { m in
        a(m).onDragSessionUpdated { _ in }.onDropSessionUpdated { _ in m.flagBinding(1).wrappedValue.toggle() }
      }
    }
    if rule(
      ".dropDestination(for: DraggedNumber.self, isEnabled: #flag) { items, _ in model.numbers[2] = items.count }",
      weight: 0.4)
    {
      make { m in
        a(m).dropDestination(for: DraggedNumber.self, isEnabled: p.flag(0, m)) { items, _ in
          m.numberBinding(2).wrappedValue = items.count
        }
      }
    }
    if rule(
      ".dropConfiguration { _ in DropConfiguration(operation: #flag ? .move : .copy) }.dropPreviewsFormation(.stack)",
      weight: 0.2)
    {
      make { m in
        a(m).dropConfiguration { _ in DropConfiguration(operation: p.flag(0, m) ? .move : .copy) }
          .dropPreviewsFormation(.stack)
      }
    }
    if rule(".sectionIndexLabel(#flag ? #text : nil)", weight: 0.4) {
      make { m in a(m).sectionIndexLabel(p.flag(0, m) ? p.text(1, m) : nil) }
    }
    if rule(".listSectionIndexVisibility(#flag ? .hidden : .visible)", weight: 0.2) {
      make { m in a(m).listSectionIndexVisibility(p.flag(0, m) ? .hidden : .visible) }
    }
    if rule(".listSectionMargins(#edges, #length)", weight: 0.4) {
      make { m in a(m).listSectionMargins(p.edges(0, m), p.length(1, m)) }
    }
  }
}
