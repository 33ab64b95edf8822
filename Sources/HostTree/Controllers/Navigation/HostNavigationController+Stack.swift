import Foundation

extension HostNavigationController {
  /// Replaces the stack: all changes of it come here.
  final func setStack(_ new: [HostViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = []
    let new = new.filter { seen.insert(ObjectIdentifier($0)).inserted }
    guard !new.elementsEqual(stack, by: ===) else { return }
    let gone = stack.filter { !seen.contains(ObjectIdentifier($0)) }
    for controller in new where controller.parent !== self { addChild(controller) }
    let former = Set(stack.map { ObjectIdentifier($0) })
    let come = new.filter { !former.contains(ObjectIdentifier($0)) && $0.parent === self }
    // A controller that could not become a child (it contains this one) was reported, and is left out.
    let transition = animated ? transition(to: new.filter { $0.parent === self }) : nil
    stack = new.filter { $0.parent === self }
    for controller in gone { controller.willMove(toParent: nil) }
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    arrange()
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
    transition?.begin()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if !gone.isEmpty { onRemoval?(gone) }
  }

  /// Draws what another top controller makes way for; nil if it is the same one, or another root.
  private func transition(to new: [HostViewController]) -> NavigationTransition? {
    guard let next = new.last, let top = stack.last, new.count > 1 || stack.contains(where: { $0 === next }) else {
      return nil
    }
    return NavigationTransition(in: self, from: top, to: next, isBack: stack.contains { $0 === next })
  }

  /// Updates the subviews: the view of the top controller and the visible bars.
  final func arrange() {
    guard let container = viewIfLoaded else { return }
    toolbar.items = topViewController?.toolbarItems
    var views: [HostView] = []
    if let topViewController { views.append(topViewController.view) }
    if !isNavigationBarHidden { views.append(navigationBar) }
    if !isToolbarHidden { views.append(toolbar) }
    container.show(views)
  }

  /// Places the content between the bars.
  final func layOutContent(in container: HostView) {
    var content = container.bounds
    navigationBar.isInSheet = container.isAtTopOfSheet
    if !isNavigationBarHidden {
      content.origin.y -= container.statusBarOverlap
      content.size.height += container.statusBarOverlap
      let height = min(navigationBar.height, content.height)
      navigationBar.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: height)
      content.origin.y += height
      content.size.height -= height
    }
    if !isToolbarHidden {
      let height = min(HostToolbar.standardHeight, content.height)
      content.size.height -= height
      toolbar.frame = CGRect(x: content.minX, y: content.maxY, width: content.width, height: height)
    }
    topViewController?.viewIfLoaded?.frame = content
    // The bars are safe area insets of the content, which may extend below them.
    container.additionalSafeAreaInsets = EdgeInsets(
      top: max(content.minY - container.bounds.minY, 0), leading: 0, bottom: container.bounds.maxY - content.maxY,
      trailing: 0)
  }
}

/// The view of a container controller, which lays out its subviews in a closure.
///
/// It takes the whole proposal.
final class HostLayoutContainerView: HostView {
  private let layOut: @MainActor (HostView) -> Void
  /// Called after the traits may have changed: by themselves, or with the window.
  var onTraitChange: (@MainActor () -> Void)?

  init(layOut: @escaping @MainActor (HostView) -> Void) {
    self.layOut = layOut
    super.init(frame: .zero)
  }

  override func layoutSubviews() { layOut(self) }

  override func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) { onTraitChange?() }

  override func didMoveToWindow() { if window != nil { onTraitChange?() } }

  /// False: only its subviews receive touches.
  override var takesHitsItself: Bool { false }
}

extension HostView {
  /// Replaces the subviews, adding the new ones before removing the old, as when one screen slides over another.
  final func show(_ views: [HostView]) {
    setSubviews(views.filter { $0.superview !== self } + subviews)
    setSubviews(views)
    setNeedsLayout()
  }
}
