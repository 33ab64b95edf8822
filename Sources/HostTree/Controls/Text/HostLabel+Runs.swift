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
      let gap = scaled.gap(font)
      let room = room(for: proposal, lineHeight: lineHeight, gap: gap)
      let limit = lineLimit(room, lineHeight, gap: gap)
      func layOut() -> TextLayout {
        TextLayout(
          storedText ?? "", font: font, width: room.width, lineLimit: limit, lineBreakMode: storedMode, extras: scaled)
      }
      var layout = layOut()
      if extras.allowsTightening, layout.lines.contains(where: \.isTruncated) {
        (layout, scaled) = tightened(layout, scaled, font) {
          scaled = $0
          return layOut()
        }
      }
      if scale <= extras.minimumScaleFactor || fits(layout, in: proposal) {
        return (layout, font, scaled)
      }
      scale = max(scale - 0.05, extras.minimumScaleFactor)
    }
  }

  /// Whether all of the text shows within a proposal, without a break in a word. A single character is never truncated,
  /// and at least one line shows, however small the proposal is: these may be too wide or too high.
  private func fits(_ layout: TextLayout, in proposal: ProposedViewSize) -> Bool {
    let width = proposal.width.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    let height = proposal.height.map { $0.isNaN ? .infinity : max($0, 0) } ?? .infinity
    // Widths are sums, and heights products: both are rounded.
    return layout.size.height <= height + 0.001
      && !layout.lines.contains { $0.isTruncated || $0.width > width + 0.001 } && !breaksAWord(layout)
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

  func specialTextSize(_ extras: TextExtras, _ proposal: ProposedViewSize) -> CGSize {
    let (layout, font, scaled) = specialLayout(extras, proposal)
    var size = layout.size
    let lines = CGFloat(extras.minimumNumberOfLines)
    if lines > 0 {
      let lineHeight = scaled.lineMetrics(font).height
      size.height = max(size.height, lines * lineHeight + (lines - 1) * scaled.gap(font))
    }
    return size
  }

  /// The lines as they are shown, with the runs of each and where they are.
  func lines(_ extras: TextExtras, isRightToLeft: Bool) -> [HostTextLine] {
    let (layout, font, scaled) = specialLayout(extras, ProposedViewSize(bounds.size))
    let plain = HostTextRun("", font: font, isUnderlined: storedUnderline, isStruckThrough: storedStrike)
    return scaled.lines(
      of: layout, text: storedText ?? "", font: font, plain: plain, in: bounds, alignment: storedAlignment,
      isRightToLeft: isRightToLeft)
  }

  /// The text as it is spoken: an image has its name.
  final var spokenText: String? {
    guard let runs, runs.contains(where: { $0.image != nil }) else { return text }
    return runs.map { $0.image?.name ?? $0.text }.joined()
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
    return textLines.lazy.flatMap(\.pieces).last { $0.frame.contains(point) }?.run.link
  }

  private func link(under touches: Set<HostTouch>) -> URL? {
    guard onOpenLink != nil, let touch = touches.first else { return nil }
    return link(at: touch.location(in: self))
  }

  /// A touch begins: it is the label's if it is on a link.
  final func takesTouch(_ touches: Set<HostTouch>) -> Bool {
    let link = link(under: touches)
    if link != rare?.heldLink { makeRare().heldLink = link }
    return link != nil
  }

  /// A touch ends: opens the link on which it began, if it is still there. Returns whether it began on one; else it is
  /// not the label's, which has let others begin something with it.
  final func endsTouch(_ touches: Set<HostTouch>) -> Bool {
    guard let held = rare?.heldLink else { return false }
    makeRare().heldLink = nil
    if link(under: touches) == held { onOpenLink?(held) }
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
