import Foundation

/// Lays its subviews upon each other, as ``ZStackLayout`` describes.
open class HostZStackView: HostContainerView {
  /// The guides that lie upon each other.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// Makes a stack whose subviews are lined up on `alignment`.
  public convenience init(alignment: Alignment) {
    self.init(frame: .zero)
    self.alignment = alignment
  }

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(ZStackLayout(alignment: alignment)) }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
