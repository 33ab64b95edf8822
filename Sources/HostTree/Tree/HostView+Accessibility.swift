import Foundation

/// What a view is to assistive tools; a set, because several may hold.
public struct HostAccessibilityTraits: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit for each trait.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Something to press.
  public static let button = HostAccessibilityTraits(rawValue: 1 << 0)
  /// The head of a part.
  public static let header = HostAccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let selected = HostAccessibilityTraits(rawValue: 1 << 2)
  /// It leads somewhere else.
  public static let link = HostAccessibilityTraits(rawValue: 1 << 3)
  /// A field to search with.
  public static let searchField = HostAccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let image = HostAccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound.
  public static let playsSound = HostAccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let keyboardKey = HostAccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let staticText = HostAccessibilityTraits(rawValue: 1 << 8)
  /// It sums up what an application shows.
  public static let summaryElement = HostAccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = HostAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that plays.
  public static let startsMediaSession = HostAccessibilityTraits(rawValue: 1 << 11)
  /// Fingers act on it directly.
  public static let allowsDirectInteraction = HostAccessibilityTraits(rawValue: 1 << 12)
  /// It turns pages.
  public static let causesPageTurn = HostAccessibilityTraits(rawValue: 1 << 13)
  /// Nothing around it counts while it is there.
  public static let modal = HostAccessibilityTraits(rawValue: 1 << 14)
  /// It is switched on and off.
  public static let toggle = HostAccessibilityTraits(rawValue: 1 << 15)

  /// Its value can be made larger and smaller: see ``HostView/accessibilityIncrement()``.
  public static let adjustable = HostAccessibilityTraits(rawValue: 1 << 16)

  private static let names: [(HostAccessibilityTraits, String)] = [
    (.button, "button"), (.header, "header"), (.selected, "selected"), (.link, "link"),
    (.searchField, "searchField"), (.image, "image"), (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"),
    (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"), (.modal, "modal"), (.toggle, "toggle"), (.adjustable, "adjustable"),
  ]

  /// The traits' names, separated by commas.
  public var description: String {
    HostAccessibilityTraits.names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

/// What becomes of a view's inside where assistive tools see the view as one element.
public enum HostAccessibilityChildren: Hashable, Sendable {
  /// It does not count.
  case ignore
  /// It is seen in the view, which is no element itself.
  case contain
  /// Its labels are put together to the view's own.
  case combine
}

/// What few views have for assistive tools beyond a label.
struct AccessibilityProperties {
  var traits: HostAccessibilityTraits = []
  var children = HostAccessibilityChildren.contain
  var sortPriority = 0.0
  var inputLabels: [String] = []
  var toolTip: String?
  var actions: [(name: String, handler: @MainActor () -> Void)] = []
  var adjust: (@MainActor (Bool) -> Void)?
}

extension HostView {
  /// What this view is to assistive tools; nothing special unless told.
  public final var accessibilityTraits: HostAccessibilityTraits {
    get { rare?.accessibility?.traits ?? [] }
    set { if newValue != accessibilityTraits { changeAccessibility { $0.traits = newValue } } }
  }

  /// What becomes of this view's inside; it is seen unless told.
  public final var accessibilityChildren: HostAccessibilityChildren {
    get { rare?.accessibility?.children ?? .contain }
    set { if newValue != accessibilityChildren { changeAccessibility { $0.children = newValue } } }
  }

  /// How early assistive tools come to this view among its neighbours: higher first; 0 unless told.
  public final var accessibilitySortPriority: Double {
    get { rare?.accessibility?.sortPriority ?? 0 }
    set { if newValue != accessibilitySortPriority { changeAccessibility { $0.sortPriority = newValue } } }
  }

  /// What a user may call this view besides its label, the best first.
  public final var accessibilityUserInputLabels: [String] {
    get { rare?.accessibility?.inputLabels ?? [] }
    set { if newValue != accessibilityUserInputLabels { changeAccessibility { $0.inputLabels = newValue } } }
  }

  /// What is shown where a pointer rests on this view; nil for nothing.
  public final var toolTip: String? {
    get { rare?.accessibility?.toolTip }
    set { if newValue != toolTip { changeAccessibility { $0.toolTip = newValue } } }
  }

  /// The names of what assistive tools offer to do with this view.
  public final var accessibilityActionNames: [String] { rare?.accessibility?.actions.map(\.name) ?? [] }

  /// Adds something that assistive tools offer to do with this view; one of the same name takes the former's place.
  public final func setAccessibilityAction(_ name: String, _ handler: (@MainActor () -> Void)?) {
    changeAccessibility { properties in
      properties.actions.removeAll { $0.name == name }
      if let handler { properties.actions.append((name, handler)) }
    }
  }

  /// Does something that assistive tools offer to do with this view.
  ///
  /// - Returns: Whether there is something of this name.
  @discardableResult
  public final func performAccessibilityAction(_ name: String) -> Bool {
    guard let action = rare?.accessibility?.actions.first(where: { $0.name == name }) else { return false }
    action.handler()
    return true
  }

  /// Says what becomes of a wish to make this view's value larger (true) or smaller (false); nil for nothing.
  ///
  /// The view gets or loses the trait ``HostAccessibilityTraits/adjustable``.
  public final func setAccessibilityAdjustment(_ adjust: (@MainActor (Bool) -> Void)?) {
    changeAccessibility { $0.adjust = adjust }
    if adjust == nil { accessibilityTraits.remove(.adjustable) } else { accessibilityTraits.insert(.adjustable) }
  }

  /// Does what ``setAccessibilityAdjustment(_:)`` said.
  final func adjustAsTold(_ isUp: Bool) -> Bool {
    guard let adjust = rare?.accessibility?.adjust else { return false }
    adjust(isUp)
    return true
  }

  private func changeAccessibility(_ change: (inout AccessibilityProperties) -> Void) {
    let rare = makeRare()
    var properties = rare.accessibility ?? AccessibilityProperties()
    change(&properties)
    rare.accessibility = properties
  }
}
