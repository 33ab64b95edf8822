/// What is told of a text field; shaped like UIKit's delegate of the same name. All methods have a standard
/// implementation.
///
/// A field has one ``HostTextField/delegate``, which also answers questions, and any number of observers
/// (``HostTextField/addObserver(_:)``), who are told after it. What the user types is told by the field's actions, for
/// `editingChanged`.
@MainActor
public protocol HostTextFieldDelegate: AnyObject {
  /// Whether the field may become the first responder; yes unless told. Asked of the delegate only.
  func textFieldShouldBeginEditing(_ textField: HostTextField) -> Bool
  /// Whether what the user types may take the place of the characters in `range`, counted as users see them; yes unless
  /// told. Asked of the delegate only, also where characters are deleted; `string` is empty then.
  func textField(
    _ textField: HostTextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool
  /// Whether the return key does what it usually does: send the field's actions and end the editing; yes unless told. Asked
  /// of the delegate only.
  func textFieldShouldReturn(_ textField: HostTextField) -> Bool
  /// The field is the first responder now; while the window settles, in its effects pass.
  func textFieldDidBeginEditing(_ textField: HostTextField)
  /// The field is the first responder no more; while the window settles, in its effects pass.
  func textFieldDidEndEditing(_ textField: HostTextField)
  /// The caret stands elsewhere, or other characters are selected, whoever did that.
  func textFieldDidChangeSelection(_ textField: HostTextField)
}

extension HostTextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: HostTextField) -> Bool { true }
  /// Yes.
  public func textField(
    _ textField: HostTextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: HostTextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: HostTextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: HostTextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: HostTextField) {}
}

/// What is told of a text view; shaped like UIKit's delegate of the same name. All methods have a standard
/// implementation.
///
/// A text view has no delegate: add observers (``HostTextView/addObserver(_:)-(HostTextViewDelegate)``).
@MainActor
public protocol HostTextViewDelegate: HostScrollViewDelegate {
  /// The view is the first responder now; while the window settles, in its effects pass.
  func textViewDidBeginEditing(_ textView: HostTextView)
  /// The view is the first responder no more; while the window settles, in its effects pass.
  func textViewDidEndEditing(_ textView: HostTextView)
  /// The user has changed the text.
  func textViewDidChange(_ textView: HostTextView)
  /// The caret stands elsewhere, or other characters are selected, whoever did that.
  func textViewDidChangeSelection(_ textView: HostTextView)
}

extension HostTextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: HostTextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: HostTextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: HostTextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: HostTextView) {}
}

extension HostTextView {
  /// Adds somebody who is told of the editing and of scrolling, after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public func addObserver(_ observer: any HostTextViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it is none.
  public func removeObserver(_ observer: any HostTextViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }
}

extension HostTextField {
  /// Adds somebody who is told of the editing, after those who were added before.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public func addObserver(_ observer: any HostTextFieldDelegate) { observers.add(observer) }

  /// Removes an observer; does nothing if it is none.
  public func removeObserver(_ observer: any HostTextFieldDelegate) { observers.remove(observer) }
}
