// Tests: `FocusStateTests`, `AccessibilityFocusedTests`.

/// Where a focus state and its bindings keep their value, for the keyboard's focus and for assistive tools'.
struct FocusLocation<Value: Hashable> {
  /// Nil outside of a mounted view.
  var stored: StateLocation<Value>?
  /// The value while the focus is elsewhere.
  let nothing: Value

  var value: Value { stored?.get() ?? nothing }

  /// Writes the value; without a mounted view it is reported, by the name of the property wrapper, and ignored.
  func set(_ value: Value, of wrapper: String) {
    guard let stored else {
      return onMainActor {
        reportMisuse(
          "\(wrapper)<\(Value.self)> was written outside of a view on screen: there is nothing to move the focus to. "
            + "Write it in an action of the view's body.")
      }
    }
    stored.set(value)
  }

  /// Follows the focus, which has come to the view of a value, or has left it. Another view may have it already.
  func focusDidChange(_ isFocused: Bool, at own: Value) {
    if isFocused {
      stored?.set(own)
    } else if value == own {
      stored?.set(nothing)
    }
  }
}

extension FocusLocation: Sendable where Value: Sendable {}
