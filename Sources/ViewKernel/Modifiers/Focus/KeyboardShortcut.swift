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
  /// The handling of a shortcut where the layout is from right to left.
  public struct Localization: Hashable, Sendable {
    fileprivate let mirrors: Bool
    private let remaps: Bool

    /// A key with a direction is mirrored: of arrows to the left and right, brackets, braces and parentheses, the other
    /// one.
    public static let automatic = Localization(mirrors: true, remaps: true)
    /// The key stays as it is, for shortcuts that mean a side of the screen, such as one that aligns text to the left.
    public static let withoutMirroring = Localization(mirrors: false, remaps: true)
    /// The key stays as it is. It differs from ``withoutMirroring`` on systems that know the user's keyboard.
    public static let custom = Localization(mirrors: false, remaps: false)
  }

  /// The key to press, where the layout is from left to right.
  public var key: KeyEquivalent
  /// The modifier keys to hold.
  public var modifiers: EventModifiers
  /// The handling of the key where the layout is from right to left.
  public var localization: Localization

  /// Creates a shortcut that is mirrored automatically. Defaults to the command key as modifier.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut. Defaults to the command key as modifier.
  ///
  /// - Parameters:
  ///   - key: The key to press, where the layout is from left to right.
  ///   - modifiers: The modifier keys to hold.
  ///   - localization: The handling of the key where the layout is from right to left.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key, for the default button of a view.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
  private static let pairs: [Character: Character] = [
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "\u{F702}": "\u{F703}", "\u{F703}": "\u{F702}",
  ]

  /// The key of the other direction; nil if the shortcut is the same in both directions.
  fileprivate var mirrored: Character? { localization.mirrors ? KeyboardShortcut.pairs[key.character] : nil }
}

struct KeyboardShortcutModifier {
  let shortcut: KeyboardShortcut?
}

extension KeyboardShortcutModifier: HostAttributeModifier {
  typealias Body = Never

  var readsEnvironment: Bool { shortcut?.mirrored != nil }

  func apply(to host: HostView) { apply(to: host, in: EnvironmentValues()) }

  func apply(to host: HostView, in environment: EnvironmentValues) {
    host.keyCommand = shortcut.map { shortcut in
      var input = shortcut.key.character
      if let mirrored = shortcut.mirrored, environment.layoutDirection == .rightToLeft { input = mirrored }
      return HostKeyCommand(input: input, modifierFlags: shortcut.modifiers.host)
    }
  }
}

extension View {
  /// Sets the shortcut that triggers the first control of this view, as a button: command and the key by default.
  ///
  /// A shortcut works in the whole window, without focus, while the control is enabled and visible: see
  /// `HostWindow.pressKey(_:_:)`. It is mirrored where the layout is from right to left: see
  /// ``KeyboardShortcut/Localization/automatic``.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut that triggers the first control of this view, and whether its key is mirrored where the layout
  /// is from right to left.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
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
