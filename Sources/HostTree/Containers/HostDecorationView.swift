import Foundation

/// A container that places secondary subviews in front of or behind a primary one, which alone determines the size.
///
/// Use one of its subclasses, ``HostOverlayView`` or ``HostBackgroundView``. The layout is an ``OverlayLayout``.
open class HostDecorationView: HostContainerView {
  /// The alignment of secondary subviews with the primary one. Defaults to `.center`.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// The edges at which secondary subviews extend beyond the safe area. Defaults to none.
  ///
  /// They do so only where this view ends at the edge of the safe area.
  public final var edgesIgnoringSafeArea: Edge.Set = [] {
    didSet { if edgesIgnoringSafeArea != oldValue { setNeedsLayout() } }
  }

  // Only compared with subviews, never dereferenced: the view may be gone.
  private final var chosenPrimary: ObjectIdentifier?

  /// The subview that determines the size.
  ///
  /// Defaults to the first subview of an overlay and the last one of a background, also if the view that was set is not
  /// a subview any more. Subviews outside of layout don't count. Nil if there is none.
  public final var primary: HostView? {
    get {
      if let chosenPrimary,
        let chosen = subviews.first(where: { ObjectIdentifier($0) == chosenPrimary && !$0.isOutsideLayout })
      {
        return chosen
      }
      return isPrimaryLast ? subviews.last { !$0.isOutsideLayout } : subviews.first { !$0.isOutsideLayout }
    }
    set {
      let new = newValue.map { ObjectIdentifier($0) }
      guard new != chosenPrimary else { return }
      chosenPrimary = new
      passOnChangedTraits()
      layoutDidChange()
    }
  }

  /// Whether the primary subview is the last one, in front of the others, if none was set.
  var isPrimaryLast: Bool { false }

  /// Creates a container with an alignment of the secondary subviews.
  public convenience init(alignment: Alignment) {
    self.init(frame: .zero)
    self.alignment = alignment
  }

  /// The index of ``primary`` among the subviews that take part in layout.
  private final var primaryIndex: Int {
    if chosenPrimary == nil { return isPrimaryLast ? .max : 0 }
    let primary = primary
    var index = 0
    for child in subviews where !child.isOutsideLayout {
      if child === primary { return index }
      index += 1
    }
    return 0
  }

  override var traitsSource: Unretained<HostView> { Unretained(primary) }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(OverlayLayout(alignment: alignment, primaryIndex: primaryIndex))
    // The secondary subviews are laid out in the size of the primary one.
    if call.isForSize, !call.subviews.isEmpty { announceAnswered() }
  }

  /// Places the subviews by the layout, then extends secondary ones beyond the safe area at ``edgesIgnoringSafeArea``.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !edgesIgnoringSafeArea.isEmpty else { return }
    let primary = primary
    _ = place(LayoutSubviews(of: self).filter { $0.host !== primary }, reachingOutOf: edgesIgnoringSafeArea)
  }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
