public import Foundation

/// A view that draws what a closure draws, as SwiftUI's `Canvas`.
///
/// The closure runs when the view is drawn, and its drawing is kept until ``setNeedsContent()`` is called, the size or
/// the inherited colours change, or one of the symbols that it has used looks different.
///
/// ```swift
/// let canvas = HostCanvas(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
/// canvas.content = { drawing, size in
///   print("draws", size.width)
///   drawing.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height), with: .red)
/// }
/// print(HostDrawing(of: canvas).commands.count, HostDrawing(of: canvas).commands.count)
/// // Prints:
/// // draws 40.0
/// // 1 1
/// ```
///
/// It takes the size that it is proposed, 10 points in a dimension without a proposal. Drawings outside of its bounds
/// are not visible. Subviews are symbols: they have their ideal size, and are visible only where the closure draws
/// them; see ``content``. It is hit in all of its bounds.
open class HostCanvas: HostView {
  /// Adds the content to an empty drawing, in the view's coordinates; nil, the default, draws nothing.
  public final var content: (@MainActor (_ drawing: inout HostDrawing, _ size: CGSize) -> Void)? {
    didSet { setNeedsContent() }
  }

  /// Whether black fills the areas that the content leaves transparent. Defaults to false.
  public final var isContentOpaque = false {
    didSet { if isContentOpaque != oldValue { setNeedsContent() } }
  }

  /// The colour space of renderers that draw pixels. Defaults to `.nonLinear`.
  public final var colorMode = ColorRenderingMode.nonLinear {
    didSet { if colorMode != oldValue { setNeedsDisplay() } }
  }

  /// The identities by which the closure finds subviews.
  package final var symbolTags: [ObjectIdentifier: AnyHashable] = [:] {
    didSet { if symbolTags != oldValue { setNeedsContent() } }
  }

  /// The closure's last drawing, and the values that it depends on.
  private struct Record {
    let drawing: HostDrawing
    let look: HostDrawing
    let size: CGSize
    var symbols: [(host: HostView, size: CGSize, drawing: HostDrawing)] = []
  }

  private final var record: Record?
  /// The symbols that the closure has used so far, while it runs.
  private final var used: [(host: HostView, size: CGSize, drawing: HostDrawing)]?

  /// Says that the closure would draw something else: it runs again when the view is drawn next.
  public final func setNeedsContent() {
    record = nil
    setNeedsDisplay()
  }

  // MARK: Layout and hit testing

  /// The proposed size, with 10 points for each dimension without a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Gives the symbols their ideal sizes.
  open override func layoutSubviews() {
    for symbol in subviews where !symbol.isOutsideLayout { symbol.place(at: .zero, proposal: .unspecified) }
  }

  /// This view for a point in its bounds, never a symbol.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    return self
  }

  // MARK: Drawing

  /// False: symbols are drawn where the closure draws them.
  open override func draws(_ subview: HostView) -> Bool { false }

  /// False: the content is clipped.
  override var drawsBeyondBounds: Bool { false }

  /// Adds the closure's drawing, or the cached one.
  open override func draw(into drawing: inout HostDrawing) {
    guard content != nil, bounds.width > 0, bounds.height > 0 else { return }
    let look = drawing.blank
    if let record, isUpToDate(record, look) { return drawing.append(record.drawing) }
    let new = makeRecord(look)
    record = new
    drawing.append(new.drawing)
  }

  private func isUpToDate(_ record: Record, _ look: HostDrawing) -> Bool {
    record.size == bounds.size && record.look.resolvesAlike(look)
      && record.symbols.allSatisfy { $0.size == $0.host.bounds.size && $0.drawing == look.drawing(of: $0.host) }
  }

  private func makeRecord(_ look: HostDrawing) -> Record {
    let outer = used
    used = []
    defer { used = outer }
    let size = bounds.size
    var own = look
    content?(&own, size)
    if isContentOpaque {
      var opaque = look
      opaque.fill(CGRect(origin: .zero, size: size), with: .black)
      opaque.append(own)
      own = opaque
    }
    let area = CGRect(origin: .zero, size: size)
    let extent = own.extent
    if !extent.isNull, !area.contains(extent) {
      var clipped = look
      clipped.group([.clip(Path(area), FillStyle())]) { $0.append(own) }
      own = clipped
    }
    if bounds.origin != .zero {
      var moved = look
      let move = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
      moved.group([.transform(move)]) { $0.append(own) }
      own = moved
    }
    return Record(drawing: own, look: look, size: size, symbols: used ?? [])
  }

  // MARK: Symbols

  /// The drawing of the subview with an identity, and its size; nil if there is none, or outside of ``content``.
  ///
  /// - Parameter look: A drawing with the colours that the symbol inherits: the drawing of ``content``, or one like it.
  package final func symbol(_ id: AnyHashable, in look: HostDrawing) -> (drawing: HostDrawing, size: CGSize)? {
    guard used != nil, let host = subviews.first(where: { symbolTags[ObjectIdentifier($0)] == id }) else { return nil }
    let drawing = look.drawing(of: host)
    if used?.contains(where: { $0.host === host }) == false { used?.append((host, host.bounds.size, drawing)) }
    return (drawing, host.bounds.size)
  }

  /// Adds the properties that differ from the defaults to this view's line in a printed tree.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isContentOpaque { description.add("opaque") }
    if colorMode != .nonLinear { description.add("colorMode", "\(colorMode)") }
  }
}
