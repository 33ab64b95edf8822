package import Foundation

/// The first page of a PDF file: its size, and what is drawn on it, as far as that is paths in colours.
///
/// Reading is bounded: 16 million bytes of a file, 4 million that were compressed, 50,000 operators.
struct PDFPage {
  /// The size of the page in points.
  let size: CGSize
  /// The drawing, in a rectangle of this size.
  let drawing: HostDrawing
  /// The kinds of things on the page that are not in the drawing, in plural nouns.
  let missing: [String]

  /// Reads a page; nil if the data is no PDF, or has no page with a size.
  init?(_ data: Data) {
    guard let file = PDFFile(data), let page = file.firstPage,
      let box = file.numbers(page["MediaBox"], count: 4)
    else { return nil }
    let rect = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]).standardized
    guard rect.width > 0, rect.height > 0, max(rect.width, rect.height) < 100_000 else { return nil }
    let turns = file.resolved(page["Rotate"])?.number.map { Int(($0 / 90).rounded()) & 3 } ?? 0
    size = turns % 2 == 0 ? rect.size : CGSize(width: rect.height, height: rect.width)
    var painter = PDFPainter(file, page: CGRect(origin: .zero, size: size), Self.transform(of: rect, turns: turns))
    var content: [UInt8] = []
    let parts = file.resolved(page["Contents"])?.array ?? [page["Contents"]].compactMap { $0 }
    for part in parts.prefix(1_000) { content += (file.stream(part)?.bytes ?? []) + [10] }
    painter.run(content, resources: file.dictionary(page["Resources"]) ?? [:])
    drawing = painter.drawing.clipped(to: CGRect(origin: .zero, size: size))
    let isUnread = drawing.isEmpty && painter.missing.isEmpty && !painter.hasOperators
    missing = isUnread ? ["contents"] : painter.missing
  }

  /// From the page's coordinates, in which y goes up, to those of the drawing; the page is turned clockwise.
  private static func transform(of rect: CGRect, turns: Int) -> CGAffineTransform {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -rect.minX, ty: rect.maxY)
    let turn: CGAffineTransform =
      switch turns {
      case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: rect.height, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: rect.width, ty: rect.height)
      case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: rect.width)
      default: .identity
      }
    return upright.concatenating(turn)
  }
}

extension HostImage {
  /// Creates an image of the first page of a PDF, of the page's size: a drawing of its paths, or a box with its name if
  /// nothing on the page can be drawn. Nil if the data is no PDF, or has no page with a size.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The image's name.
  ///   - report: Receives the kinds of things on the page that are not in the image, as words for a sentence.
  package convenience init?(pdf data: Data, named name: String, report: (String) -> Void = { _ in }) {
    guard let page = PDFPage(data) else { return nil }
    if !page.missing.isEmpty { report(page.missing.joined(separator: ", ")) }
    if page.drawing.isEmpty, !page.missing.isEmpty {
      self.init(named: name, size: page.size)
    } else {
      self.init(named: name, size: page.size, drawing: page.drawing)
    }
  }
}
