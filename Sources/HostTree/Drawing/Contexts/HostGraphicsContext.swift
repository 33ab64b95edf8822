public import Foundation

/// The context of code that was written for Core Graphics, as `CGContext`: operations that draw, and a state that they
/// are drawn by.
///
/// It has no pixels: it adds commands to a ``HostDrawing``, which are as sharp in any size.
///
/// ```swift
/// let context = HostGraphicsContext(size: CGSize(width: 40, height: 20))
/// context.setFillColor(HostColor.red.cgColor)
/// context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
/// context.saveGState()
/// context.translateBy(x: 20, y: 0)
/// context.setLineWidth(2)
/// context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
/// context.strokePath()
/// context.restoreGState()
/// let view = HostImageView(image: context.makeImage())
/// print(view.treeDescription())
/// // Prints "HostImageView (0, 0, 40 x 20) image=drawing"
/// ```
///
/// In a view's ``HostView/draw(_:)``, in the closure of a ``HostGraphicsImageRenderer``, and wherever ``current`` is,
/// the y axis points down, as in UIKit: an image that is drawn with ``draw(_:in:byTiling:)`` is upside down there, as
/// it is on iOS.
///
/// A context belongs to the code that it is handed to: later drawing with it is lost.
public final class HostGraphicsContext {
  /// The layer that operations draw into: the innermost transparency layer.
  var layer: DrawingLayer
  /// The part that can be seen, in the user space of the beginning: the rectangle of ``makeImage()``.
  let visible: CGRect
  /// The pixels of a point that an image of this context says it has.
  let scale: CGFloat
  var state: HostGraphicsState
  private var saved: [HostGraphicsState] = []
  /// The layers around the innermost one, each with the state that it is drawn by.
  private var outer: [(layer: DrawingLayer, state: HostGraphicsState, countOfSaved: Int)] = []
  /// The path in the current user space. It is not part of the state that is saved.
  var currentPath = Path()

  /// Creates a context for an image of a size in points.
  ///
  /// - Parameters:
  ///   - size: The size. Drawings outside of it are not visible in the image.
  ///   - traits: How colours are resolved. Defaults to a light appearance.
  public convenience init(
    size: CGSize, traits: HostTraitCollection = HostTraitCollection(userInterfaceStyle: .light)
  ) {
    var look = HostDrawing()
    look.traits = traits
    self.init(DrawingLayer(look), DrawingState(visible: CGRect(origin: .zero, size: size)), scale: 1)
  }

  /// Creates a context that draws into a layer, from a state.
  package init(_ layer: DrawingLayer, _ state: DrawingState, scale: CGFloat) {
    self.layer = layer
    self.scale = scale
    visible = state.clipBoundingRect
    self.state = HostGraphicsState(state)
  }

  // MARK: Results

  /// The drawing so far, without transparency layers that have not ended.
  public var drawing: HostDrawing { (outer.first?.layer ?? layer).isolated }

  /// The drawing so far as an image of the size that the context was made for; nil if it has no size.
  public func makeImage() -> HostImage? {
    guard visible.width > 0, visible.height > 0, visible.width.isFinite, visible.height.isFinite else { return nil }
    var clipped = drawing.clipped(to: visible)
    if visible.origin != .zero {
      let move = CGAffineTransform(translationX: -visible.minX, y: -visible.minY)
      clipped = clipped.blank(with: clipped, [.transform(move)])
    }
    return HostImage(size: visible.size, drawing: clipped, scale: scale)
  }

  /// The width of the image in pixels.
  public var width: Int { Int(saturating: (visible.width * scale).rounded()) }

  /// The height of the image in pixels.
  public var height: Int { Int(saturating: (visible.height * scale).rounded()) }

  // MARK: The state

  /// Saves the state, until the paired ``restoreGState()``: colours, lines, the transform, clips, but not the path.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was saved last; does nothing if there is none, or it was saved outside of a transparency
  /// layer that has not ended.
  public func restoreGState() {
    guard saved.count > outer.last?.countOfSaved ?? 0, let former = saved.popLast() else { return }
    keepingPath { state = former }
  }

  /// Changes the state for what `body` draws.
  func saving(_ body: () throws -> Void) rethrows {
    let former = state
    defer { keepingPath { state = former } }
    try body()
  }

  /// Begins a layer that is drawn as one, by the state of now: its opacity, blend mode and shadow count for the whole.
  ///
  /// - Parameter auxiliaryInfo: Has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    outer.append((layer, state, saved.count))
    layer = DrawingLayer(layer.drawing.blank)
    state.own = state.own.forLayer
  }

  /// Begins a layer; `rect`, which bounds its visible part, is in the user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, draws it, and returns to the state from before it; does nothing without one.
  public func endTransparencyLayer() {
    guard let (around, former, count) = outer.popLast() else { return }
    let content = layer.isolated
    saved.removeSubrange(count...)
    layer = around
    keepingPath { state = former }
    state.own.draw(content, into: layer, isTransformed: false)
  }

  // MARK: Transforms

  /// The transform from the user space to the drawing's.
  public var ctm: CGAffineTransform { state.own.transform }

  /// Moves later drawing, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns later drawing around the origin; angles are in radians, from the x axis to the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms later drawing by a matrix first. One that is not finite is reported, and changes nothing.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      return reportMisuse(
        "A graphics context can't be transformed by \(transform), which is not finite; it stays as it is.")
    }
    keepingPath { state.own.concatenate(transform) }
  }

  /// Changes the transform, and keeps the path where it is seen.
  private func keepingPath(_ change: () -> Void) {
    let former = ctm
    change()
    guard ctm != former, !currentPath.isEmpty, state.own.hasArea else { return }
    currentPath = currentPath.applying(former.concatenating(ctm.inverted()))
  }

  // MARK: Drawing

  /// Draws what `content` adds to an empty drawing in the user space.
  func draw(_ content: (inout HostDrawing) -> Void) {
    var drawing = layer.drawing.blank
    content(&drawing)
    state.own.draw(drawing, into: layer)
  }

  /// Draws another drawing, with its origin at the user space's.
  public func draw(_ drawing: HostDrawing) { draw { $0.append(drawing) } }
}

/// The values that ``HostGraphicsContext/saveGState()`` saves.
struct HostGraphicsState {
  var own: DrawingState
  var fillColor = HostColor.black
  var strokeColor = HostColor.black
  var line = StrokeStyle()
  var isAntialiased = true
  var interpolationQuality = HostGraphicsContext.InterpolationQuality.default

  init(_ own: DrawingState) { self.own = own }
}

extension HostDrawing {
  /// This drawing without what is outside of a rectangle.
  func clipped(to rect: CGRect) -> HostDrawing {
    let extent = extent
    if extent.isNull || rect.contains(extent) { return self }
    return blank(with: self, [.clip(Path(rect), FillStyle())])
  }
}
