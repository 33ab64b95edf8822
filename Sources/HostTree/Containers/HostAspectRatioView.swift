public import Foundation

/// A container that proposes a rectangle of a given aspect ratio to its content, by ``AspectRatioLayout``.
open class HostAspectRatioView: HostContainerView {
  /// The width divided by the height; nil for the content's ideal ratio.
  ///
  /// A ratio that is not positive and finite is reported to ``HostDiagnostics`` and counts as nil.
  public final var ratio: CGFloat? {
    didSet {
      ratio = AspectRatioLayout(ratio: ratio, contentMode: aspectContentMode).ratio
      if ratio != oldValue { layoutDidChange() }
    }
  }

  /// Whether the rectangle fits into the proposal or fills it. Defaults to `.fit`.
  public final var aspectContentMode: HostTree.ContentMode = .fit {
    didSet { if aspectContentMode != oldValue { layoutDidChange() } }
  }

  /// Creates a container for a ratio of width to height.
  public convenience init(ratio: CGFloat?, contentMode: HostTree.ContentMode) {
    self.init(frame: .zero)
    aspectContentMode = contentMode
    self.ratio = AspectRatioLayout(ratio: ratio, contentMode: contentMode).ratio
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(AspectRatioLayout(ratio: ratio, contentMode: aspectContentMode))
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let ratio { description.add("ratio", ratio) }
    description.add("contentMode", aspectContentMode)
  }
}
