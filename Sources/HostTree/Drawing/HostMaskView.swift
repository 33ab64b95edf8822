public import Foundation

/// Shows its primary subview only as far as the others are opaque; changes nothing about layout.
///
/// The mask is offered the primary's size. As in SwiftUI it changes nothing about what a pointer hits, and is not hit.
public final class HostMaskView: HostDecorationView {
  /// The topmost view in the primary subview that a pointer hits.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, let primary else { return nil }
    return primary.hitTest(primary.convert(point, from: self), with: event)
  }

  /// Leaves only what is under the mask.
  public override var drawingEffects: [HostDrawing.Effect] {
    [.mask(HostDrawing(of: subviewsInDrawingOrder.filter { $0 !== primary }, in: self))]
  }

  /// Whether it is the content; the mask is not seen.
  public override func draws(_ subview: HostView) -> Bool { subview === primary }
}
