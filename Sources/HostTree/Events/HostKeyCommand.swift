import Foundation

/// Modifier keys held while another key is pressed; an option set, as `UIKeyModifierFlags`.
public struct HostKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = HostKeyModifierFlags(rawValue: 1 << 0)
  /// Shift.
  public static let shift = HostKeyModifierFlags(rawValue: 1 << 1)
  /// Control.
  public static let control = HostKeyModifierFlags(rawValue: 1 << 2)
  /// Option (Alt).
  public static let alternate = HostKeyModifierFlags(rawValue: 1 << 3)
  /// Command.
  public static let command = HostKeyModifierFlags(rawValue: 1 << 4)
}

/// A keyboard shortcut: a key with its modifier keys.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let save = HostButton()
/// save.keyCommand = HostKeyCommand(input: "s", modifierFlags: .command)
/// save.addAction(for: .primaryActionTriggered) { print("saved") }
/// window.addSubview(save)
/// window.makeKeyAndVisible()
/// window.pressKey("s", .command)
/// // Prints "saved"
/// ```
public struct HostKeyCommand: Hashable, Sendable {
  /// The character that the key types.
  public var input: Character
  /// The modifier keys; all of them and no others must be held.
  public var modifierFlags: HostKeyModifierFlags

  /// Creates a shortcut.
  public init(input: Character, modifierFlags: HostKeyModifierFlags = []) {
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

extension HostView {
  /// The keyboard shortcut that triggers the first control in this view's subtree; nil for none.
  public final var keyCommand: HostKeyCommand? {
    get { rare?.keyCommand }
    set { if newValue != keyCommand { makeRare().keyCommand = newValue } }
  }
}
