import Foundation

/// A value of a PDF file, or an operator between them.
enum PDFValue {
  case number(Double)
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// An object of the file, by its number.
  case reference(Int)
  /// An operator, or a keyword.
  case word(String)
  /// A text: none is drawn.
  case text

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
  var dictionary: [String: PDFValue]? { if case .dictionary(let values) = self { values } else { nil } }
}

/// Reads values from bytes. Each call goes on, so that reading damaged bytes takes no longer than reading sound ones.
struct PDFScanner {
  let bytes: ArraySlice<UInt8>
  /// Whether `12 0 R` is a reference; there are none in the contents of pages.
  let hasReferences: Bool
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil, hasReferences: Bool) {
    self.bytes = bytes
    self.hasReferences = hasReferences
    self.place = place ?? bytes.startIndex
  }

  private var current: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  /// Returns the next value; nil at the end, or if an array or dictionary is damaged or nested too deeply.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipSpace()
    guard let byte = current, depth < 24 else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      place += 1
      return .name(regularCharacters())
    case UInt8(ascii: "("): return text()
    case UInt8(ascii: "["):
      place += 1
      return array(depth)
    case UInt8(ascii: "<"):
      place += 1
      guard current == byte else { return hexadecimal() }
      place += 1
      return dictionary(depth)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return hasReferences ? reference() ?? number() : number()
    default:
      let word = regularCharacters()
      if !word.isEmpty { return .word(word) }
      place += 1
      return .word(String(UnicodeScalar(byte)))
    }
  }

  /// Skips the bytes of a picture within the contents: those up to the next `EI` between spaces.
  mutating func skipPicture() {
    while place < bytes.endIndex {
      skipUntilSpace()
      skipSpace()
      if regularCharacters() == "EI" { return }
    }
  }

  mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        while let byte = current, byte != 10, byte != 13 { place += 1 }
      } else if Self.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func skipUntilSpace() {
    while let byte = current, !Self.isSpace(byte) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte || byte == 0 }

  private mutating func regularCharacters() -> String {
    let start = place
    while let byte = current, !Self.isSpace(byte), !"()<>[]{}/%".utf8.contains(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func array(_ depth: Int) -> PDFValue? {
    var values: [PDFValue] = []
    while let value = next(depth: depth + 1) {
      guard case .word(let word) = value else {
        values.append(value)
        continue
      }
      switch word {
      case "]": return .array(values)
      case "true", "false", "null": values.append(value)
      default: return nil
      }
    }
    return nil
  }

  private mutating func dictionary(_ depth: Int) -> PDFValue? {
    var values: [String: PDFValue] = [:]
    while let key = next(depth: depth + 1) {
      if case .word(">") = key {
        guard current == UInt8(ascii: ">") else { return nil }
        place += 1
        return .dictionary(values)
      }
      guard let name = key.name, let value = next(depth: depth + 1) else { return nil }
      if case .word(let word) = value, !["true", "false", "null"].contains(word) { return nil }
      values[name] = value
    }
    return nil
  }

  private mutating func text() -> PDFValue {
    var depth = 0
    while let byte = current {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
    }
    place = min(place, bytes.endIndex)
    return .text
  }

  private mutating func hexadecimal() -> PDFValue {
    while let byte = current, byte != UInt8(ascii: ">") { place += 1 }
    if current != nil { place += 1 }
    return .text
  }

  private mutating func reference() -> PDFValue? {
    let start = place
    if let object = digits() {
      skipSpace()
      if digits() != nil {
        skipSpace()
        if regularCharacters() == "R" { return .reference(object) }
      }
    }
    place = start
    return nil
  }

  private mutating func digits() -> Int? {
    var number: Int?
    while let byte = current, 48...57 ~= byte, number ?? 0 < 100_000_000 {
      number = (number ?? 0) * 10 + Int(byte) - 48
      place += 1
    }
    return number
  }

  /// A number, limited to a billion.
  private mutating func number() -> PDFValue {
    var value = 0.0
    var divisor: Double?
    let isNegative = current == UInt8(ascii: "-")
    while let byte = current {
      switch byte {
      case 48...57:
        value = value * 10 + Double(byte - 48)
        divisor? *= 10
      case UInt8(ascii: "."): divisor = divisor ?? 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"): break
      default: return .number(Self.limited(value / (divisor ?? 1), isNegative))
      }
      place += 1
    }
    return .number(Self.limited(value / (divisor ?? 1), isNegative))
  }

  private static func limited(_ value: Double, _ isNegative: Bool) -> Double {
    let value = value.isFinite ? min(value, 1e9) : 0
    return isNegative ? -value : value
  }
}
