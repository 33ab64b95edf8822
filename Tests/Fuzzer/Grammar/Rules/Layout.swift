import Foundation
import HostTree
import ViewKernel

extension Rules {
  func layout() {
    if rule(".padding(#edges, #length)", weight: 2) { make { m in a(m).padding(p.edges(0, m), p.length(1, m)) } }
    if rule(".scenePadding(#edges)", weight: 0.2) { make { m in a(m).scenePadding(p.edges(0, m)) } }
    if rule(".containerBackground(#color, for: .navigation)", weight: 0.2) {
      make { m in a(m).containerBackground(p.color(0, m), for: .navigation) }
    }
    if rule(".padding()") { make { m in a(m).padding() } }
    if rule(".frame(width: #length, height: #length)", weight: 1.5) {
      make { m in a(m).frame(width: p.length(0, m), height: p.length(1, m)) }
    }
    if rule(".frame(maxWidth: .infinity, alignment: #alignment)", weight: 1.5) {
      make { m in a(m).frame(maxWidth: .infinity, alignment: p.alignment(0, m)) }
    }
    if rule(".frame(minWidth: #length, maxHeight: 200)") {
      make { m in a(m).frame(minWidth: p.length(0, m), maxHeight: 200) }
    }
    if rule(".fixedSize()") { make { m in a(m).fixedSize() } }
    if rule(".fixedSize(horizontal: #flag, vertical: #flag)", weight: 0.5) {
      make { m in a(m).fixedSize(horizontal: p.flag(0, m), vertical: p.flag(1, m)) }
    }
    if rule(".offset(x: #length, y: #length)") { make { m in a(m).offset(x: p.length(0, m), y: p.length(1, m)) } }
    if rule(".position(#point)", weight: 0.5) { make { m in a(m).position(p.point(0, m)) } }
    if rule(".aspectRatio(#scale, contentMode: .fit)") {
      make { m in a(m).aspectRatio(p.scale(0, m), contentMode: .fit) }
    }
    if rule(".scaledToFill()", weight: 0.3) { make { m in a(m).scaledToFill() } }
    if rule(".scaledToFit()", weight: 0.3) { make { m in a(m).scaledToFit() } }
    if rule(".layoutPriority(#unit)") { make { m in a(m).layoutPriority(p.unit(0, m)) } }
    if rule(".alignmentGuide(.leading) { _ in #length }") {
      make { m in a(m).alignmentGuide(.leading) { _ in p.length(0, m) } }
    }
    if rule(".alignmentGuide(.top) { $0.height / 2 + #length }", weight: 0.7) {
      make { m in a(m).alignmentGuide(.top) { $0.height / 2 + p.length(0, m) } }
    }
    if rule(".zIndex(#unit)") { make { m in a(m).zIndex(p.unit(0, m)) } }
    if rule(".safeAreaInset(edge: .bottom) { #b }") { make { m in a(m).safeAreaInset(edge: .bottom) { b(m) } } }
    if rule(".ignoresSafeArea()", weight: 0.5) { make { m in a(m).ignoresSafeArea() } }
    if rule(".hidden()", weight: 0.3) { make { m in a(m).hidden() } }
    if rule(".gridCellColumns(max(1, #n))", weight: 0.5) { make { m in a(m).gridCellColumns(max(1, p.n(0, m))) } }
    if rule(".gridColumnAlignment(#horizontal)", weight: 0.3) {
      make { m in a(m).gridColumnAlignment(p.horizontal(0, m)) }
    }
    if rule(".gridCellUnsizedAxes(#axes)", weight: 0.2) { make { m in a(m).gridCellUnsizedAxes(p.axes(0)) } }
    if rule(".gridCellAnchor(#unitPoint)", weight: 0.2) { make { m in a(m).gridCellAnchor(p.unitPoint(0, m)) } }
    if rule(".edgesIgnoringSafeArea(#edges)", weight: 0.2) { make { m in a(m).edgesIgnoringSafeArea(p.edges(0, m)) } }
    if rule(".layoutValue(key: Share.self, value: #n)", weight: 0.3) {
      make { m in a(m).layoutValue(key: Share.self, value: p.n(0, m)) }
    }
    if rule(".scrollDisabled(#flag)", weight: 0.3) { make { m in a(m).scrollDisabled(p.flag(0, m)) } }
    if rule(".scrollIndicators(#flag ? .hidden : .visible)", weight: 0.3) {
      make { m in a(m).scrollIndicators(p.flag(0, m) ? .hidden : .visible) }
    }
    if rule(".flipsForRightToLeftLayoutDirection(#flag)", weight: 0.3) {
      make { m in a(m).flipsForRightToLeftLayoutDirection(p.flag(0, m)) }
    }
    if rule(".contentShape(Circle())", weight: 0.3) { make { m in a(m).contentShape(Circle()) } }
    if rule(".containerShape(RoundedRectangle(cornerRadius: #length))", weight: 0.3) {
      make { m in a(m).containerShape(RoundedRectangle(cornerRadius: p.length(0, m))) }
    }
  }
}

/// What views tell a layout of a program's own.
struct Share: LayoutValueKey { static let defaultValue = 1 }
