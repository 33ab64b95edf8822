/// What is told of a navigation controller's screens.
@MainActor
public protocol HostNavigationControllerDelegate: AnyObject {
  /// A controller's view is about to be shown: right after its ``HostViewController/viewWillAppear(_:)``.
  func navigationController(
    _ navigationController: HostNavigationController, willShow viewController: HostViewController, animated: Bool)
  /// A controller's view is shown: right after its ``HostViewController/viewDidAppear(_:)``.
  func navigationController(
    _ navigationController: HostNavigationController, didShow viewController: HostViewController, animated: Bool)
}

extension HostNavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: HostNavigationController, willShow viewController: HostViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: HostNavigationController, didShow viewController: HostViewController, animated: Bool
  ) {}
}

/// Shows controllers one at a time, as a stack: the last one's view, below a bar that leads back.
///
/// It is shaped like `UINavigationController`. Controllers in the stack are its children; only that on top has its view
/// in the tree, and one that was never on top has not loaded it. A push or a pop takes effect in the tree at once; the
/// controllers hear of it in the commit pass, the one that leaves and the one that comes in turns: `viewWillDisappear`,
/// `viewWillAppear`, `viewDidDisappear`, `viewDidAppear`.
///
/// The bar lies at the top, over the whole width, and is as high as the item on top needs; the content lies below it, and
/// above the toolbar if that is shown.
open class HostNavigationController: HostViewController {
  /// The bar at the top.
  public final let navigationBar = HostNavigationBar()
  /// The bar at the bottom, with the ``HostViewController/toolbarItems`` of the controller on top; hidden unless told.
  public final let toolbar = HostToolbar()
  /// Is told what is shown.
  public final weak var delegate: (any HostNavigationControllerDelegate)?
  private final var observers = HostObserverList<any HostNavigationControllerDelegate>()
  /// The swipe from the left edge that leads back: see ``swipeBack()``. Disabled, it does not.
  public final let interactivePopGestureRecognizer: HostGestureRecognizer? = HostGestureRecognizer()

  /// The stack, the controller that is shown last.
  ///
  /// Setting it is ``setViewControllers(_:animated:)`` without an animation.
  public final var viewControllers: [HostViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  final var stack: [HostViewController] = []
  private var hidesNavigationBar = false
  private var hidesToolbar = true

  /// Called after the stack has changed, whoever changed it, with the controllers that went.
  package final var onRemoval: (@MainActor ([HostViewController]) -> Void)?

  /// Makes a controller that shows nothing yet.
  public override init() {
    super.init()
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
  }

  /// Makes a controller with the first of its stack.
  public convenience init(rootViewController: HostViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// Adds somebody who is told all that the delegate is, after it and after those who were added before; asked nothing.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostNavigationControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostNavigationControllerDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostNavigationControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: The stack

  /// The controller that is shown.
  public final var topViewController: HostViewController? { stack.last }

  /// The controller that a user sees: the one on top, or what it presents.
  public final var visibleViewController: HostViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller on top of the others.
  ///
  /// One that is in the stack already can't be pushed: that is reported to ``HostDiagnostics`` and changes nothing. To
  /// push a controller before the view has been loaded fills the stack without showing anything.
  open func pushViewController(_ viewController: HostViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return HostDiagnostics.report(
        "\(type(of: viewController)) was pushed on a navigation controller that has it in its stack already: nothing "
          + "was changed. Pop to it instead.")
    }
    setStack(stack + [viewController], animated: animated)
  }

  /// Takes the controller on top away and shows the one before.
  ///
  /// - Returns: The controller that went; nil if only one is left, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> HostViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return last
  }

  /// Takes all controllers but the first away.
  ///
  /// - Returns: Those that went, in the order of the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [HostViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes away the controllers on top of one.
  ///
  /// - Returns: Those that went, in the order of the stack; nil if `viewController` is not in the stack, which is reported
  ///   to ``HostDiagnostics``.
  @discardableResult
  open func popToViewController(_ viewController: HostViewController, animated: Bool) -> [HostViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      HostDiagnostics.report(
        "A navigation controller was told to pop to \(type(of: viewController)), which is not in its stack: nothing was "
          + "changed. Push it first.")
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Makes `viewControllers` the stack and shows the last of them; one that stands there twice counts once.
  open func setViewControllers(_ viewControllers: [HostViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  // MARK: Bars

  /// Whether there is no bar at the top; false unless told.
  public final var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets ``isNavigationBarHidden``.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesNavigationBar else { return }
    hidesNavigationBar = hidden
    arrange()
  }

  /// Whether there is no bar at the bottom; true unless told.
  public final var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Sets ``isToolbarHidden``.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    arrange()
  }

  // MARK: What a user does

  /// Taps the back button, as a user does.
  ///
  /// - Returns: Whether there is one, and a finger reaches it. If not, nothing has changed.
  @discardableResult
  public final func goBack() -> Bool {
    navigationBar.backButton.superview === navigationBar && navigationBar.backButton.tap()
  }

  /// Swipes from the left edge to go back, as a user does.
  ///
  /// - Returns: Whether the controller on top was popped. It is not if it is the only one, if it hides the back button or
  ///   the bar, or if ``interactivePopGestureRecognizer`` is disabled.
  @discardableResult
  public final func swipeBack() -> Bool {
    guard interactivePopGestureRecognizer?.isEnabled == true, viewIfLoaded?.window != nil, !isNavigationBarHidden,
      topViewController?.navigationItem.hidesBackButton == false
    else { return false }
    return popViewController(animated: true) != nil
  }

  // MARK: View

  /// Makes a view with the bars and the content in it.
  open override func loadView() {
    view = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    arrange()
  }

  override func childWillAppear(_ child: HostViewController, animated: Bool) {
    guard child === topViewController else { return }
    tell { $0.navigationController(self, willShow: child, animated: animated) }
  }

  override func childDidAppear(_ child: HostViewController, animated: Bool) {
    guard child === topViewController else { return }
    tell { $0.navigationController(self, didShow: child, animated: animated) }
  }
}
