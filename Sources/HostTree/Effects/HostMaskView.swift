public import Foundation

/// A container that masks its primary subview by the opacity of the others, as SwiftUI's `mask(_:)`; layout is not
/// affected.
///
/// The mask is proposed the primary's size. As in SwiftUI it does not affect hit testing, and cannot be hit.
public final class HostMaskView: HostDecorationView {
  /// The frontmost view in the primary subview that a touch hits; nil for none.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, let primary else { return nil }
    return primary.hitTest(primary.convert(point, from: self), with: event)
  }

  /// Masks the content by a drawing of the other subviews.
  public override var drawingEffects: [HostDrawing.Effect] {
    [.mask(HostDrawing(of: subviewsInDrawingOrder.filter { $0 !== primary }, in: self))]
  }

  /// Whether a subview is the content; the mask itself is not drawn.
  public override func draws(_ subview: HostView) -> Bool { subview === primary }
}
