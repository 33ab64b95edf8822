import Foundation

/// Reads the pairs of a `.strings` file: `"key" = "value";`, with comments, in UTF-8 or UTF-16, or as a property list.
package struct StringsFile {
  /// The values by their keys. Where a pair can't be read, those before and after it are here.
  package private(set) var pairs: [String: String] = [:]
  /// The mistake in the first pair that can't be read; nil if all can.
  package private(set) var mistake: String?

  package init(_ data: Data) {
    if data.starts(with: Data("bplist".utf8)) || data.prefix(64).contains(Data("<?xml".utf8)) {
      guard let list = dictionary(ofPropertyList: data) else {
        mistake = "it is no property list"
        return
      }
      pairs = list.compactMapValues { $0 as? String }
      return
    }
    var parser = Parser(StringsFile.text(of: data))
    parser.read()
    pairs = parser.pairs
    mistake = parser.mistake
  }

  private static func text(of data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    var index = 0
    var pairs: [String: String] = [:]
    var mistake: String?

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func read() {
      while true {
        skipSpace()
        guard index < scalars.count else { return }
        if let (key, value) = pair() {
          pairs[key] = value
        } else {
          // Pairs behind the next semicolon may be valid.
          while index < scalars.count, scalars[index] != ";" { index += 1 }
          index += 1
        }
      }
    }

    private mutating func pair() -> (String, String)? {
      guard let key = word("a key") else { return nil }
      skipSpace()
      var value = key
      if take("=") {
        skipSpace()
        guard let word = word("a value") else { return nil }
        value = word
        skipSpace()
      }
      guard take(";") else { return fail("a semicolon") }
      return (key, value)
    }

    private mutating func fail<Result>(_ missing: String) -> Result? {
      if mistake == nil {
        let line = scalars[..<min(index, scalars.count)].count { $0 == "\n" } + 1
        mistake = "line \(line) has not \(missing) where it should"
      }
      return nil
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
      return true
    }

    private mutating func skipSpace() {
      while index < scalars.count {
        if scalars[index].properties.isWhitespace {
          index += 1
        } else if scalars[index...].starts(with: "//".unicodeScalars) {
          while index < scalars.count, scalars[index] != "\n" { index += 1 }
        } else if scalars[index...].starts(with: "/*".unicodeScalars) {
          index += 2
          while index < scalars.count, !scalars[index...].starts(with: "*/".unicodeScalars) { index += 1 }
          index += 2
        } else {
          return
        }
      }
    }

    /// A text in quotation marks, or letters and digits without.
    private mutating func word(_ name: String) -> String? {
      guard take("\"") else {
        let start = index
        while index < scalars.count, isPlain(scalars[index]) { index += 1 }
        return index > start ? String(String.UnicodeScalarView(scalars[start..<index])) : fail(name)
      }
      var units: [UInt16] = []
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        if scalar == "\"" { return String(decoding: units, as: UTF16.self) }
        if scalar == "\\" { units += escape() } else { units += Array(String(scalar).utf16) }
      }
      return fail("the end of a text")
    }

    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$:./-".unicodeScalars.contains(scalar)
    }

    /// The code units behind a backslash: two halves of a pair may each have an escape.
    private mutating func escape() -> [UInt16] {
      guard index < scalars.count else { return [] }
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "n": return [0x0A]
      case "t": return [0x09]
      case "r": return [0x0D]
      case "a": return [0x07]
      case "b": return [0x08]
      case "f": return [0x0C]
      case "v": return [0x0B]
      case "U", "u": return number(radix: 16, digits: 4).map { [$0] } ?? Array(String(scalar).utf16)
      case "0"..."7":
        index -= 1
        return number(radix: 8, digits: 3).map { [$0] } ?? []
      default: return Array(String(scalar).utf16)
      }
    }

    private mutating func number(radix: Int, digits: Int) -> UInt16? {
      let end = scalars[index...].prefix(digits).prefix { Int(String($0), radix: radix) != nil }.endIndex
      defer { index = max(index, end) }
      return UInt16(String(String.UnicodeScalarView(scalars[index..<end])), radix: radix)
    }
  }
}

/// The dictionary of a property list; nil if it is none.
func dictionary(ofPropertyList data: Data) -> [String: Any]? {
  try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
}
