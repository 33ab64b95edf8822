import Foundation

extension HostPresentationController {
  /// Begins to show the presented view on its way into the window; called before the presenter's view is removed.
  final func beginToShow() {
    guard let containerView, let presentedView, containerView.window?.showsTransitions == true else { return }
    let duration = HostStackTransition.duration
    dimmingView.begin(HostViewTransition(.dissolve, duration: duration))
    presentedView.begin(HostViewTransition(motion(of: presentedView), duration: duration))
    if shouldRemovePresentersView, let presenter = presentingViewController?.viewIfLoaded, presenter.window != nil {
      let former = HostViewTransition.Former(presenter, in: nil, .stay)
      containerView.begin(HostViewTransition(.stay, from: [former], duration: duration))
    }
  }

  /// Begins to show presentations on their way out of a window, which they are about to leave.
  ///
  /// - Parameter presentations: From back to front.
  static func beginToHide(_ presentations: [HostPresentationController], in window: HostWindow) {
    guard HostView.areAnimationsEnabled, window.showsTransitions else { return }
    var formers: [HostViewTransition.Former] = []
    for presentation in presentations {
      guard let container = presentation.containerView, container.window != nil, let view = presentation.presentedView
      else { continue }
      for subview in container.subviews {
        let motion = subview === view ? presentation.motion(of: view) : .dissolve
        formers.append(HostViewTransition.Former(subview, in: nil, motion))
      }
    }
    guard !formers.isEmpty else { return }
    let transition = HostViewTransition(
      .stay, from: formers, inFront: true, duration: HostStackTransition.duration)
    transition.endsBackdrop = presentations.contains(where: \.isLargeSheet)
    window.begin(transition)
  }

  /// How the presented view comes and goes.
  private func motion(of view: HostView) -> HostViewTransition.Motion {
    let presented = presentedViewController
    if let presenter = presentingViewController, let source = presented.zoomSource(in: presenter) {
      return .zoom(source)
    }
    switch presented.preferredTransition?.kind {
    case .crossDissolve: return .dissolve
    case .coverVertical, .zoom, nil: break
    }
    return standardMotion(of: view)
  }

  /// From below the lower edge of the window.
  final func fromBelow(_ view: HostView) -> HostViewTransition.Motion {
    let room = containerView?.bounds.height ?? 0
    return .slide(CGVector(dx: 0, dy: max(room - frameOfPresentedViewInContainerView.minY, 0)))
  }
}
