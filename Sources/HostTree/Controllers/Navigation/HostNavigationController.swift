public import Foundation

/// The messages of a navigation controller, as `UINavigationControllerDelegate`; both have a default implementation.
@MainActor @preconcurrency
public protocol HostNavigationControllerDelegate: AnyObject {
  /// Called right after the ``HostViewController/viewWillAppear(_:)`` of the top controller.
  func navigationController(
    _ navigationController: HostNavigationController, willShow viewController: HostViewController, animated: Bool)
  /// Called right after the ``HostViewController/viewDidAppear(_:)`` of the top controller.
  func navigationController(
    _ navigationController: HostNavigationController, didShow viewController: HostViewController, animated: Bool)
}

extension HostNavigationControllerDelegate {
  /// The default implementation does nothing. Implement it to prepare for a screen.
  public func navigationController(
    _ navigationController: HostNavigationController, willShow viewController: HostViewController, animated: Bool
  ) {}
  /// The default implementation does nothing. Implement it to react to a new screen.
  public func navigationController(
    _ navigationController: HostNavigationController, didShow viewController: HostViewController, animated: Bool
  ) {}
}

/// A container that manages a stack of controllers and shows the top one below a navigation bar.
///
/// It is shaped like `UINavigationController`. The controllers of the stack are its children; only the top one's view
/// is in the tree, and a controller that was never on top has not loaded its view. A push or pop changes the tree at
/// once; the appearance calls are sent in the commit pass, alternating between the controller that leaves and the one
/// that comes: `viewWillDisappear`, `viewWillAppear`, `viewDidDisappear`, `viewDidAppear`.
///
/// The bar spans the top and is as high as the visible item needs; the content lies between it and the toolbar, if
/// shown.
///
/// ```swift
/// let list = HostViewController()
/// list.title = "Recipes"
/// let detail = HostViewController()
/// detail.title = "Soup"
///
/// let navigation = HostNavigationController(rootViewController: list)
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = navigation
/// window.makeKeyAndVisible()
/// navigation.pushViewController(detail, animated: true)
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostLayoutContainerView (0, 0, 320 x 480)
/// //    ├─ HostView (0, 44, 320 x 436)
/// //    └─ HostNavigationBar (0, 0, 320 x 44)
/// //       ├─ HostButton "Recipes" #BackButton (28, 12, 60.33 x 20.33)
/// //       │  └─ HostLabel "Recipes" (0, 0, 60.33 x 20.33)
/// //       └─ HostLabel "Soup" (139, 12, 41.33 x 20.33) font=system 17 semibold lines=1
/// ```
open class HostNavigationController: HostViewController {
  /// The navigation bar at the top; its items are the stack's.
  public final let navigationBar = HostNavigationBar()
  /// The toolbar at the bottom, with the ``HostViewController/toolbarItems`` of the top controller. Hidden by default.
  public final let toolbar = HostToolbar()
  /// The delegate, notified before the observers. Not retained.
  public final weak var delegate: (any HostNavigationControllerDelegate)?
  private final var observers = HostObserverList<any HostNavigationControllerDelegate>()
  /// The recognizer for swiping back from the edge at which reading begins. Disable it to switch that off.
  public var interactivePopGestureRecognizer: HostGestureRecognizer? { popRecognizer }
  final let popRecognizer = HostPanGestureRecognizer()

  /// The stack of controllers, from the root to the top.
  ///
  /// Setting it is ``setViewControllers(_:animated:)`` without animation.
  public final var viewControllers: [HostViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  final var stack: [HostViewController] = []
  private var hidesNavigationBar = false
  private var hidesToolbar = true

  /// Called with the removed controllers after any change of the stack that removed some.
  package final var onRemoval: (@MainActor ([HostViewController]) -> Void)?

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBars()
  }

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: HostViewController) {
    super.init(nibName: nil, bundle: nil)
    connectBars()
    setViewControllers([rootViewController], animated: false)
  }

  private func connectBars() {
    navigationBar.onBack = { [weak self] in self?.popOne() }
    navigationBar.findItemBelow = { [weak self] in self?.itemBelowRoot }
    navigationBar.onItemChange = { [weak self] in self?.splitViewController?.columnTitleDidChange() }
    toolbar.findBackground = { [weak self] in self?.topViewController?.toolbarBackground }
  }

  /// Adds an observer that receives the delegate's messages, after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostNavigationControllerDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostNavigationControllerDelegate) { observers.remove(observer) }

  private final func tell(_ message: (any HostNavigationControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: The stack

  /// The controller on top of the stack, whose view is shown; nil if the stack is empty.
  public final var topViewController: HostViewController? { stack.last }

  /// The controller that is visible: the one that the top controller presents, else the top controller.
  public final var visibleViewController: HostViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Pushes a controller onto the stack and shows it.
  ///
  /// Pushing one that is in the stack is reported to ``HostDiagnostics`` and changes nothing. It does not load this
  /// controller's view: before that it only fills the stack.
  open func pushViewController(_ viewController: HostViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return HostDiagnostics.report(
        "\(type(of: viewController)) was pushed on a navigation controller that has it in its stack already: nothing "
          + "was changed. Pop to it instead.")
    }
    setStack(stack + [viewController], animated: animated)
  }

  /// Pops the top controller and shows the one below.
  ///
  /// - Returns: The popped controller; nil if there are fewer than two, which pops nothing.
  @discardableResult
  open func popViewController(animated: Bool) -> HostViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(stack.dropLast(), animated: animated)
    return last
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: The popped controllers, in the order of the stack; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [HostViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops the controllers above `viewController`.
  ///
  /// - Returns: The popped controllers, in the order of the stack; nil if `viewController` is not in the stack, which
  ///   is reported to ``HostDiagnostics``.
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

  /// Replaces the stack and shows its last controller; duplicates count once.
  open func setViewControllers(_ viewControllers: [HostViewController], animated: Bool) {
    setStack(viewControllers, animated: animated)
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden. Defaults to false.
  public final var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets ``isNavigationBarHidden``, without animation.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesNavigationBar else { return }
    hidesNavigationBar = hidden
    arrange()
  }

  /// Whether the toolbar is hidden. Defaults to true.
  public final var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Sets ``isToolbarHidden``, without animation.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    arrange()
  }

  // MARK: Navigating as a user

  /// Taps the back button, as a user does.
  ///
  /// - Returns: Whether it is shown and a touch reaches it. If false, nothing has changed.
  @discardableResult
  public final func goBack() -> Bool {
    navigationBar.backButton.superview === navigationBar && navigationBar.backButton.tap()
  }

  // MARK: View

  /// Creates a view that contains the bars and the content.
  open override func loadView() {
    view = HostLayoutContainerView { [weak self] in self?.layOutContent(in: $0) }
    setUpSwipingBack()
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

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("isNavigationBarHidden", \HostNavigationController.isNavigationBarHidden),
      ("isToolbarHidden", \HostNavigationController.isToolbarHidden),
    ]
  }
}
