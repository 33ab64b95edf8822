import Foundation
import HostTree
import ViewKernel

extension Rules {
  func stacks() {
    if rule("VStack { #a }", weight: 4) { make { m in VStack { a(m) } } }
    if rule("VStack(alignment: #horizontal, spacing: #length) { #a }", weight: 2) {
      make { m in VStack(alignment: p.horizontal(0, m), spacing: p.length(1, m)) { a(m) } }
    }
    if rule("HStack { #a }", weight: 3) { make { m in HStack { a(m) } } }
    if rule("HStack(alignment: #vertical, spacing: #length) { #a }") {
      make { m in HStack(alignment: p.vertical(0, m), spacing: p.length(1, m)) { a(m) } }
    }
    if rule("ZStack(alignment: #alignment) { #a }", weight: 2) {
      make { m in ZStack(alignment: p.alignment(0, m)) { a(m) } }
    }
    if rule("Spacer()") { make { _ in Spacer() } }
    if rule("Spacer(minLength: #length)", weight: 0.5) { make { m in Spacer(minLength: p.length(0, m)) } }
    if rule("Divider()", weight: 0.5) { make { _ in Divider() } }
    // What users drag would be nowhere in the model.
    if rule("HSplitView { #a; #b }.allowsHitTesting(false)", weight: 0.5, names: "HSplitView") {
      make { m in
        HSplitView {
          a(m)
          b(m)
        }
        .allowsHitTesting(false)
      }
    }
    if rule("VSplitView { #a }.allowsHitTesting(false)", weight: 0.3, names: "VSplitView") {
      make { m in VSplitView { a(m) }.allowsHitTesting(false) }
    }
    if rule("ViewThatFits { #a }") { make { m in ViewThatFits { a(m) } } }
    if rule("ViewThatFits(in: #axes) { #a }", weight: 0.5) { make { m in ViewThatFits(in: p.axes(0)) { a(m) } } }
    if rule("Grid(alignment: #alignment, horizontalSpacing: #length) { #a }") {
      make { m in Grid(alignment: p.alignment(0, m), horizontalSpacing: p.length(1, m)) { a(m) } }
    }
    if rule("GridRow { #a }") { make { m in GridRow { a(m) } } }
    if rule("Grid { GridRow { #a }; GridRow(alignment: #vertical) { #b } }") {
      make { m in
        Grid {
          GridRow { a(m) }
          GridRow(alignment: p.vertical(0, m)) { b(m) }
        }
      }
    }
    if rule("AnyLayout(#flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))() { #a }") {
      make { m in
        let layout = p.flag(0, m) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { a(m) }
      }
    }
    if rule("Diagonal(step: #length)() { #a }", names: "Layout") {
      make { m in Diagonal(step: p.length(0, m))() { a(m) } }
    }
    if rule("GeometryReader { proxy in #a }") {
      make { m in
        GeometryReader { proxy in
          let _ = proxy.size
          a(m)
        }
      }
    }
    if rule("GeometryReader { Text(\"\\($0.size.width) \\($0.frame(in: .global).minY)\") }") {
      make { _ in GeometryReader { Text("\($0.size.width) \($0.frame(in: .global).minY)") } }
    }
    if rule("ScrollView(#axes) { #a }", weight: 2) { make { m in ScrollView(p.axes(0)) { a(m) } } }
    if rule("ScrollViewReader { _ in #a }") { make { m in ScrollViewReader { _ in a(m) } } }
    if rule("GridLayout()() { #a }", weight: 0.3) { make { m in GridLayout() { a(m) } } }
    if rule("ZStackLayout(alignment: #alignment)() { #a }", weight: 0.3) {
      make { m in ZStackLayout(alignment: p.alignment(0, m))() { a(m) } }
    }
  }
}

/// A layout of a program's own: each view further to the right and below.
struct Diagonal: Layout {
  var step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let shift = step * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: (sizes.map(\.width).max() ?? 0) + shift, height: (sizes.map(\.height).max() ?? 0) + shift)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY + step * CGFloat(index)),
        anchor: .topLeading,
        proposal: .unspecified)
    }
  }
}
