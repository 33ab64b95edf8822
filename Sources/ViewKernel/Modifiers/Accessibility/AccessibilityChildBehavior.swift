import HostTree

/// How the subtree of an accessibility element is exposed: see `accessibilityElement(children:)`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let host: HostAccessibilityChildren

  /// The view is one element, and assistive tools do not see its descendants.
  public static let ignore = AccessibilityChildBehavior(host: .ignore)
  /// The view is a container: its descendants are elements, it is none itself.
  public static let contain = AccessibilityChildBehavior(host: .contain)
  /// The view is one element, labelled by the labels of its descendants.
  public static let combine = AccessibilityChildBehavior(host: .combine)
}
