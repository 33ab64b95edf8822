/// A view that has commands for the whole window which it does not show, such as the commands of an application's
/// menus.
package protocol HostCommandOwner: HostView {
  /// The menus, from the first to the last; empty for none.
  var commandMenus: [HostMenu] { get }
}

extension HostWindow {
  /// The menus of the application that shows this window, as a menu bar has them; empty for none.
  ///
  /// Nothing shows them. Their items are performed by ``pressKey(_:_:)``, or by a window's owner that has a menu bar.
  public final var commandMenus: [HostMenu] { (rootViewController?.view as? any HostCommandOwner)?.commandMenus ?? [] }

  /// Presses a key, and releases it: the first responder and those around it get it, or else a shortcut is triggered.
  ///
  /// With the command key, shortcuts come first; keys that type text into the first responder are no shortcuts. A
  /// shortcut triggers the control whose view has that ``HostView/keyCommand``, frontmost views first, the item of a
  /// button's menu, or one of ``commandMenus``. Sends the events of a tap. Controls that are disabled, hidden or
  /// without user interaction are skipped. A key that no responder has taken is a command of the first responder, if it
  /// is one: see ``HostResponderCommand``. A line feed stands for the return key. Does not settle the window.
  ///
  /// - Returns: Whether a responder handled the key.
  @discardableResult
  public final func pressKey(_ input: Character, _ modifierFlags: HostKeyModifierFlags = []) -> Bool {
    let input: Character = input == "\n" ? "\r" : input
    let command = HostKeyCommand(input: input, modifierFlags: modifierFlags)
    if isTakenByMonitor(.keyDown, command) {
      _ = isTakenByMonitor(.keyUp, command)
      return true
    }
    if modifierFlags.contains(.command), performShortcut(command) { return true }
    var press = HostKeyPress(input, modifierFlags: modifierFlags)
    let takesDown = firstResponder?.handleKeyPress(press) ?? false
    press.phase = .up
    let takesUp = firstResponder?.handleKeyPress(press) ?? false
    let takesEvents = sendAsEvents(command)
    if takesDown || takesUp || takesEvents || performUndo(command) || performFormat(command) { return true }
    if !modifierFlags.contains(.command) {
      if typesText(command) { return false }
      if performShortcut(command) { return true }
    }
    return HostResponderCommand(command).map { sendCommand($0) } ?? false
  }

  /// Whether a key changes or submits the text of the first responder.
  private func typesText(_ command: HostKeyCommand) -> Bool {
    guard firstResponder is any HostKeyInput, command.modifierFlags.isSubset(of: [.shift, .alphaShift]) else {
      return false
    }
    let isFunctionKey = command.input.unicodeScalars.allSatisfy { (0xF700...0xF8FF).contains($0.value) }
    return !isFunctionKey && command.input != "\u{1B}"
  }

  private func performShortcut(_ command: HostKeyCommand) -> Bool {
    switch target(of: command, in: self, isFound: false) {
    case .control(let control):
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    case .action(let action): return action.perform()
    case nil: break
    }
    for menu in commandMenus {
      if let action = menu.action(for: command), action.perform() { return true }
    }
    return false
  }

  private enum Target {
    case control(HostControl)
    case action(HostAction)
  }

  private func target(of command: HostKeyCommand, in view: HostView, isFound: Bool) -> Target? {
    guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
    let isFound = isFound || view.keyCommand == command
    if let control = view as? HostControl {
      if isFound { return control.isEnabled ? .control(control) : nil }
      if control.isEnabled, let action = (control as? HostButton)?.menu?.action(for: command) { return .action(action) }
    }
    for subview in view.subviews.reversed() {
      if let target = target(of: command, in: subview, isFound: isFound) { return target }
    }
    return nil
  }
}

extension HostMenu {
  /// The first action with a shortcut that is not disabled, here or in a submenu; nil if there is none.
  public func action(for command: HostKeyCommand) -> HostAction? {
    for child in children {
      if let action = child as? HostAction {
        if action.keyCommand == command, !action.attributes.contains(.disabled) { return action }
      } else if let action = (child as? HostMenu)?.action(for: command) {
        return action
      }
    }
    return nil
  }
}
