import Foundation

/// A container that arranges its subviews in rows and columns, by ``GridLayout``.
open class HostGridView: HostContainerView {
  /// The layout of the subviews. Setting another one invalidates the layout.
  public final var layout = GridLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let spacing = layout.horizontalSpacing { description.add("horizontalSpacing", spacing) }
    if let spacing = layout.verticalSpacing { description.add("verticalSpacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
