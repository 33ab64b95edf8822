public import Foundation

/// A container that gives its content a frame within limits, by ``FlexibleFrameLayout``.
open class HostFlexibleFrameView: HostContainerView {
  /// The limits and the alignment of the content.
  public final var layout = FlexibleFrameLayout() {
    didSet {
      if layout.width != oldValue.width || layout.height != oldValue.height || layout.alignment != oldValue.alignment {
        layoutDidChange()
      }
    }
  }

  /// The minimum width in points; nil for none.
  public final var minWidth: CGFloat? {
    get { layout.width.min }
    set { setWidth { $0.min = newValue } }
  }
  /// The width without a proposal, in points; nil for the content's width within the limits.
  public final var idealWidth: CGFloat? {
    get { layout.width.ideal }
    set { setWidth { $0.ideal = newValue } }
  }
  /// The maximum width in points, which may be infinite; nil for none.
  public final var maxWidth: CGFloat? {
    get { layout.width.max }
    set { setWidth { $0.max = newValue } }
  }
  /// The minimum height in points; nil for none.
  public final var minHeight: CGFloat? {
    get { layout.height.min }
    set { setHeight { $0.min = newValue } }
  }
  /// The height without a proposal, in points; nil for the content's height within the limits.
  public final var idealHeight: CGFloat? {
    get { layout.height.ideal }
    set { setHeight { $0.ideal = newValue } }
  }
  /// The maximum height in points, which may be infinite; nil for none.
  public final var maxHeight: CGFloat? {
    get { layout.height.max }
    set { setHeight { $0.max = newValue } }
  }
  /// The alignment of the content in the frame. Defaults to `.center`.
  public final var alignment: Alignment {
    get { layout.alignment }
    set { layout.alignment = newValue }
  }

  /// Creates a frame within limits.
  public convenience init(layout: FlexibleFrameLayout) {
    self.init(frame: .zero)
    self.layout = layout
  }

  private final func setWidth(_ change: (inout FlexibleFrameLayout.Limits) -> Void) {
    var limits = layout.width
    change(&limits)
    if limits != layout.width {
      layout = FlexibleFrameLayout(width: limits, height: layout.height, alignment: layout.alignment)
    }
  }

  private final func setHeight(_ change: (inout FlexibleFrameLayout.Limits) -> Void) {
    var limits = layout.height
    change(&limits)
    if limits != layout.height {
      layout = FlexibleFrameLayout(width: layout.width, height: limits, alignment: layout.alignment)
    }
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    func add(_ name: String, _ length: CGFloat?) {
      if let length { description.add(name, length) }
    }
    add("minWidth", minWidth)
    add("idealWidth", idealWidth)
    add("maxWidth", maxWidth)
    add("minHeight", minHeight)
    add("idealHeight", idealHeight)
    add("maxHeight", maxHeight)
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
