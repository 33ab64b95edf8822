public import Foundation
import HostTree

extension Text {
  /// The lines of a text as it is shown, with the attributes of its parts, for a ``TextRenderer`` to draw.
  ///
  /// Its lines have runs, those have slices of a character each, or of a few that belong together. All places are in
  /// points from the upper left corner of the text's view.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]

    init(_ lines: [Line]) { self.lines = lines }

    /// Whether text was left out and replaced by an ellipsis.
    public var isTruncated: Bool { lines.contains { $0.line.isTruncated } }
    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index behind the last line.
    public var endIndex: Int { lines.count }
    /// A line, from the top.
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a character in the text, in units of UTF-16.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      let value: Int

      /// Whether a place is before another.
      public static func < (first: Self, second: Self) -> Bool { first.value < second.value }
      /// The place `n` units on.
      public func advanced(by n: Int) -> Self { CharacterIndex(value: value + n) }
      /// The units from this place to another.
      public func distance(to other: Self) -> Int { other.value - value }
    }

    /// Where characters are, and how far they reach from their baseline.
    public struct TypographicBounds: Hashable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      /// The width of the characters.
      public var width: CGFloat
      /// The length above the baseline, and below.
      public var ascent, descent: CGFloat
      /// The space between lines that the font asks for: none here.
      public var leading: CGFloat

      /// Creates empty bounds at the origin.
      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.origin, self.width, self.ascent, self.descent, leading) = (origin, width, ascent, descent, 0)
      }

      /// The rectangle from the ascent to the descent.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How characters are drawn.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      /// One bit for each option.
      public let rawValue: UInt32
      /// Creates a set from its bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Characters are placed at any fraction of a pixel, as they always are here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let line: HostTextLine
    private let runs: [Run]
    /// The start of the baseline.
    public var origin: CGPoint
    /// The direction in which paragraphs are written.
    public let paragraphLayoutDirection: LayoutDirection

    init(_ line: HostTextLine, _ runs: [Run], _ direction: LayoutDirection) {
      self.line = line
      self.runs = runs
      origin = CGPoint(x: line.frame.minX, y: line.baseline)
      paragraphLayoutDirection = direction
    }

    /// The index of the first run.
    public var startIndex: Int { 0 }
    /// The index behind the last run.
    public var endIndex: Int { runs.count }
    /// A run, from the left.
    public subscript(index: Int) -> Run { runs[index] }

    /// Where the line is.
    public var typographicBounds: TypographicBounds {
      let ascent = line.baseline - line.frame.minY
      return TypographicBounds(
        origin: origin, width: line.frame.width, ascent: ascent, descent: line.frame.height - ascent)
    }

    /// The stretches to draw, where they are after the origin was moved.
    var pieces: [HostTextPiece] {
      let (x, y) = (origin.x - line.frame.minX, origin.y - line.baseline)
      return line.pieces.map { piece in
        var piece = piece
        piece.frame = piece.frame.offsetBy(dx: x, dy: y)
        return piece
      }
    }
  }

  /// A stretch of a line whose characters have the same attributes.
  public struct Run: RandomAccessCollection, Equatable {
    fileprivate let piece: HostTextPiece
    fileprivate let edges: [CGFloat]
    fileprivate let characters: [String]
    /// The place of the first character in the text, in units of UTF-16.
    private let start: Int
    private let attributes: CustomTextAttributes?

    init(_ piece: HostTextPiece, start: Int, _ attributes: CustomTextAttributes?) {
      self.piece = piece
      self.start = start
      self.attributes = attributes
      edges = piece.edges
      characters = piece.characters
    }

    /// The index of the first slice.
    public var startIndex: Int { 0 }
    /// The index behind the last slice.
    public var endIndex: Int { characters.count }
    /// A slice of one character, or of a few that belong together.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
    /// A slice of several characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// The attribute of a type that the run has by ``Text/customAttribute(_:)``; nil without one.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes?[key] }

    /// The direction in which the characters follow each other: from left to right here, whatever they are.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// Where the run is.
    public var typographicBounds: TypographicBounds { self[indices].typographicBounds }
    /// The places of the slices in the text.
    public var characterIndices: [CharacterIndex] {
      var sum = start
      return characters.map { character in
        defer { sum += character.utf16.count }
        return CharacterIndex(value: sum)
      }
    }
  }

  /// Characters that follow each other in a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that has the characters.
    public var run: Run
    /// The slices of the run that are in it.
    public var indices: Range<Int>

    /// Creates a slice of a run. Indices that the run has not are left out.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.endIndex)
    }

    /// The index of the first slice.
    public var startIndex: Int { indices.lowerBound }
    /// The index behind the last slice.
    public var endIndex: Int { indices.upperBound }
    /// A slice of one character.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// A slice of several characters.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    /// The attribute of a type that the run has; nil without one.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// Where the characters are.
    public var typographicBounds: TypographicBounds {
      let font = run.piece.run.font
      return TypographicBounds(
        origin: CGPoint(x: run.edges[indices.lowerBound], y: run.piece.baseline),
        width: run.edges[indices.upperBound] - run.edges[indices.lowerBound], ascent: font.ascender,
        descent: font.lineHeight - font.ascender)
    }
    /// The places of the slices in the text.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }

    /// The stretch to draw.
    var piece: HostTextPiece {
      var piece = run.piece
      piece.run.text = run.characters[indices].joined()
      let left = run.edges[indices.lowerBound]
      piece.frame = CGRect(
        x: left, y: piece.frame.minY, width: run.edges[indices.upperBound] - left, height: piece.frame.height)
      return piece
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text where it is.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { draw(line.pieces) }
  /// Draws a run of a text where it is.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw([run.piece]) }
  /// Draws characters of a text where they are.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([slice.piece])
  }

  private func draw(_ pieces: [HostTextPiece]) {
    var drawing = blank
    for piece in pieces { drawing.text(piece, color: blank.labelColor) }
    draw(drawing)
  }
}
