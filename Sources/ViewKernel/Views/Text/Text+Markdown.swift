import Foundation
import HostTree

/// Reads Markdown of the kinds that stand within a line: emphasis, code, struck-through text and links; and phrases
/// whose nouns agree with their numbers, `^[3 peg](inflect: true)`.
struct Markdown {
  private let characters: [Character]
  private let inflects: Bool

  /// Whether a string has a character that Markdown gives a meaning. The common answer is no.
  @inline(__always)
  static func mayBe(in string: String) -> Bool {
    string.utf8.contains { byte in
      switch byte {
      // * _ ` ~ [ < and the backslash
      case 0x2A, 0x5F, 0x60, 0x7E, 0x5B, 0x3C, 0x5C: true
      default: false
      }
    }
  }

  /// A string with which Markdown shows just these characters, also in a link.
  static func escaped(_ string: String) -> String {
    guard mayBe(in: string) || string.utf8.contains(where: { $0 == 0x5D || $0 == 0x29 }) else { return string }
    return string.reduce(into: "") { result, character in
      if "*_`~[]()<\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  init(_ string: String, inflects: Bool = true) {
    characters = Array(string)
    self.inflects = inflects
  }

  /// The text with its attributes.
  var text: Text { parse(0..<characters.count, TextAttributes()) }

  private func parse(_ range: Range<Int>, _ attributes: TextAttributes) -> Text {
    var result = Text(verbatim: "")
    var plain = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if characters[index] == "\\", index + 1 < range.upperBound, isPunctuation(index + 1) {
        plain.append(characters[index + 1])
        index += 2
      } else if let (start, text, end) = marked(at: index, in: range, attributes) {
        // More marks than have an end stay.
        plain.append(contentsOf: characters[index..<start])
        if !plain.isEmpty { result = result + Markdown.text(plain, attributes) }
        plain = ""
        result = result + text
        index = end
      } else {
        // Marks without an end stay, all of a run.
        let length = "`*_~".contains(characters[index]) ? runLength(at: index, in: range) : 1
        plain.append(contentsOf: characters[index..<index + length])
        index += length
      }
    }
    return plain.isEmpty ? result : result + Markdown.text(plain, attributes)
  }

  /// The text that begins with marks at an index or, if there are more of them than count, behind it, and where it
  /// ends; nil if nothing is marked there.
  private func marked(
    at index: Int, in range: Range<Int>, _ attributes: TextAttributes
  ) -> (start: Int, text: Text, end: Int)? {
    let mark = characters[index]
    switch mark {
    case "`": return code(at: index, in: range, attributes)
    case "*", "_", "~":
      let count = runLength(at: index, in: range)
      guard let (inner, used) = emphasis(mark, count, at: index, in: range) else { return nil }
      return (index + count - used, parse(inner, emphasized(attributes, mark, used)), inner.upperBound + used)
    case "^":
      guard let (inner, isInflected, end) = phrase(at: index, in: range) else { return nil }
      let text = parse(inner, attributes)
      return (index, isInflected && inflects ? text.inflected : text, end)
    case "[":
      guard let (inner, url, end) = link(at: index, in: range) else { return nil }
      return (index, parse(inner, attributes.linked(to: url)), end)
    case "<":
      guard let end = characters[index..<range.upperBound].firstIndex(of: ">"),
        let url = address(String(characters[index + 1..<end])), url.scheme != nil
      else { return nil }
      return (index, Markdown.text(String(characters[index + 1..<end]), attributes.linked(to: url)), end + 1)
    default: return nil
    }
  }

  private func code(
    at index: Int, in range: Range<Int>, _ attributes: TextAttributes
  ) -> (start: Int, text: Text, end: Int)? {
    let count = runLength(at: index, in: range)
    guard let end = closing("`", count, from: index + count, in: range, isCode: true) else { return nil }
    var code = attributes
    code.isMonospaced = true
    return (index, Markdown.text(String(characters[index + count..<end]), code), end + count)
  }

  private static func text(_ string: String, _ attributes: TextAttributes) -> Text {
    attributes == TextAttributes() ? Text(verbatim: string) : Text(verbatim: string).changed { $0 = attributes }
  }

  private func emphasized(_ attributes: TextAttributes, _ mark: Character, _ count: Int) -> TextAttributes {
    var attributes = attributes
    if mark == "~" {
      attributes.strikethrough = TextLine(true)
    } else {
      if count >= 2 { attributes.weight = .some(.bold) }
      if count != 2 { attributes.isItalic = true }
    }
    return attributes
  }

  /// The emphasis by a run of marks, and how many of the marks count: the most that have an end, up to three.
  private func emphasis(
    _ mark: Character, _ count: Int, at index: Int, in range: Range<Int>
  ) -> (inner: Range<Int>, count: Int)? {
    let start = index + count
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    if mark == "_", index > range.lowerBound, isOfWord(index - 1) { return nil }
    for used in stride(from: min(count, mark == "~" ? 2 : 3), through: 1, by: -1) {
      if let end = closing(mark, used, from: start, in: range, isCode: false) { return (start..<end, used) }
    }
    return nil
  }

