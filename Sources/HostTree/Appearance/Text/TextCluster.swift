/// A grapheme cluster: its place, its width, and its class for line breaking.
struct TextCluster {
  /// The offset in the text's UTF-8.
  let offset: Int
  /// The width in units of ``TextMetrics/unitsPerEm``.
  let width: Int32
  let kind: Kind

  struct Kind: OptionSet {
    let rawValue: UInt16

    /// A line may break after it, and it takes no width at a line's end.
    static let space = Kind(rawValue: 1 << 0)
    static let newline = Kind(rawValue: 1 << 1)
    static let hyphen = Kind(rawValue: 1 << 2)
    static let digit = Kind(rawValue: 1 << 3)
    /// East Asian characters and emoji: lines may break on either side.
    static let wide = Kind(rawValue: 1 << 4)
    /// Closing punctuation, which must not start a line.
    static let closing = Kind(rawValue: 1 << 5)
    /// Opening punctuation, which must not end a line.
    static let opening = Kind(rawValue: 1 << 6)
    /// An invisible break opportunity, such as a zero-width space.
    static let breakHere = Kind(rawValue: 1 << 7)
  }
}

extension TextMetrics {
  /// Calls `body` with the grapheme clusters of `text`, in a temporary buffer.
  /// - Complexity: O(n); ASCII text is segmented byte by byte.
  func withClusters<Result>(of text: String, _ body: (UnsafeBufferPointer<TextCluster>) -> Result) -> Result {
    var text = text
    // No text has more characters than bytes.
    return withUnsafeTemporaryAllocation(of: TextCluster.self, capacity: text.utf8.count) { buffer in
      let count =
        text.withUTF8 { cutASCII($0, into: buffer) } ?? cutScalars(text, into: buffer) ?? cut(text, into: buffer)
      return body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// Segments ASCII text and returns the number of clusters; nil if it is not ASCII.
  private func cutASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<TextCluster>
  ) -> Int? {
    var count = 0
    var offset = 0
    var last: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 { return nil }
      let cluster = TextCluster(
        offset: offset, width: Int32(units(ofASCII: byte, after: last)), kind: TextCluster.kind(ofASCII: byte))
      buffer.initializeElement(at: count, to: cluster)
      last = byte
      count += 1
      let isCRLF = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      offset += isCRLF ? 2 : 1
    }
    return count
  }

  /// Segments text scalar by scalar and returns the number of clusters; nil if some may have several scalars.
  private func cutScalars(_ text: String, into buffer: UnsafeMutableBufferPointer<TextCluster>) -> Int? {
    var count = 0
    var offset = 0
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      guard TextMetrics.standsAlone(scalar) else { return nil }
      if scalar != "\n" || last != "\r" {
        let cluster = TextCluster(
          offset: offset, width: Int32(units(of: scalar)), kind: TextCluster.kind(of: scalar))
        buffer.initializeElement(at: count, to: cluster)
        count += 1
      }
      offset += UTF8.width(scalar)
      last = scalar
    }
    return count
  }

  private func cut(_ text: String, into buffer: UnsafeMutableBufferPointer<TextCluster>) -> Int {
    var count = 0
    var offset = 0
    for character in text {
      let cluster = TextCluster(
        offset: offset, width: Int32(units(of: character)), kind: TextCluster.kind(of: character))
      buffer.initializeElement(at: count, to: cluster)
      count += 1
      offset += character.utf8.count
    }
    return count
  }
}

extension TextCluster {
  static func kind(ofASCII byte: UInt8) -> Kind {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A: []
    case 0x20, 0x09: .space
    case 0x0A...0x0D: .newline
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: ","): .closing
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "%"): .closing
    default: []
    }
  }

  static func kind(of character: Character) -> Kind {
    guard let first = character.unicodeScalars.first else { return [] }
    let kind = kind(of: first)
    return kind.isEmpty && isPicture(character) ? .wide : kind
  }

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    if scalar.isASCII { return kind(ofASCII: UInt8(scalar.value)) }
    switch scalar {
    case "\u{C0}"..."\u{167F}": return []  // most letters, found first
    case "\u{4E00}"..."\u{9FFF}": return .wide
    case "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}": return .space
    case "\u{85}", "\u{2028}", "\u{2029}": return .newline
    case "\u{200B}": return .breakHere
    case "\u{2010}", "\u{2013}", "\u{2014}": return .hyphen
    case "\u{2018}", "\u{201C}", "«", "‹": return .opening
    case "\u{2019}", "\u{201D}", "»", "›", "\u{2026}": return .closing
    case "〈", "《", "「", "『", "【", "〔", "〖", "（", "［", "｛": return [.wide, .opening]
    case "〉", "》", "」", "』", "】", "〕", "〗", "）", "］", "｝": return [.wide, .closing]
    case "、", "。", "，", "．", "！", "？", "：", "；", "々", "ー", "・": return [.wide, .closing]
    default: return TextMetrics.isWide(scalar) ? .wide : []
    }
  }

  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.count > 1
      && character.unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
  }
}
