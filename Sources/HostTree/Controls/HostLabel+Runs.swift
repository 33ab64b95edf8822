import Foundation

/// Labels with rarely used properties: runs in several fonts, kerning, line spacing, scaling and tightening.
extension HostLabel {
  /// The layout with rarely used properties: its lines, the font and the properties, all at the scale that was needed.
  func specialLayout(_ extras: TextExtras, _ proposal: ProposedViewSize) -> (TextLayout, HostFont, TextExtras) {
    var scale: CGFloat = 1
    while true {
      var font = storedFont
      font.pointSize *= scale
      var scaled = scale == 1 ? extras : extras.scaled(by: scale)
      let lineHeight = font.lineHeight
      let room = room(for: proposal, lineHeight: lineHeight)
      let lines = (room.height + extras.lineSpacing) / (lineHeight + extras.lineSpacing)
      let limit = storedLineLimit > 0 ? min(lines, CGFloat(storedLineLimit)) : lines
      func layOut() -> TextLayout {
        TextLayout(
          storedText ?? "", font: font, width: room.width, lineLimit: limit < 1e15 ? max(Int(limit), 1) : 0,
          lineBreakMode: storedMode, extras: scaled)
      }
      var layout = layOut()
      if extras.allowsTightening, layout.lines.contains(where: \.isTruncated) {
        (layout, scaled) = tightened(layout, scaled, font) {
          scaled = $0
          return layOut()
        }
      }
      if scale <= extras.minimumScaleFactor || !layout.lines.contains(where: \.isTruncated) {
        return (layout, font, scaled)
      }
      scale = max(scale - 0.05, extras.minimumScaleFactor)
    }
  }

  /// The layout with the least tightening that avoids truncation; the given layout if none does.
  private func tightened(
    _ layout: TextLayout, _ extras: TextExtras, _ font: HostFont, _ layOut: (TextExtras) -> TextLayout
  ) -> (TextLayout, TextExtras) {
    for step in 1...5 {
      let closer = extras.tightened(by: CGFloat(step) / 100, font)
      let layout = layOut(closer)
      if !layout.lines.contains(where: \.isTruncated) { return (layout, closer) }
    }
    return (layout, extras)
  }

  func specialSize(_ extras: TextExtras, _ proposal: ProposedViewSize) -> CGSize {
    let (layout, font, scaled) = specialLayout(extras, proposal)
    var size = layout.size
    let lines = CGFloat(extras.minimumNumberOfLines)
    if lines > 0 { size.height = max(size.height, lines * font.lineHeight + (lines - 1) * scaled.lineSpacing) }
    return size
  }

  /// Draws run by run, on common baselines.
  func draw(_ extras: TextExtras, into drawing: inout HostDrawing) {
    let (layout, font, scaled) = specialLayout(extras, ProposedViewSize(bounds.size))
    let color = storedColor ?? drawing.labelColor
    for (index, line) in layout.lines.enumerated() {
      let top = bounds.minY + CGFloat(index) * (font.lineHeight + scaled.lineSpacing)
      let rest = max(bounds.width - line.width, 0)
      let isRightToLeft = drawing.traits.layoutDirection == .rightToLeft
      var left = bounds.minX + storedAlignment.left(of: rest, isRightToLeft: isRightToLeft)
      for piece in pieces(of: line, scaled, font) {
        // Not rounded: only the whole line is.
        let width =
          TextLayout(
            piece.text, font: piece.font, width: nil, lineLimit: 0, lineBreakMode: storedMode,
            extras: TextExtras(kern: scaled.kern)
          ).lines.first?.width ?? 0
        let place = CGRect(
          x: left, y: top + font.ascender - piece.font.ascender - piece.baselineOffset, width: width,
          height: piece.font.lineHeight)
        drawing.text(
          TextLayout(piece.text, font: piece.font), in: place, font: piece.font, color: piece.color ?? color,
          alignment: .left, isUnderlined: piece.isUnderlined, isStruckThrough: piece.isStruckThrough)
        left += width
      }
    }
  }

  /// The runs of a line; a truncated line is a single one, with the colour and lines of the first run.
  private func pieces(of line: TextLayout.Line, _ extras: TextExtras, _ font: HostFont) -> [HostTextRun] {
    guard let runs = extras.runs, !line.isTruncated, let text = storedText else {
      let first = extras.runs?.first
      return [
        HostTextRun(
          line.text, font: font, color: first?.color, isUnderlined: first?.isUnderlined ?? storedUnderline,
          isStruckThrough: first?.isStruckThrough ?? storedStrike)
      ]
    }
    let from = text.utf8.distance(from: text.startIndex, to: line.range.lowerBound)
    let to = text.utf8.distance(from: text.startIndex, to: line.range.upperBound)
    var result: [HostTextRun] = []
    var start = 0
    for var run in runs {
      let end = start + run.text.utf8.count
      let (first, last) = (max(start, from), min(end, to))
      if first < last {
        let bytes = run.text.utf8
        run.text = String(
          run.text[
            bytes.index(
              bytes.startIndex, offsetBy: first - start)..<bytes.index(
                bytes.startIndex, offsetBy: last - start)])
        result.append(run)
      }
      start = end
    }
    return result
  }
}

extension HostLabel: HostMenuOwner {
  /// The menu with Copy while the label is selectable and has text; nil otherwise.
  public final var menu: HostMenu? {
    guard isSelectable, let text, !text.isEmpty else { return nil }
    return HostMenu(
      children: [
        HostAction(title: "Copy", image: HostImage(systemName: "doc.on.doc")) { _ in
          HostPasteboard.general.string = text
        }
      ])
  }
}
