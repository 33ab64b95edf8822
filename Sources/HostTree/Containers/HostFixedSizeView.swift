import Foundation

/// A container that gives its content its ideal size, by ``FixedSizeLayout``.
open class HostFixedSizeView: HostContainerView {
  /// Whether the width is the ideal one, whatever is proposed. Defaults to true.
  public final var horizontal = true {
    didSet { if horizontal != oldValue { layoutDidChange() } }
  }

  /// Whether the height is the ideal one, whatever is proposed. Defaults to true.
  public final var vertical = true {
    didSet { if vertical != oldValue { layoutDidChange() } }
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if horizontal { description.add("horizontal") }
    if vertical { description.add("vertical") }
  }
}
