// Tests: `HostInputEventTests`.

import Foundation

extension HostResponder {
  /// Has this object handle a touch as the press of a mouse's button.
  ///
  /// - Returns: Whether it did.
  final func takesAsMouse(_ touches: Set<HostTouch>, _ type: HostInputEvent.EventType) -> Bool {
    guard takesInputEvents, let touch = touches.first else { return false }
    let event = HostInputEvent(
      type, in: touch.window, at: touch.location(in: nil),
      from: type == .leftMouseDragged ? touch.previousLocation(in: nil) : nil,
      flags: HostInputEvent.ModifierFlags(touch.window.modifierFlags), timestamp: touch.timestamp,
      clickCount: touch.tapCount)
    switch type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    default: mouseUp(with: event)
    }
    return !event.isPassedOn
  }
}

extension HostWindow {
  /// Whether a monitor keeps the press of a button to itself.
  final func isTakenByMonitor(at point: CGPoint) -> Bool {
    guard HostInputEvent.isMonitored(.leftMouseDown) else { return false }
    return HostInputEvent(
      .leftMouseDown, in: self, at: point, flags: HostInputEvent.ModifierFlags(modifierFlags), timestamp: clock.now,
      clickCount: 1
    ).isTakenByMonitor()
  }

  /// Whether a monitor keeps a key to itself.
  final func isTakenByMonitor(_ type: HostInputEvent.EventType, _ key: HostKeyCommand) -> Bool {
    HostInputEvent.isMonitored(type) && event(type, key).isTakenByMonitor()
  }

  /// Sends the events of a key that is pressed and released to the first responder and those behind it.
  ///
  /// - Returns: Whether one of them handled one of the events.
  final func sendAsEvents(_ key: HostKeyCommand) -> Bool {
    let takesDown = sendToChain(event(.keyDown, key)) { $0.keyDown(with: $1) }
    if isTakenByMonitor(.keyUp, key) { return takesDown }
    return sendToChain(event(.keyUp, key)) { $0.keyUp(with: $1) } || takesDown
  }

  private func sendToChain(_ event: HostInputEvent, _ send: (HostResponder, HostInputEvent) -> Void) -> Bool {
    var responder = firstResponder
    while let current = responder {
      if current.takesInputEvents {
        event.isPassedOn = false
        send(current, event)
        if !event.isPassedOn { return true }
      }
      responder = current.next
    }
    return false
  }

  private func event(_ type: HostInputEvent.EventType, _ key: HostKeyCommand) -> HostInputEvent {
    HostInputEvent(
      type, in: self, flags: HostInputEvent.ModifierFlags(key.modifierFlags), timestamp: clock.now,
      character: key.input)
  }
}
