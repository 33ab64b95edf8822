import Foundation

/// Lays secondary subviews in front of or behind a primary one, which alone decides the size: see ``OverlayLayout``.
///
/// Use one of its subclasses: ``HostOverlayView`` or ``HostBackgroundView``.
open class HostDecorationView: HostContainerView {
  /// The guides of a secondary subview that lie upon the primary subview's.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// The sides on which the secondary subviews reach out behind what covers the window, where this view ends at the safe
  /// area's end; none by default.
  public final var edgesIgnoringSafeArea: Edge.Set = [] {
    didSet { if edgesIgnoringSafeArea != oldValue { setNeedsLayout() } }
  }

  // Only compared with subviews, never followed: it may have gone.
  private final var chosenPrimary: ObjectIdentifier?

  /// The subview that decides: the first one of an overlay and the last one of a background, unless another one was
  /// set, and once that one is no subview any more.
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

  /// Whether the primary subview is the last one, in front of the others, where none was set.
  var isPrimaryLast: Bool { false }

  /// Makes a container whose secondary subviews are lined up on `alignment`.
  public convenience init(alignment: Alignment) {
    self.init(frame: .zero)
    self.alignment = alignment
  }

  /// The place of ``primary`` among the subviews that take part in layout.
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

  override var traitsSource: HostView? { primary }

  override func runLayout(_ call: inout LayoutCall) {
    call.run(OverlayLayout(alignment: alignment, primaryIndex: primaryIndex))
  }

  /// Places the subviews by the layout, and the secondary ones in all the room that they can reach.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !edgesIgnoringSafeArea.isEmpty else { return }
    let primary = primary
    _ = place(LayoutSubviews(of: self).filter { $0.host !== primary }, reachingOutOf: edgesIgnoringSafeArea)
  }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
