public import Foundation

/// Shows one controller in front of others, and takes it away again.
///
/// `HostPresentationController` is shaped like `UIPresentationController`. A controller that is to be presented makes its
/// own, by its style (``HostViewController/presentationController``), and keeps it. It lives like this:
/// - *presented*: its ``containerView`` stands in front of everything in the window, with ``presentedView`` in it;
///   ``presentationTransitionWillBegin()``. In the next commit pass, after layout, the controllers are told that they
///   appear and disappear; ``presentationTransitionDidEnd(_:)``;
/// - *laid out* whenever the container is: ``frameOfPresentedViewInContainerView`` says where the view lies;
/// - *dismissed*, by ``HostViewController/dismiss(animated:completion:)`` or by the user (``dismissInteractively()``):
///   ``dismissalTransitionWillBegin()``, in the next commit pass the controllers are told, the container leaves the
///   window; ``dismissalTransitionDidEnd(_:)``.
@MainActor
open class HostPresentationController: HostEditable {
  /// The controller that is shown, which owns this object.
  public final unowned let presentedViewController: HostViewController

  /// The controller in front of which it is shown; nil while nothing is.
  public final internal(set) weak var presentingViewController: HostViewController?

  /// Who is asked before the user takes the presentation away, and told after.
  public final weak var delegate: (any HostAdaptivePresentationControllerDelegate)?
  private final var observers = HostObserverList<any HostAdaptivePresentationControllerDelegate>()

  /// What fills the window and contains everything that belongs to the presentation; nil while nothing is presented.
  public final internal(set) var containerView: HostView?

  /// What lies between the presented view and what is behind; it takes the touches that miss the presented view.
  public final let dimmingView: HostView

  /// The edits of this object; opaque. Nil until there is one.
  public final var editStack: HostEditStack?

  /// Makes a presentation controller for a controller that may be presented later.
  ///
  /// - Parameter presentedViewController: The controller to show; it must outlive this object.
  public init(presentedViewController: HostViewController) {
    self.presentedViewController = presentedViewController
    let dimmingView = HostDimmingView()
    self.dimmingView = dimmingView
    dimmingView.presentation = self
  }

  /// Called in the commit pass when the container has left the window, whoever took it away; the window is that one.
  package final var onDismissalEnd: (@MainActor (_ window: HostWindow?) -> Void)?

  // MARK: For subclasses

  /// The style.
  open var presentationStyle: HostModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }

  /// The view that is shown; the controller's view unless overridden.
  open var presentedView: HostView? { presentedViewController.view }

  /// Where ``presentedView`` lies; the whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller disappears; true for `fullScreen` only.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// Whether a touch beside the presented view asks to take the presentation away; false unless overridden.
  open var isDismissedByOutsideTouches: Bool { false }

  /// Called when the presentation begins, before anything is added to the container but the dimming view.
  ///
  /// The standard implementation does nothing, as do the following ones.
  open func presentationTransitionWillBegin() {}
  /// Called when the controllers have appeared and disappeared.
  ///
  /// - Parameter completed: Whether the controller was shown; true so far.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the presentation is about to be taken away.
  open func dismissalTransitionWillBegin() {}
  /// Called when the container has left the window.
  ///
  /// - Parameter completed: Whether it has; true so far.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is placed.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the presented view was placed.
  open func containerViewDidLayoutSubviews() {}

  /// Adds to the line that stands for the container in a printed tree.
  open func describe(into description: inout HostDescription) {
    description.add("style", "\(presentationStyle)")
  }

  /// Adds somebody who is told all that the delegate is (of sheets, too), after it and after those who were added before;
  /// asked nothing.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostAdaptivePresentationControllerDelegate) {
    observers.add(observer)
  }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostAdaptivePresentationControllerDelegate) {
    observers.remove(observer)
  }

  final func tell(_ message: (any HostAdaptivePresentationControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: The user

  /// Takes the presentation away as a user does: by wiping a sheet down, or by a touch beside it.
  ///
  /// Nothing happens if the controller is modal (``HostViewController/isModalInPresentation``) or the delegate says no; it
  /// hears of the attempt then. Nor if something else is presented in front, or the style has no such gesture.
  ///
  /// Nothing is settled: the controllers are told in the next ``HostWindow/settle()``, and then the delegate.
  ///
  /// - Returns: Whether the presentation goes.
  @discardableResult
  public final func dismissInteractively() -> Bool {
    guard let presenter = presentingViewController, canBeDismissedInteractively,
      presentedViewController.ownPresentedViewController == nil, !presentedViewController.isBeingDismissed
    else { return false }
    let isAllowed =
      !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed else {
      tell { $0.presentationControllerDidAttemptToDismiss(self) }
      return false
    }
    tell { $0.presentationControllerWillDismiss(self) }
    presenter.dismissPresented(animated: true) { [self] in tell { $0.presentationControllerDidDismiss(self) } }
    return true
  }

  /// Whether the style lets a user take the presentation away; false unless overridden.
  open var canBeDismissedInteractively: Bool { false }

  // MARK: The container

  /// Where the presenting controller's view was, while it is out of the way.
  private var presentersPlace: Int?
  private weak var presentersSuperview: HostView?

  /// Puts the container in front of everything in `window`.
  func show(in window: HostWindow) {
    let container = HostTransitionView(self)
    containerView = container
    container.frame = window.bounds
    container.addSubview(dimmingView)
    presentationTransitionWillBegin()
    if let presentedView { container.addSubview(presentedView) }
    window.addSubview(container)
  }

  /// Takes the container out of the window, and the presented view out of the container.
  func hide() {
    containerView?.removeFromSuperview()
    for view in containerView?.subviews ?? [] { view.removeFromSuperview() }
    containerView = nil
    presentersPlace = nil
    presentingViewController = nil
  }

  final func removePresentersView() {
    guard presentersPlace == nil, let view = presentingViewController?.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return }
    presentersPlace = index
    presentersSuperview = superview
    view.removeFromSuperview()
  }

  final func restorePresentersView() {
    guard let place = presentersPlace else { return }
    presentersPlace = nil
    guard let view = presentingViewController?.viewIfLoaded, view.superview == nil, let presentersSuperview else {
      return
    }
    presentersSuperview.insertSubview(view, at: place)
  }

  /// The outline of what is presented, in its own coordinates; nil for a rectangle.
  package func card(in bounds: CGRect) -> Path? { nil }

  func layOutContainer(_ container: HostView) {
    containerViewWillLayoutSubviews()
    dimmingView.frame = container.bounds
    if let presentedView, presentedView.superview === container {
      presentedView.frame = frameOfPresentedViewInContainerView
    }
    containerViewDidLayoutSubviews()
  }
}
