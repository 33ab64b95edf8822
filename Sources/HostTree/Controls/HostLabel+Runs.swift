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
      let lineHeight = scaled.lineMetrics(font).height
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
    if lines > 0 {
      let lineHeight = scaled.lineMetrics(font).height
      size.height = max(size.height, lines * lineHeight + (lines - 1) * scaled.lineSpacing)
    }
    return size
  }

  /// Draws run by run, on common baselines.
  func draw(_ extras: TextExtras, into drawing: inout HostDrawing) {
    let color = storedColor ?? drawing.labelColor
    forEachPiece(extras, isRightToLeft: drawing.traits.layoutDirection == .rightToLeft) { piece, place in
      let color = piece.color ?? color
      if let background = piece.backgroundColor, !drawing.isRedacting { drawing.fill(place, with: background) }
      if let image = piece.image { return drawing.image(image, in: place, tint: color) }
      let hasPlainLines = (piece.underlineStyle, piece.strikethroughStyle) == (.single, .single)
      drawing.text(
        layout(of: piece), in: place, font: piece.font, color: color, alignment: .left,
        isUnderlined: piece.isUnderlined && hasPlainLines, isStruckThrough: piece.isStruckThrough && hasPlainLines,
        kern: piece.kern)
      if hasPlainLines || drawing.isRedacting { return }
      let lines = [
        (piece.isUnderlined, piece.underlineStyle, -0.11), (piece.isStruckThrough, piece.strikethroughStyle, 0.26),
      ]
      for (isActive, style, height) in lines where isActive {
        drawing.line(style, along: place, at: height, font: piece.font, textColor: color)
      }
    }
  }

  /// Calls `body` with the runs of each line and where they are.
  private func forEachPiece(
    _ extras: TextExtras, isRightToLeft: Bool, _ body: (_ piece: HostTextRun, _ place: CGRect) -> Void
  ) {
    let (layout, font, scaled) = specialLayout(extras, ProposedViewSize(bounds.size))
    let (lineHeight, ascent) = scaled.lineMetrics(font)
    for (index, line) in layout.lines.enumerated() {
      let baseline = bounds.minY + CGFloat(index) * (lineHeight + scaled.lineSpacing) + ascent
      let rest = max(bounds.width - line.width, 0)
      var left = bounds.minX + storedAlignment.left(of: rest, isRightToLeft: isRightToLeft)
      for var piece in pieces(of: line, scaled, font) {
        piece.kern += scaled.kern
        let size = size(of: piece)
        let above = piece.image.map { $0.size.height - ($0.baselineOffsetFromBottom ?? 0) } ?? piece.font.ascender
        body(piece, CGRect(origin: CGPoint(x: left, y: baseline - above - piece.baselineOffset), size: size))
        left += size.width
      }
    }
  }

  /// The room that a part of a line takes. Its width is not rounded: only the whole line's is.
  private func size(of piece: HostTextRun) -> CGSize {
    if let image = piece.image {
      return CGSize(width: max(image.size.width + piece.kern, 0), height: image.size.height)
    }
    return CGSize(width: layout(of: piece).lines.first?.width ?? 0, height: piece.font.lineHeight)
  }

  private func layout(of piece: HostTextRun) -> TextLayout {
    TextLayout(
      piece.text, font: piece.font, width: nil, lineLimit: 0, lineBreakMode: storedMode,
      extras: piece.kern == 0 ? nil : TextExtras(kern: piece.kern))
  }

  /// The runs of a line. An ellipsis looks as what is before it, or else behind it.
  private func pieces(of line: TextLayout.Line, _ extras: TextExtras, _ font: HostFont) -> [HostTextRun] {
    guard let runs = extras.runs, let text = storedText else {
      return [HostTextRun(line.text, font: font, isUnderlined: storedUnderline, isStruckThrough: storedStrike)]
    }
    var parts = line.shown.map { part(of: runs, from: $0.lowerBound, to: $0.upperBound, in: text) }
    if line.isTruncated, var ellipsis = parts.joined().first(where: { $0.image == nil }) ?? runs.first {
      ellipsis = parts[0].last { $0.image == nil } ?? ellipsis
      ellipsis = HostTextRun(
        "…", font: font, color: ellipsis.color, isUnderlined: ellipsis.isUnderlined,
        isStruckThrough: ellipsis.isStruckThrough)
      parts.insert([ellipsis], at: 1)
    }
    return Array(parts.joined())
  }

  /// The text as it is spoken: an image has its name.
  final var spokenText: String? {
    guard let runs, runs.contains(where: { $0.image != nil }) else { return text }
    return runs.map { $0.image?.name ?? $0.text }.joined()
  }

  private func part(
    of runs: [HostTextRun], from start: String.Index, to end: String.Index, in text: String
  ) -> [HostTextRun] {
    let from = text.utf8.distance(from: text.startIndex, to: start)
    let to = text.utf8.distance(from: text.startIndex, to: end)
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
