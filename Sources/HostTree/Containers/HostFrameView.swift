public import Foundation

/// A container with a fixed width, height, or both, by ``FrameLayout``.
///
/// ```swift
/// let frame = HostFrameView(width: 100, height: 40, alignment: .topLeading)
/// let label = HostLabel()
/// label.text = "One"
/// frame.addSubview(label)
/// frame.sizeToFit()
/// frame.layoutIfNeeded()
/// print(frame.treeDescription())
/// // Prints:
/// // HostFrameView (0, 0, 100 x 40) width=100 height=40 alignment=topLeading
/// // └─ HostLabel "One" (0, 0, 31.67 x 20.33)
/// ```
open class HostFrameView: HostContainerView {
  /// The width in points; nil for the content's width.
  ///
  /// A negative, NaN or infinite width is reported to ``HostDiagnostics`` and counts as nil.
  public final var width: CGFloat? {
    didSet {
      width = FrameLayout.sound(width, "width")
      if width != oldValue { layoutDidChange() }
    }
  }

  /// The height in points; nil for the content's height.
  ///
  /// A negative, NaN or infinite height is reported to ``HostDiagnostics`` and counts as nil.
  public final var height: CGFloat? {
    didSet {
      height = FrameLayout.sound(height, "height")
      if height != oldValue { layoutDidChange() }
    }
  }

  /// The alignment of the content in the frame. Defaults to `.center`.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// Creates a frame. A length of nil is the content's.
  public convenience init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.init(frame: .zero)
    self.width = FrameLayout.sound(width, "width")
    self.height = FrameLayout.sound(height, "height")
    self.alignment = alignment
  }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(FrameLayout(width: width, height: height, alignment: alignment))
    if call.isForSize { announceFrame(of: call.subviews.count) }
  }

  /// Says that no proposal makes a difference to a fixed length.
  private func announceFrame(of count: Int) {
    // The range of an only child; if both lengths are fixed, none was asked.
    let content = count == 1 ? ProposalRange.answered : .none
    announce(ProposalRange(width: width == nil ? content.width : .all, height: height == nil ? content.height : .all))
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let width { description.add("width", width) }
    if let height { description.add("height", height) }
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
