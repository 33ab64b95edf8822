public import Foundation

/// Manages a view and its life on screen.
///
/// `HostViewController` is shaped like `UIViewController`. It lives like this:
/// - *made*: it has no view yet; the first reader of ``view`` makes it load one (``loadView()``, ``viewDidLoad()``);
/// - *shown*: its view came into a visible window, as ``HostWindow/rootViewController`` or inside another
///   controller's view. In the commit pass of the next ``HostWindow/settle()``, after layout, it is told
///   (``viewWillAppear(_:)``, ``viewDidAppear(_:)``), and so are its children;
/// - *laid out* whenever its view is (``viewWillLayoutSubviews()``, ``viewDidLayoutSubviews()``);
/// - *hidden*: its view left the window, or the window was hidden. The commit pass tells it so
///   (``viewWillDisappear(_:)``, ``viewDidDisappear(_:)``).
///
/// A controller owns its view and its ``children``; neither owns the controller.
@MainActor
open class HostViewController: HostResponder, HostEditable {
  /// A name for the user, such as the one in a navigation bar.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  /// Whether a sheet that shows this controller stays when a user tries to wipe it away; false unless told.
  open var isModalInPresentation = false

  /// The controller that this one is a child of; nil for none.
  public final internal(set) weak var parent: HostViewController?

  /// The controllers inside this one, in the order in which they came.
  ///
  /// See ``addChild(_:)``.
  public final internal(set) var children: [HostViewController] = []

  /// The view, if it was loaded already.
  ///
  /// Reading this loads nothing.
  public final internal(set) var viewIfLoaded: HostView?
  final var isLoadingView = false

  /// The edits of this controller; opaque. Nil until there is one.
  public final var editStack: HostEditStack?

  /// What it says to the containers around it.
  final var containerProperties = ContainerProperties()

  /// Where this controller is on its way to the screen and back.
  package final internal(set) var appearance = HostAppearance.disappeared
  final var isTransitionAnimated = false

  /// What belongs to presenting and being presented; nil for controllers that have nothing to do with that.
  final var presentation: HostPresentationProperties?

  /// The size that this controller's view would like to have where a container lets it choose, as a popover does; zero,
  /// as at first, says nothing.
  open var preferredContentSize = CGSize.zero

  /// Makes a controller without a view; see ``loadView()``.
  public override init() {}

  isolated deinit {
    presentation?.presented?.leavePresenter()
    viewIfLoaded?.rare?.viewController = nil
  }

  // MARK: The view

  /// Whether ``view`` was loaded already.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The view that this controller manages.
  ///
  /// The first reader loads it: ``loadView()``, then ``viewDidLoad()``.
  ///
  /// A view belongs to one controller. Setting another view does not put it in the former one's place in the tree.
  public final var view: HostView {
    get { loadedView() }
    set { adopt(newValue) }
  }

  /// Makes the view and sets ``view``.
  ///
  /// Override it to make a view of your own, and don't call super then; the standard implementation makes a plain
  /// `HostView`.
  open func loadView() { view = HostView() }

  /// Called once, after the view was loaded.
  ///
  /// The standard implementation does nothing.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  ///
  /// The standard implementation does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  ///
  /// The standard implementation does nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view comes to the screen, outer controllers first.
  ///
  /// The standard implementation does nothing.
  ///
  /// - Parameter animated: Whether it comes with an animation.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view came to the screen, inner controllers first.
  ///
  /// The standard implementation does nothing.
  ///
  /// - Parameter animated: Whether it came with an animation.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen, outer controllers first.
  ///
  /// Where nobody animates, the view has left its window by then. The standard implementation does nothing.
  ///
  /// - Parameter animated: Whether it leaves with an animation.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the screen, inner controllers first.
  ///
  /// The standard implementation does nothing.
  ///
  /// - Parameter animated: Whether it left with an animation.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with this controller; true unless overridden.
  ///
  /// A container that answers false calls ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``
  /// of its children itself, for instance because they come and go with an animation.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A child has been told that it comes to the screen.
  func childWillAppear(_ child: HostViewController, animated: Bool) {}
  /// A child has been told that it came to the screen.
  func childDidAppear(_ child: HostViewController, animated: Bool) {}

  // MARK: Children

  /// Makes `child` a child of this controller, after taking it from its former parent, and calls its
  /// ``willMove(toParent:)``.
  ///
  /// Put its view into this controller's view then, and call its ``didMove(toParent:)``.
  ///
  /// A controller can't be added to itself or to a controller inside it: that is reported to ``HostDiagnostics`` and
  /// changes nothing.
  open func addChild(_ child: HostViewController) { insertChild(child) }

  /// Takes this controller out of its parent, and calls its ``didMove(toParent:)`` with nil.
  ///
  /// Call its ``willMove(toParent:)`` with nil and take its view away before; does nothing without a parent.
  open func removeFromParent() { detachFromParent() }

  /// Called before this controller gets another parent; nil for none.
  ///
  /// The standard implementation does nothing.
  open func willMove(toParent parent: HostViewController?) {}

  /// Called after this controller got another parent; nil for none.
  ///
  /// The standard implementation does nothing.
  open func didMove(toParent parent: HostViewController?) {}

  // MARK: Presentation

  /// Shows another controller in front of everything in the window, in the way that its
  /// ``modalPresentationStyle`` says.
  ///
  /// The presenting controller is the outermost around this one. It owns `controller`, whose view is loaded and added at
  /// once; that it appears is told in the commit pass of the next ``HostWindow/settle()``. If the style hides what is
  /// behind, UIKit's order holds: the presenting controller's `viewWillDisappear`, the presented one's `viewWillAppear` and
  /// `viewDidAppear`, the presenting one's `viewDidDisappear`.
  ///
  /// A controller presents one other at a time, which may present the next. Presenting a second one, or from a controller
  /// that is in no window, is reported to ``HostDiagnostics`` and does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller to show. It must have no parent and not be presented.
  ///   - animated: Whether it comes with an animation; handed on to the call-backs.
  ///   - completion: Called in the effects pass after it appeared.
  open func present(
    _ controller: HostViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) { startPresenting(controller, animated: animated, completion: completion) }

  /// Takes away what this controller presents, with everything in front of that; or, if it presents nothing, this
  /// controller itself.
  ///
  /// The views leave in the commit pass of the next ``HostWindow/settle()``. Does nothing if there is nothing to take away.
  ///
  /// - Parameters:
  ///   - animated: Whether it goes with an animation; handed on to the call-backs.
  ///   - completion: Called in the effects pass after it disappeared.
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  /// Makes the object that presents this controller, by its ``modalPresentationStyle``.
  ///
  /// Override it to be presented in a way of your own.
  open func makePresentationController() -> HostPresentationController { standardPresentationController() }

  // MARK: Responder chain

  /// The superview of this controller's view.
  open override var next: HostResponder? { viewIfLoaded?.superview }

  package final override var responderWindow: HostWindow? { viewIfLoaded?.window }
}
