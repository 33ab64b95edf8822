public import Foundation

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
      if scale <= extras.minimumScaleFactor || !layout.lines.contains(where: \.isTruncated) && !breaksAWord(layout) {
        return (layout, font, scaled)
      }
      scale = max(scale - 0.05, extras.minimumScaleFactor)
    }
  }

  /// Whether a line ends in the middle of a word. Ideographs are no words: lines break between any of them.
  private func breaksAWord(_ layout: TextLayout) -> Bool {
    guard let text = storedText else { return false }
    func isOfWord(_ character: Character) -> Bool {
      (character.isLetter || character.isNumber)
        && !character.unicodeScalars.contains { $0.properties.isIdeographic || $0.value > 0x3000 }
    }
    return zip(layout.lines, layout.lines.dropFirst()).contains { line, next in
      guard line.range.upperBound == next.range.lowerBound, line.range.upperBound > text.startIndex,
        next.range.lowerBound < text.endIndex
      else { return false }
      return isOfWord(text[text.index(before: line.range.upperBound)]) && isOfWord(text[next.range.lowerBound])
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
    let color = storedColor ?? drawing.labelColor
    forEachPiece(extras, isRightToLeft: drawing.traits.layoutDirection == .rightToLeft) { piece, place in
      drawing.text(
        TextLayout(piece.text, font: piece.font), in: place, font: piece.font, color: piece.color ?? color,
        alignment: .left, isUnderlined: piece.isUnderlined, isStruckThrough: piece.isStruckThrough)
    }
  }

  /// Calls `body` with the runs of each line and where they are.
  private func forEachPiece(
    _ extras: TextExtras, isRightToLeft: Bool, _ body: (_ piece: HostTextRun, _ place: CGRect) -> Void
  ) {
    let (layout, font, scaled) = specialLayout(extras, ProposedViewSize(bounds.size))
    for (index, line) in layout.lines.enumerated() {
      let top = bounds.minY + CGFloat(index) * (font.lineHeight + scaled.lineSpacing)
      let rest = max(bounds.width - line.width, 0)
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
        body(piece, place)
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

// Links in runs.
extension HostLabel {
  /// Called with the link of a run that is tapped; nil, the default, for a label whose links do nothing.
  public final var onOpenLink: (@MainActor (URL) -> Void)? {
    get { rare?.onOpenLink }
    set { if newValue != nil || rare != nil { makeRare().onOpenLink = newValue } }
  }

  /// The link of the run at a point in this view's coordinates; nil where there is none.
  public final func link(at point: CGPoint) -> URL? {
    guard let extras, extras.runs?.contains(where: { $0.link != nil }) == true else { return nil }
    var link: URL?
    forEachPiece(extras, isRightToLeft: flags.contains(.isRightToLeft)) { piece, place in
      if place.contains(point) { link = piece.link }
    }
    return link
  }

  private func link(under touches: Set<HostTouch>) -> URL? {
    guard onOpenLink != nil, let touch = touches.first else { return nil }
    return link(at: touch.location(in: self))
  }

  final func takesTouch(_ touches: Set<HostTouch>) -> Bool { link(under: touches) != nil }

  final func openLink(under touches: Set<HostTouch>) -> Bool {
    guard let link = link(under: touches) else { return false }
    onOpenLink?(link)
    return true
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
