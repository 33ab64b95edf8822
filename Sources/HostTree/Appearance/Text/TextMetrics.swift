/// The widths of text in a font, in ten-thousandths of the font's size: whole numbers, so that sums are exact.
///
/// Each grapheme cluster has one width, however many scalars it is made of:
/// - letters and signs have the widths of a face (``HostTypeface``), other letters the width of `n`, and all have the
///   same when monospaced;
/// - combining marks, joiners, variation selectors and control characters have none;
/// - East Asian wide characters and emoji are as wide as the font's size, or two letters wide when monospaced.
///
/// Between two characters is a tracking that depends on the size. It belongs to the second one, as does the kerning of
/// a pair, so the first character of a line has a tracking too much: ``lineStart``.
struct TextMetrics {
  static let unitsPerEm = 10_000

  private let face: FaceWidths.Face
  /// The face for large sizes, and how much of it counts, in 256ths.
  private let display: FaceWidths.Face
  private let share: Int
  /// The tracking.
  let lineStart: Int
  /// The kerning of pairs of ASCII characters; nil for none.
  private let pairs: UnsafePointer<Int8>?
  /// The width of each character of a monospaced font; 0 for others.
  private let monospace: Int

  init(_ font: HostFont) {
    let isTest = HostTypeface.isTest
    let thirds = font.weight.thirdsOfBold
    face = isTest ? FaceWidths.test(isBold: thirds > 1) : FaceWidths.text(thirds)
    if font.design == .monospaced {
      (display, share, lineStart, pairs) = (face, 0, 0, nil)
      monospace = isTest ? 6000 : 6180
    } else if isTest {
      (display, share, lineStart, pairs, monospace) = (face, 0, 0, nil, 0)
    } else {
      display = FaceWidths.display(thirds)
      share = SystemTracking.displayShare(font.pointSize)
      lineStart = SystemTracking.units(font.pointSize, thirds: thirds, displayShare: share)
      pairs = InterKerning.pairs
      monospace = 0
    }
  }

  private var isMonospaced: Bool { monospace != 0 }

  private var wide: Int { isMonospaced ? 2 * monospace : 10_000 }

  /// The width of a tab: four spaces, wherever it is.
  private var tab: Int { 4 * units(ofLatin: 0x20) }

  /// The width of the ellipsis, U+2026.
  var ellipsis: Int {
    // The result of `units(of:)`, which would search several tables.
    isMonospaced ? monospace : mixed(face.pointee.ellipsis, display.pointee.ellipsis)
  }

  @inline(__always)
  private func mixed(_ text: Int, _ display: Int) -> Int {
    share == 0 ? text : (text * (256 - share) + display * share) >> 8
  }

  @inline(__always)
  private func units(ofLatin value: Int) -> Int {
    if isMonospaced { return face.pointee.units(ofLatin: value) == 0 ? 0 : monospace }
    return mixed(face.pointee.units(ofLatin: value), display.pointee.units(ofLatin: value))
  }

  // MARK: Text

  /// The sum of the characters' widths in a line of their own.
  func units(of text: String) -> Int {
    var text = text
    let ascii = text.withUTF8 { units(ofLine: $0, stopsAtBreaks: false) }
    return ascii ?? unitsBeyondASCII(of: text)
  }

  /// The width of single-line ASCII text, nil if it has line breaks or is not ASCII; and whether all is printable
  /// ASCII.
  func simpleLine(_ text: String) -> (units: Int?, isPrintable: Bool) {
    var text = text
    return text.withUTF8 { (units(ofLine: $0, stopsAtBreaks: true), TextMetrics.isPrintableASCII($0)) }
  }

