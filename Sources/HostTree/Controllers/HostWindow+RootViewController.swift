extension HostWindow {
  /// The controller whose view fills this window.
  ///
  /// Its view is loaded and added at once; it appears, and the former controller disappears, in the commit pass of the
  /// next ``settle()``.
  ///
  /// The window owns the controller. The view lies behind the window's other subviews. What a former controller presented
  /// goes with it. One that is presented, or the root of another window, leaves that place.
  public final var rootViewController: HostViewController? {
    get { storedRootViewController }
    set {
      guard newValue !== storedRootViewController else { return }
      let former = storedRootViewController
      storedRootViewController = newValue
      former?.presentation?.presented?.leavePresenter()
      if let view = former?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      if let newValue {
        if newValue.presentation?.presenting != nil { newValue.leavePresenter(presenterStays: true) }
        if let other = newValue.viewIfLoaded?.root, other.storedRootViewController === newValue, other !== self {
          other.rootViewController = nil
        }
        insertSubview(newValue.view, at: 0)
      }
      setNeedsLayout()
    }
  }

  /// Makes this window the one that a user works in, and shows it.
  ///
  /// Its controllers appear in the next ``settle()``.
  public final func makeKeyAndVisible() {
    isKeyWindow = true
    HostTimer.currentClock = clock
    isHidden = false
  }
}
