/// A text that is looked for in very many others, in any case of its letters.
struct WantedText: Equatable {
  private let lowercased: String
  /// The bytes, if all are ASCII.
  private let bytes: [UInt8]?

  init(_ text: String) {
    lowercased = text.lowercased()
    bytes = lowercased.utf8.allSatisfy { $0 < 0x80 } ? Array(lowercased.utf8) : nil
  }

  var isEmpty: Bool { lowercased.isEmpty }

  func isIn(_ text: String) -> Bool {
    guard let bytes else { return text.lowercased().contains(lowercased) }
    var text = text
    return text.withUTF8 { text in
      guard text.count >= bytes.count, let first = bytes.first else { return bytes.isEmpty }
      search: for start in 0...(text.count - bytes.count) where WantedText.lowercased(text[start]) == first {
        for index in 1..<bytes.count where WantedText.lowercased(text[start + index]) != bytes[index] {
          continue search
        }
        return true
      }
      return false
    }
  }

  @inline(__always)
  private static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
