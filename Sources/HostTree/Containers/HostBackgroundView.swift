import Foundation

/// Lays secondary subviews behind a primary one: its last subview, unless another one was set.
public final class HostBackgroundView: HostDecorationView {
  /// The sides on which the secondary subviews reach out behind what covers the window, where this view ends at the safe
  /// area's end; none by default.
  public var edgesIgnoringSafeArea: Edge.Set = [] {
    didSet { if edgesIgnoringSafeArea != oldValue { setNeedsLayout() } }
  }

  override var isPrimaryLast: Bool { true }

  /// Places the subviews by the layout, and the secondary ones in all the room that they can reach.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard !edgesIgnoringSafeArea.isEmpty else { return }
    let primary = primary
    _ = place(LayoutSubviews(of: self).filter { $0.host !== primary }, reachingOutOf: edgesIgnoringSafeArea)
  }
}
