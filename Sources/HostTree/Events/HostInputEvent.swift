public import Foundation

/// An action of the user with a mouse or a keyboard, as `NSEvent`: for code that was written for AppKit.
///
/// ```swift
/// final class Pad: HostView {
///   override func mouseDown(with event: HostInputEvent) { print("down", convert(event.locationInWindow, from: nil).x) }
///   override func mouseUp(with event: HostInputEvent) { print("up", event.clickCount) }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(Pad(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
/// window.makeKeyAndVisible()
/// window.tap(at: CGPoint(x: 30, y: 30))
/// // Prints:
/// // down 20.0
/// // up 1
/// ```
///
/// Touches are the presses of a mouse's left button. Places count from the upper left corner, with the y axis pointing
/// down, in views as in windows, where AppKit's point up unless a view says otherwise.
public final class HostInputEvent {
  /// The kind of event.
  public let type: EventType
  /// The place in the window's coordinates; zero for keys.
  public let locationInWindow: CGPoint
  /// The modifier keys that are held.
  public let modifierFlags: ModifierFlags
  /// When it happened, in seconds by the window's clock.
  public let timestamp: TimeInterval
  /// The number of clicks one after the other, with this one; 0 for keys and for moves without a button.
  public let clickCount: Int
  /// How far a mouse was dragged since the last event, to the right.
  public let deltaX: CGFloat
  /// How far a mouse was dragged since the last event, downwards.
  public let deltaY: CGFloat
  /// The characters that the key types without modifier keys other than shift; nil for a mouse.
  public let charactersIgnoringModifiers: String?
  /// The window; nil if it is gone.
  public private(set) weak var window: HostWindow?
  /// The tracking area that was entered or left; nil for other events.
  public let trackingArea: HostTrackingArea?
  /// Whether no responder has handled it so far.
  var isPassedOn = false

  init(
    _ type: EventType, in window: HostWindow, at place: CGPoint = .zero, from former: CGPoint? = nil,
    flags: ModifierFlags = [], timestamp: TimeInterval, clickCount: Int = 0, character: Character? = nil,
    trackingArea: HostTrackingArea? = nil
  ) {
    self.type = type
    self.window = window
    locationInWindow = place
    deltaX = place.x - (former ?? place).x
    deltaY = place.y - (former ?? place).y
    modifierFlags = flags
    self.timestamp = timestamp
    self.clickCount = clickCount
    self.trackingArea = trackingArea
    charactersIgnoringModifiers = character.map { String($0) }
  }

  /// The characters that the key types: the same as ``charactersIgnoringModifiers``, as displays report one character.
  public var characters: String? { charactersIgnoringModifiers }
  /// The button: always 0, the left one.
  public var buttonNumber: Int { 0 }
  /// How hard the button is pressed: always 1.
  public var pressure: Float { 1 }
  /// How deep a trackpad is pressed: always 1, as a click.
  public var stage: Int { 1 }
  /// Whether the key is held so long that it repeats: always false.
  public var isARepeat: Bool { false }
  /// The key's number on a keyboard of the United States; 0, which is the letter A, for keys that have none there.
  public var keyCode: UInt16 {
    guard let character = charactersIgnoringModifiers?.first else { return 0 }
    return Self.keyCodes[Character(character.lowercased())] ?? 0
  }

  /// The kinds of events, with AppKit's numbers.
  public enum EventType: UInt, Sendable {
    /// The left button, or a finger, was pressed.
    case leftMouseDown = 1
    /// It was released.
    case leftMouseUp = 2
    /// The right button was pressed. Never sent.
    case rightMouseDown = 3
    /// The right button was released. Never sent.
    case rightMouseUp = 4
    /// The mouse moved without a button.
    case mouseMoved = 5
    /// The mouse moved while the left button was held.
    case leftMouseDragged = 6
    /// The mouse moved while the right button was held. Never sent.
    case rightMouseDragged = 7
    /// The mouse entered a tracking area.
    case mouseEntered = 8
    /// The mouse left a tracking area.
    case mouseExited = 9
    /// A key was pressed.
    case keyDown = 10
    /// A key was released.
    case keyUp = 11
    /// A modifier key was pressed or released. Never sent.
    case flagsChanged = 12
    /// A wheel was turned. Never sent: displays scroll by themselves.
    case scrollWheel = 22
    /// The pressure on a trackpad changed. Never sent: displays report no pressure.
    case pressure = 34
  }

  /// Kinds of events, one bit for each.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The bits, by AppKit's numbers.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates the set of one kind.
    public init(type: EventType) { self.init(rawValue: 1 << UInt64(type.rawValue)) }
    /// The kinds by the names of ``EventType``.
    public static let leftMouseDown = Self(type: .leftMouseDown), leftMouseUp = Self(type: .leftMouseUp)
    /// The kinds by the names of ``EventType``.
    public static let rightMouseDown = Self(type: .rightMouseDown), rightMouseUp = Self(type: .rightMouseUp)
    /// The kinds by the names of ``EventType``.
    public static let mouseMoved = Self(type: .mouseMoved), leftMouseDragged = Self(type: .leftMouseDragged)
    /// The kinds by the names of ``EventType``.
    public static let rightMouseDragged = Self(type: .rightMouseDragged), mouseEntered = Self(type: .mouseEntered)
    /// The kinds by the names of ``EventType``.
    public static let mouseExited = Self(type: .mouseExited), keyDown = Self(type: .keyDown)
    /// The kinds by the names of ``EventType``.
    public static let keyUp = Self(type: .keyUp), flagsChanged = Self(type: .flagsChanged)
    /// The kinds by the names of ``EventType``.
    public static let scrollWheel = Self(type: .scrollWheel), pressure = Self(type: .pressure)
    /// All kinds.
    public static let any = Self(rawValue: .max)
  }

  /// Modifier keys, with AppKit's bits.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = Self(rawValue: 1 << 16)
    /// Shift.
    public static let shift = Self(rawValue: 1 << 17)
    /// Control.
    public static let control = Self(rawValue: 1 << 18)
    /// Option (Alt).
    public static let option = Self(rawValue: 1 << 19)
    /// Command.
    public static let command = Self(rawValue: 1 << 20)
    /// A key of the numeric pad, or an arrow. Never set.
    public static let numericPad = Self(rawValue: 1 << 21)
    /// A function key. Never set.
    public static let function = Self(rawValue: 1 << 23)
    /// All that are the same on each keyboard.
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xFFFF_0000)

    init(_ flags: HostKeyModifierFlags) {
      self = []
      if flags.contains(.alphaShift) { insert(.capsLock) }
      if flags.contains(.shift) { insert(.shift) }
      if flags.contains(.control) { insert(.control) }
      if flags.contains(.alternate) { insert(.option) }
      if flags.contains(.command) { insert(.command) }
    }
  }
}

extension HostInputEvent {
  /// The numbers of keys, by what they type.
  private static let keyCodes: [Character: UInt16] = {
    var result: [Character: UInt16] = [
      "\r": 36, "\t": 48, " ": 49, "\u{8}": 51, "\u{7F}": 51, "\u{1B}": 53, "\u{F700}": 126, "\u{F701}": 125,
      "\u{F702}": 123, "\u{F703}": 124, "\u{F728}": 117, "\u{F729}": 115, "\u{F72B}": 119, "\u{F72C}": 116,
      "\u{F72D}": 121,
    ]
    // In the order of the numbers, with gaps.
    for (number, key) in "asdfhgzxcv§bqweryt123465=97-80]ou[ip\rlj'k;\\,/nm.".enumerated() where result[key] == nil {
      result[key] = UInt16(number)
    }
    return result
  }()
}
