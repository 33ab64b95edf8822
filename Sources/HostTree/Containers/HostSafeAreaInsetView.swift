import Foundation

/// A container that reserves space for a bar at an edge of its content, by ``SafeAreaInsetLayout``.
///
/// The bar insets the content's safe area: a descendant that ignores the safe area extends behind the bar.
open class HostSafeAreaInsetView: HostContainerView {
  /// The layout of the content and the bar. Defaults to a bar at the bottom edge.
  public final var layout = SafeAreaInsetLayout(edge: .bottom) {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  override var traitsSource: Unretained<HostView> { Unretained(subviews.first { !$0.isOutsideLayout }) }

  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Sets the content's safe area inset to the length of the bar, and places both.
  open override func layoutSubviews() {
    let inset = layout.insetLength(placedProposal, LayoutSubviews(of: self))
    additionalSafeAreaInsets = EdgeInsets(Edge.Set(layout.edge), inset)
    super.layoutSubviews()
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("edge", layout.edge)
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
