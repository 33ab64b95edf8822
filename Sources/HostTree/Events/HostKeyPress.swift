/// A key that was pressed or released on a keyboard, as `UIPress` with its `UIKey`.
public struct HostKeyPress: Hashable, Sendable {
  /// A phase of the press of a key.
  public enum Phase: Hashable, Sendable {
    /// It was pressed.
    case down
    /// It was released.
    case up
  }

  /// A phase of the press of a key.
  public var phase: Phase
  /// The character that the key types; private-use characters stand for keys such as arrows, and `\r` for return.
  public var input: Character
  /// The modifier keys that are held.
  public var modifierFlags: HostKeyModifierFlags

  /// Creates a press of a key.
  public init(_ input: Character, modifierFlags: HostKeyModifierFlags = [], phase: Phase = .down) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.phase = phase
  }
}
