import Foundation

/// Who knows what a lazy stack or grid shows; shaped like ``HostCollectionViewDataSource``.
///
/// Numbers are asked for at first and after ``HostLazyContainerView/reloadData()``, views when their element enters the viewport.
@MainActor
public protocol HostLazyDataSource: AnyObject {
  /// How many sections there are; 1 by default.
  func numberOfSections(in container: HostLazyContainerView) -> Int
  /// How many items a section has.
  func lazyContainer(_ container: HostLazyContainerView, numberOfItemsInSection section: Int) -> Int
  /// Whether something stands above a section; false by default.
  func lazyContainer(_ container: HostLazyContainerView, hasHeaderInSection section: Int) -> Bool
  /// Whether something stands below a section; false by default.
  func lazyContainer(_ container: HostLazyContainerView, hasFooterInSection section: Int) -> Bool
  /// The views of an element, which become subviews: one, as a rule; several follow each other.
  ///
  /// Called in the middle of layout when the element enters the viewport, and while the container is measured for the first
  /// element, which need not be visible. The container holds the views as long as the element is visible.
  func lazyContainer(_ container: HostLazyContainerView, viewsFor element: HostLazyElement) -> [HostView]
  /// An element has enter the viewport. Does nothing by default.
  func lazyContainer(_ container: HostLazyContainerView, willDisplay element: HostLazyElement)
  /// An element has left the viewport, or was measured only, and its views will be no subviews any more. Does nothing unless
  /// implemented.
  func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement)
}

extension HostLazyDataSource {
  /// One section.
  public func numberOfSections(in container: HostLazyContainerView) -> Int { 1 }
  /// No.
  public func lazyContainer(_ container: HostLazyContainerView, hasHeaderInSection section: Int) -> Bool { false }
  /// No.
  public func lazyContainer(_ container: HostLazyContainerView, hasFooterInSection section: Int) -> Bool { false }
  /// Does nothing.
  public func lazyContainer(_ container: HostLazyContainerView, willDisplay element: HostLazyElement) {}
  /// Does nothing.
  public func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement) {}
}
