import Foundation

/// Keeps room at a side of its content for a bar, as ``SafeAreaInsetLayout`` describes.
///
/// What is inside the content finds the bar in its safe area: a view that ignores that reaches behind the bar.
open class HostSafeAreaInsetView: HostContainerView {
  /// How the content and the bar are laid out.
  public final var layout = SafeAreaInsetLayout(edge: .bottom) {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  override var traitsSource: HostView? { subviews.first { !$0.isOutsideLayout } }

  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Keeps the bar's room out of the content's safe area, and places both.
  open override func layoutSubviews() {
    let inset = layout.insetLength(placedProposal, LayoutSubviews(of: self))
    additionalSafeAreaInsets = EdgeInsets(Edge.Set(layout.edge), inset)
    super.layoutSubviews()
  }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("edge", layout.edge)
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
