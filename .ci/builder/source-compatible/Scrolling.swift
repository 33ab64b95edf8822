// Scrolling, and what follows it, as code for SwiftUI writes it: every overload here must go on compiling, in Swift 5
// and in Swift 6 mode.
import UIKitCompatibility
import ViewKernel

struct S1: View {
  @State private var width: CGFloat = 0
  @State private var isVisible = false
  var body: some View {
    VStack {
      Text("a").onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newValue in
        width = newValue
      }
      Text("b").onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { old, new in width = new.width - old.width }
      Text("c").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2, y: 3).opacity(0.5) }
      Text("d").visualEffect { content, geometryProxy in
        let frame = geometryProxy.frame(in: .scrollView(axis: .vertical))
        let distance = min(0, frame.minY)
        return
          content
          .scaleEffect(1 + distance / 700)
          .offset(y: -distance / 1.25)
          .brightness(-distance / 400)
          .blur(radius: -distance / 50)
      }
      Text("e").visualEffect { content, proxy in
        content.hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10)).grayscale(0.1).saturation(2).contrast(1)
          .rotationEffect(.degrees(30), anchor: .top).scaleEffect(x: 1, y: 2, anchor: .bottom).scaleEffect(CGSize(width: 1, height: 2))
          .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
          .transformEffect(CGAffineTransform(translationX: 1, y: 2)).transformEffect(ProjectionTransform()).offset(CGSize.zero)
      }
      GeometryReader { proxy in
        let inScroll = proxy.frame(in: .scrollView)
        let named = proxy.frame(in: .named("stack"))
        let local = proxy.frame(in: .local)
        let visible = proxy.bounds(of: .scrollView(axis: .horizontal))
        Color.red.frame(height: inScroll.minY + named.minY + local.minY + (visible?.minY ?? 0))
      }
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .scrollView).onChanged { _ in })
      .gesture(DragGesture(coordinateSpace: .named("stack")).onChanged { _ in })
      .onTapGesture(count: 1, coordinateSpace: .scrollView) { location in width = location.x }
      .onTapGesture(coordinateSpace: .local) { location in width = location.x }
    }
    .coordinateSpace(.named("stack"))
  }

  nonisolated func space() -> some CoordinateSpaceProtocol { .named("a") }
  static let global: GlobalCoordinateSpace = .global
  static let scroll: NamedCoordinateSpace = .scrollView
}

struct S2: View {
  @State private var isClipped = true
  @State private var count = 0
  var body: some View {
    VStack {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 10) {
          ForEach(0..<10, id: \.self) { _ in
            Rectangle().containerRelativeFrame(.horizontal)
            Rectangle().containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
            Rectangle().aspectRatio(3 / 2, contentMode: .fit).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
            Rectangle().containerRelativeFrame(.horizontal, count: 2, spacing: 10, alignment: .leading)
            Rectangle().containerRelativeFrame(.horizontal, alignment: .center) { length, axis in
              axis == .vertical ? length / 3 : length / 2
            }
            Rectangle().containerRelativeFrame(.vertical) { size, _ in size * 0.8 }
          }
        }
      }
      .safeAreaPadding(.horizontal, 20)
      .safeAreaPadding()
      .safeAreaPadding(.top)
      .safeAreaPadding(12)
      .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .contentMargins(16)
      .contentMargins(.vertical, 16)
      .contentMargins(.horizontal, nil)
      .contentMargins(20, for: .scrollContent)
      .contentMargins(.bottom, 20, for: .scrollIndicators)
      .contentMargins(.all, EdgeInsets(), for: .automatic)
      .scrollClipDisabled()
      .scrollClipDisabled(isClipped)
      .scrollBounceBehavior(.basedOnSize)
      .scrollBounceBehavior(.always, axes: .horizontal)
      .scrollBounceBehavior(.automatic, axes: [.horizontal, .vertical])
      .defaultScrollAnchor(.bottom)
      .defaultScrollAnchor(nil)
      .defaultScrollAnchor(.center, for: .alignment)
      .defaultScrollAnchor(.top, for: .initialOffset)
      .defaultScrollAnchor(.bottomTrailing, for: .sizeChanges)
      .scrollIndicators(.hidden)
      .scrollIndicators(.never, axes: .vertical)
      .scrollIndicatorsFlash(trigger: count)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollDisabled(count > 3)
    }
  }
}

