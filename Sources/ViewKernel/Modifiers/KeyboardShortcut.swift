import HostTree

/// A key on a keyboard, identified by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifiers; private-use characters stand for keys such as arrows.
  public var character: Character

  /// Creates a key that types a character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal: `"s"` is the key that types s.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The forward delete key, U+F728.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The up arrow key, U+F700.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key, U+F701.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key, U+F702.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key, U+F703.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The home key, U+F729.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key, U+F72B.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key, U+F72C.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key, U+F72D.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key, U+F739.
  public static let clear = KeyEquivalent("\u{F739}")
}

/// Modifier keys that are held while a key is pressed; an option set.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  var host: HostKeyModifierFlags { HostKeyModifierFlags(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}

/// A key with modifier keys, which triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key to press.
  public var key: KeyEquivalent
  /// The modifier keys to hold.
  public var modifiers: EventModifiers

  /// Creates a shortcut. Defaults to the command key as modifier.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the default button of a view.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

struct KeyboardShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension KeyboardShortcutModifier: HostAttributeModifier {
  typealias Body = Never
  func apply(to host: HostView) {
    host.keyCommand = shortcut.map { HostKeyCommand(input: $0.key.character, modifierFlags: $0.modifiers.host) }
  }
}

extension View {
  /// Sets the shortcut that triggers the first control of this view, as a button: command and the key by default.
  ///
  /// A shortcut works in the whole window, without focus, while the control is enabled and visible: see
  /// `HostWindow.pressKey(_:_:)`.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut that triggers the first control of this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Sets the shortcut that triggers the first control of this view; nil sets none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}
