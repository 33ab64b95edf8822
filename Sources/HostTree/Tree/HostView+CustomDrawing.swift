public import Foundation

// Drawing by code that was written for UIKit, in `draw(_:)`, and pictures of a view.
extension HostView {
  /// Adds the content that both ways to draw add.
  final func drawContent(into drawing: inout HostDrawing) {
    draw(into: &drawing)
    // No class of these modules overrides `draw(_:)`.
    if !isOfKnownClass { drawByContext(into: &drawing) }
  }

  private final func drawByContext(into drawing: inout HostDrawing) {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0, !drawing.isRedacting else { return }
    let context = HostGraphicsContext(DrawingLayer(drawing.blank), DrawingState(visible: bounds), scale: 1)
    context.asCurrent { draw(bounds) }
    drawing.append(context.drawing.clipped(to: bounds))
  }

  /// How the content is placed in the view's bounds. Defaults to `.scaleToFill`.
  ///
  /// Image views follow it, and begin with `.center`. Others draw at their size whenever the tree is drawn, so that it
  /// has no effect on them.
  public final var contentMode: HostContentMode {
    get { rare?.looks?.hints?.contentMode ?? defaultContentMode }
    set { if newValue != contentMode { changeHints { $0.contentMode = newValue } } }
  }

  /// Whether the view says that it covers the content behind it. Has no effect: that is seen where the view draws
  /// nothing.
  public final var isOpaque: Bool {
    get { rare?.looks?.hints?.isOpaque ?? true }
    set { if newValue != isOpaque { changeHints { $0.isOpaque = newValue } } }
  }

  /// Whether the view's last drawing is removed before it draws. Has no effect: it always is.
  public final var clearsContextBeforeDrawing: Bool {
    get { rare?.looks?.hints?.clearsContextBeforeDrawing ?? true }
    set { if newValue != clearsContextBeforeDrawing { changeHints { $0.clearsContextBeforeDrawing = newValue } } }
  }

  private func changeHints(_ change: (inout HostDrawingHints) -> Void) {
    var hints = rare?.looks?.hints ?? HostDrawingHints()
    change(&hints)
    makeRareLooks().hints = hints
    setNeedsDisplay()
  }

  /// Draws this view and its subtree, stretched to a rectangle, into ``HostGraphicsContext/current``; reported if there
  /// is none.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - afterUpdates: Whether a view that is in no window is laid out before; one in a window is drawn as of its last
  ///     ``HostWindow/settle()``.
  /// - Returns: Whether something could be drawn.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0,
      let context = HostGraphicsContext.currentOrReport("HostView.drawHierarchy(in:afterScreenUpdates:)")
    else { return false }
    if afterUpdates, window == nil { layoutIfNeeded() }
    let (x, y) = (rect.width / bounds.width, rect.height / bounds.height)
    let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    context.draw { $0.group(place == .identity ? [] : [.transform(place)]) { $0.append(HostDrawing(of: self)) } }
    return true
  }
}

extension HostLayer {
  /// Draws the view and its subtree into a context, with its upper left corner at the origin.
  public func render(in ctx: HostGraphicsContext) { ctx.draw(HostDrawing(of: view)) }
}

/// The properties by which UIKit decides how a view draws.
struct HostDrawingHints {
  var contentMode: HostContentMode?
  var isOpaque = true
  var clearsContextBeforeDrawing = true
}