struct EveryTenth: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.velocity.dy > 0, context.axes.contains(.vertical) {
      target.rect.origin.y = (target.rect.origin.y / (context.containerSize.height / 10)).rounded() * 10
    } else if context.originalTarget.rect.minY < context.contentSize.height, context.horizontalSizeClass == .compact {
      target.anchor = .top
    }
  }
}

extension ScrollTargetBehavior where Self == EveryTenth {
  static var everyTenth: EveryTenth { .init() }
}

struct S3: View {
  struct Item: Identifiable {
    let id: Int
  }
  let items = (0..<20).map { Item(id: $0) }
  @State private var scrolledID: Item.ID?
  @State private var position = ScrollPosition(idType: Item.ID.self)
  @State private var other = ScrollPosition(edge: .bottom)
  @State private var third: ScrollPosition = .init(idType: Int.self, y: 20)

  var body: some View {
    VStack {
      ScrollView {
        Text("Header").scrollTarget()
        LazyVStack {
          ForEach(items) { item in Text("\(item.id)") }
        }
        .scrollTargetLayout()
        .scrollTargetLayout(isEnabled: items.isEmpty)
      }
      .scrollPosition(id: $scrolledID)
      .scrollPosition(id: $scrolledID, anchor: .center)
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne))
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(.everyTenth)
      .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
      ScrollView { LazyVStack { ForEach(items) { Text("\($0.id)") } }.scrollTargetLayout() }
        .scrollPosition($position)
        .scrollPosition($other, anchor: .bottom)
        .onChange(of: position) { _, new in scrolledID = new.viewID(type: Int.self) }
      Button("Scroll") {
        withAnimation { position.scrollTo(id: 7, anchor: .top) }
        position.scrollTo(id: items[3].id)
        position.scrollTo(edge: .bottom)
        other.scrollTo(x: 1, y: 2)
        other.scrollTo(x: 1)
        other.scrollTo(y: 2)
        other.scrollTo(point: CGPoint(x: 1, y: 2))
        scrolledID = items.first?.id
      }
      Text("\(position.isPositionedByUser) \(String(describing: position.edge)) \(position.point?.x ?? position.x ?? position.y ?? 0)")
      Text(position.viewID == nil ? "none" : "\(position.viewID as? Int ?? 0)")
    }
  }
}

struct S4: View {
  @State private var isAtTop = true
  @State private var phase = ScrollPhase.idle
  @State private var ids: [Int] = []
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<10) { index in
          Color.red
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.75).blur(radius: phase.isIdentity ? 0 : 10)
            }
            .scrollTransition(.animated, axis: .horizontal) { content, phase in content.offset(y: phase.isIdentity ? 0 : 100) }
            .scrollTransition(.animated(.bouncy).threshold(.visible(0.3))) { $0.opacity(1 - abs($1.value)) }
            .scrollTransition(.interactive(timingCurve: .easeIn).threshold(.centered)) { content, phase in
              content.rotation3DEffect(.degrees(phase.value * -30), axis: (x: 0, y: 1, z: 0))
            }
            .scrollTransition(.interactive.animation(.smooth)) { content, phase in content.hueRotation(.degrees(45 * phase.value)) }
            .scrollTransition(
              topLeading: .interactive, bottomTrailing: .identity, axis: .vertical,
              transition: { content, phase in content.opacity(phase == .topLeading ? 0.3 : 1) }
            )
            .scrollTransition(.interactive.threshold(.visible.inset(by: 20).interpolated(towards: .hidden, amount: 0.5))) {
              content, phase in content
            }
            .onScrollVisibilityChange { isVisible in isAtTop = isVisible }
            .onScrollVisibilityChange(threshold: 0.2) { _ in }
        }
      }
      .scrollTargetLayout()
    }
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y < geometry.contentInsets.top
    } action: { wasAtTop, isAtTop in
      self.isAtTop = isAtTop
    }
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentSize.height - $0.containerSize.height }) { _, _ in }
    .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { old, new in
      isAtTop = old.visibleRect.minY < new.visibleRect.minY && new.bounds.minY < 0
    }
    .onScrollPhaseChange { oldPhase, newPhase in phase = newPhase }
    .onScrollPhaseChange { oldPhase, newPhase, context in
      if newPhase == .decelerating, newPhase.isScrolling, let velocity = context.velocity, velocity.dy > 10 {
        isAtTop = context.geometry.contentOffset.y < 3
      }
    }
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { ids = $0 }
    .onScrollTargetVisibilityChange(idType: Int.self) { ids in self.ids = ids }
  }
}
