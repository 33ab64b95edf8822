import Foundation
public import HostTree

extension View {
  /// Connects the scroll views of this view with a position: writing it scrolls, and scrolling writes it.
  ///
  /// Within `withAnimation` the content moves by its animation. While the position is a view, this stays where it is
  /// when others are inserted before it; while it is an edge, the scroll view stays there.
  ///
  /// ```swift
  /// struct Messages: View {
  ///   @State private var position = ScrollPosition(edge: .bottom)
  ///   var body: some View {
  ///     ScrollView {
  ///       LazyVStack(spacing: 0) { ForEach(0..<100) { Text("Message \($0)").frame(height: 40) } }.scrollTargetLayout()
  ///     }
  ///     .scrollPosition($position)
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Messages())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// print(window.subviews[0].subviews[0].bounds.minY)
  /// // Prints "3520.0"
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position. Views are found among those that `scrollTargetLayout` or `scrollTarget` has marked
  ///     when a user scrolls; code can scroll to others as well.
  ///   - anchor: The point of a view to align with the same point of the scroll view, and at which the view is that
  ///     counts after a user has scrolled; nil for as little scrolling as needed, and the first view that is visible.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(position: position, anchor: anchor?.sound("The anchor of a scroll position")))
  }

  /// Connects the scroll views of this view with the identity of a view: writing it scrolls there, and scrolling writes
  /// the identity of the view that is shown.
  ///
  /// - Parameters:
  ///   - id: The identity: of an element of a `ForEach`, or one set by `id(_:)`. Nil leaves the content where it is.
  ///   - anchor: As in `scrollPosition(_:anchor:)`.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor?.sound("The anchor of a scroll position")))
  }
}

struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @Kept private var link = ScrollPositionLink()

  nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = link.take(
      position.wrappedValue.place, request: position.wrappedValue.request, anchor,
      write: { [position] target in
        let now = position.wrappedValue
        let new = now.scrolledByUser(to: target?.ids.first { now.tells(of: $0) })
        if new != now { position.wrappedValue = new }
      })
    content.modifier(ScrollSettingWriter(.link(link), of: link))
  }
}

struct ScrolledIDModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @Kept private var link = ScrollPositionLink()

  nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

extension ScrolledIDModifier: ViewModifier {
  func body(content: Content) -> some View {
    let place = id.wrappedValue.map {
      ScrollPosition.Place.id(AnyHashable(unwrapping: AnyHashable($0)), anchor: nil)
    }
    let _ = link.take(
      place ?? .automatic, request: 0, anchor,
      write: { [id] target in
        guard let new = target?.id(as: ID.self), new != id.wrappedValue else { return }
        id.wrappedValue = new
      })
    content.modifier(ScrollSettingWriter(.link(link), of: link))
  }
}

/// Scrolls to a position that is written, and writes the position that a user has scrolled to.
final class ScrollPositionLink: ScrollLink {
  private var place = ScrollPosition.Place.automatic
  private var request = 0
  private var anchor: UnitPoint?
  private var write: ((IdentifiedScrollTarget?) -> Void)?
  /// Whether a user has scrolled since the geometry was reported last.
  private var isScrolledByUser = false
  /// The view that stays where it is, and where its rectangle was when the geometry was reported last.
  private var held: (id: AnyHashable, rect: CGRect)?
  private var size = CGSize.zero

  /// Takes the newest value, and scrolls there if it asks for another position.
  func take(
    _ place: ScrollPosition.Place, request: Int, _ anchor: UnitPoint?,
    write: @escaping (IdentifiedScrollTarget?) -> Void
  ) {
    self.write = write
    self.anchor = anchor
    guard place != self.place || request != self.request else { return }
    self.place = place
    self.request = request
    if case .user = place { return }
    // A position that the link has written itself asks for nothing.
    if case .id(let id, _) = place, held?.id == id { return }
    held = nil
    guard let graph = ReaderNode.current?.graph else { return }
    let animation = graph.transaction.effectiveAnimation
    graph.owner.enqueueEffect(.normal) { [weak self] in
      guard let self else { return }
      for coordinator in coordinators { show(in: coordinator, animation) }
    }
  }

