public import Foundation
import HostTree

/// A key that was pressed or released: see `onKeyPress(_:action:)`.
public struct KeyPress: Sendable {
  /// The phases of the press of a key; an option set.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held, and repeats. Here each repetition is a press and a release.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key was released.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the phases: `down up`.
    public var debugDescription: String {
      [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
        .joined(separator: " ")
    }
  }

  /// The result of an action for a key.
  public enum Result: Hashable, Sendable {
    /// The action has handled the key: no other view gets it.
    case handled
    /// The views around get the key, or it is a shortcut, or types text.
    case ignored
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types without modifier keys.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  init(_ press: HostKeyPress) {
    phase = press.phase == .down ? .down : .up
    key = KeyEquivalent(press.input)
    characters = String(press.input)
    modifiers = EventModifiers(rawValue: Int(press.modifierFlags.rawValue))
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The phase, the characters and the modifier keys.
  public var debugDescription: String {
    "KeyPress(\(phase.debugDescription), \(characters.debugDescription), \(modifiers.rawValue))"
  }
}

struct KeyPressModifier {
  enum Keys {
    case all
    case keys(Set<KeyEquivalent>)
    case characters(CharacterSet)
  }

  let keys: Keys
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  fileprivate func handle(_ press: KeyPress) -> Bool {
    guard phases.contains(press.phase) else { return false }
    switch keys {
    case .all: break
    case .keys(let keys): if !keys.contains(press.key) { return false }
    case .characters(let set): if !press.characters.unicodeScalars.allSatisfy(set.contains) { return false }
    }
    return action(press) == .handled
  }
}

extension KeyPressModifier: HostModifier {
  typealias Body = Never

  static var descriptor: ViewDescriptor { ViewDescriptor.of(Self.self, ignoring: ((KeyPress) -> KeyPress.Result).self) }

  func makeHost(context: HostModifierContext<Self>) -> HostKeyPressView {
    let host = HostKeyPressView()
    host.onKeyPress = { context.modifier.handle(KeyPress($0)) }
    return host
  }

  func updateHost(_ host: HostKeyPressView, context: HostModifierContext<Self>) {}
}

extension View {
  /// Calls `action` when a key is pressed while the focus is in this view.
  ///
  /// ```swift
  /// Text("Board")
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     print("pause")
  ///     return .handled
  ///   }
  /// ```
  ///
  /// The innermost views get a key first. Keys that no view handles are shortcuts, or type text into the focused field.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls `action` when a key is pressed or released while the focus is in this view.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` when one of several keys is pressed while the focus is in this view.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: .keys(keys), phases: phases, action: action))
  }

  /// Calls `action` when a key is pressed that types one of some characters, while the focus is in this view.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: .characters(characters), phases: phases, action: action))
  }

  /// Calls `action` when any key is pressed while the focus is in this view.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: .all, phases: phases, action: action))
  }
}
