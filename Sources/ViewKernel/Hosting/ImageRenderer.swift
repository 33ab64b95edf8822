public import Foundation
public import HostTree

/// Renders views that are in no window, as a drawing or as SVG.
///
/// ```swift
/// let renderer = ImageRenderer(content: Text("Hello").padding(10))
/// renderer.render { size, _ in print(size.width, size.height) }
/// // Prints "58.666666666666664 40.33333333333333"
/// print(renderer.svgDescription?.prefix(4) ?? "")
/// // Prints "<svg"
/// ```
///
/// The renderer mounts the views in an invisible window of its own for as long as it lives: they keep their state from
/// one rendering to the next, and appear with the first. Each rendering settles that window. `objectWillChange` is sent
/// when a property of the renderer or something that the views have read changes, so that the next rendering would
/// differ. Unlike SwiftUI's: the host tree has no pixels, so the result is a ``/HostTree/HostDrawing``, an SVG
/// document, or an image that is a drawing, of which there is no PNG; and time stands still, so that animated views are
/// rendered as the animation begins.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to render. A new value updates the former, and state is kept.
  public var content: Content {
    didSet { hosting.rootView = content }
  }

  /// The size proposed to the views, in points. Defaults to `.unspecified`, so that they choose their ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { if proposedSize != oldValue { announce() } }
  }

  /// The number of pixels for a point. Defaults to 1. Scales the SVG document; values that are not finite and greater
  /// than 0 count as 1.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { announce() } }
  }

  /// Whether the result is opaque: black where the views draw nothing. False by default.
  public var isOpaque = false {
    didSet { if isOpaque != oldValue { announce() } }
  }

  /// How colours are blended. No effect so far: renderers decide.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Whether `objectWillChange` is sent. True by default.
  public var isObservationEnabled = true

  private let hosting: HostingView<Content>
  private let window: HostWindow

  /// Creates a renderer, without mounting the views yet.
  public init(content: Content) {
    self.content = content
    hosting = HostingView(rootView: content)
    window = HostWindow(frame: .zero, clock: HostManualClock())
    window.makeKeyAndVisible()
    window.addSubview(hosting)
    window.onNeedsSettle = { [weak self] in self?.announce() }
  }

  /// The rendered views as a drawing, in points; nil, with a diagnostic, if their size is not finite.
  public var drawing: HostDrawing? {
    guard let size = layOut() else { return nil }
    return drawing(size)
  }

  /// The rendered views as an image that is a drawing, with ``scale`` pixels for a point; nil, with a diagnostic, if
  /// their size is not finite.
  public var uiImage: HostImage? {
    layOut().map { HostImage(size: $0, drawing: drawing($0), scale: scale) }
  }

  /// The same as ``uiImage``.
  public var nsImage: HostImage? { uiImage }

  /// The rendered views as an image that is a drawing, ``scale`` times as large, in points that are pixels; nil, with a
  /// diagnostic, if their size is not finite.
  public var cgImage: HostImage? { uiImage?.withOrientation(.up).withScale(1) }

  /// The rendered views as an SVG document, ``scale`` times as large; nil, with a diagnostic, if their size is not
  /// finite.
  public var svgDescription: String? {
    guard let size = layOut() else { return nil }
    let scale = scale > 0 && scale < .infinity ? scale : 1
    guard scale != 1 else { return HostSVGRenderer().svg(of: drawing(size), size: size) }
    var scaled = HostDrawing()
    scaled.group([.transform(CGAffineTransform(scaleX: scale, y: scale))]) { $0.append(drawing(size)) }
    return HostSVGRenderer().svg(of: scaled, size: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Renders the views into a drawing of the caller's.
  ///
  /// `renderer` is not called if the size of the views is not finite.
  ///
  /// - Parameters:
  ///   - rasterizationScale: As SwiftUI's, the resolution of effects that need pixels. Ignored, as a drawing has none.
  ///   - renderer: Called synchronously with the size in points, and a function that appends the rendered views to a
  ///     drawing.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ render: (inout HostDrawing) -> Void) -> Void
  ) {
    guard let size = layOut() else { return }
    let own = drawing(size)
    renderer(size) { $0.append(own) }
  }

  private func drawing(_ size: CGSize) -> HostDrawing {
    var result = HostDrawing()
    if isOpaque { result.fill(CGRect(origin: .zero, size: size), with: .black) }
    result.append(HostDrawing(of: hosting))
    return result
  }

  /// Lays the views out in the size that they choose; nil, with a diagnostic, if that is not finite.
  private func layOut() -> CGSize? {
    let announces = window.onNeedsSettle
    window.onNeedsSettle = nil
    defer { window.onNeedsSettle = announces }
    hosting.updateProperties()
    let size = hosting.sizeThatFits(proposedSize)
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      reportMisuse(
        "An image renderer's views want the size \(size.width) x \(size.height), which is not finite: nothing is drawn. "
          + "Set its proposedSize, or give them a frame.")
      return nil
    }
    window.frame = CGRect(origin: .zero, size: size)
    hosting.frame = window.bounds
    window.settle()
    return size
  }

  private func announce() { if isObservationEnabled { objectWillChange.send() } }
}
