import Foundation
import HostTree

/// Connects a modifier with the scroll views of its content: it is notified of their scrolling, and can move them.
///
/// The modifier keeps it, and hands it down in the environment. Subclasses are one for each kind of modifier.
@MainActor
class ScrollLink: ScrollToken {
  private struct Reference {
    weak var coordinator: ScrollCoordinator?
  }

  private var references: [Reference] = []

  /// The coordinators of the scroll views, in the order in which these were made.
  final var coordinators: [ScrollCoordinator] { references.compactMap(\.coordinator) }

  /// Whether changes of the geometry matter.
  var followsGeometry: Bool { false }

  final func attach(_ coordinator: ScrollCoordinator) {
    references.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
    references.append(Reference(coordinator: coordinator))
    didAttach(coordinator)
  }

  final func detach(_ coordinator: ScrollCoordinator) {
    references.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
    didDetach(coordinator)
  }

  // MARK: For subclasses

  func didAttach(_ coordinator: ScrollCoordinator) {}
  func didDetach(_ coordinator: ScrollCoordinator) {}
  /// The offset, a size or an inset has changed. Called in the effects pass.
  func geometryDidChange(in coordinator: ScrollCoordinator) {}
  /// The content was scrolled by a user, who may go on.
  func userDidScroll(in coordinator: ScrollCoordinator) {}
  /// The scroll view does something else. Called in the effects pass.
  func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
  /// Chooses where the content comes to rest after a drag; returns whether it does.
  func chooseTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) -> Bool { false }
  /// The properties asked of the scroll view for the drag that begins; nil for nothing.
  func properties(_ context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties? { nil }
}

/// Applies the settings of the environment to one scroll view, and notifies links of its scrolling.
///
/// The host owns it. It is made for the first settings that are not the usual ones.
@MainActor
final class ScrollCoordinator {
  private(set) weak var host: HostScrollView?
  /// The node of the scroll view or list; nil after it is unmounted.
  private(set) weak var node: ViewNode?
  private var links: [ScrollLink] = []

  private init(_ host: HostScrollView, _ node: ViewNode) {
    self.host = host
    self.node = node
    host.addObserver(self)
  }

  /// Applies the settings in `environment` to the host of a scroll view's node.
  static func apply(_ environment: EnvironmentValues, to host: HostScrollView, of node: ViewNode) {
    let all = environment.scrollSettings
    let known = host.coordinator as? ScrollCoordinator
    if all.entries.isEmpty, known == nil { return }
    let coordinator = known ?? ScrollCoordinator(host, node)
    host.coordinator = coordinator
    coordinator.apply(node.ownScrollSettings(all), to: host)
  }

  /// The scroll view or list is unmounted: its host may be kept by others.
  static func dismantle(_ host: HostScrollView) {
    guard let coordinator = host.coordinator as? ScrollCoordinator else { return }
    host.coordinator = nil
    host.onGeometryChange = nil
    host.onActivityChange = nil
    host.removeObserver(coordinator)
    for link in coordinator.links { link.detach(coordinator) }
    coordinator.links = []
  }

  private func apply(_ settings: ScrollSettings, to host: HostScrollView) {
    var margins = settings.margins(ofContent: true)
    // The rows of a list are as wide as it is.
    if host.axes.isEmpty { (margins.leading, margins.trailing) = (0, 0) }
    host.contentMargins = margins
    host.scrollIndicatorInsets = settings.margins(ofContent: false)
    host.clipsToBounds = !settings.isClipDisabled
    host.alwaysBounceVertical = settings.alwaysBounces(.vertical)
    host.alwaysBounceHorizontal = settings.alwaysBounces(.horizontal)
    host.anchors = settings.anchors
    let former = links
    links = settings.links
    for link in former where !links.contains(link) { link.detach(self) }
    if links.contains(where: { $0.followsGeometry }) {
      host.onGeometryChange = { [weak self] _ in self?.geometryDidChange() }
    } else {
      host.onGeometryChange = nil
    }
    host.onActivityChange = { [weak self] host, former, velocity in self?.activityDidChange(host, former, velocity) }
    for link in links where !former.contains(link) { link.attach(self) }
  }

  private func geometryDidChange() {
    for link in links { link.geometryDidChange(in: self) }
  }

  private func activityDidChange(_ host: HostScrollView, _ former: ScrollActivity, _ velocity: CGPoint) {
    guard let root = host.window else { return }
    let (old, new) = (ScrollPhase(former), ScrollPhase(host.activity))
    let context = ScrollPhaseChangeContext(
      geometry: geometry, velocity: velocity == .zero ? nil : CGVector(dx: velocity.x, dy: velocity.y))
    for link in links {
      root.enqueueEffect(.normal, of: host) { link.phaseDidChange(old, new, context) }
    }
  }

  /// The geometry of the scroll view now.
  var geometry: ScrollGeometry {
    guard let metrics = host?.metrics else { return ScrollGeometry() }
    return ScrollGeometry(
      contentOffset: metrics.offset, contentSize: metrics.contentSize, contentInsets: metrics.insets,
      containerSize: metrics.size)
  }
}

extension ScrollCoordinator: HostScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: HostScrollView) {
    guard links.contains(where: { $0 is ScrollBehaviorLink }) else { return }
    let context = ScrollTargetBehaviorPropertiesContext(
      environment: node?.scope.values ?? EnvironmentValues(), axes: axes(of: scrollView))
    scrollView.decelerationRate = .normal
    for link in links {
      guard let properties = link.properties(context) else { continue }
      if properties.limitsScrolls { scrollView.decelerationRate = .fast }
      break
    }
  }

  private func axes(of scrollView: HostScrollView) -> Axis.Set {
    scrollView.axes.isEmpty ? .vertical : scrollView.axes
  }

  func scrollViewDidScroll(_ scrollView: HostScrollView) {
    guard scrollView.activity == .dragging || scrollView.activity == .decelerating else { return }
    for link in links { link.userDidScroll(in: self) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: HostScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    let visible = scrollView.visibleContentRect
    func rect(at offset: CGPoint) -> CGRect {
      visible.offsetBy(dx: offset.x - scrollView.contentOffset.x, dy: offset.y - scrollView.contentOffset.y)
    }
    var target = ScrollTarget(rect: rect(at: targetContentOffset), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: rect(at: scrollView.offsetBeforeDrag), anchor: nil),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: scrollView.contentSize,
      containerSize: visible.size,
      axes: axes(of: scrollView),
      environment: node?.scope.values ?? EnvironmentValues(),
      scrollView: scrollView)
    guard links.contains(where: { $0.chooseTarget(&target, context: context) }) else { return }
    if let anchor = target.anchor {
      targetContentOffset = scrollView.offset(showing: target.rect, at: anchor)
    } else {
      targetContentOffset = CGPoint(
        x: scrollView.contentOffset.x + target.rect.minX - visible.minX,
        y: scrollView.contentOffset.y + target.rect.minY - visible.minY)
    }
  }
}
