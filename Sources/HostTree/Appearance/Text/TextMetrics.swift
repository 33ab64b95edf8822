/// The widths of text in a font, in thousandths of the font's size: whole numbers, so that sums are exact.
///
/// Each grapheme cluster has one width, however many scalars it is made of:
/// - letters and signs have Helvetica's widths, other letters the width of `n`, and all have 600 when monospaced;
/// - combining marks, joiners, variation selectors and control characters have none;
/// - East Asian wide characters and emoji are as wide as the font's size, or two letters wide when monospaced.
struct TextMetrics {
  static let unitsPerEm = 1000

  private let widths: [UInt16]
  private let isBold: Bool
  private let isMonospaced: Bool

  init(_ font: HostFont) {
    isBold = font.weight >= .semibold
    isMonospaced = font.design == .monospaced
    widths = isMonospaced ? TextMetrics.monospaced : isBold ? HelveticaWidths.bold : HelveticaWidths.regular
  }

  private static let monospaced: [UInt16] = HelveticaWidths.regular.map { $0 == 0 ? 0 : 600 }

  private var wide: Int { isMonospaced ? 1200 : 1000 }

  /// The width of a tab: four spaces, wherever it is.
  private var tab: Int { isMonospaced ? 4 * 600 : 4 * 278 }

  /// The width of the ellipsis, U+2026.
  var ellipsis: Int {
    // The result of `units(of:)`, which would search several tables.
    isMonospaced ? 600 : Int((isBold ? HelveticaWidths.boldPunctuation : HelveticaWidths.punctuation)[0x2026 - 0x2010])
  }

  // MARK: Text

  /// The sum of the characters' widths.
  func units(of text: String) -> Int {
    var text = text
    let ascii = text.withUTF8 { bytes in
      widths.withUnsafeBufferPointer { widths in
        var sum = 0
        for byte in bytes {
          if byte >= 0x80 { return nil as Int? }
          sum += byte == 0x09 ? tab : Int(widths[Int(byte)])
        }
        return sum
      }
    }
    return ascii ?? unitsBeyondASCII(of: text)
  }

  /// The width of single-line ASCII text; nil if it has line breaks or is not ASCII.
  func unitsOfSimpleLine(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      widths.withUnsafeBufferPointer { widths in
        var sum = 0
        for byte in bytes {
          if byte >= 0x80 || 0x0A...0x0D ~= byte { return nil as Int? }
          sum += byte == 0x09 ? tab : Int(widths[Int(byte)])
        }
        return sum
      }
    }
  }

  /// The number of lines of printable ASCII text at zero width; nil for all other text.
  ///
  /// Each letter has a line of its own, with the spaces that follow it. Leading spaces have a line, too.
  static func narrowestLineCount(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard let first = bytes.first else { return 0 }
      var count = first == 0x20 ? 1 : 0
      for byte in bytes {
        if byte < 0x20 || byte >= 0x7F { return nil as Int? }
        if byte != 0x20 { count += 1 }
      }
      return count
    }
  }

  private func unitsBeyondASCII(of text: String) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars {
      guard TextMetrics.standsAlone(scalar) else { return text.reduce(0) { $0 + units(of: $1) } }
      sum += units(of: scalar)
    }
    return sum
  }

  /// Whether a scalar is always a grapheme cluster by itself next to others of its kind; segmenting takes much longer.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x2010...0x2027, 0x20AC, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }

  // MARK: Characters

  /// The width of an ASCII character.
  func units(ofASCII byte: UInt8) -> Int { byte == 0x09 ? tab : Int(widths[Int(byte)]) }

  func units(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let second = scalars.index(after: scalars.startIndex)
    if second != scalars.endIndex, isEmoji(first, followedBy: scalars[second]) { return wide }
    return units(of: first)
  }

  func units(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < widths.count { return value == 0x09 ? tab : Int(widths[value]) }
    if let space = TextMetrics.space(scalar) { return isMonospaced ? (space == 0 ? 0 : 600) : space }
    if TextMetrics.isWide(scalar) { return wide }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if isMonospaced { return 600 }
    if 0x2010...0x2026 ~= value {
      return Int(isBold ? HelveticaWidths.boldPunctuation[value - 0x2010] : HelveticaWidths.punctuation[value - 0x2010])
    }
    if let sign = HelveticaWidths.sign(scalar) { return Int(isBold ? sign.bold : sign.regular) }
    return isBold ? 611 : 556
  }

  // MARK: Classes of scalars

  private func isEmoji(_ first: Unicode.Scalar, followedBy second: Unicode.Scalar) -> Bool {
    (second.value == 0xFE0F && first.properties.isEmoji) || second.properties.isEmojiModifier
  }

  /// The width of a typographic space; nil for all other scalars.
  private static func space(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x2000, 0x2002: 500
    case 0x2001, 0x2003: 1000
    case 0x2004: 333
    case 0x2005: 250
    case 0x2006: 167
    case 0x2007: 556  // as wide as a digit
    case 0x2008: 278
    case 0x2009, 0x202F: 200
    case 0x200A: 100
    case 0x205F: 222
    default: nil
    }
  }

  /// Whether a scalar is East Asian wide or full-width, or an emoji with emoji presentation by default.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
