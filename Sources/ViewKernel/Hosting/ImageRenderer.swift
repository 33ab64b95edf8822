public import Foundation
public import HostTree

/// Draws views that are in no window.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(number: 7))
/// let picture = renderer.svgDescription
/// ```
///
/// The views live in a window of the renderer's own, which nobody sees, as long as the renderer does: they keep their state from one
/// drawing to the next, and appear with the first. Each drawing settles that window. `objectWillChange` announces that another drawing
/// would be another one, as a property of the renderer or what the views have read changes. What differs from SwiftUI: the host tree has no
/// pixels, so there is no `cgImage` and no `uiImage`; a drawing is a ``/HostTree/HostDrawing`` or a document of SVG,
/// and time stands still, so that what is animated is drawn as it begins.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is drawn. A new value takes the place of the former; state stays.
  public var content: Content {
    didSet { hosting.rootView = content }
  }

  /// The size that the views are offered; none in particular unless told, so that they take their ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { if proposedSize != oldValue { announce() } }
  }

  /// How many units of a picture a point has; 1 unless told. SVG is as many times as large as the views; what is no number greater
  /// than 0 counts as 1.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { announce() } }
  }

  /// Whether the picture covers what is behind it: where the views draw nothing it is black; no unless told.
  public var isOpaque = false {
    didSet { if isOpaque != oldValue { announce() } }
  }

  private let hosting: HostingView<Content>
  private let window: HostWindow

  /// Makes a renderer of views.
  public init(content: Content) {
    self.content = content
    hosting = HostingView(rootView: content)
    window = HostWindow(frame: .zero, clock: HostManualClock())
    window.makeKeyAndVisible()
    window.addSubview(hosting)
    window.onNeedsSettle = { [weak self] in self?.announce() }
  }

  /// What the views look like, in points; nil where they have no size that could be drawn.
  public var drawing: HostDrawing? {
    guard let size = layOut() else { return nil }
    return drawing(size)
  }

  /// A document of SVG, `scale` times as large as the views; nil where they have no size that could be drawn.
  public var svgDescription: String? {
    guard let size = layOut() else { return nil }
    let scale = scale > 0 && scale < .infinity ? scale : 1
    guard scale != 1 else { return HostSVGRenderer().svg(of: drawing(size), size: size) }
    var scaled = HostDrawing()
    scaled.group([.transform(CGAffineTransform(scaleX: scale, y: scale))]) { $0.append(drawing(size)) }
    return HostSVGRenderer().svg(of: scaled, size: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Hands the size of the views and a function that draws them to somebody who has a drawing of his own.
  ///
  /// Nothing is called where the views have no size that could be drawn.
  ///
  /// - Parameters:
  ///   - rasterizationScale: As SwiftUI has it, how fine effects are that need pixels; a drawing has none.
  ///   - renderer: Called at once, with the size in points, and a function that adds what is drawn to a drawing.
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

  /// Lays the views out in the size that they choose; nil, and a sentence, if that is none.
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

  private func announce() { objectWillChange.send() }
}
