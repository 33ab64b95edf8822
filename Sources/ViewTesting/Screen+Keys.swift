public import HostTree
import Introspection

extension Screen {
  // MARK: Keys

  /// Taps the field called `name`, and types a text at the end of its own, one character at a time. A line break acts
  /// as the return key.
  public func type(
    _ text: String, into name: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is any HostKeyInput }) { try $0.type(text) }
  }

  /// Taps the field called `name`, and deletes its text.
  public func clear(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is any HostKeyInput }) { try $0.clear() }
  }

  /// Taps the field called `name`, and presses the return key.
  public func submit(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act(on: name, at: SourcePlace(fileID, file, line, column), where: { $0 is any HostKeyInput }) { try $0.submit() }
  }

  /// Presses the keys of a shortcut.
  ///
  /// ```swift
  /// screen.press("s", .command)
  /// ```
  public func press(
    _ key: Character, _ modifiers: HostKeyModifierFlags = [], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(at: SourcePlace(fileID, file, line, column)) {
      if !window.pressKey(key, modifiers) { throw UnusedKey(key: key) }
    }
  }
}

/// The error if nothing handles the keys.
private struct UnusedKey: Error, CustomStringConvertible {
  let key: Character
  var description: String { "Nothing on screen has a shortcut with the key \"\(key)\" and these modifiers." }
}
