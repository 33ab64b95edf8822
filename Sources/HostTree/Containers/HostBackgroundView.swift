import Foundation

/// Lays secondary subviews behind a primary one: its last subview, unless another one was set.
public final class HostBackgroundView: HostDecorationView {
  /// The sides on which the secondary subviews reach out behind what covers the window, where this view ends at the safe
  /// area's end; none unless told.
  public var edgesIgnoringSafeArea: Edge.Set = [] {
    didSet { if edgesIgnoringSafeArea != oldValue { setNeedsLayout() } }
  }

  private var lastReach = EdgeInsets()

  override var isPrimaryLast: Bool { true }

  /// Places the subviews by the layout, and the secondary ones in all the room that they can reach.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard !edgesIgnoringSafeArea.isEmpty else { return }
    flags.insert(.readsSafeArea)
    // Most windows are not covered, and have no backgrounds to watch.
    guard let root, root.hasSafeArea else { return }
    if onPlacementChange == nil {
      onPlacementChange = { view in
        guard let view = view as? HostBackgroundView else { return }
        if view.safeAreaReach(view.edgesIgnoringSafeArea) != view.lastReach { view.setNeedsLayout() }
      }
    }
    lastReach = safeAreaReach(edgesIgnoringSafeArea)
    guard lastReach != EdgeInsets() else { return }
    let room = CGRect(
      x: -lastReach.leading, y: -lastReach.top, width: bounds.width + lastReach.horizontal,
      height: bounds.height + lastReach.vertical)
    let primary = primary
    for child in LayoutSubviews(of: self) where child.host !== primary {
      child.place(at: room.origin, proposal: ProposedViewSize(room.size))
    }
  }
}
