/// Decides whether the user may dismiss a presentation, and is notified when the user does.
///
/// Shaped like `UIAdaptivePresentationControllerDelegate`.
///
/// Called for dismissals by the user only, not by ``HostViewController/dismiss(animated:completion:)``.
@MainActor @preconcurrency
public protocol HostAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss the presentation. Defaults to true.
  ///
  /// Not called while ``HostViewController/isModalInPresentation`` is true: then the answer is no.
  func presentationControllerShouldDismiss(_ presentationController: HostPresentationController) -> Bool
  /// Called when the user begins to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: HostPresentationController)
  /// Called after the user dismissed the presentation, in the effects pass.
  func presentationControllerDidDismiss(_ presentationController: HostPresentationController)
  /// Called when the user tried to dismiss the presentation but may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: HostPresentationController)
}

extension HostAdaptivePresentationControllerDelegate {
  /// The default implementation returns true. Implement it to ask before data is lost.
  public func presentationControllerShouldDismiss(_ presentationController: HostPresentationController) -> Bool { true }
  /// The default implementation does nothing. Implement it to prepare for the dismissal.
  public func presentationControllerWillDismiss(_ presentationController: HostPresentationController) {}
  /// The default implementation does nothing. Implement it to react to the dismissal.
  public func presentationControllerDidDismiss(_ presentationController: HostPresentationController) {}
  /// The default implementation does nothing. Implement it to explain to the user why.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: HostPresentationController) {}
}
