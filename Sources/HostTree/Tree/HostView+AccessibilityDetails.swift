// Tests: `AccessibilityDetailsTests`.

/// A further fact about an accessibility element, which a user may ask for: as `AXCustomContent`.
public struct HostAccessibilityContent: Hashable, Sendable {
  /// The subject of the fact, such as "Author".
  public let label: String
  /// The fact.
  public let value: String
  /// Whether it is read without being asked for.
  public let isImportant: Bool

  /// Creates a fact.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

extension HostView {
  /// Further facts about this view, in the order in which they were added; empty by default.
  public final var accessibilityCustomContent: [HostAccessibilityContent] { rare?.accessibility?.content ?? [] }

  /// Adds a fact about this view; one with the same label is replaced.
  public final func addAccessibilityContent(_ content: HostAccessibilityContent) {
    changeAccessibility { properties in
      properties.content.removeAll { $0.label == content.label }
      properties.content.append(content)
    }
  }

  /// Gives the label and the value of this view as long as it has none of its own; nil, the default, for none.
  package final func setAccessibilityRepresentation(
    _ representation: (@MainActor () -> (label: String?, value: String?))?
  ) {
    changeAccessibility { $0.representation = representation }
  }

  /// Where assistive tools activate this view, in unit coordinates of its bounds; nil, the default, for the centre.
  public final var accessibilityActivationPoint: UnitPoint? {
    get { rare?.accessibility?.activationPoint }
    set { if newValue != accessibilityActivationPoint { changeAccessibility { $0.activationPoint = newValue } } }
  }

  /// Whether an assistive tool is at this view.
  ///
  /// The tool says so by ``accessibilityElementDidBecomeFocused()`` and ``accessibilityElementDidLoseFocus()``. Views
  /// ask it to go somewhere by setting it: `AccessibilityFocusState` does.
  public final var accessibilityElementIsFocused: Bool { rare?.accessibility?.isFocused ?? false }

  /// To be called by an assistive tool, or by a test in its place, when it has come to this view.
  public final func accessibilityElementDidBecomeFocused() { setAccessibilityFocus(true, tells: true) }

  /// To be called by an assistive tool, or by a test in its place, when it has left this view.
  public final func accessibilityElementDidLoseFocus() { setAccessibilityFocus(false, tells: true) }

  /// Moves an assistive tool here or away, and notifies the view's owner if the tool has moved by itself.
  package final func setAccessibilityFocus(_ isFocused: Bool, tells: Bool) {
    guard isFocused != accessibilityElementIsFocused else { return }
    changeAccessibility { $0.isFocused = isFocused }
    if tells { rare?.accessibility?.onFocus?(isFocused) }
  }

  /// Called when an assistive tool has come to this view, or left it.
  package final var onAccessibilityFocus: (@MainActor (Bool) -> Void)? {
    get { rare?.accessibility?.onFocus }
    set { changeAccessibility { $0.onFocus = newValue } }
  }
}
