import Foundation

/// Keys that are held while another one is pressed; a set.
public struct HostKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The caps lock.
  public static let alphaShift = HostKeyModifierFlags(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = HostKeyModifierFlags(rawValue: 1 << 1)
  /// The control key.
  public static let control = HostKeyModifierFlags(rawValue: 1 << 2)
  /// The option key.
  public static let alternate = HostKeyModifierFlags(rawValue: 1 << 3)
  /// The command key.
  public static let command = HostKeyModifierFlags(rawValue: 1 << 4)
}

/// A key, and those that are held with it.
public struct HostKeyCommand: Hashable, Sendable {
  /// What the key types.
  public var input: Character
  /// The keys that are held with it.
  public var modifierFlags: HostKeyModifierFlags

  /// Makes a command of a key and those that are held with it.
  public init(input: Character, modifierFlags: HostKeyModifierFlags = []) {
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

extension HostView {
  /// The keys that press the first control in this view; nil for none.
  public final var keyCommand: HostKeyCommand? {
    get { rare?.keyCommand }
    set { if newValue != keyCommand { makeRare().keyCommand = newValue } }
  }
}

extension HostWindow {
  /// Presses keys: the first control that is told by them does what it is for, if it is enabled and not hidden.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether there is such a control.
  @discardableResult
  public final func pressKey(_ input: Character, _ modifierFlags: HostKeyModifierFlags = []) -> Bool {
    let command = HostKeyCommand(input: input, modifierFlags: modifierFlags)
    guard let control = control(for: command, in: self, isFound: false) else { return false }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  private func control(for command: HostKeyCommand, in view: HostView, isFound: Bool) -> HostControl? {
    guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
    let isFound = isFound || view.keyCommand == command
    if isFound, let control = view as? HostControl { return control.isEnabled ? control : nil }
    for subview in view.subviews.reversed() {
      if let control = control(for: command, in: subview, isFound: isFound) { return control }
    }
    return nil
  }
}
