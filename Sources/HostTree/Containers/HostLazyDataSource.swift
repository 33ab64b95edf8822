import Foundation

/// Provides the elements of a lazy stack or grid; shaped like ``HostCollectionViewDataSource``.
///
/// Numbers are asked for once, and again after ``HostLazyContainerView/reloadData()``; views when their element enters
/// the viewport.
@MainActor @preconcurrency
public protocol HostLazyDataSource: AnyObject {
  /// The number of sections. Defaults to 1.
  func numberOfSections(in container: HostLazyContainerView) -> Int
  /// The number of items in a section. Negative numbers count as 0.
  func lazyContainer(_ container: HostLazyContainerView, numberOfItemsInSection section: Int) -> Int
  /// Whether a section has a header. Defaults to false.
  func lazyContainer(_ container: HostLazyContainerView, hasHeaderInSection section: Int) -> Bool
  /// Whether a section has a footer. Defaults to false.
  func lazyContainer(_ container: HostLazyContainerView, hasFooterInSection section: Int) -> Bool
  /// The views of an element, which become subviews: usually one; several follow each other.
  ///
  /// Called during layout when the element enters the viewport, and while the container is measured for the first
  /// element, which need not be visible. The container retains the views while the element is visible.
  func lazyContainer(_ container: HostLazyContainerView, viewsFor element: HostLazyElement) -> [HostView]
  /// Called after an element entered the viewport.
  func lazyContainer(_ container: HostLazyContainerView, willDisplay element: HostLazyElement)
  /// Called after an element left the viewport, or was only measured; its views are about to be removed.
  func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement)
}

extension HostLazyDataSource {
  /// The default implementation returns 1. Implement it for data with several sections.
  public func numberOfSections(in container: HostLazyContainerView) -> Int { 1 }
  /// The default implementation returns false. Implement it for sections with headers.
  public func lazyContainer(_ container: HostLazyContainerView, hasHeaderInSection section: Int) -> Bool { false }
  /// The default implementation returns false. Implement it for sections with footers.
  public func lazyContainer(_ container: HostLazyContainerView, hasFooterInSection section: Int) -> Bool { false }
  /// The default implementation does nothing. Implement it to start work for visible elements.
  public func lazyContainer(_ container: HostLazyContainerView, willDisplay element: HostLazyElement) {}
  /// The default implementation does nothing. Implement it to stop work for elements that are no longer visible.
  public func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement) {}
}
