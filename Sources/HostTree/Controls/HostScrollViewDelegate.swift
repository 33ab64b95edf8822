/// What is told of a scroll view; shaped like UIKit's delegate of the same name. All methods have a standard
/// implementation.
///
/// A plain scroll view has no delegate: add observers (``HostScrollView/addObserver(_:)-(HostScrollViewDelegate)``).
/// Tables and collections tell their delegates and observers this, too.
///
/// Content has no momentum here: where the finger is lifted it stands still.
@MainActor
public protocol HostScrollViewDelegate: AnyObject {
  /// ``HostScrollView/contentOffset`` has changed, whoever changed it; it may be in the middle of layout.
  func scrollViewDidScroll(_ scrollView: HostScrollView)
  /// A user begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: HostScrollView)
  /// A user has lifted the finger.
  ///
  /// - Parameter decelerate: Whether the content moves on by itself; false so far.
  func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool)
  /// The content has come to where it was sent with an animation, which is at once.
  func scrollViewDidEndScrollingAnimation(_ scrollView: HostScrollView)
}

extension HostScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: HostScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: HostScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: HostScrollView) {}
}

extension HostScrollView {
  /// Adds somebody who is told how the content moves, after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostScrollViewDelegate) { scrollObservers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostScrollViewDelegate) { scrollObservers.remove(observer) }

  final func tellOfScrolling(_ message: (any HostScrollViewDelegate) -> Void) {
    if let delegate = scrollDelegate { message(delegate) }
    scrollObservers.tell(message)
  }

  /// What a user does with a finger: `scroll` moves the content while the observers know of a drag.
  final func drag(_ scroll: () -> Void) {
    tellOfScrolling { $0.scrollViewWillBeginDragging(self) }
    if keyboardDismissMode == .onDrag { dismissKeyboard(isAtItsBegin: true) }
    scroll()
    tellOfScrolling { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
  }
}
