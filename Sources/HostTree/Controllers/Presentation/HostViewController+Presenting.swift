// How a controller is presented and dismissed.
//
// What the controllers say of each other changes at once. The rest is done in the commit pass, after layout and after the
// appearances that have nothing to do with it: so a controller that is presented while its presenter comes to the screen
// appears after that.

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

  /// Where this controller is already, so that `presenter` can't present it; nil if it is nowhere.
  private func place(from presenter: HostViewController) -> String? {
    if self === presenter { return "itself" }
    if parent != nil { return "the child of another" }
    if presentation?.presenting != nil { return "presented" }
    if isBehind(presenter) { return "behind it" }
    return viewIfLoaded?.root?.storedRootViewController === self ? "the root of a window" : nil
  }

  /// Whether `other` is shown in front of this controller, or of one inside.
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

  /// Takes away what this controller presents, and all in front of that; does nothing if it presents nothing.
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

  /// - Parameter chain: What goes, from the back to the front.
  private func finishDismissing(_ chain: [HostViewController], animated: Bool) {
    for controller in chain.reversed() { controller.beginAppearanceTransition(false, animated: animated) }
    chain[0].presentation?.controller?.restorePresentersView()
    if belongsOnScreen, presentation?.isBeingDismissed != true {
      beginAppearanceTransition(true, animated: animated)
      endAppearanceTransition()
    }
    let window = chain[0].presentation?.controller?.containerView?.window
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

  /// The presenter goes, or its window takes another one: this controller goes, and all that it presents.
  ///
  /// That it disappears is told as of any controller whose view left the window.
  ///
  /// - Parameter presenterStays: Whether the presenter comes back where its view had to leave.
  final func leavePresenter(presenterStays: Bool = false) {
    presentation?.presented?.leavePresenter()
    let window = presentation?.controller?.containerView?.window
    if presenterStays { presentation?.controller?.restorePresentersView() }
    presentation?.controller?.hide()
    forgetPresenter()
    presentation?.controller?.onDismissalEnd?(window)
  }

  /// Runs `action` at once if this controller, or the one around it that would present, presents nothing; else as soon
  /// as that has gone.
  package final func whenFreeToPresent(_ action: @escaping @MainActor () -> Void) {
    let presenter = outermost
    if presenter.ownPresentedViewController == nil { return action() }
    // Another one that waits may be quicker.
    presenter.makePresentation().waiting.append { [weak presenter] in presenter?.whenFreeToPresent(action) }
  }

  /// The window in which this controller presents.
  package final var presentationWindow: HostWindow? {
    viewIfLoaded?.root ?? presentation?.window ?? ownPresentedViewController?.presentationWindow
  }
}

extension HostWindow {
  /// Whether something is to be shown once what is presented has gone.
  package final var isPresentationWaiting: Bool {
    var front: HostViewController? = presenter.outermost
    while let controller = front {
      if let waiting = controller.presentation?.waiting, !waiting.isEmpty { return true }
      front = controller.ownPresentedViewController?.outermost
    }
    return false
  }

  /// The controller that presents where none is around: the root view controller, else one without a view.
  package final var presenter: HostViewController {
    if let controller = storedRootViewController ?? storedPresenter { return controller }
    let controller = HostViewController()
    controller.makePresentation().window = self
    storedPresenter = controller
    return controller
  }
}
