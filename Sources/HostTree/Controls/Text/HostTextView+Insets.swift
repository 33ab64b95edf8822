// Tests: `HostTextViewTests`.

public import Foundation

/// The space around the text of a text view, by the names of `UITextView`.
///
/// ```swift
/// let view = HostTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
/// view.textContainerInset = EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
/// view.textContainer.lineFragmentPadding = 5
/// print(view.textRect(forBounds: view.bounds).minX)
/// // Prints "5.0"
/// ```
extension HostTextView {
  /// The space around the text, in points. Defaults to the border's, or none; 1 point above and below in a view with
  /// ``visibleLines``. A value that is not a positive number counts as 0.
  public var textContainerInset: EdgeInsets {
    get {
      var inset = inset
      inset.leading -= padding
      inset.trailing -= padding
      return inset
    }
    set {
      func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
      ownInset = EdgeInsets(
        top: sound(newValue.top), leading: sound(newValue.leading) + padding, bottom: sound(newValue.bottom),
        trailing: sound(newValue.trailing) + padding)
    }
  }

  /// The container that the text is laid out in.
  public var textContainer: HostTextContainer { HostTextContainer(view: self) }
}

/// The container that the text of a text view is laid out in, as `NSTextContainer`.
@MainActor @preconcurrency
public struct HostTextContainer {
  fileprivate let view: HostTextView

  /// The space at both ends of a line, in points, beside ``HostTextView/textContainerInset``. Defaults to 0.
  /// (`NSTextContainer` defaults to 5.) A value that is not a positive number counts as 0.
  public var lineFragmentPadding: CGFloat {
    get { view.padding }
    nonmutating set {
      let inset = view.textContainerInset
      let padding = newValue.isFinite ? max(newValue, 0) : 0
      guard padding != view.padding else { return }
      view.padding = padding
      view.textContainerInset = inset
    }
  }
}
