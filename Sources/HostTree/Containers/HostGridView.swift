import Foundation

/// Lines its subviews up in rows and columns, as ``GridLayout`` describes.
open class HostGridView: HostContainerView {
  /// How the subviews are laid out.
  public final var layout = GridLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let spacing = layout.horizontalSpacing { description.add("horizontalSpacing", spacing) }
    if let spacing = layout.verticalSpacing { description.add("verticalSpacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
