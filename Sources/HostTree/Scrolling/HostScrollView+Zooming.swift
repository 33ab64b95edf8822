// Tests: `HostScrollViewZoomingTests`.

public import Foundation

// Zooming, as in UIKit: the delegate says which view is zoomed, two fingers zoom it, and the content becomes larger
// with it.
extension HostScrollView {
  /// The smallest ``zoomScale``. Defaults to 1; a number that is not positive and finite is reported and ignored.
  public final var minimumZoomScale: CGFloat {
    get { zoom?.range.lowerBound ?? 1 }
    set { if isScale(newValue) { changeRange(newValue, max(newValue, maximumZoomScale)) } }
  }

  /// The largest ``zoomScale``. Defaults to 1; a number that is not positive and finite is reported and ignored.
  public final var maximumZoomScale: CGFloat {
    get { zoom?.range.upperBound ?? 1 }
    set { if isScale(newValue) { changeRange(min(newValue, minimumZoomScale), newValue) } }
  }

  /// How much larger the zoomed view is than its frame. Defaults to 1. Setting it keeps the middle of what is seen in
  /// the middle.
  ///
  /// It has no effect without a view that the delegate returns from `viewForZooming(in:)`. A scale out of range counts
  /// as the nearer end.
  public final var zoomScale: CGFloat {
    get { zoom?.scale ?? 1 }
    set {
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      zoom(to: newValue, showing: content(at: middle), at: middle)
    }
  }

  /// Sets ``zoomScale`` at once, without animation.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Zooms so that a rectangle of the unzoomed content fills the view as far as its shape and the range allow, and
  /// shows its middle.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    contentOffset = limited(
      CGPoint(x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2))
  }

  /// Whether fingers may zoom beyond the range for a moment. Defaults to true. Has no effect: they don't.
  public final var bouncesZoom: Bool {
    get { zoom?.bounces ?? true }
    set { makeZoom().bounces = newValue }
  }

  /// Whether two fingers zoom the content now.
  public final var isZooming: Bool { zoom?.isPinching == true }

  /// The recognizer of two fingers that zoom; nil while the range is a single scale.
  public final var pinchGestureRecognizer: HostPinchGestureRecognizer? { zoom?.pinch }

  // MARK: The range

  private func isScale(_ scale: CGFloat) -> Bool {
    if scale > 0, scale.isFinite { return true }
    HostDiagnostics.report(
      "\(type(of: self)) can't zoom by \(scale): a scale is positive and finite. The range stays as it is.")
    return false
  }

  private func changeRange(_ least: CGFloat, _ most: CGFloat) {
    let zoom = makeZoom()
    zoom.range = least...most
    if least < most, zoom.pinch == nil {
      let pinch = HostPinchGestureRecognizer()
      pinch.recognizesSimultaneously = true
      pinch.addAction { [weak self, weak pinch] in if let pinch { self?.follow(pinch) } }
      addGestureRecognizer(pinch)
      zoom.pinch = pinch
    } else if least == most, let pinch = zoom.pinch {
      removeGestureRecognizer(pinch)
      zoom.pinch = nil
    }
    if !zoom.range.contains(zoom.scale) { zoomScale = zoom.scale }
  }

  private func makeZoom() -> ScrollZoom {
    let zoom = zoom ?? ScrollZoom()
    self.zoom = zoom
    return zoom
  }

  // MARK: Zooming

  private func follow(_ pinch: HostPinchGestureRecognizer) {
    guard let zoom, let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began, .changed:
      let place = pinch.location(in: self)
      let middle = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
      if !zoom.isPinching {
        zoom.isPinching = true
        zoom.startScale = zoom.scale
        zoom.anchor = content(at: middle)
        delegate?.scrollViewWillBeginZooming(self, with: view)
      }
      self.zoom(to: zoom.startScale * pinch.scale, showing: zoom.anchor, at: middle)
    default:
      guard zoom.isPinching else { return }
      zoom.isPinching = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  /// The point of the unzoomed content at a point of the viewport.
  private func content(at point: CGPoint) -> CGPoint {
    CGPoint(x: (contentOffset.x + point.x) / zoomScale, y: (contentOffset.y + point.y) / zoomScale)
  }

  /// Zooms, so that a point of the unzoomed content is at a point of the viewport, as far as it can.
  private func zoom(to scale: CGFloat, showing anchor: CGPoint, at point: CGPoint) {
    guard !scale.isNaN, let view = delegate?.viewForZooming(in: self) else { return }
    let zoom = makeZoom()
    let scale = min(max(scale, zoom.range.lowerBound), zoom.range.upperBound)
    let isNew = scale != zoom.scale
    if zoom.scale == 1, isNew { zoom.contentSize = contentSize }
    zoom.scale = scale
    zoom.view = view
    applyZoom()
    contentOffset = limited(CGPoint(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y))
    if isNew { delegate?.scrollViewDidZoom(self) }
  }

  /// Transforms the zoomed view for its frame, and makes the content as large.
  final func applyZoom() {
    guard let zoom, let view = zoom.view else { return }
    let scale = zoom.scale
    // A transform is about the centre; this one leaves the origin of the content where it is.
    let center = CGPoint(x: view.frame.midX, y: view.frame.midY)
    view.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (scale - 1) * center.x, ty: (scale - 1) * center.y)
    let size = zoom.contentSize == .zero ? CGSize(width: view.frame.maxX, height: view.frame.maxY) : zoom.contentSize
    contentSize = scale == 1 ? zoom.contentSize : CGSize(width: size.width * scale, height: size.height * scale)
  }
}

/// The state of a scroll view that zooms.
final class ScrollZoom {
  var range: ClosedRange<CGFloat> = 1...1
  var scale: CGFloat = 1
  /// The scale when the fingers began.
  var startScale: CGFloat = 1
  var isPinching = false
  /// The point of the unzoomed content that is between the fingers.
  var anchor = CGPoint.zero
  var bounces = true
  var pinch: HostPinchGestureRecognizer?
  /// The view that was zoomed last.
  weak var view: HostView?
  /// The size of the content at the scale 1; zero if only the view's frame decides.
  var contentSize = CGSize.zero
}
