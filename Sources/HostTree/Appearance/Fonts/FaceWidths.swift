/// The widths of the characters in one face, in units of ``TextMetrics/unitsPerEm``.
///
/// Made once for each face and never released, as arrays would be retained for each text.
struct FaceWidths {
  typealias Face = UnsafePointer<FaceWidths>

  private enum Source {
    case helvetica(isBold: Bool)
    /// Inter's text or display face; medium and semibold lie a third and two thirds between regular and bold.
    case inter(isDisplay: Bool, thirds: Int)
  }

  private let source: Source
  let latin: UnsafePointer<Int32>
  private let greek: UnsafePointer<Int32>
  private let punctuation: UnsafePointer<Int32>
  private let punctuationCount: Int

  /// The number of characters in the first table.
  static let latinCount = 0x180
  private static let greekRange = 0x370..<0x460
  private static let punctuationStart = 0x2010

  /// The width of a character among the first ``latinCount``.
  @inline(__always)
  func units(ofLatin value: Int) -> Int { Int(latin[value]) }

  /// The width of another character; nil if the face has none.
  func units(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    if FaceWidths.greekRange ~= value { return Int(greek[value - FaceWidths.greekRange.lowerBound]) }
    let index = value - FaceWidths.punctuationStart
    if index >= 0, index < punctuationCount { return Int(punctuation[index]) }
    return sign(scalar).map { Int($0) * 10 }
  }

  var ellipsis: Int { Int(punctuation[0x2026 - FaceWidths.punctuationStart]) }

  private func sign(_ scalar: Unicode.Scalar) -> UInt16? {
    switch source {
    case .helvetica(let isBold): HelveticaWidths.sign(scalar).map { isBold ? $0.bold : $0.regular }
    case .inter(let isDisplay, let thirds):
      InterWidths.sign(scalar).map { FaceWidths.mix($0.map { [$0] }, isDisplay, thirds)[0] }
    }
  }

  private static func mix(_ faces: [[UInt16]], _ isDisplay: Bool, _ thirds: Int) -> [UInt16] {
    let first = isDisplay ? 2 : 0
    return zip(faces[first], faces[first + 1]).map { UInt16((Int($0) * (3 - thirds) + Int($1) * thirds + 1) / 3) }
  }

  private init(helvetica isBold: Bool) {
    let latin = isBold ? HelveticaWidths.bold : HelveticaWidths.regular
    let signs = isBold ? HelveticaWidths.boldPunctuation : HelveticaWidths.punctuation
    source = .helvetica(isBold: isBold)
    self.latin = FaceWidths.keep(latin)
    // Greek and Cyrillic letters have the width of `n`.
    greek = FaceWidths.keep(FaceWidths.greekRange.map { FaceWidths.isMark($0) ? 0 : latin[0x6E] })
    punctuation = FaceWidths.keep(signs)
    punctuationCount = signs.count
  }

  private init(inter isDisplay: Bool, thirds: Int) {
    let signs = FaceWidths.mix(InterWidths.punctuation, isDisplay, thirds)
    source = .inter(isDisplay: isDisplay, thirds: thirds)
    latin = FaceWidths.keep(FaceWidths.mix(InterWidths.latin, isDisplay, thirds))
    greek = FaceWidths.keep(FaceWidths.mix(InterWidths.greek, isDisplay, thirds))
    punctuation = FaceWidths.keep(signs)
    punctuationCount = signs.count
  }

  private static func keep(_ thousandths: [UInt16]) -> UnsafePointer<Int32> {
    let widths = UnsafeMutablePointer<Int32>.allocate(capacity: thousandths.count)
    widths.initialize(from: thousandths.map { Int32($0) * 10 }, count: thousandths.count)
    return UnsafePointer(widths)
  }

  private static func isMark(_ value: Int) -> Bool {
    Unicode.Scalar(UInt32(value))?.properties.generalCategory == .nonspacingMark
  }

  // MARK: The faces

  // Safe: nothing writes to it once it is made.
  nonisolated(unsafe) private static let all: Face = {
    let faces =
      [FaceWidths(helvetica: false), FaceWidths(helvetica: true)]
      + (0...3).map { FaceWidths(inter: false, thirds: $0) } + (0...3).map { FaceWidths(inter: true, thirds: $0) }
    let all = UnsafeMutablePointer<FaceWidths>.allocate(capacity: faces.count)
    all.initialize(from: faces, count: faces.count)
    return Face(all)
  }()

  /// The face of ``HostTypeface/test``.
  static func test(isBold: Bool) -> Face { all + (isBold ? 1 : 0) }
  /// The faces for small sizes, from regular, 0, to bold, 3.
  static func text(_ thirds: Int) -> Face { all + (2 + thirds) }
  /// The same for large sizes.
  static func display(_ thirds: Int) -> Face { all + (6 + thirds) }
}
