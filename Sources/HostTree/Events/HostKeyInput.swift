import Foundation

/// A responder that accepts typed text while it is first responder, as `UIKeyInput`.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let field = HostTextField()
/// window.addSubview(field)
/// window.makeKeyAndVisible()
/// print(window.insertText("a"))
/// // Prints "false"
/// field.becomeFirstResponder()
/// print(window.insertText("a"), field.text ?? "")
/// // Prints "true a"
/// ```
@MainActor @preconcurrency
public protocol HostKeyInput: AnyObject {
  /// Whether the text is not empty.
  var hasText: Bool { get }

  /// Inserts `text` as the user does, replacing the selection.
  ///
  /// - Returns: Whether the responder accepted the input.
  @discardableResult
  func insertText(_ text: String) -> Bool

  /// Deletes the selection, or the character before the caret.
  ///
  /// - Returns: Whether the responder accepted the input.
  @discardableResult
  func deleteBackward() -> Bool
}

extension HostWindow {
  /// Types `text` into the first responder.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether it was accepted; false without a first responder that accepts text.
  @discardableResult
  public final func insertText(_ text: String) -> Bool {
    (firstResponder as? any HostKeyInput)?.insertText(text) ?? false
  }

  /// Presses the delete key in the first responder.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether it was accepted; false without a first responder that accepts text.
  @discardableResult
  public final func deleteBackward() -> Bool {
    (firstResponder as? any HostKeyInput)?.deleteBackward() ?? false
  }
}
