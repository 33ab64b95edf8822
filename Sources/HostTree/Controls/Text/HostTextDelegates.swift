public import Foundation

/// The messages of a text field; shaped like `UITextFieldDelegate`. All methods have a default implementation.
///
/// A field has one ``HostTextField/delegate``, which also decides what the user may do, and any number of observers
/// (``HostTextField/addObserver(_:)``), which are notified after it. Changes of the text are sent as the field's
/// `editingChanged` event.
@MainActor @preconcurrency
public protocol HostTextFieldDelegate: AnyObject {
  /// Whether the field may become first responder. Defaults to true. Only the delegate is asked.
  func textFieldShouldBeginEditing(_ textField: HostTextField) -> Bool
  /// Whether the user's input may replace the characters in `range`. Defaults to true. Only the delegate is asked.
  ///
  /// The range counts characters (grapheme clusters); `string` is empty for a deletion.
  func textField(
    _ textField: HostTextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// The same, with the range in UTF-16 code units, as UIKit has it. Defaults to true. Both are asked.
  func textField(
    _ textField: HostTextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the return key sends the field's events and ends editing. Defaults to true. Only the delegate is asked.
  func textFieldShouldReturn(_ textField: HostTextField) -> Bool
  /// Whether the button that clears the text does so. Defaults to true. Only the delegate is asked.
  func textFieldShouldClear(_ textField: HostTextField) -> Bool
  /// Called after the field became first responder, in the effects pass of the window.
  func textFieldDidBeginEditing(_ textField: HostTextField)
  /// Called after the field resigned first responder, in the effects pass of the window.
  func textFieldDidEndEditing(_ textField: HostTextField)
  /// Called when the selection or the caret changed, by the user or by code.
  func textFieldDidChangeSelection(_ textField: HostTextField)
}

extension HostTextFieldDelegate {
  /// The default implementation returns true. Implement it to keep the field from being edited.
  public func textFieldShouldBeginEditing(_ textField: HostTextField) -> Bool { true }
  /// The default implementation returns true. Implement it to restrict the input.
  public func textField(
    _ textField: HostTextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// The default implementation returns true. Implement it to restrict the input.
  public func textField(
    _ textField: HostTextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation returns true. Implement it to replace the action of the return key.
  public func textFieldShouldReturn(_ textField: HostTextField) -> Bool { true }
  /// The default implementation returns true. Implement it to keep the text.
  public func textFieldShouldClear(_ textField: HostTextField) -> Bool { true }
  /// The default implementation does nothing. Implement it to follow the focus.
  public func textFieldDidBeginEditing(_ textField: HostTextField) {}
  /// The default implementation does nothing. Implement it to follow the focus.
  public func textFieldDidEndEditing(_ textField: HostTextField) {}
  /// The default implementation does nothing. Implement it to follow the caret.
  public func textFieldDidChangeSelection(_ textField: HostTextField) {}
}

/// The messages of a text view; shaped like `UITextViewDelegate`. All methods have a default implementation.
///
/// A view has one ``HostTextView/delegate``, which also decides what the user may do, and any number of observers
/// (``HostTextView/addObserver(_:)-(HostTextViewDelegate)``).
@MainActor @preconcurrency
public protocol HostTextViewDelegate: HostScrollViewDelegate {
  /// Whether the view may become first responder. Defaults to true. Only the delegate is asked.
  func textViewShouldBeginEditing(_ textView: HostTextView) -> Bool
  /// Whether the user's input may replace the text in `range`, in UTF-16 code units. Defaults to true. Only the
  /// delegate is asked.
  func textView(_ textView: HostTextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the view became first responder, in the effects pass of the window.
  func textViewDidBeginEditing(_ textView: HostTextView)
  /// Called after the view resigned first responder, in the effects pass of the window.
  func textViewDidEndEditing(_ textView: HostTextView)
  /// Called after the user changed the text; not for changes by code.
  func textViewDidChange(_ textView: HostTextView)
  /// Called when the selection or the caret changed, by the user or by code.
  func textViewDidChangeSelection(_ textView: HostTextView)
}

extension HostTextViewDelegate {
  /// The default implementation returns true. Implement it to keep the view from being edited.
  public func textViewShouldBeginEditing(_ textView: HostTextView) -> Bool { true }
  /// The default implementation returns true. Implement it to restrict the input.
  public func textView(
    _ textView: HostTextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing. Implement it to follow the focus.
  public func textViewDidBeginEditing(_ textView: HostTextView) {}
  /// The default implementation does nothing. Implement it to follow the focus.
  public func textViewDidEndEditing(_ textView: HostTextView) {}
  /// The default implementation does nothing. Implement it to follow the user's changes.
  public func textViewDidChange(_ textView: HostTextView) {}
  /// The default implementation does nothing. Implement it to follow the caret.
  public func textViewDidChangeSelection(_ textView: HostTextView) {}
}

extension HostTextView {
  /// Adds an observer of editing and scrolling, called after the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public func addObserver(_ observer: any HostTextViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it was not added.
  public func removeObserver(_ observer: any HostTextViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }
}

extension HostTextField {
  /// Adds an observer of editing, called after the delegate and the observers added before.
  ///
  /// It is not retained. Adding an observer again keeps its position.
  public func addObserver(_ observer: any HostTextFieldDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it was not added.
  public func removeObserver(_ observer: any HostTextFieldDelegate) { observers.remove(observer) }
}
