import HostTree

/// What a view is to assistive tools; a set, because several may hold.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var host: HostAccessibilityTraits

  init(_ host: HostAccessibilityTraits) { self.host = host }

  /// No trait.
  public init() { host = [] }

  /// Something to press.
  public static let isButton = AccessibilityTraits(.button)
  /// The head of a part.
  public static let isHeader = AccessibilityTraits(.header)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits(.link)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// It sums up what an application shows.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts something that plays.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Fingers act on it directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// It turns pages.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Nothing around it counts while it is there.
  public static let isModal = AccessibilityTraits(.modal)
  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits(.toggle)

  // As sets are.

  /// Whether all of `member` holds.
  public func contains(_ member: AccessibilityTraits) -> Bool { host.contains(member.host) }
  /// What holds in either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(host.union(other.host)) }
  /// What holds in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(host.intersection(other.host))
  }
  /// What holds in one only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(host.symmetricDifference(other.host))
  }
  /// Adds `newMember`.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let result = host.insert(newMember.host)
    return (result.inserted, AccessibilityTraits(result.memberAfterInsert))
  }
  /// Takes `member` out.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    host.remove(member.host).map(AccessibilityTraits.init)
  }
  /// Adds `newMember`, in place of an equal one.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    host.update(with: newMember.host).map(AccessibilityTraits.init)
  }
  /// Adds what holds in `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { host.formUnion(other.host) }
  /// Takes out what does not hold in `other`.
  public mutating func formIntersection(_ other: AccessibilityTraits) { host.formIntersection(other.host) }
  /// Leaves what holds in one only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    host.formSymmetricDifference(other.host)
  }
}

/// What becomes of a view's inside where assistive tools see the view as one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let host: HostAccessibilityChildren

  /// It does not count.
  public static let ignore = AccessibilityChildBehavior(host: .ignore)
  /// It is seen in the view, which is no element itself.
  public static let contain = AccessibilityChildBehavior(host: .contain)
  /// Its labels are put together to the view's own.
  public static let combine = AccessibilityChildBehavior(host: .combine)
}

/// A common action of assistive tools.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// An action by its name.
  public init(named name: Text) { self.name = name.string }
  private init(_ name: String) { self.name = name }

  /// What the view is for.
  public static let `default` = AccessibilityActionKind("default")
  /// To leave.
  public static let escape = AccessibilityActionKind("escape")
  /// What a user wants most at the moment.
  public static let magicTap = AccessibilityActionKind("magicTap")
}

/// Whether a value is made larger or smaller.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Larger; smaller.
  case increment, decrement
}
