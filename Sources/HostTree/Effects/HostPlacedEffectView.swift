public import Foundation

/// How a ``HostPlacedEffectView`` shows its content: a projection, an opacity and effects.
public struct HostContentEffect: Equatable, Sendable {
  /// The projection from the content to the view's coordinates, about the upper left corner.
  public var transform = ProjectionTransform()
  /// The opacity of the content, from 0 to 1.
  public var opacity: CGFloat = 1
  /// The effects on the picture of the content; the first is applied first.
  public var filters: [HostEffect] = []

  /// Creates an effect that changes nothing.
  public init() {}
}

/// A container that shows its content with an effect which depends on where the view lies.
///
/// The effect is set at the end of a layout pass, or after the content was scrolled, and changes no layout: neither
/// sizes nor frames. Hit testing and conversions follow the projection.
///
/// ```swift
/// let view = HostPlacedEffectView()
/// view.contentEffect.opacity = 0.5
/// view.contentEffect.filters = [.blur(radius: 4, isOpaque: false)]
/// print(view.treeDescription())
/// // Prints "HostPlacedEffectView (0, 0, 0 x 0) alpha=0.5 blur=4"
/// ```
public final class HostPlacedEffectView: HostContainerView, HostPlacementReader {
  /// The effect on the content. Changes nothing by default.
  ///
  /// A projection with parts that are not finite is reported to ``HostDiagnostics`` and counts as none.
  public var contentEffect = HostContentEffect() {
    didSet {
      guard contentEffect != oldValue else { return }
      if !contentEffect.transform.isFinite {
        HostDiagnostics.report(
          "An effect has a projection with parts that are not finite, so its content is shown without it; give it "
            + "numbers.")
        contentEffect.transform = ProjectionTransform()
      }
      alpha = contentEffect.opacity
      subviewTransform = contentEffect.transform.isIdentity ? nil : contentEffect.transform
      setNeedsDisplay()
    }
  }

  /// Called at the end of a layout pass or after scrolling, if the view may need another effect.
  package var onPlacement: (@MainActor (HostPlacedEffectView) -> Void)?
  /// The object that finds the effect, kept with the view.
  package var presenter: AnyObject?
  /// Called when the view leaves its window.
  package var onLeave: (@MainActor () -> Void)?
  package var hasOtherPlacement: (@MainActor (HostView) -> Bool)?
  /// Always true: the effect depends on the placement.
  package var watchesPlacement: Bool {
    get { true }
    set {}
  }
  private var needsEffect = true
  private var formerSize: CGSize?

  /// Makes a container with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    onPlacementChange = { view in (view as? HostPlacedEffectView)?.findEffect() }
  }

  /// Has ``onPlacement`` called at the end of the next layout pass, wherever the view lies then.
  package func setNeedsEffect() {
    needsEffect = true
    root?.setNeedsSettle()
  }

  private func findEffect() {
    needsEffect = false
    onPlacement?(self)
  }

  override var isPlacedElsewhere: Bool? { needsEffect || hasOtherPlacement?(self) ?? false }

  /// Places the content. Another size needs another effect.
  public override func layoutSubviews() {
    if bounds.size != formerSize {
      formerSize = bounds.size
      needsEffect = true
    }
    super.layoutSubviews()
  }

  /// The next frame of an animation of the effect.
  public override func frameDidBegin() { setNeedsEffect() }

  /// Ends an animation when the view leaves its window.
  public override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { onLeave?() } else { needsEffect = true }
  }

  /// The filters, the last outermost.
  public override var drawingEffects: [HostDrawing.Effect] { contentEffect.filters.reversed().map { .filter($0) } }

  /// Always true: the content is hit where it is drawn, which may be outside of this view's bounds.
  public override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  override var hitsBeyondBounds: Bool { true }

  /// The frontmost content at a point; nil if it was scaled to nothing.
  public override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    if var inverse = subviewTransform, !inverse.invert() { return nil }
    return super.hitTest(point, with: event)
  }

  /// Adds the projection and the filters to this view's line in a printed tree.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    let transform = contentEffect.transform
    if !transform.isIdentity {
      let numbers =
        transform.isAffine
        ? [transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32]
        : [
          transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23, transform.m31,
          transform.m32, transform.m33,
        ]
      description.add("transform", Words("(" + numbers.map(\.printed).joined(separator: ", ") + ")"))
    }
    for filter in contentEffect.filters { filter.describe(into: &description) }
  }
}

extension ProjectionTransform {
  /// Whether all parts are finite.
  fileprivate var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}
