import Foundation
import HostTree

/// Does in a window what a page's user did.
///
/// Nothing here settles the window: the display link does, once for all that came before a frame.
@MainActor
struct WindowInput {
  private let window: HostWindow
  /// The touches under way, by the page's number.
  private var touches: [Int: HostTouch] = [:]
  /// The number of the last edit of a field.
  private(set) var lastEdit = 0
  /// At most so many fingers touch at once.
  private static let maximumTouches = 10

  init(window: HostWindow) { self.window = window }

  /// Sends a message's event to the window. Messages that are about the page itself are left to the session.
  mutating func send(_ message: InputMessage, _ elements: AccessibleElements) {
    switch message {
    case .began(let touch, let place): begin(touch, place)
    case .moved(let touch, let place): touches[touch]?.move(to: place)
    case .ended(let touch, let place): end(touch, place)
    case .cancelled(let touch): touches.removeValue(forKey: touch)?.cancel()
    case .hovered(let place): window.movePointer(to: place)
    case .scrolled(let place, let distance): scroll(at: place, by: distance)
    case .key(let key, let modifiers): press(key, WindowInput.flags(modifiers))
    case .modifiers(let modifiers): window.modifierFlags = WindowInput.flags(modifiers)
    case .edited(let text, let start, let end, let edit):
      lastEdit = edit
      guard let host = window.firstResponder as? any EditedHost else { return }
      EditedField.edit(host, text: text, start: start, end: end)
    case .acted(let element, let action):
      guard let host = elements.host(element) else { return }
      act(host, action, elements.part(element))
    case .surroundings, .visible, .requestedWindow, .inspected: break
    }
  }

  /// Cancels what is under way: the page is gone.
  mutating func cancelTouches() {
    for touch in touches.values { touch.cancel() }
    touches = [:]
    window.movePointer(to: nil)
    window.modifierFlags = []
  }

  private mutating func begin(_ number: Int, _ place: CGPoint) {
    touches.removeValue(forKey: number)?.cancel()
    guard touches.count < WindowInput.maximumTouches else { return }
    touches[number] = window.beginTouch(at: place)
  }

  private mutating func end(_ number: Int, _ place: CGPoint) {
    guard let touch = touches.removeValue(forKey: number) else { return }
    // A finger that is lifted where it was has not moved.
    if touch.location(in: nil) != place { touch.move(to: place) }
    touch.end()
  }

  /// Scrolls the innermost scroll view at a place that can scroll that way.
  private func scroll(at place: CGPoint, by distance: CGPoint) {
    guard abs(distance.x) < 1e5, abs(distance.y) < 1e5 else { return }
    var view = window.hitTest(place, with: nil)
    while let current = view {
      if let scroll = current as? HostScrollView, scroll.scroll(by: distance) { return }
      view = current.superview
    }
  }

  private static func flags(_ modifiers: Set<String>) -> HostKeyModifierFlags {
    modifiers.reduce(into: HostKeyModifierFlags()) { flags, name in
      switch name {
      case "shift": flags.insert(.shift)
      case "control": flags.insert(.control)
      case "alternate": flags.insert(.alternate)
      case "command": flags.insert(.command)
      default: break
      }
    }
  }

  private func press(_ key: String, _ flags: HostKeyModifierFlags) {
    let input = WindowInput.named[key] ?? key
    guard input.count == 1, let character = input.first else { return }
    if window.pressKey(Character(character.lowercased()), flags) { return }
    // Elsewhere the control key is what the command key is on a Mac.
    if flags.contains(.control) {
      let flags = flags.subtracting(.control).union(.command)
      if window.pressKey(Character(character.lowercased()), flags) { return }
    }
    guard flags.subtracting(.shift).isEmpty else { return }
    if !(window.firstResponder is any EditedHost), let distance = distance(of: key) {
      return scroll(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY), by: CGPoint(x: 0, y: distance))
    }
    switch key {
    case "Escape": window.firstResponder?.resignFirstResponder()
    case "Backspace": window.deleteBackward()
    default: window.insertText(input)
    }
  }

  /// How far a key scrolls that nothing else takes; nil for other keys.
  private func distance(of key: String) -> CGFloat? {
    switch key {
    case "ArrowUp": -40
    case "ArrowDown": 40
    case "PageUp": -window.bounds.height * 0.7
    case "PageDown": window.bounds.height * 0.7
    case "Home": -99_999
    case "End": 99_999
    default: nil
    }
  }

  /// The characters of keys that have names.
  private static let named: [String: String] = [
    "Enter": "\n", "Escape": "\u{1B}", "Backspace": "\u{8}", "Delete": "\u{F728}", "Tab": "\t", "ArrowUp": "\u{F700}",
    "ArrowDown": "\u{F701}", "ArrowLeft": "\u{F702}", "ArrowRight": "\u{F703}", "Home": "\u{F729}", "End": "\u{F72B}",
    "PageUp": "\u{F72C}", "PageDown": "\u{F72D}",
  ]

  /// Does with a host what an assistive tool, or the keyboard, does with its element.
  func act(_ host: HostView, _ action: String, _ part: Int) {
    switch action {
    case "press": if !host.tap() { host.becomeFirstResponder() }
    case "focus":
      WindowInput.reveal(host)
      if host is any EditedHost { host.becomeFirstResponder() }
    case "leave": host.resignFirstResponder()
    case "increment", "decrement", "incrementMuch", "decrementMuch":
      let isUp = action.hasPrefix("increment")
      if let picker = host as? HostDatePicker {
        picker.step(isUp ? 1 : -1, inField: part, isLarge: action.hasSuffix("Much"))
      } else {
        _ = isUp ? host.accessibilityIncrement() : host.accessibilityDecrement()
      }
    default: break
    }
  }

  /// Scrolls so far that the host is visible, and what is around it: the tab key goes to the next control that is.
  static func reveal(_ host: HostView) {
    var around = host.superview
    while let view = around {
      around = view.superview
      guard let scroll = view as? HostScrollView, scroll.isScrollEnabled, !scroll.isPagingEnabled else { continue }
      let insets = scroll.adjustedContentInset
      var rect = host.convert(host.bounds, to: scroll)
      let height = scroll.bounds.height - insets.vertical
      let room = max(min(height / 4, (height - rect.height) / 2), 0)
      rect.origin.y -= insets.top + room
      rect.size.height += insets.vertical + 2 * room
      scroll.scrollRectToVisible(rect, animated: false)
    }
  }
}
