import Foundation

/// The role and state of a view for assistive technologies, as `UIAccessibilityTraits`.
///
/// ```swift
/// let row = HostView()
/// row.accessibilityTraits = [.button, .selected]
/// print(row.accessibilityTraits, row.accessibilityTraits.contains(.header))
/// // Prints "button,selected false"
/// ```
public struct HostAccessibilityTraits: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit per trait.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A button: activation performs an action.
  public static let button = HostAccessibilityTraits(rawValue: 1 << 0)
  /// A heading that divides content into sections.
  public static let header = HostAccessibilityTraits(rawValue: 1 << 1)
  /// The element is selected at the moment.
  public static let selected = HostAccessibilityTraits(rawValue: 1 << 2)
  /// A link that opens another place.
  public static let link = HostAccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let searchField = HostAccessibilityTraits(rawValue: 1 << 4)
  /// An image.
  public static let image = HostAccessibilityTraits(rawValue: 1 << 5)
  /// The element plays its own sound when it is activated.
  public static let playsSound = HostAccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let keyboardKey = HostAccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let staticText = HostAccessibilityTraits(rawValue: 1 << 8)
  /// A summary of the application's state, such as the current weather.
  public static let summaryElement = HostAccessibilityTraits(rawValue: 1 << 9)
  /// The label or value changes often; assistive technologies poll instead of announcing each change.
  public static let updatesFrequently = HostAccessibilityTraits(rawValue: 1 << 10)
  /// Activation starts media, so that speech should stop.
  public static let startsMediaSession = HostAccessibilityTraits(rawValue: 1 << 11)
  /// Touches go directly to the element, as on a piano's keys.
  public static let allowsDirectInteraction = HostAccessibilityTraits(rawValue: 1 << 12)
  /// The page turns when reading reaches the element's end.
  public static let causesPageTurn = HostAccessibilityTraits(rawValue: 1 << 13)
  /// Siblings are ignored while the element is present.
  public static let modal = HostAccessibilityTraits(rawValue: 1 << 14)
  /// A switch with the states on and off.
  public static let toggle = HostAccessibilityTraits(rawValue: 1 << 15)

  /// The value can be incremented and decremented: see ``HostView/accessibilityIncrement()``.
  public static let adjustable = HostAccessibilityTraits(rawValue: 1 << 16)

  private static let names: [(HostAccessibilityTraits, String)] = [
    (.button, "button"), (.header, "header"), (.selected, "selected"), (.link, "link"),
    (.searchField, "searchField"), (.image, "image"), (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"),
    (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"), (.modal, "modal"), (.toggle, "toggle"), (.adjustable, "adjustable"),
  ]

  /// The traits' names, separated by commas, as in printed trees.
  public var description: String {
    HostAccessibilityTraits.names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

/// How a view's descendants are treated in accessibility, as SwiftUI's `AccessibilityChildBehavior`.
public enum HostAccessibilityChildren: Hashable, Sendable {
  /// The descendants are ignored; the view is one element with its own label.
  case ignore
  /// The descendants are elements; the view is only their container.
  case contain
  /// The view is one element; its label combines its descendants' labels.
  case combine
}

/// Accessibility properties that few views need beyond a label.
struct AccessibilityProperties {
  var traits: HostAccessibilityTraits = []
  var children = HostAccessibilityChildren.contain
  var sortPriority = 0.0
  var inputLabels: [String] = []
  var unseenLabel: String?
  var toolTip: String?
  var actions: [(name: String, handler: @MainActor () -> Void)] = []
  var adjust: (@MainActor (Bool) -> Void)?
  /// The label and the value of what stands for the view; nil for the view's own.
  var representation: (@MainActor () -> (label: String?, value: String?))?
  var content: [HostAccessibilityContent] = []
  var activationPoint: UnitPoint?
  var isFocused = false
  var onFocus: (@MainActor (Bool) -> Void)?
}

extension HostView {
  /// The view's accessibility traits; empty by default.
  public final var accessibilityTraits: HostAccessibilityTraits {
    get { rare?.accessibility?.traits ?? [] }
    set { if newValue != accessibilityTraits { changeAccessibility { $0.traits = newValue } } }
  }

  /// How this view's descendants are treated in accessibility; `.contain` by default.
  public final var accessibilityChildren: HostAccessibilityChildren {
    get { rare?.accessibility?.children ?? .contain }
    set { if newValue != accessibilityChildren { changeAccessibility { $0.children = newValue } } }
  }

  /// The position of this view in reading order among its siblings: higher values are read first; 0 by default.
  public final var accessibilitySortPriority: Double {
    get { rare?.accessibility?.sortPriority ?? 0 }
    set { if newValue != accessibilitySortPriority { changeAccessibility { $0.sortPriority = newValue } } }
  }

  /// Names that Voice Control accepts for this view besides its label, the preferred one first.
  public final var accessibilityUserInputLabels: [String] {
    get { rare?.accessibility?.inputLabels ?? [] }
    set { if newValue != accessibilityUserInputLabels { changeAccessibility { $0.inputLabels = newValue } } }
  }

  /// The label of a control that its owner does not show: a picker's outside of forms. Assistive tools and queries know
  /// the control by it. Nil, the default, for none.
  package final var unseenLabel: String? {
    get { rare?.accessibility?.unseenLabel }
    set { if newValue != unseenLabel { changeAccessibility { $0.unseenLabel = newValue } } }
  }

  /// The help text shown while a pointer rests on this view; nil, the default, shows none.
  public final var toolTip: String? {
    get { rare?.accessibility?.toolTip }
    set { if newValue != toolTip { changeAccessibility { $0.toolTip = newValue } } }
  }

  /// The names of the custom accessibility actions, in the order in which they were added.
  public final var accessibilityActionNames: [String] { rare?.accessibility?.actions.map(\.name) ?? [] }

  /// Adds a custom accessibility action; replaces one of the same name, and a nil handler removes it.
  public final func setAccessibilityAction(_ name: String, _ handler: (@MainActor () -> Void)?) {
    changeAccessibility { properties in
      properties.actions.removeAll { $0.name == name }
      if let handler { properties.actions.append((name, handler)) }
    }
  }

  /// Performs the custom accessibility action of a name.
  ///
  /// - Returns: Whether there is an action of this name.
  @discardableResult
  public final func performAccessibilityAction(_ name: String) -> Bool {
    guard let action = rare?.accessibility?.actions.first(where: { $0.name == name }) else { return false }
    action.handler()
    return true
  }

  /// Sets the closure called to increment (true) or decrement (false) this view's value; nil removes it.
  ///
  /// Adds the trait ``HostAccessibilityTraits/adjustable``, or removes it.
  public final func setAccessibilityAdjustment(_ adjust: (@MainActor (Bool) -> Void)?) {
    changeAccessibility { $0.adjust = adjust }
    if adjust == nil { accessibilityTraits.remove(.adjustable) } else { accessibilityTraits.insert(.adjustable) }
  }

  /// Calls the closure of ``setAccessibilityAdjustment(_:)``; false without one.
  final func adjustAsTold(_ isUp: Bool) -> Bool {
    guard let adjust = rare?.accessibility?.adjust else { return false }
    adjust(isUp)
    return true
  }

  final func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
    let rare = makeRare()
    var properties = rare.accessibility ?? AccessibilityProperties()
    change(&properties)
    rare.accessibility = properties
  }
}
