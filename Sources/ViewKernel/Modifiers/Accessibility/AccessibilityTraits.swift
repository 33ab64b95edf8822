import HostTree

/// The roles and states of a view for assistive tools, such as button or selected; an option set.
///
/// Each is one of `HostAccessibilityTraits`, which the view's host gets. Used with `accessibilityAddTraits(_:)` and
/// `accessibilityRemoveTraits(_:)`:
///
/// ```swift
/// let host = HostingView(rootView: Text("Chapter 1").accessibilityAddTraits([.isHeader, .isSelected]))
/// host.updateViews()
/// print(host.subviews[0].accessibilityTraits)
/// // Prints "header,selected"
/// ```
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var host: HostAccessibilityTraits

  init(_ host: HostAccessibilityTraits) { self.host = host }

  /// Creates the empty set: no trait.
  public init() { host = [] }

  /// The element is a button: activating it performs its action.
  public static let isButton = AccessibilityTraits(.button)
  /// The element is a heading that divides content into sections, such as the title of a list's section.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element is selected, as the chosen tab or row.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element is a link that opens another place or a web page.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// Activating the element plays its own sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of an on-screen keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element summarises the current state of the application when it launches.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The element changes often, so assistive tools poll it rather than announce each change.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Activating the element starts playing or recording media, so that assistive tools fall silent.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element handles touches itself, such as a drawing surface; assistive tools pass them through.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The element turns to the next page when assistive tools have read to its end.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// The element is modal: assistive tools ignore its siblings while it is shown.
  public static let isModal = AccessibilityTraits(.modal)
  /// The element is a toggle with an on and an off state.
  public static let isToggle = AccessibilityTraits(.toggle)

  // MARK: SetAlgebra

  /// Whether the set has all traits of `member`.
  public func contains(_ member: AccessibilityTraits) -> Bool { host.contains(member.host) }
  /// A set with the traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(host.union(other.host)) }
  /// A set with the traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(host.intersection(other.host))
  }
  /// A set with the traits that are in exactly one of both sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(host.symmetricDifference(other.host))
  }
  /// Adds the traits of `newMember`; the result says whether they were new, as `Set.insert(_:)`.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let result = host.insert(newMember.host)
    return (result.inserted, AccessibilityTraits(result.memberAfterInsert))
  }
  /// Removes the traits of `member` and returns them; nil if the set had none of them.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    host.remove(member.host).map(AccessibilityTraits.init)
  }
  /// Adds the traits of `newMember`; returns the equal member that it replaced, or nil.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    host.update(with: newMember.host).map(AccessibilityTraits.init)
  }
  /// Adds the traits of `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { host.formUnion(other.host) }
  /// Removes the traits that `other` does not have.
  public mutating func formIntersection(_ other: AccessibilityTraits) { host.formIntersection(other.host) }
  /// Replaces the set by the traits that are in exactly one of both sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    host.formSymmetricDifference(other.host)
  }
}