  @inline(__always)
  private func units(ofLine bytes: UnsafeBufferPointer<UInt8>, stopsAtBreaks: Bool) -> Int? {
    var sum = 0
    guard share == 0, monospace == 0 else {
      var last: UInt8 = 0
      for byte in bytes {
        if byte >= 0x80 || stopsAtBreaks && 0x0A...0x0D ~= byte { return nil }
        sum += units(ofASCII: byte, after: last)
        last = byte
      }
      return line(sum)
    }
    // The usual sizes have one face.
    let widths = face.pointee.latin
    var place = 0
    for byte in bytes {
      if byte >= 0x80 || stopsAtBreaks && 0x0A...0x0D ~= byte { return nil }
      let width = byte == 0x09 ? tab : Int(widths[Int(byte)])
      sum += width
      if let pairs, width > 0 {
        place = (place << 7 | Int(byte)) & 0x3FFF
        sum += lineStart + 100 * Int(pairs[place])
      }
    }
    return line(sum)
  }

  /// The width of a line by the sum of its characters' widths.
  @inline(__always)
  func line(_ sum: Int) -> Int { sum == 0 ? 0 : max(sum - lineStart, 0) }

  /// The sum of the widths of characters that fit in a line of a width.
  func room(_ width: Int) -> Int { width == .max ? .max : max(width + lineStart, 0) }

  /// The number of lines of printable ASCII text at zero width; nil for all other text.
  ///
  /// Each letter has a line of its own, with the spaces that follow it. Leading spaces have a line, too.
  static func narrowestLineCount(of text: String) -> Int? {
    guard isPrintableASCII(text) else { return nil }
    var text = text
    return text.withUTF8 { bytes in
      var count = bytes.first == 0x20 ? 1 : 0
      for byte in bytes where byte != 0x20 { count += 1 }
      return count
    }
  }

  /// Whether text has printable ASCII characters only.
  static func isPrintableASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isPrintableASCII($0) }
  }

  @inline(__always)
  private static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(bytes)
    var place = 0
    // Eight bytes at once. Of each, the highest bit is set below if it is below 0x20, 0x7F, or above.
    while place + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let others = word | (word &+ 0x0101_0101_0101_0101) | ((word &- 0x2020_2020_2020_2020) & ~word)
      if others & 0x8080_8080_8080_8080 != 0 { return false }
      place += 8
    }
    while place < raw.count {
      if raw[place] < 0x20 || raw[place] >= 0x7F { return false }
      place += 1
    }
    return true
  }

  private func unitsBeyondASCII(of text: String) -> Int {
    var sum = 0
    for scalar in text.unicodeScalars {
      guard TextMetrics.standsAlone(scalar) else { return line(text.reduce(0) { $0 + units(of: $1) }) }
      sum += units(of: scalar)
    }
    return line(sum)
  }

  /// Whether a scalar is always a grapheme cluster by itself next to others of its kind; segmenting takes much longer.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300, 0x2010...0x2027, 0x20AC, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: true
    default: false
    }
  }

  // MARK: Characters

  /// The width of an ASCII character that follows another in its line; 0 for none.
  @inline(__always)
  func units(ofASCII byte: UInt8, after last: UInt8) -> Int {
    if byte == 0x09 { return tab + lineStart }
    let width = units(ofLatin: Int(byte))
    guard let pairs, width > 0 else { return width }
    return width + lineStart + 100 * Int(pairs[Int(last) << 7 | Int(byte)])
  }

  func units(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let second = scalars.index(after: scalars.startIndex)
    if second != scalars.endIndex, isEmoji(first, followedBy: scalars[second]) { return wide }
    return units(of: first)
  }

  /// The width with the tracking before it, if it has any.
  func units(of scalar: Unicode.Scalar) -> Int {
    let width = unitsAlone(of: scalar)
    return width == 0 ? 0 : width + lineStart
  }

  private func unitsAlone(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    if value < FaceWidths.latinCount { return value == 0x09 ? tab : units(ofLatin: value) }
    if let space = TextMetrics.space(scalar) { return isMonospaced ? (space == 0 ? 0 : monospace) : 10 * space }
    if TextMetrics.isWide(scalar) { return wide }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if isMonospaced { return monospace }
    // Other letters are as wide as `n`.
    guard let text = face.pointee.units(of: scalar) else { return units(ofLatin: 0x6E) }
    return mixed(text, display.pointee.units(of: scalar) ?? text)
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
