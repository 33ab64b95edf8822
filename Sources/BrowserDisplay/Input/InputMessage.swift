package import Foundation

/// An event that a page sends: one message for each event, in the order in which they happened.
///
/// It is data from outside: anything else is no message, and numbers may be anything.
package enum InputMessage: Equatable {
  /// A finger or a mouse button went down.
  case began(touch: Int, at: CGPoint)
  /// The finger or the pointer moved.
  case moved(touch: Int, to: CGPoint)
  /// The finger or the button was lifted.
  case ended(touch: Int, at: CGPoint)
  /// The system took the touch away.
  case cancelled(touch: Int)
  /// The pointer moved without a button; nil if it left the window.
  case hovered(CGPoint?)
  /// A wheel was turned, or two fingers moved on a trackpad.
  case scrolled(at: CGPoint, by: CGPoint)
  /// A key went down: the text that it types, or its name.
  case key(String, modifiers: Set<String>)
  /// Modifier keys went down or up; the keys that are held now.
  case modifiers(Set<String>)
  /// The text of the field that is being edited, and its selection in UTF-16. The page counts its edits.
  case edited(text: String, start: Int, end: Int, edit: Int)
  /// An assistive tool, or the keyboard, did something with an element.
  case acted(Int, action: String)
  /// The page's surroundings, as its user has chosen them.
  case surroundings(DisplaySurroundings)
  /// Whether the page is visible.
  case visible(Bool)
  /// The page's user asked for a window, by its index among those that can be opened.
  case requestedWindow(Int)
  /// The page's inspector asks something.
  case inspected(InspectRequest)

  /// Whether it begins an action of the user, rather than continuing a touch or pointing.
  var isUse: Bool {
    switch self {
    case .began, .scrolled, .key, .edited, .acted: true
    default: false
    }
  }

  /// Reads a message of JSON. Returns nil if it is none.
  package init?(_ json: String) {
    let data = Data(json.utf8)
    guard let message = try? JSONDecoder().decode(Wire.self, from: data) else { return nil }
    if message.type == "inspect" {
      guard let question = try? JSONDecoder().decode(InspectRequest.self, from: data), question.isBounded else {
        return nil
      }
      self = .inspected(question)
      return
    }
    guard let read = InputMessage(message) else { return nil }
    self = read
  }

  private init?(_ wire: Wire) {
    switch wire.type {
    case "began", "moved", "ended":
      guard let touch = wire.touch, let place = wire.place else { return nil }
      switch wire.type {
      case "began": self = .began(touch: touch, at: place)
      case "moved": self = .moved(touch: touch, to: place)
      default: self = .ended(touch: touch, at: place)
      }
    case "cancelled":
      guard let touch = wire.touch else { return nil }
      self = .cancelled(touch: touch)
    case "hovered": self = .hovered(wire.place)
    case "scrolled":
      guard let place = wire.place, let dx = wire.dx, let dy = wire.dy else { return nil }
      self = .scrolled(at: place, by: CGPoint(x: dx, y: dy))
    case "key":
      guard let key = wire.key, !key.isEmpty, key.utf8.count <= 64 else { return nil }
      self = .key(key, modifiers: Set(wire.modifiers ?? []))
    case "modifiers": self = .modifiers(Set(wire.modifiers ?? []))
    case "edited":
      guard let text = wire.text, let start = wire.start, let end = wire.end else { return nil }
      self = .edited(text: text, start: start, end: end, edit: wire.edit ?? 0)
    case "acted":
      guard let element = wire.element, let action = wire.action else { return nil }
      self = .acted(element, action: action)
    case "surroundings":
      guard let surroundings = wire.surroundings else { return nil }
      self = .surroundings(surroundings)
    case "visible":
      guard let isVisible = wire.visible else { return nil }
      self = .visible(isVisible)
    case "requestedWindow":
      guard let window = wire.window else { return nil }
      self = .requestedWindow(window)
    default: return nil
    }
  }

  /// A message as it is sent: a type, and the values of that type.
  private struct Wire: Decodable {
    var type: String
    var touch: Int?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var key: String?
    var modifiers: [String]?
    var text: String?
    var start: Int?
    var end: Int?
    var edit: Int?
    var element: Int?
    var action: String?
    var visible: Bool?
    var window: Int?
    var surroundings: DisplaySurroundings?

    /// The place, if it has two finite numbers that a window may have.
    var place: CGPoint? {
      guard let x, let y, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
      return CGPoint(x: x, y: y)
    }
  }
}
