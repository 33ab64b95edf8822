import HostTree

/// A key of a keyboard, by what it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public var character: Character

  /// A key that types a character.
  public init(_ character: Character) { self.character = character }
  /// A key that types a character.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The forward delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
}

/// Keys that are held while another one is pressed; a set.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The command key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]

  var host: HostKeyModifierFlags { HostKeyModifierFlags(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}

/// Keys that press a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key: what a user wants most.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key: to leave.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// The modifier behind `keyboardShortcut`.
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
  /// Sets the keys that press the first control in this view; see ``HostWindow/pressKey(_:_:)``.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys that press the first control in this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Sets the keys that press the first control in this view; nil for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}
