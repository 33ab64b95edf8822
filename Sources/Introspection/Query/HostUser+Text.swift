import HostTree

extension HostUser {
  /// Taps the field and types `text` at the end, one character at a time; the window is settled after each.
  ///
  /// A line break acts as the return key.
  /// - Throws: ``HostUserError`` if the field can't be tapped or takes no text.
  public func type(_ text: String) throws {
    try edit("type into") { window in
      for character in text {
        guard window.insertText(String(character)) else { return .unsuitable("it stopped taking text") }
        window.settle()
      }
      return nil
    }
  }

  /// Taps the field, selects all of its text and deletes it.
  ///
  /// - Throws: ``HostUserError`` if the field can't be tapped or takes no text.
  public func clear() throws {
    try edit("clear") { window in
      guard let input = window.firstResponder as? any HostKeyInput, input.hasText else { return nil }
      (input as? HostTextField).map { $0.selectedRange = 0..<$0.text.count }
      (input as? HostTextView).map { $0.selectedRange = 0..<$0.text.count }
      return window.deleteBackward() ? nil : .unsuitable("it stopped taking text")
    }
  }

  /// Taps the field and presses the return key.
  ///
  /// - Throws: ``HostUserError`` if the field can't be tapped or takes no text.
  public func submit() throws {
    try edit("submit") { $0.insertText("\n") ? nil : .unsuitable("it stopped taking text") }
  }

  /// Makes the field the first responder by a tap, unless it is, and acts on its window.
  private func edit(_ action: String, _ body: (HostWindow) -> HostObstacle?) throws {
    let field = try part(action, "text field") { $0 is any HostKeyInput ? $0 : nil }
    try act(action, on: field) {
      guard let window = field.window, field.isFirstResponder || field.tap() else { return .ignored }
      window.settle()
      return field.isFirstResponder ? body(window) : .unsuitable("it takes no text")
    }
  }
}
