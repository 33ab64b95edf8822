public import Foundation

extension HostWindow {
  // `rootViewController` is `@preconcurrency` as programs in Swift 5 mode read it in default arguments. The classes of
  // hosts cannot be: the compiler (6.3) then names their methods with closures two ways, which do not link.

  /// The controller whose view fills this window; nil for none.
  ///
  /// Its view is loaded and added at once, behind the window's other subviews. It appears, and the former controller
  /// disappears, in the commit pass of the next ``settle()``.
  ///
  /// The window retains the controller. Whatever a former root presented is removed with it. A controller that is
  /// presented, or the root of another window, is removed from there.
  @MainActor @preconcurrency public final var rootViewController: HostViewController? {
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

  /// Makes this the key window and shows it.
  ///
  /// Its controllers appear in the next ``settle()``.
  public final func makeKeyAndVisible() {
    makeKey()
    HostTimer.currentClock = clock
    isHidden = false
  }

  /// Posted at once after a window was made key; the object is the window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted at once after another window was made key; the object is the one that was key.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  /// Makes this the key window: what belongs to no view, as announcements and feedback, goes to the window that was
  /// made key last.
  ///
  /// A display of several windows calls it when the user turns to a different one.
  public final func makeKey() {
    if isKeyWindow { return }
    let former = HostWindow.lastKey
    HostWindow.madeKey.removeAll { $0.window == nil || $0.window === self }
    HostWindow.madeKey.append(reference)
    if let former { NotificationCenter.default.post(name: HostWindow.didResignKeyNotification, object: former) }
    NotificationCenter.default.post(name: HostWindow.didBecomeKeyNotification, object: self)
  }
}
