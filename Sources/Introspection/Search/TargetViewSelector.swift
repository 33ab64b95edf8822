public import HostTree

// Where a marker stands, for
//
//     HStack {
//       Text("Volume")
//       Slider(value: $volume).padding().introspectSlider { ... }
//     }
//
//     HostStackView                an ancestor
//     ├─ HostLabel "Volume"        a sibling behind the marker, reached after the receiver's hosts
//     ├─ HostPaddingView           a sibling behind the marker, the nearest: the receiver's outermost host
//     │  └─ HostSlider             in the subtree of that sibling
//     ├─ ViewHost                  the marker's view host, directly in front of the receiver's hosts
//     │  └─ IntrospectionHostView  the marker, at which each selector starts
//     └─ ...                       siblings in front of the marker: not searched by these selectors
//
// Earlier subviews are behind later ones, as in UIKit. The receiver is the view to which the modifier is applied, here
// the slider with its padding; markers and their view hosts are passed over.

/// Ready-made selectors: ways to get from a marker to the target host.
///
/// Selectors of siblings start at the marker's view host, which stands among the hosts of the introspected view; those
/// of ancestors start at the marker. All return nil if they find nothing. Pass one by its name:
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: Slider(value: .constant(5), in: 0...10)
///     .introspect(selector: TargetViewSelector.siblingContaining) { (slider: HostSlider) in print(slider.value) })
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "5.0"
/// ```
///
/// The search among siblings does not stop at the hosts of the introspected view: a view without a match may lead to a
/// host that stands behind it.
@MainActor
public enum TargetViewSelector {
  /// Searches the siblings behind the marker, the nearest first: each itself, then its subtree.
  public static func siblingContaining<Target: HostView>(from entry: HostView) -> Target? {
    guard let host = Introspect.findViewHost(from: entry) else { return nil }
    return Introspect.previousSibling(containing: Target.self, from: host)
  }

  /// Searches the siblings behind the marker, the nearest first, without their subtrees.
  public static func siblingOfType<Target: HostView>(from entry: HostView) -> Target? {
    guard let host = Introspect.findViewHost(from: entry) else { return nil }
    return Introspect.previousSibling(ofType: Target.self, from: host)
  }

  /// Searches the siblings behind the marker with their subtrees, then the ancestors.
  public static func siblingContainingOrAncestor<Target: HostView>(from entry: HostView) -> Target? {
    siblingContaining(from: entry) ?? Introspect.findAncestor(ofType: Target.self, from: entry)
  }

  /// Searches the siblings behind the marker without their subtrees, then the ancestors.
  public static func siblingOfTypeOrAncestor<Target: HostView>(from entry: HostView) -> Target? {
    siblingOfType(from: entry) ?? Introspect.findAncestor(ofType: Target.self, from: entry)
  }

  /// Searches the siblings behind the marker with their subtrees; then, for each ancestor from the inside out, the
  /// ancestor itself and what lies in it at the marker's position.
  public static func siblingContainingOrAncestorOrAncestorChild<Target: HostView>(from entry: HostView) -> Target? {
    siblingContaining(from: entry)
      ?? Introspect.findAncestorOrAncestorChild(ofType: Target.self, from: entry)
  }

  /// Searches the siblings behind the marker without their subtrees; then the ancestors; then the siblings with their
  /// subtrees; then what lies in the ancestors at the marker's position.
  public static func siblingOrAncestorOrSiblingContainingOrAncestorChild<Target: HostView>(
    from entry: HostView
  ) -> Target? {
    siblingOfType(from: entry)
      ?? Introspect.findAncestor(ofType: Target.self, from: entry)
      ?? siblingContaining(from: entry)
      ?? Introspect.findAncestorOrAncestorChild(ofType: Target.self, from: entry)
  }

  /// Searches the ancestors, then the siblings behind the marker with their subtrees.
  public static func ancestorOrSiblingContaining<Target: HostView>(from entry: HostView) -> Target? {
    Introspect.findAncestor(ofType: Target.self, from: entry) ?? siblingContaining(from: entry)
  }

  /// Searches the ancestors, then the siblings behind the marker without their subtrees.
  public static func ancestorOrSiblingOfType<Target: HostView>(from entry: HostView) -> Target? {
    Introspect.findAncestor(ofType: Target.self, from: entry) ?? siblingOfType(from: entry)
  }
}
