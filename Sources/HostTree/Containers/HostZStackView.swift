import Foundation

/// A container that overlays its subviews, by ``ZStackLayout``.
open class HostZStackView: HostContainerView {
  /// The alignment of the subviews with each other. Defaults to `.center`.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// Creates a stack with an alignment.
  public convenience init(alignment: Alignment) {
    self.init(frame: .zero)
    self.alignment = alignment
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(ZStackLayout(alignment: alignment)) }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
