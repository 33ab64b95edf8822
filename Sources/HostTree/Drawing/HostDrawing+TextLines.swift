import Foundation

extension HostDrawing {
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
