import Foundation

/// Something that takes typed text while it is the first responder.
@MainActor
public protocol HostKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Types `text`, as a user does: it replaces the selection.
  ///
  /// - Returns: Whether it arrived.
  @discardableResult
  func insertText(_ text: String) -> Bool

  /// Deletes the selection, or the character before it if nothing is selected.
  ///
  /// - Returns: Whether it arrived.
  @discardableResult
  func deleteBackward() -> Bool
}

extension HostWindow {
  /// Types `text` into the first responder.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether it arrived; false without a first responder that takes text.
  @discardableResult
  public final func insertText(_ text: String) -> Bool {
    (firstResponder as? any HostKeyInput)?.insertText(text) ?? false
  }

  /// Presses the delete key for the first responder.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether it arrived; false without a first responder that takes text.
  @discardableResult
  public final func deleteBackward() -> Bool {
    (firstResponder as? any HostKeyInput)?.deleteBackward() ?? false
  }
}
