public import Foundation

/// Presents a controller in front of others and dismisses it; shaped like `UIPresentationController`.
///
/// A controller creates its own on first access (``HostViewController/presentationController``), by its style, and
/// retains it. The life of a presentation:
/// - *presented*: the ``containerView`` is added in front of the window's other views, with the ``presentedView`` in
///   it; ``presentationTransitionWillBegin()``. In the next commit pass, after layout, the appearance calls are sent;
///   ``presentationTransitionDidEnd(_:)``.
/// - *laid out* whenever the container is: ``frameOfPresentedViewInContainerView`` is the frame of the view.
/// - *dismissed*, by ``HostViewController/dismiss(animated:completion:)`` or by the user (``dismissInteractively()``):
///   ``dismissalTransitionWillBegin()``; in the next commit pass the appearance calls are sent and the container leaves
///   the window; ``dismissalTransitionDidEnd(_:)``.
@MainActor @preconcurrency
open class HostPresentationController: HostEditable {
  /// The controller that is presented, which retains this object.
  public final unowned let presentedViewController: HostViewController

  /// The controller that presents it; nil while it is not presented.
  public final internal(set) weak var presentingViewController: HostViewController?

  /// The delegate: decides whether the user may dismiss, and is notified before the observers. Not retained.
  public final weak var delegate: (any HostAdaptivePresentationControllerDelegate)?
  private final var observers = HostObserverList<any HostAdaptivePresentationControllerDelegate>()

  /// The view that fills the window and contains all views of the presentation; nil while nothing is presented.
  public final internal(set) var containerView: HostView?

  /// The view behind the presented view, which dims the background and receives the touches outside.
  public final let dimmingView: HostView

  /// The form of the presentation where the width is compact: less than
  /// ``HostSheetPresentationController/wideWindowWidth``. Defaults to `.automatic`. Popovers and sheets follow it.
  public final var horizontalAdaptation = HostPresentationAdaptation.automatic {
    didSet { if horizontalAdaptation != oldValue { adaptationDidChange() } }
  }

  /// The form of the presentation where the height is compact. Defaults to `.automatic`.
  public final var verticalAdaptation = HostPresentationAdaptation.automatic {
    didSet { if verticalAdaptation != oldValue { adaptationDidChange() } }
  }

  private func adaptationDidChange() {
    containerView?.setNeedsLayout()
    presentedViewController.viewIfLoaded?.setNeedsDisplay()
  }

  /// The edits applied to this object; private to the library. Nil until there is one.
  public final var editStack: HostEditStack?

  /// Creates a presentation controller for a later presentation.
  ///
  /// - Parameter presentedViewController: The controller to present; not retained, it must outlive this object.
  public init(presentedViewController: HostViewController) {
    self.presentedViewController = presentedViewController
    let dimmingView = HostDimmingView()
    self.dimmingView = dimmingView
    dimmingView.presentation = self
  }

  /// Called in the commit pass with the former window after the container has left it, for whatever reason.
  package final var onDismissalEnd: (@MainActor (_ window: HostWindow?) -> Void)?

  // MARK: For subclasses

  /// The style of the presentation, `automatic` resolved.
  open var presentationStyle: HostModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }

  /// The view that is presented. Defaults to the controller's view.
  open var presentedView: HostView? { presentedViewController.view }

  /// The frame of ``presentedView`` in the container. Defaults to the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller disappears. Defaults to true for `fullScreen` only.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// Whether a touch outside the presented view dismisses it. Defaults to false.
  open var isDismissedByOutsideTouches: Bool { false }

  /// Called when the presentation begins, when the container has only the dimming view.
  ///
  /// The default implementation does nothing, like the following methods'. Override it to add views.
  open func presentationTransitionWillBegin() {}
  /// Called after the appearance calls of the presentation.
  ///
  /// - Parameter completed: Whether the controller was presented: always true.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins, while the container is still in the window.
  open func dismissalTransitionWillBegin() {}
  /// Called after the container left the window.
  ///
  /// - Parameter completed: Whether the controller was dismissed: always true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is placed, in each layout of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the presented view was placed, in each layout of the container.
  open func containerViewDidLayoutSubviews() {}

  /// Adds to the description of the container in a printed tree.
  open func describe(into description: inout HostDescription) {
    description.add("style", "\(presentationStyle)")
  }

  /// Adds an observer that receives the delegate's messages, also sheets'.
  ///
  /// It is called after the delegate and the observers added before.
  ///
  /// Observers don't decide anything. They are not retained; adding one again keeps its position.
  public final func addObserver(_ observer: any HostAdaptivePresentationControllerDelegate) {
    observers.add(observer)
  }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostAdaptivePresentationControllerDelegate) {
    observers.remove(observer)
  }

  final func tell(_ message: (any HostAdaptivePresentationControllerDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  // MARK: Dismissal by the user

  /// Dismisses the presentation as the user does: by swiping a sheet down, or by a touch outside.
  ///
  /// Does nothing if the controller is modal (``HostViewController/isModalInPresentation``) or the delegate refuses;
  /// then the delegate is notified of the attempt. Does nothing either if the controller itself presents another, or if
  /// the style can't be dismissed by the user.
  ///
  /// Does not settle the window: the appearance calls, and then the delegate's, are sent in the next
  /// ``HostWindow/settle()``.
  ///
  /// - Returns: Whether the dismissal has begun.
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

  /// Whether the user can dismiss this style. Defaults to false.
  open var canBeDismissedInteractively: Bool { false }

  // MARK: The container

  /// The index of the presenting controller's view in its superview, while it is removed.
  private var presentersPlace: Int?
  private weak var presentersSuperview: HostView?

  /// Adds the container in front of the other views of `window`.
  func show(in window: HostWindow) {
    let container = HostTransitionView(self)
    containerView = container
    container.frame = window.bounds
    container.addSubview(dimmingView)
    presentationTransitionWillBegin()
    if let presentedView { container.addSubview(presentedView) }
    window.addSubview(container)
  }

  /// Called after views were scrolled or placed, while the container is in a window.
  func sourceMayHaveMoved() {}

  /// Removes the container from the window and the presented view from the container.
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

  /// Whether the presented view lies in front of others that stay visible, and has lighter backgrounds in the dark.
  var isElevated: Bool { false }

  /// Whether the presented view is a sheet that stands on the bottom edge.
  var isNarrowSheet: Bool { isLargeSheet }

  /// Whether the presented view is a sheet of the largest height in a narrow window: what is behind it is shown
  /// smaller.
  var isLargeSheet: Bool { false }

  /// How a presentation of this kind comes and goes by itself.
  func standardMotion(of view: HostView) -> HostViewTransition.Motion { fromBelow(view) }

  /// The outline of the presented view, in its own coordinates; nil for its rectangle.
  package func card(in bounds: CGRect) -> Path? { nil }

  /// Where a finger that drags the presented view has moved it from its frame.
  func draggedFrame(_ frame: CGRect) -> CGRect { frame }

  func layOutContainer(_ container: HostView) {
    containerViewWillLayoutSubviews()
    dimmingView.frame = container.bounds
    if let presentedView, presentedView.superview === container {
      presentedView.frame = draggedFrame(frameOfPresentedViewInContainerView)
    }
    containerViewDidLayoutSubviews()
  }
}
