import Foundation

/// Where the stretches of a text lie that has been laid out.
extension TextExtras {
  /// The lines of a layout in a rectangle, from its upper edge, with the runs of each and where they are.
  ///
  /// - Parameter plain: How a text without runs looks.
  func lines(
    of layout: TextLayout, text: String, font: HostFont, plain: HostTextRun, in bounds: CGRect,
    alignment: HostTextAlignment, isRightToLeft: Bool
  ) -> [HostTextLine] {
    let (lineHeight, ascent) = lineMetrics(font)
    return layout.lines.enumerated().map { index, line in
      let top = bounds.minY + CGFloat(index) * (lineHeight + gap(font))
      let rest = max(bounds.width - line.width, 0)
      let start = bounds.minX + alignment.left(of: rest, isRightToLeft: isRightToLeft)
      var left = start
      let pieces = pieces(of: line, text, font, plain).map { piece in
        var piece = piece
        let origin = CGPoint(x: left, y: top + ascent - piece.ascent - piece.run.baselineOffset)
        piece.frame = CGRect(origin: origin, size: piece.size)
        left += piece.frame.width
        return piece
      }
      return HostTextLine(
        pieces: pieces, frame: CGRect(x: start, y: top, width: line.width, height: lineHeight),
        baseline: top + ascent, isTruncated: line.isTruncated)
    }
  }

  /// The width of the characters in a range of the text, as offsets in UTF-8, in points.
  func width(of range: Range<Int>, in text: String, font: HostFont) -> CGFloat {
    let clusters = clusters(of: text, font: font).lazy.filter { range.contains($0.offset) }
    return font.points(TextMetrics(font).line(clusters.reduce(0) { $0 + Int($1.width) }))
  }

  /// The runs of a line, without their places. An ellipsis looks as what is before it, or else behind it.
  private func pieces(
    of line: TextLayout.Line, _ text: String, _ font: HostFont, _ plain: HostTextRun
  ) -> [HostTextPiece] {
    func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }
    guard let runs else {
      var run = plain
      run.text = line.text
      let range = offset(line.range.lowerBound)..<offset(line.range.upperBound)
      return [HostTextPiece(run: run, index: 0, range: range, frame: .zero, kern: kern)]
    }
    var parts = line.shown.map { pieces(of: runs, in: offset($0.lowerBound)..<offset($0.upperBound)) }
    if line.isTruncated { addEllipsis(to: &parts, font, at: offset(line.shown[0].upperBound)) }
    return Array(parts.joined())
  }

  private func addEllipsis(to parts: inout [[HostTextPiece]], _ font: HostFont, at place: Int) {
    if let last = parts[0].indices.last, parts[0][last].run.image == nil {
      parts[0][last].run.text += "…"
    } else if let last = parts.indices.last, last > 0, parts[last].first?.run.image == nil, !parts[last].isEmpty {
      parts[last][0].run.text = "…" + parts[last][0].run.text
    } else {
      let index = parts[0].last?.index ?? 0
      let run = HostTextRun("…", font: font)
      parts[0].append(HostTextPiece(run: run, index: index, range: place..<place, frame: .zero, kern: kern))
    }
  }

  /// The parts of runs that are in a range of the text, as offsets in UTF-8, without their places.
  private func pieces(of runs: [HostTextRun], in range: Range<Int>) -> [HostTextPiece] {
    var result: [HostTextPiece] = []
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.text.utf8.count
      let (first, last) = (max(start, range.lowerBound), min(end, range.upperBound))
      if first < last {
        let part = run.part(first - start..<last - start)
        result.append(
          HostTextPiece(run: part, index: index, range: first..<last, frame: .zero, kern: run.kern ?? kern))
      }
      start = end
    }
    return result
  }
}
