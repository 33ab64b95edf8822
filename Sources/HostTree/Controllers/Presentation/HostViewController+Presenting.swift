// Presenting and dismissing: what `present(_:animated:completion:)` and `dismiss(animated:completion:)` of
// HostViewController.swift do. The relations of a presentation are stored in `HostPresentationProperties`, which a
// controller has only while it takes part in one.
//
// The relations between the controllers change at once. Everything else happens in the commit pass, after layout and
// after unrelated appearance transitions: a controller presented while its presenter appears, appears after it.

extension HostViewController {
  final func startPresenting(
    _ controller: HostViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    let presenter = outermost
    guard let window = presenter.presentationWindow else {
      return presenter.refuse(controller, "is in no window. Present when its view is on screen.")
    }
    if let place = controller.place(from: presenter) {
      return presenter.refuse(controller, "must not, since that one is \(place) already. Present one that is nowhere.")
    }
    if let other = presenter.ownPresentedViewController {
      return presenter.refuse(
        controller, "presents \(type(of: other)) already. Dismiss that one first, or present from it.")
    }
    presenter.makePresentation().presented = controller
    let properties = controller.makePresentation()
    let presentation = controller.managingPresentationController
    properties.presenting = presenter
    properties.isBeingPresented = true
    presentation.presentingViewController = presenter
    presentation.show(in: window)
    window.enqueueCommit { [weak window] in
      presenter.finishPresenting(controller, animated: animated)
      if let completion { window?.enqueueEffect(.completion, completion) }
    }
  }

  /// Why `presenter` can't present this controller: its current place, as part of a sentence; nil if it can.
  private func place(from presenter: HostViewController) -> String? {
    if self === presenter { return "itself" }
    if parent != nil { return "the child of another" }
    if presentation?.presenting != nil { return "presented" }
    if isBehind(presenter) { return "behind it" }
    return viewIfLoaded?.root?.storedRootViewController === self ? "the root of a window" : nil
  }

  /// Whether `other` is presented in front of this controller or of a descendant.
  final func isBehind(_ other: HostViewController) -> Bool {
    var front = other.outermost
    while let presenter = front.presentation?.presenting {
      if presenter.isInside(self) { return true }
      front = presenter.outermost
    }
    return false
  }

  private func refuse(_ controller: HostViewController, _ reason: String) {
    HostDiagnostics.report(
      "\(type(of: self)) can't present \(type(of: controller)): it \(reason) Nothing was changed.")
  }

  private func finishPresenting(_ controller: HostViewController, animated: Bool) {
    guard let properties = controller.presentation, properties.presenting === self, properties.isBeingPresented,
      let presentation = properties.controller
    else { return }
    let isHidden = presentation.shouldRemovePresentersView
    if animated { presentation.beginToShow() }
    if isHidden { beginAppearanceTransition(false, animated: animated) }
    if controller.belongsOnScreen { controller.beginAppearanceTransition(true, animated: animated) }
    if isHidden { presentation.removePresentersView() }
    controller.endAppearanceTransition()
    if isHidden { endAppearanceTransition() }
    properties.isBeingPresented = false
    presentation.presentationTransitionDidEnd(true)
  }

  final func startDismissing(animated: Bool, completion: (@MainActor () -> Void)?) {
    let outermost = outermost
    if outermost.ownPresentedViewController != nil {
      outermost.dismissPresented(animated: animated, completion: completion)
    } else if let presenter = outermost.presentation?.presenting, !outermost.isBeingDismissed {
      presenter.dismissPresented(animated: animated, completion: completion)
    }
  }

  /// Dismisses what this controller presents, with all that are presented on top; does nothing if it presents nothing.
  ///
  /// The completion is called in the effects pass; at once if the presentation is in no window.
  package final func dismissPresented(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let first = ownPresentedViewController else { return }
    var chain = [first]
    while let next = chain[chain.count - 1].ownPresentedViewController { chain.append(next) }
    for controller in chain.reversed() {
      controller.presentation?.isBeingDismissed = true
      controller.presentation?.controller?.dismissalTransitionWillBegin()
    }
    guard let window = first.presentation?.controller?.containerView?.window else {
      finishDismissing(chain, animated: animated)
      completion?()
      return
    }
    window.enqueueCommit { [self, weak window] in
      finishDismissing(chain, animated: animated)
      if let completion { window?.enqueueEffect(.completion, completion) }
    }
  }

