import Foundation

/// Lets its content have its ideal size, as ``FixedSizeLayout`` describes.
open class HostFixedSizeView: HostContainerView {
  /// Whether the width is the ideal one.
  public final var horizontal = true {
    didSet { if horizontal != oldValue { layoutDidChange() } }
  }

  /// Whether the height is the ideal one.
  public final var vertical = true {
    didSet { if vertical != oldValue { layoutDidChange() } }
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if horizontal { description.add("horizontal") }
    if vertical { description.add("vertical") }
  }
}
