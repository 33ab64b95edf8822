public import Foundation

/// Manages a view and its life on screen; shaped like `UIViewController`. Its life:
/// - *created*: without a view; the first access to ``view`` loads it (``loadView()``, ``viewDidLoad()``).
/// - *appearing*: its view enters a visible window, as ``HostWindow/rootViewController`` or inside another controller's
///   view. In the commit pass of the next ``HostWindow/settle()``, after layout, ``viewWillAppear(_:)`` and
///   ``viewDidAppear(_:)`` are called, also for its children.
/// - *laid out* whenever its view is (``viewWillLayoutSubviews()``, ``viewDidLayoutSubviews()``).
/// - *disappearing*: its view leaves the window, or the window is hidden. The commit pass calls
///   ``viewWillDisappear(_:)`` and ``viewDidDisappear(_:)``.
///
/// A controller retains its view and its ``children``; neither retains the controller.
///
/// ```swift
/// final class Page: HostViewController {
///   override func viewDidLoad() { print("did load") }
///   override func viewDidLayoutSubviews() { print("did lay out") }
///   override func viewDidAppear(_ animated: Bool) { print("did appear") }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = Page()
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints:
/// // did load
/// // did lay out
/// // did appear
/// ```
@MainActor @preconcurrency
open class HostViewController: HostResponder, HostNamedProperties {
  /// The title, shown for example in a navigation bar or tab bar; nil for none.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  /// Whether the user can't dismiss a sheet that presents this controller by swiping. Defaults to false.
  open var isModalInPresentation = false

  /// The container controller that this one is a child of; nil for none.
  public final internal(set) weak var parent: HostViewController?

  /// The child controllers, in the order in which they were added.
  ///
  /// See ``addChild(_:)``.
  public final internal(set) var children: [HostViewController] = []

  /// The view if it is loaded, else nil.
  ///
  /// Unlike ``view``, reading it does not load the view.
  public final internal(set) var viewIfLoaded: HostView?
  final var isLoadingView = false

  /// The edits applied to this controller; private to the library. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The properties that containers read.
  final var containerProperties = ContainerProperties()

  /// How this controller comes and goes; nil, the default, for the usual transition of its container or its style.
  public final var preferredTransition: Transition?

  /// Whether the controller is on screen, or in transition.
  package final internal(set) var appearance = AppearancePhase.disappeared
  final var isTransitionAnimated = false

  /// The state of presenting and being presented; nil for controllers that never did either.
  final var presentation: HostPresentationProperties?