  /// - Parameter chain: The controllers to dismiss, from back to front.
  private func finishDismissing(_ controllers: [HostViewController], animated: Bool) {
    // Controllers that went with a former root of the window meanwhile may be presented again.
    let chain = controllers.filter { $0.presentation?.isBeingDismissed == true }
    if chain.isEmpty { return }
    for controller in chain.reversed() { controller.beginAppearanceTransition(false, animated: animated) }
    chain[0].presentation?.controller?.restorePresentersView()
    if belongsOnScreen, presentation?.isBeingDismissed != true {
      beginAppearanceTransition(true, animated: animated)
      endAppearanceTransition()
    }
    let window = chain[0].presentation?.controller?.containerView?.window
    if animated, let window {
      HostPresentationController.beginToHide(chain.compactMap(\.presentation?.controller), in: window)
    }
    for controller in chain.reversed() { controller.presentation?.controller?.hide() }
    for controller in chain.reversed() {
      controller.endAppearanceTransition()
      controller.forgetPresenter()
      controller.presentation?.controller?.dismissalTransitionDidEnd(true)
      controller.presentation?.controller?.onDismissalEnd?(window)
    }
  }

  private func forgetPresenter() {
    guard let properties = presentation else { return }
    let presenter = properties.presenting
    properties.presenting = nil
    properties.isBeingPresented = false
    properties.isBeingDismissed = false
    guard let theirs = presenter?.presentation, theirs.presented === self else { return }
    theirs.presented = nil
    let waiting = theirs.waiting
    theirs.waiting = []
    for action in waiting { action() }
  }

  /// Removes this controller and all that it presents, because its presenter goes or its window gets another root.
  ///
  /// Its disappearance is noticed as for any controller whose view left the window.
  ///
  /// - Parameter presenterStays: Whether the presenter's view, if it was removed, returns to its place.
  final func leavePresenter(presenterStays: Bool = false) {
    presentation?.presented?.leavePresenter()
    let window = presentation?.controller?.containerView?.window
    if presenterStays { presentation?.controller?.restorePresentersView() }
    presentation?.controller?.hide()
    forgetPresenter()
    presentation?.controller?.onDismissalEnd?(window)
  }

  /// Runs `action` when the presenter of this controller presents nothing: at once, or after the dismissal.
  package final func whenFreeToPresent(_ action: @escaping @MainActor () -> Void) {
    let presenter = outermost
    if presenter.ownPresentedViewController == nil { return action() }
    // Another waiting action may present first.
    presenter.makePresentation().waiting.append { [weak presenter] in presenter?.whenFreeToPresent(action) }
  }

  /// Runs `action` after this controller has appeared the next time.
  package final func whenAppeared(_ action: @escaping @MainActor () -> Void) {
    makePresentation().waitingForAppearance.append(action)
  }

  /// Runs the actions that wait for the appearance.
  final func runWhatWaitsForAppearance() {
    guard let presentation, !presentation.waitingForAppearance.isEmpty else { return }
    let waiting = presentation.waitingForAppearance
    presentation.waitingForAppearance = []
    for action in waiting { action() }
  }

  /// Whether actions wait for the presenter to be free.
  package final var isPresentationWaiting: Bool { !(presentation?.waiting.isEmpty ?? true) }

  /// The window in which this controller presents; nil for none.
  package final var presentationWindow: HostWindow? {
    viewIfLoaded?.root ?? presentation?.window ?? ownPresentedViewController?.presentationWindow
  }
}

extension HostWindow {
  /// The controller that presents for the whole window: the root view controller, else one without a view.
  package final var presenter: HostViewController {
    if let controller = storedRootViewController ?? storedPresenter { return controller }
    let controller = HostViewController()
    controller.makePresentation().window = self
    storedPresenter = controller
    return controller
  }
}
