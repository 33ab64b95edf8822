import Foundation
import HostTree
import ViewKernel

extension Rules {
  func presentation() {
    if rule(".presentationBackground(#color)", weight: 0.3) { make { m in a(m).presentationBackground(p.color(0, m)) } }
    if rule(".presentationBackground { #b }", weight: 0.3) { make { m in a(m).presentationBackground { b(m) } } }
    if rule(".sheet(isPresented: #bindFlag) { #b }") {
      make { m in a(m).sheet(isPresented: p.bindFlag(0, m)) { b(m) } }
    }
    if rule(".fullScreenCover(isPresented: #bindFlag) { #b }") {
      make { m in a(m).fullScreenCover(isPresented: p.bindFlag(0, m)) { b(m) } }
    }
    if rule(".popover(isPresented: #bindFlag) { #b }", weight: 0.7) {
      make { m in a(m).popover(isPresented: p.bindFlag(0, m)) { b(m) } }
    }
    if rule(".alert(#text, isPresented: #bindFlag) { #b }") {
      make { m in a(m).alert(p.text(0, m), isPresented: p.bindFlag(1, m)) { b(m) } }
    }
    if rule(".sheet(item: $model.firstItem) { item in #b }", weight: 0.7, .bringsItem) {
      make { m in a(m).sheet(item: p.firstItem(m)) { b(m.with($0)) } }
    }
    if rule(".confirmationDialog(#text, isPresented: #bindFlag) { #b }", weight: 0.5) {
      make { m in a(m).confirmationDialog(p.text(0, m), isPresented: p.bindFlag(1, m)) { b(m) } }
    }
    if rule(".actionSheet(isPresented: #bindFlag) { ActionSheet(title: Text(#text)) }", weight: 0.2) {
      make { m in a(m).actionSheet(isPresented: p.bindFlag(0, m)) { ActionSheet(title: Text(p.text(1, m))) } }
    }
    if rule(".contextMenu { #b } preview: { #c }", weight: 0.3) {
      make { m in
        a(m).contextMenu {
          b(m)
        } preview: {
          c(m)
        }
      }
    }
    if rule(".contextMenu(forSelectionType: Int.self) { _ in Button(#text) { model.hue = 0 } }", weight: 0.3) {
      make { m in
        a(m).contextMenu(forSelectionType: Int.self) { _ in Button(p.text(0, m)) { m.hueBinding.wrappedValue = 0 } }
      }
    }
    if rule(".inspector(isPresented: #bindFlag) { #b }", weight: 0.6) {
      make { m in a(m).inspector(isPresented: p.bindFlag(0, m)) { b(m) } }
    }
    if rule(
      ".inspector(isPresented: #bindFlag) { #b.inspectorColumnWidth(min: 20, ideal: #length) }"
        + ".environment(\\.horizontalSizeClass, #flag ? .regular : .compact)", weight: 0.6)
    {
      make { m in
        a(m).inspector(isPresented: p.bindFlag(0, m)) { b(m).inspectorColumnWidth(min: 20, ideal: p.length(1, m)) }
          .environment(\.horizontalSizeClass, p.flag(2, m) ? .regular : .compact)
      }
    }
    if rule(".contextMenu { #b }", weight: 0.5) { make { m in a(m).contextMenu { b(m) } } }
    if rule(".presentationCompactAdaptation(#flag ? .popover : .fullScreenCover)", weight: 0.4) {
      make { m in a(m).presentationCompactAdaptation(p.flag(0, m) ? .popover : .fullScreenCover) }
    }
    if rule(".presentationDetents([.medium, .large])", weight: 0.3) {
      make { m in a(m).presentationDetents([.medium, .large]) }
    }
    if rule(".presentationDragIndicator(.visible)", weight: 0.2) {
      make { m in a(m).presentationDragIndicator(.visible) }
    }
    if rule(".presentationCornerRadius(#length)", weight: 0.2) {
      make { m in a(m).presentationCornerRadius(p.length(0, m)) }
    }
    if rule(".presentationBackgroundInteraction(.enabled)", weight: 0.2) {
      make { m in a(m).presentationBackgroundInteraction(.enabled) }
    }
    if rule(".interactiveDismissDisabled(#flag)", weight: 0.2) {
      make { m in a(m).interactiveDismissDisabled(p.flag(0, m)) }
    }
  }
}
