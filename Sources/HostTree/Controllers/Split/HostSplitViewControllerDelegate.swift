/// Decides and learns how a split view controller collapses, as `UISplitViewControllerDelegate`; all methods have a
/// default implementation.
@MainActor @preconcurrency
public protocol HostSplitViewControllerDelegate: AnyObject {
  /// Returns the column that is visible when the columns have collapsed.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The secondary column.
  func splitViewController(
    _ svc: HostSplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: HostSplitViewController.Column
  ) -> HostSplitViewController.Column
  /// Called after the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: HostSplitViewController)
  /// Called after the columns stand side by side again.
  func splitViewControllerDidExpand(_ svc: HostSplitViewController)
}

extension HostSplitViewControllerDelegate {
  /// The default implementation returns the proposed column. Implement it to begin with another one.
  public func splitViewController(
    _ svc: HostSplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: HostSplitViewController.Column
  ) -> HostSplitViewController.Column { proposedTopColumn }
  /// The default implementation does nothing. Implement it to adapt what the columns show.
  public func splitViewControllerDidCollapse(_ svc: HostSplitViewController) {}
  /// The default implementation does nothing. Implement it to adapt what the columns show.
  public func splitViewControllerDidExpand(_ svc: HostSplitViewController) {}
}
