/// Who is asked before a user takes a presentation away, and told after; shaped like UIKit's delegate of the same name.
///
/// Only what a user does is told, not ``HostViewController/dismiss(animated:completion:)``.
@MainActor
public protocol HostAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may take the presentation away; true unless implemented.
  ///
  /// Not asked if the controller is modal.
  func presentationControllerShouldDismiss(_ presentationController: HostPresentationController) -> Bool
  /// The user is taking the presentation away.
  func presentationControllerWillDismiss(_ presentationController: HostPresentationController)
  /// The user has taken the presentation away.
  func presentationControllerDidDismiss(_ presentationController: HostPresentationController)
  /// The user tried to take the presentation away, but must not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: HostPresentationController)
}

extension HostAdaptivePresentationControllerDelegate {
  /// Says yes.
  public func presentationControllerShouldDismiss(_ presentationController: HostPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: HostPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: HostPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: HostPresentationController) {}
}
