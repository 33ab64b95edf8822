public import HostTree

/// The ways to get from a marker to the host that is meant.
///
/// What is said of siblings is searched from the marker's view host, which stands among them; what is said of ancestors
/// from the marker. All give nil where they find nothing. Pass one as it is:
///
/// ```swift
/// .introspect(selector: TargetViewSelector.siblingContaining) { (slider: HostSlider) in slider.step = 0.5 }
/// ```
///
/// The search among siblings does not end at the hosts of the view that the marker was put in front of: a view without
/// such a host may lead to one that stands behind it.
@MainActor
public enum TargetViewSelector {
  /// In the siblings behind, the nearest first: a sibling itself, then what is inside it.
  public static func siblingContaining<Target: HostView>(from entry: HostView) -> Target? {
    guard let host = Introspect.findViewHost(from: entry) else { return nil }
    return Introspect.previousSibling(containing: Target.self, from: host)
  }

  /// The nearest of the siblings behind.
  public static func siblingOfType<Target: HostView>(from entry: HostView) -> Target? {
    guard let host = Introspect.findViewHost(from: entry) else { return nil }
    return Introspect.previousSibling(ofType: Target.self, from: host)
  }

  /// In the siblings behind, else the nearest host around.
  public static func siblingContainingOrAncestor<Target: HostView>(from entry: HostView) -> Target? {
    siblingContaining(from: entry) ?? Introspect.findAncestor(ofType: Target.self, from: entry)
  }

  /// The nearest of the siblings behind, else the nearest host around.
  public static func siblingOfTypeOrAncestor<Target: HostView>(from entry: HostView) -> Target? {
    siblingOfType(from: entry) ?? Introspect.findAncestor(ofType: Target.self, from: entry)
  }

  /// In the siblings behind; else around, from the inside out: a host itself, or what lies in it where the marker is.
  public static func siblingContainingOrAncestorOrAncestorChild<Target: HostView>(from entry: HostView) -> Target? {
    siblingContaining(from: entry)
      ?? Introspect.findAncestorOrAncestorChild(ofType: Target.self, from: entry)
  }

  /// The nearest of the siblings behind; else the nearest host around; else in the siblings behind; else in what is
  /// around, where the marker is.
  public static func siblingOrAncestorOrSiblingContainingOrAncestorChild<Target: HostView>(
    from entry: HostView
  ) -> Target? {
    siblingOfType(from: entry)
      ?? Introspect.findAncestor(ofType: Target.self, from: entry)
      ?? siblingContaining(from: entry)
      ?? Introspect.findAncestorOrAncestorChild(ofType: Target.self, from: entry)
  }

  /// The nearest host around, else in the siblings behind.
  public static func ancestorOrSiblingContaining<Target: HostView>(from entry: HostView) -> Target? {
    Introspect.findAncestor(ofType: Target.self, from: entry) ?? siblingContaining(from: entry)
  }

  /// The nearest host around, else the nearest of the siblings behind.
  public static func ancestorOrSiblingOfType<Target: HostView>(from entry: HostView) -> Target? {
    Introspect.findAncestor(ofType: Target.self, from: entry) ?? siblingOfType(from: entry)
  }
}
