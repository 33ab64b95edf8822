import Foundation

extension HostScrollView {
  /// How a drag of the content takes text input from the window's first responder.
  public enum KeyboardDismissMode: Hashable, Sendable {
    /// Not at all.
    case none
    /// As soon as it begins.
    case onDrag
    /// When the finger leaves the window at its lower edge, where a keyboard stands.
    case interactive
  }

  /// A drag under way takes text input away if that is due.
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
