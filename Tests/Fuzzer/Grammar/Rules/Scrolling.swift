import Foundation
import HostTree
import ViewKernel

extension Rules {
  func scrolling() {
    lazyContentAtIdealSize()
    if rule(".contentMargins(#edges, #length, for: .scrollContent)", weight: 0.6) {
      make { m in a(m).contentMargins(p.edges(0, m), p.length(1, m), for: .scrollContent) }
    }
    if rule(".safeAreaPadding(#edges, #length)", weight: 0.6) {
      make { m in a(m).safeAreaPadding(p.edges(0, m), p.length(1, m)) }
    }
    if rule(".scrollClipDisabled(#flag)", weight: 0.2) { make { m in a(m).scrollClipDisabled(p.flag(0, m)) } }
    if rule(".scrollBounceBehavior(#flag ? .always : .basedOnSize)", weight: 0.2) {
      make { m in a(m).scrollBounceBehavior(p.flag(0, m) ? .always : .basedOnSize) }
    }
    if rule(".defaultScrollAnchor(#unitPoint)", weight: 0.4) {
      make { m in a(m).defaultScrollAnchor(p.unitPoint(0, m)) }
    }
    if rule(".scrollIndicatorsFlash(trigger: #n)", weight: 0.2) {
      make { m in a(m).scrollIndicatorsFlash(trigger: p.n(0, m)) }
    }
    if rule(".containerRelativeFrame(#axes)", weight: 0.5) { make { m in a(m).containerRelativeFrame(p.axes(0)) } }
    if rule(".containerRelativeFrame(.horizontal, count: max(1, #n), spacing: #length)", weight: 0.5) {
      make { m in a(m).containerRelativeFrame(.horizontal, count: max(1, p.n(0, m)), spacing: p.length(1, m)) }
    }
    if rule(".scrollTargetLayout(isEnabled: #flag)", weight: 0.5) {
      make { m in a(m).scrollTargetLayout(isEnabled: p.flag(0, m)) }
    }
    if rule(".scrollTarget()", weight: 0.3) { make { m in a(m).scrollTarget() } }
    if rule(".scrollTargetBehavior(.viewAligned)", weight: 0.5) {
      make { m in a(m).scrollTargetBehavior(.viewAligned) }
    }
    if rule(".scrollTargetBehavior(.paging)", weight: 0.3) { make { m in a(m).scrollTargetBehavior(.paging) } }
    if rule(".scrollPosition(id: #bindSelection)", weight: 0.5) {
      make { m in a(m).scrollPosition(id: m.selectionBinding) }
    }
    if rule(
      "Scrolled { #a }", .keepsState, names: "scrollPosition", "onScrollGeometryChange", "onScrollPhaseChange",
      "onScrollTargetVisibilityChange"
    ) {
      make { m in Scrolled(m: m, a: a) }
    }
    if rule(".visualEffect { content, proxy in content.offset(x: proxy.size.width / 4).opacity(#unit) }", weight: 0.5) {
      make { m in
        let opacity = min(p.unit(0, m), 1)
        return a(m).visualEffect { content, proxy in content.offset(x: proxy.size.width / 4).opacity(opacity) }
      }
    }
    if rule(
      ".visualEffect { content, proxy in content.offset(y: -proxy.frame(in: .scrollView).minY / 3) }", weight: 0.5)
    {
      make { m in
        a(m).visualEffect { content, proxy in content.offset(y: -proxy.frame(in: .scrollView).minY / 3) }
      }
    }
    if rule(
      ".scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : #scale).opacity($1.isIdentity ? 1 : 0.5) }", weight: 0.5)
    {
      make { m in
        let scale = p.scale(0, m)
        return a(m).scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : scale).opacity($1.isIdentity ? 1 : 0.5) }
      }
    }
    if rule(".scrollTransition(.animated) { $0.rotationEffect(.degrees($1.value * 20)) }", weight: 0.3) {
      make { m in a(m).scrollTransition(.animated) { $0.rotationEffect(.degrees($1.value * 20)) } }
    }
    if rule(".onScrollVisibilityChange { _ in }", weight: 0.3) { make { m in a(m).onScrollVisibilityChange { _ in } } }
  }

  /// Scroll views that are as long as their lazy content: by themselves, in rows, in layouts, beside others.
  private func lazyContentAtIdealSize() {
    if rule("ScrollView { LazyVStack { ForEach(#items) { item in #a } } }.fixedSize()", .bringsItem) {
      make { m in ScrollView { LazyVStack { ForEach(p.items(0, m)) { a(m.with($0)) } } }.fixedSize() }
    }
    if rule(
      "ScrollView(.horizontal) { LazyHStack { #a } }.fixedSize(horizontal: #flag, vertical: #flag)", weight: 0.5)
    {
      make { m in
        ScrollView(.horizontal) { LazyHStack { a(m) } }.fixedSize(horizontal: p.flag(0, m), vertical: p.flag(1, m))
      }
    }
    if rule("List { ScrollView { LazyVStack { #a } }; #b }", weight: 0.5) {
      make { m in
        List {
          ScrollView { LazyVStack { a(m) } }
          b(m)
        }
      }
    }
    if rule("Diagonal(step: #length)() { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { #a } } }") {
      make { m in
        Diagonal(step: p.length(0, m))() { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { a(m) } } }
      }
    }
    if rule("ScrollView { HStack { ScrollView { LazyVStack { #a } }; Spacer() } }", weight: 0.5) {
      make { m in
        ScrollView {
          HStack {
            ScrollView { LazyVStack { a(m) } }
            Spacer()
          }
        }
      }
    }
  }
}

/// Scrolls to where the model says, and shows what the scroll view tells.
struct Scrolled<A: View>: View {
  let m: Access
  let a: Term<A>
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var phase = ScrollPhase.idle
  @State private var isFar = false
  @State private var shown: [Int] = []

  var body: some View {
    VStack {
      Text("\(phase) \(isFar) \(shown.count)")
      ScrollView { VStack { a(m) }.scrollTargetLayout() }
        .scrollPosition($position)
        .onScrollPhaseChange { phase = $1 }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 20
        } action: {
          isFar = $1
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { shown = $0 }
        .onChange(of: m.number(0)) { withAnimation { position.scrollTo(y: CGFloat(m.number(0) * 30)) } }
    }
  }
}
