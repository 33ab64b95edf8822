import Foundation

extension HostScrollView {
  /// How dragging the content dismisses the keyboard, as `UIScrollView.KeyboardDismissMode`.
  ///
  /// Dismissing ends editing in the window.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Dragging does not dismiss the keyboard.
    case none
    /// Dismisses the keyboard as soon as a drag begins.
    case onDrag
    /// Dismisses the keyboard when the finger reaches the bottom edge of the window.
    case interactive
  }

  /// Ends editing in the window if the mode asks for it at this point of a drag.
  ///
  /// - Parameter isAtItsBegin: Whether the drag has just begun.
  final func dismissKeyboard(isAtItsBegin: Bool) {
    guard let window = root else { return }
    switch keyboardDismissMode {
    case .none: break
    case .onDrag:
      if isAtItsBegin { window.endEditing() }
    case .interactive:
      if panGestureRecognizer.location(in: window).y >= window.bounds.maxY { window.endEditing() }
    }
  }
}