  /// The preferred size of the view, in points, where a container lets it choose, as a popover does.
  ///
  /// Defaults to zero: no preference. A size with a length that is negative or not finite is reported to
  /// ``HostDiagnostics`` and counts as zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      if !preferredContentSize.isPossible {
        HostDiagnostics.report(
          "\(type(of: self)) prefers a content of \(preferredContentSize.width) x \(preferredContentSize.height); use "
            + "finite lengths of 0 or more. Until then it has no preference.")
      }
      presentation?.controller?.containerView?.setNeedsLayout()
    }
  }

  /// ``preferredContentSize``, zero if that is impossible.
  final var soundContentSize: CGSize { preferredContentSize.isPossible ? preferredContentSize : .zero }

  /// Creates a controller whose view is not loaded; see ``loadView()``. A subclass with an initializer of its own calls
  /// this one, as with UIKit; there are no nib files, so the parameters have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Creates a controller whose view is not loaded.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // Not an isolated one: subclasses could have none of their own then, as programs for UIKit write them.
  deinit {
    let (presentation, view) = (presentation, viewIfLoaded)
    onMainThread {
      presentation?.presented?.leavePresenter()
      view?.rare?.viewController = nil
    }
  }

  // MARK: The view

  /// Whether ``view`` is loaded; reading it does not load the view.
  public final var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The view that this controller manages.
  ///
  /// The first access loads it: ``loadView()``, then ``viewDidLoad()``.
  ///
  /// A view belongs to one controller: setting the view of another takes it from there, which is reported to
  /// ``HostDiagnostics``. Setting a view does not put it into the tree in place of the former one.
  ///
  /// It is never nil. Setting nil gives the view up; the next access loads another.
  public final var view: HostView! {
    get { loadedView() }
    set { if let newValue { adopt(newValue) } else { giveUpView() } }
  }

  /// Creates the view and sets ``view``.
  ///
  /// Never call it. Override it to use a custom view, without calling super. The default implementation creates a plain
  /// `HostView`.
  open func loadView() { view = HostView() }

  /// Called once, after the view was loaded.
  ///
  /// The default implementation does nothing. Override it to configure the view.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  ///
  /// The default implementation does nothing. Override it to adjust the layout.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  ///
  /// The default implementation does nothing. Override it to use the final frames.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view appears on screen, ancestors first.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter animated: Whether the transition is animated.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view appeared on screen, descendants first.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter animated: Whether the transition was animated.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears from the screen, ancestors first.
  ///
  /// In a transition without animation the view has left its window by then. The default implementation does nothing.
  ///
  /// - Parameter animated: Whether the transition is animated.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared from the screen, descendants first.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter animated: Whether the transition was animated.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether appearance calls are forwarded to the children. Defaults to true.
  ///
  /// A container that overrides it with false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children itself, for instance to animate them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called after the `viewWillAppear(_:)` of a child.
  func childWillAppear(_ child: HostViewController, animated: Bool) {}
  /// Called after the `viewDidAppear(_:)` of a child.
  func childDidAppear(_ child: HostViewController, animated: Bool) {}

  // MARK: The system around

  /// How the text of the status bar is drawn. Never asked for: there is no such bar here, nor a home indicator, nor a
  /// device that turns.
  open var preferredStatusBarStyle: HostStatusBarStyle { .default }
  /// Whether the status bar is hidden; see ``preferredStatusBarStyle``.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes; see ``preferredStatusBarStyle``.
  open var preferredStatusBarUpdateAnimation: HostStatusBarAnimation { .fade }
  /// Whether the home indicator goes; see ``preferredStatusBarStyle``.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the interface may be turned; see ``preferredStatusBarStyle``.
  open var supportedInterfaceOrientations: HostInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface turns with the device; see ``preferredStatusBarStyle``.
  open var shouldAutorotate: Bool { true }

  /// Called after the traits of the view changed, after the view's own method of this name. The default implementation
  /// does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {}

  /// See ``isEditing``.
  final var editing = ControllerEditing()

  /// Sets whether the content can be edited. Override it to change the view, and call super.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isEditing = editing }

  // MARK: Children

  /// Adds a child controller, removing it from its former parent, and calls its ``willMove(toParent:)``.
  ///
  /// Afterwards add its view to this controller's view, and call its ``didMove(toParent:)``.
  ///
  /// A controller can't be a child of itself or of its descendants, nor while it is presented or presents this one:
  /// that is reported to ``HostDiagnostics`` and changes nothing.
  open func addChild(_ child: HostViewController) { insertChild(child) }

  /// Removes this controller from its parent, and calls its ``didMove(toParent:)`` with nil.
  ///
  /// First call its ``willMove(toParent:)`` with nil and remove its view. Does nothing without a parent.
  open func removeFromParent() { detachFromParent() }

  /// Called before this controller is added to a parent; nil before it is removed.
  ///
  /// The default implementation does nothing.
  open func willMove(toParent parent: HostViewController?) {}

  /// Called after this controller was added to a parent; nil after it was removed.
  ///
  /// The default implementation does nothing.
  open func didMove(toParent parent: HostViewController?) {}

  // MARK: Presentation

  /// Presents a controller modally, in the style that its ``modalPresentationStyle`` says.
  ///
  /// The presenting controller is the outermost ancestor of this one. It retains `controller`, whose view is loaded and
  /// added at once; the appearance calls are sent in the commit pass of the next ``HostWindow/settle()``. If the style
  /// hides the views behind, they come in UIKit's order: the presenting controller's `viewWillDisappear`, the presented
  /// one's `viewWillAppear` and `viewDidAppear`, the presenting one's `viewDidDisappear`.
  ///
  /// A controller presents one other at a time, which may present the next. Presenting a second one, or from a
  /// controller that is not in a window, is reported to ``HostDiagnostics`` and does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller to present. It must have no parent and not be presented.
  ///   - animated: Whether drawings show the way there: see ``preferredTransition``.
  ///   - completion: Called in the effects pass after it appeared.
  @preconcurrency open func present(
    _ controller: HostViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) { startPresenting(controller, animated: animated, completion: completion) }

  /// Dismisses the controller that this one presents, and all on top of it; else dismisses this one.
  ///
  /// The views are removed in the commit pass of the next ``HostWindow/settle()``. Does nothing if neither is
  /// presented.
  ///
  /// - Parameters:
  ///   - animated: Whether drawings show the way there: see ``preferredTransition``.
  ///   - completion: Called in the effects pass after it disappeared.
  @preconcurrency open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  /// Creates the presentation controller for presenting this controller, by its ``modalPresentationStyle``.
  ///
  /// Override it for a custom presentation.
  open func makePresentationController() -> HostPresentationController { standardPresentationController() }

  // MARK: Responder chain

  /// The next responder: the superview of this controller's view.
  open override var next: HostResponder? { viewIfLoaded?.superview }

  package final override var responderWindow: HostWindow? { viewIfLoaded?.window }

  /// The properties that are computed or stored under another name, for the names of edits.
  class var namedProperties: [(String, AnyKeyPath)] {
    [
      ("hidesBottomBarWhenPushed", \HostViewController.hidesBottomBarWhenPushed),
      ("modalPresentationStyle", \HostViewController.modalPresentationStyle),
      ("toolbarItems", \HostViewController.toolbarItems),
    ]
  }
}

extension HostViewController {
  /// None: a printed tree says nothing about controllers.
  final var describedProperties: [String: String] { [:] }

  final func onItsOwn<Result>(_ read: () -> Result) -> Result { read() }
}
