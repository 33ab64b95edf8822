import Foundation

extension HostDrawing {
  /// Draws a stretch of a line where it is; in `color`, if it has no colour of its own.
  public mutating func text(_ piece: HostTextPiece, color: HostColor) {
    let run = piece.run
    let color = run.color ?? color
    if let background = run.backgroundColor, !isRedacting { fill(piece.frame, with: background) }
    if let image = run.image { return self.image(image, in: piece.frame, tint: color) }
    let hasPlainLines = (run.underlineStyle, run.strikethroughStyle) == (.single, .single)
    text(
      piece.layout, in: piece.frame, font: run.font, color: color, alignment: .left,
      isUnderlined: run.isUnderlined && hasPlainLines, isStruckThrough: run.isStruckThrough && hasPlainLines,
      kern: piece.kern)
    if hasPlainLines || isRedacting { return }
    let lines = [(run.isUnderlined, run.underlineStyle, -0.11), (run.isStruckThrough, run.strikethroughStyle, 0.26)]
    for (isActive, style, height) in lines where isActive {
      line(style, along: piece.frame, at: height, font: run.font, textColor: color)
    }
  }

  /// Draws a line of a style of its own along a text.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - place: The room of the text, as high as a line of the font.
  ///   - height: The distance from the baseline up to the line, in units of the font's size; negative below.
  mutating func line(
    _ style: HostTextLineStyle, along place: CGRect, at height: CGFloat, font: HostFont, textColor: HostColor
  ) {
    let width = font.pointSize * 0.06
    let y = place.minY + font.ascender - height * font.pointSize
    var path = Path()
    path.move(to: CGPoint(x: place.minX, y: y))
    path.addLine(to: CGPoint(x: place.maxX, y: y))
    stroke(
      path, with: style.color ?? textColor,
      style: StrokeStyle(lineWidth: width, dash: style.pattern.dashes.map { $0 * width }))
  }
}
