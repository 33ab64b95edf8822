import Foundation

/// Where the lines of a text view lie, and how they are drawn.
extension HostTextView {
  /// The insets around the text: 1 point above and below in a view that grows, so that it matches a text field.
  var inset: EdgeInsets {
    if let ownInset { return ownInset }
    if borderStyle == .roundedRect { return EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) }
    let gap: CGFloat = visibleLines == nil ? 0 : 1
    return EdgeInsets(top: gap, leading: 0, bottom: gap, trailing: 0)
  }

  /// The width that is left for the text.
  func textWidth(in width: CGFloat) -> CGFloat { max(width - inset.leading - inset.trailing, 0) }

  /// The extras that a text with attributes is laid out with; nil for one that looks alike throughout.
  private var extras: TextExtras? { editing.runs.flatMap { $0.isEmpty ? nil : TextExtras(runs: $0) } }

  /// The font by which lines are measured: the largest.
  private var lineFont: HostFont {
    guard let runs = editing.runs else { return font }
    return runs.largestFont ?? typed?.font ?? font
  }

  /// How high a line is, and how far its baseline is below its upper edge.
  var lineMetrics: (height: CGFloat, ascent: CGFloat) {
    let lineFont = lineFont
    return extras?.lineMetrics(lineFont) ?? (lineFont.lineHeight, lineFont.ascender)
  }

  /// The height of lines with the insets.
  func height(lines: Int) -> CGFloat {
    inset.top + lineMetrics.height + CGFloat(lines - 1) * linePitch + inset.bottom
  }

  /// How far lines are apart.
  private var linePitch: CGFloat { lineMetrics.height + lineFont.lineGap }

  /// The layout of the text in a width of the view.
  func layout(width: CGFloat) -> TextLayout {
    TextLayout(
      text, font: lineFont, width: textWidth(in: width), lineLimit: 0,
      lineBreakMode: .byTruncatingTail,
      extras: extras, isLabel: false)
  }

  /// The layout of the text, or of the placeholder while there is none.
  func shownLayout(width: CGFloat) -> TextLayout {
    guard text.isEmpty, let placeholder else { return layout(width: width) }
    return TextLayout(
      placeholder, font: font, width: textWidth(in: width), lineLimit: 0, lineBreakMode: .byTruncatingTail, extras: nil,
      isLabel: false)
  }

  /// The caret in content coordinates: at the end of the selection.
  func caretRect(in layout: TextLayout) -> CGRect { caretRect(at: selectedRange.upperBound, in: layout).caret }

  /// The caret at a character, in content coordinates, and its line.
  private func caretRect(at place: Int, in layout: TextLayout) -> (caret: CGRect, row: Int) {
    let text = editing.text
    let place = text.index(text.startIndex, offsetBy: place)
    let row = layout.lines.lastIndex { $0.range.lowerBound <= place } ?? 0
    var before: CGFloat = 0
    if layout.lines.indices.contains(row) {
      let start = min(layout.lines[row].range.lowerBound, place)
      if let extras {
        func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
        before = extras.width(of: offset(start)..<offset(place), in: text, font: lineFont)
      } else {
        before = font.width(of: String(text[start..<place]))
      }
    }
    let left = textAlignment.caret(
      after: before, in: layout.lines.indices.contains(row) ? layout.lines[row].width : 0,
      room: CGRect(x: inset.leading, y: 0, width: textWidth(in: bounds.width), height: 0),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let height = lineMetrics.height
    return (CGRect(x: left, y: inset.top + CGFloat(row) * linePitch, width: 2, height: height), row)
  }

  /// Draws the text, or the placeholder while there is none, from the top.
  func drawText(into drawing: inout HostDrawing) {
    let layout = shownLayout(width: bounds.width)
    let place = CGRect(
      x: inset.leading, y: inset.top, width: textWidth(in: bounds.width),
      height: layout.size.height)
    let color = text.isEmpty ? .placeholderText : textColor ?? .label
    guard let extras else {
      return drawing.text(layout, in: place, font: font, color: color, alignment: textAlignment)
    }
    let lines = extras.lines(
      of: layout, text: text, font: lineFont, plain: HostTextRun(""), in: place, alignment: textAlignment,
      isRightToLeft: drawing.traits.layoutDirection == .rightToLeft)
    for line in lines {
      for piece in line.pieces { drawing.text(piece, color: color) }
    }
  }

  /// Draws what is selected, a rectangle a line: to the end of the line if it goes on in the next.
  func drawSelection(in layout: TextLayout, into drawing: inout HostDrawing) {
    let (first, firstRow) = caretRect(at: selectedRange.lowerBound, in: layout)
    let (last, lastRow) = caretRect(at: selectedRange.upperBound, in: layout)
    let height = lineMetrics.height
    for row in firstRow...max(firstRow, lastRow) {
      let y = inset.top + CGFloat(row) * linePitch
      let line = CGRect(
        x: inset.leading, y: y, width: textWidth(in: bounds.width), height: height)
      let start = row == firstRow ? first.minX : line.minX
      let end = row == lastRow ? last.maxX : line.maxX
      drawing.fillSelection(CGRect(x: min(start, end), y: y, width: abs(end - start), height: height))
    }
  }
}