  private func show(in coordinator: ScrollCoordinator, _ animation: Animation?) {
    guard let host = coordinator.host else { return }
    isScrolledByUser = false
    switch place {
    case .automatic, .user: return
    case .id(let id, let own):
      let start = host.contentOffset
      guard coordinator.scroll(to: id, anchor: own ?? anchor) else { return }
      let end = host.contentOffset
      guard let animation, end != start else { return }
      host.setContentOffset(start, animated: false)
      host.move(to: end, by: animation)
    case .edge(let edge): move(host, to: host.offset(at: edge), animation)
    case .point(let x, let y):
      let insets = host.adjustedContentInset
      let offset = CGPoint(
        x: x.map { $0.sound(else: 0, "A place to scroll to") - insets.leading } ?? host.contentOffset.x,
        y: y.map { $0.sound(else: 0, "A place to scroll to") - insets.top } ?? host.contentOffset.y)
      move(host, to: offset, animation)
    }
  }

  private func move(_ host: HostScrollView, to offset: CGPoint, _ animation: Animation?) {
    guard let animation else { return host.setContentOffset(host.limited(offset), animated: false) }
    host.move(to: offset, by: animation)
  }

  // MARK: What the scroll view does

  override var followsGeometry: Bool { true }

  override func userDidScroll(in coordinator: ScrollCoordinator) { isScrolledByUser = true }

  override func geometryDidChange(in coordinator: ScrollCoordinator) {
    guard let host = coordinator.host else { return }
    let formerSize = size
    size = host.contentSize
    if isScrolledByUser {
      isScrolledByUser = false
      let targets = coordinator.targets()
      let target = shownTarget(of: targets, in: host)
      held = nil
      write?(target)
      if let id = target?.ids.first { held = target.map { (id, $0.rect) } }
      return
    }
    guard host.activity == .idle else { return }
    switch place {
    case .edge(let edge) where formerSize != size: move(host, to: host.offset(at: edge), nil)
    case .id(let id, _): keep(held?.id ?? id, in: coordinator, host)
    case .user: if let id = held?.id { keep(id, in: coordinator, host) }
    default: break
    }
  }

  /// Moves the content by as much as the view that was scrolled to has been moved by others.
  private func keep(_ id: AnyHashable, in coordinator: ScrollCoordinator, _ host: HostScrollView) {
    guard let target = coordinator.targets().first(where: { $0.ids.contains(id) }) else { return held = nil }
    defer { held = (id, target.rect) }
    guard let held, held.id == id else { return }
    let way = CGPoint(x: target.rect.minX - held.rect.minX, y: target.rect.minY - held.rect.minY)
    // A lazy container has moved the content itself.
    guard way != .zero, !host.movesContentItself else { return }
    let offset = CGPoint(
      x: host.contentOffset.x + (host.isScrolled(along: .horizontal) ? way.x : 0),
      y: host.contentOffset.y + (host.isScrolled(along: .vertical) ? way.y : 0))
    host.setContentOffset(host.limited(offset), animated: false)
  }

  /// The target that is shown where the anchor wants it.
  private func shownTarget(
    of targets: [IdentifiedScrollTarget], in host: HostScrollView
  ) -> IdentifiedScrollTarget? {
    let visible = host.visibleContentRect
    guard let anchor else {
      let isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let along = host.axes.contains(.vertical) || host.axes.isEmpty ? Axis.vertical : .horizontal
      return targets.first {
        along == .vertical
          ? $0.rect.maxY > visible.minY + 0.5
          : isRightToLeft ? $0.rect.minX < visible.maxX - 0.5 : $0.rect.maxX > visible.minX + 0.5
      }
    }
    func distance(_ rect: CGRect) -> CGFloat {
      let x = rect.minX + rect.width * anchor.x - visible.minX - visible.width * anchor.x
      let y = rect.minY + rect.height * anchor.y - visible.minY - visible.height * anchor.y
      return x * x + y * y
    }
    return targets.min { distance($0.rect) < distance($1.rect) }
  }
}

extension HostScrollView {
  /// The offset at an edge of the content.
  fileprivate func offset(at edge: Edge) -> CGPoint {
    let far: CGFloat = 1e12
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var offset = contentOffset
    switch edge {
    case .top: offset.y = -far
    case .bottom: offset.y = far
    case .leading: offset.x = isRightToLeft ? far : -far
    case .trailing: offset.x = isRightToLeft ? -far : far
    }
    return limited(offset)
  }

  /// Scrolls to an offset by an animation.
  fileprivate func move(to offset: CGPoint, by animation: Animation) {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    move(to: offset) { time in animation.animate(value: 1, time: time, context: &context) }
  }
}
