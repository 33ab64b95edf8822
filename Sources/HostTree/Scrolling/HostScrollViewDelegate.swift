public import Foundation

/// The messages of a scroll view; shaped like `UIScrollViewDelegate`. All methods have a default implementation.
///
/// A scroll view sends them to its ``HostScrollView/delegate``, and then to its observers: see
/// ``HostScrollView/addObserver(_:)-(HostScrollViewDelegate)``. The delegate of a SwiftUI view is free to be set.
///
/// The content goes on when the finger is lifted while it moves, if the view ``HostScrollView/decelerates``.
@MainActor @preconcurrency
public protocol HostScrollViewDelegate: AnyObject {
  /// Called after ``HostScrollView/contentOffset`` changed, by the user or by code, possibly during layout.
  func scrollViewDidScroll(_ scrollView: HostScrollView)
  /// Called when the user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: HostScrollView)
  /// Called when the user lifts the finger.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view whose content was dragged.
  ///   - decelerate: Whether scrolling continues by the clock.
  func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool)
  /// Called when the user lifts the finger, to choose where the content comes to rest.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view whose content was dragged.
  ///   - velocity: The velocity of the content offset, in points per second.
  ///   - targetContentOffset: The offset at which scrolling would end; another one is clamped to the content.
  func scrollViewWillEndDragging(
    _ scrollView: HostScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint)
  /// Called when scrolling that went on after a drag has ended by itself.
  func scrollViewDidEndDecelerating(_ scrollView: HostScrollView)
  /// Called after an animated ``HostScrollView/setContentOffset(_:animated:)``, which takes effect at once.
  func scrollViewDidEndScrollingAnimation(_ scrollView: HostScrollView)
  /// The subview that is zoomed; nil, the default, for none. Asked of the ``HostScrollView/delegate`` only, as only it
  /// receives the next three.
  func viewForZooming(in scrollView: HostScrollView) -> HostView?
  /// Called when two fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: HostScrollView, with view: HostView?)
  /// Called after ``HostScrollView/zoomScale`` changed.
  func scrollViewDidZoom(_ scrollView: HostScrollView)
  /// Called when two fingers have zoomed.
  func scrollViewDidEndZooming(_ scrollView: HostScrollView, with view: HostView?, atScale scale: CGFloat)
}

extension HostScrollViewDelegate {
  /// The default implementation does nothing. Implement it to follow the visible range.
  public func scrollViewDidScroll(_ scrollView: HostScrollView) {}
  /// The default implementation does nothing. Implement it to react to the start of a drag.
  public func scrollViewWillBeginDragging(_ scrollView: HostScrollView) {}
  /// The default implementation does nothing. Implement it to react to the end of a drag.
  public func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation does nothing. Implement it to have scrolling end somewhere else.
  public func scrollViewWillEndDragging(
    _ scrollView: HostScrollView, withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {}
  /// The default implementation does nothing. Implement it to react to the end of scrolling.
  public func scrollViewDidEndDecelerating(_ scrollView: HostScrollView) {}
  /// The default implementation does nothing. Implement it to continue after scrolling in code.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: HostScrollView) {}
  /// The default implementation zooms nothing.
  public func viewForZooming(in scrollView: HostScrollView) -> HostView? { nil }
  /// The default implementation does nothing. Implement it to react to the start of zooming.
  public func scrollViewWillBeginZooming(_ scrollView: HostScrollView, with view: HostView?) {}
  /// The default implementation does nothing. Implement it to follow the scale.
  public func scrollViewDidZoom(_ scrollView: HostScrollView) {}
  /// The default implementation does nothing. Implement it to react to the end of zooming.
  public func scrollViewDidEndZooming(_ scrollView: HostScrollView, with view: HostView?, atScale scale: CGFloat) {}
}

extension HostScrollView {
  /// Adds an observer of scrolling, called after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostScrollViewDelegate) { scrollObservers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostScrollViewDelegate) { scrollObservers.remove(observer) }

  final func tellOfScrolling(_ message: (any HostScrollViewDelegate) -> Void) {
    if let delegate { message(delegate) }
    scrollObservers.tell(message)
  }

  /// Scrolls as a user's drag does: sends the messages of its begin and end around `scroll`.
  final func drag(_ scroll: () -> Void) {
    stopMoving()
    act(.dragging)
    tellOfScrolling { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode == .onDrag { dismissKeyboard(isAtItsBegin: true) }
    scroll()
    act(.idle)
    tellOfScrolling { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
  }
}