  /// The index of a run of marks that ends what another run has begun; code, links and what is escaped is skipped.
  private func closing(
    _ mark: Character, _ count: Int, from start: Int, in range: Range<Int>, isCode: Bool
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      let character = characters[index]
      if character == mark {
        let length = runLength(at: index, in: range)
        if isCode {
          if length == count { return index }
        } else if index > start, !characters[index - 1].isWhitespace,
          length == count || length > count + 1 || length >= 3,
          mark != "_" || index + length >= range.upperBound || !isOfWord(index + length)
        {
          return index
        }
        index += length
      } else if isCode {
        index += 1
      } else if character == "\\" {
        index += 2
      } else if character == "`" {
        let length = runLength(at: index, in: range)
        index =
          closing("`", length, from: index + length, in: range, isCode: true).map { $0 + length } ?? index + length
      } else if character == "[", let (_, _, end) = link(at: index, in: range) {
        index = end
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The text, whether its nouns agree with its numbers, and the end of a phrase with attributes that begins at an
  /// index.
  private func phrase(at index: Int, in range: Range<Int>) -> (inner: Range<Int>, isInflected: Bool, end: Int)? {
    guard let (inner, written, end) = bracketed(at: index + 1, in: range), written.contains(":") else { return nil }
    let attributes = written.split(separator: ",").map { $0.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" } }
    return (inner, attributes.contains("inflect:true"), end)
  }

  /// The text, the address and the end of a link that begins at an index.
  private func link(at index: Int, in range: Range<Int>) -> (inner: Range<Int>, url: URL, end: Int)? {
    guard let (inner, written, end) = bracketed(at: index, in: range),
      // A title may follow the address, behind a space.
      let url = address(String(written.prefix { $0 != " " }))
    else { return nil }
    return (inner, url, end)
  }

  /// The text in brackets and in the parentheses behind them.
  private func bracketed(at index: Int, in range: Range<Int>) -> (inner: Range<Int>, written: String, end: Int)? {
    guard index < range.upperBound, characters[index] == "[" else { return nil }
    var depth = 0
    var close = index
    while close < range.upperBound {
      switch characters[close] {
      case "\\": close += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { break }
      close += 1
    }
    guard close + 1 < range.upperBound, characters[close] == "]", characters[close + 1] == "(" else { return nil }
    var end = close + 2
    while end < range.upperBound, characters[end] != ")" { end += characters[end] == "\\" ? 2 : 1 }
    guard end < range.upperBound else { return nil }
    var written = ""
    for index in (close + 2)..<end where characters[index] != "\\" || index + 1 == end || !isPunctuation(index + 1) {
      written.append(characters[index])
    }
    return (index + 1..<close, written, end + 1)
  }

  private func address(_ string: String) -> URL? {
    string.isEmpty || string.contains(" ") ? nil : URL(string: string)
  }

  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    characters[index..<range.upperBound].prefix { $0 == characters[index] }.count
  }

  private func isOfWord(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }

  private func isPunctuation(_ index: Int) -> Bool {
    guard let ascii = characters[index].asciiValue else { return false }
    return (0x21...0x2F).contains(ascii) || (0x3A...0x40).contains(ascii) || (0x5B...0x60).contains(ascii)
      || (0x7B...0x7E).contains(ascii)
  }
}

extension Text {
  /// Creates a text with the Markdown in a string read.
  init(markdown string: String, inflects: Bool = true) {
    self = Markdown.mayBe(in: string) ? Markdown(string, inflects: inflects).text : Text(verbatim: string)
  }

  /// The text with its noun in agreement with its number.
  var inflected: Text {
    guard let (range, text) = Inflection.change(in: string) else { return self }
    var start = 0
    return pieces.reduce(Text(verbatim: "")) { result, piece in
      var piece = piece
      let count = piece.string.count
      // A noun with several attributes has the attributes of its first letter.
      let (lower, upper) = (max(range.lowerBound - start, 0), min(range.upperBound - start, count))
      if lower < upper {
        let from = piece.string.index(piece.string.startIndex, offsetBy: lower)
        let to = piece.string.index(piece.string.startIndex, offsetBy: upper)
        piece.string.replaceSubrange(from..<to, with: range.lowerBound >= start ? text : "")
      }
      start += count
      return result + Text(piece: piece)
    }
  }

  /// Has a label open the links of this text.
  @MainActor
  func openLinks(of host: HostLabel, in environment: EnvironmentValues) {
    guard pieces.contains(where: { $0.attributes?.link != nil }) else {
      host.onOpenLink = nil
      return
    }
    let openURL = environment.openURL
    host.onOpenLink = { openURL($0) }
  }
}

extension TextAttributes {
  fileprivate func linked(to url: URL) -> TextAttributes {
    var attributes = self
    attributes.link = url
    return attributes
  }

  /// The colour of a run: its own, or links'; nil for the label's.
  @MainActor
  func color(in environment: EnvironmentValues) -> HostColor? {
    if let style { return style.paint(in: environment).mainColor }
    return link == nil ? nil : (environment.tint ?? .accentColor).resolved(in: environment)
  }
}
