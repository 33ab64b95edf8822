public import Foundation

/// Draws the text of a label instead of the label itself: see ``HostLabel/textRenderer``.
public struct HostTextRenderer {
  /// The renderer's name in printed trees.
  public var name: String
  /// Draws the text of a label into an empty drawing, in the label's coordinates. Called when the label is drawn.
  public var draw: @MainActor (_ drawing: inout HostDrawing, _ label: HostLabel) -> Void
  /// The size of a label for a proposal; nil for its text's, which ``HostLabel/textSize(for:)`` returns.
  public var sizeThatFits: (@MainActor (_ proposal: ProposedViewSize, _ label: HostLabel) -> CGSize)?

  /// Creates a renderer.
  public init(
    name: String, draw: @escaping @MainActor (_ drawing: inout HostDrawing, _ label: HostLabel) -> Void,
    sizeThatFits: (@MainActor (_ proposal: ProposedViewSize, _ label: HostLabel) -> CGSize)? = nil
  ) {
    self.name = name
    self.draw = draw
    self.sizeThatFits = sizeThatFits
  }
}

private final class RendererBox {
  let renderer: HostTextRenderer
  init(_ renderer: HostTextRenderer) { self.renderer = renderer }
}

extension HostLabel {
  /// Draws the text instead of the label; nil, the default, for the label itself. Nothing is clipped to the bounds.
  ///
  /// ```swift
  /// let label = HostLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  /// label.text = "up"
  /// label.textRenderer = HostTextRenderer(name: "Lifted") { drawing, label in
  ///   for line in label.textLines {
  ///     for var piece in line.pieces {
  ///       piece.frame.origin.y -= 3
  ///       drawing.text(piece, color: .red)
  ///     }
  ///   }
  /// }
  /// for case .text(let line) in HostDrawing(of: label).commands { print(line.text, line.origin.y) }
  /// // Prints "up 13.333333333333332"
  /// ```
  public final var textRenderer: HostTextRenderer? {
    get { (rare?.looks?.renderer as? RendererBox)?.renderer }
    set {
      let sizes = newValue?.sizeThatFits != nil || textRenderer?.sizeThatFits != nil
      if newValue != nil || textRenderer != nil { makeRareLooks().renderer = newValue.map(RendererBox.init) }
      if newValue != nil || extras != nil { change { $0.isRendered = newValue != nil } }
      if sizes { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  /// The size of the text for a proposal, whatever the renderer makes of it.
  public final func textSize(for proposal: ProposedViewSize) -> CGSize {
    specialTextSize(extras ?? TextExtras(), proposal)
  }

  /// The lines that are shown at the present size, from top to bottom.
  public final var textLines: [HostTextLine] {
    lines(extras ?? TextExtras(), isRightToLeft: flags.contains(.isRightToLeft))
  }

  func specialSize(_ extras: TextExtras, _ proposal: ProposedViewSize) -> CGSize {
    if extras.isRendered, let sizeThatFits = textRenderer?.sizeThatFits {
      let size = sizeThatFits(proposal, self)
      let isSound = size.width.isFinite && size.height.isFinite
      return isSound
        ? CGSize(width: max(size.width, 0), height: max(size.height, 0)) : specialTextSize(extras, proposal)
    }
    return specialTextSize(extras, proposal)
  }

  /// Draws run by run, on common baselines.
  func draw(_ extras: TextExtras, into drawing: inout HostDrawing) {
    if extras.isRendered, let textRenderer {
      var own = drawing.blank
      textRenderer.draw(&own, self)
      return drawing.append(own)
    }
    let color = storedColor ?? drawing.labelColor
    for line in lines(extras, isRightToLeft: drawing.traits.layoutDirection == .rightToLeft) {
      for piece in line.pieces { drawing.text(piece, color: color) }
    }
  }
}
