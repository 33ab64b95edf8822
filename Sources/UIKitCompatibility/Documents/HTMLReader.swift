// Tests: `AttributedDocumentsTests`.

import Foundation

/// Reads the text of HTML, as forgivingly as browsers do: see `NSAttributedString(data:options:documentAttributes:)`.
struct HTMLReader {
  private struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var link: URL?
  }

  private let defaults: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString(string: "")
  /// The elements around the place, with the style outside of each.
  private var open: [(name: String, outer: Style)] = []
  private var style = Style()
  private var pending = ""
  /// The last character of the text so far.
  private var last: Character?
  /// Whether a space waits for a word after it.
  private var hasSpace = false
  /// Whether a paragraph has ended, so that the next text begins a line.
  private var endsLine = false

  init(_ defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "div", "dl", "dt", "dd", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  /// Elements whose content is no text of the page.
  private static let silent: Set<String> = ["head", "script", "style", "template", "title"]

  mutating func read(_ html: String) -> NSAttributedString {
    var rest = Substring(html)
    while let start = rest.first {
      if start == "<", let tag = HTMLTag(&rest) {
        take(tag, &rest)
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        add(HTMLEntities.decoded(rest[..<end]))
        rest = rest[end...]
      }
    }
    flush()
    return result
  }

  private mutating func take(_ tag: HTMLTag, _ rest: inout Substring) {
    if Self.silent.contains(tag.name), !tag.isEnd {
      while !rest.isEmpty {
        rest = rest[(rest.firstIndex(of: "<") ?? rest.endIndex)...]
        guard let next = HTMLTag(&rest) else {
          rest = rest.dropFirst()
          continue
        }
        if next.isEnd, next.name == tag.name { return }
      }
    }
    if tag.name == "br" {
      hasSpace = false
      append("\n")
    }
    if Self.blocks.contains(tag.name) { endParagraph() }
    if tag.name == "li", !tag.isEnd { add("\t•\t", keepsSpaces: true) }
    if tag.isEnd {
      guard let index = open.lastIndex(where: { $0.name == tag.name }) else { return }
      change(to: open[index].outer)
      open.removeSubrange(index...)
    } else if !tag.isEmpty {
      open.append((tag.name, style))
      var inner = style
      switch tag.name {
      case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": inner.isBold = true
      case "i", "em", "cite", "var", "dfn": inner.isItalic = true
      case "u", "ins": inner.isUnderlined = true
      case "s", "strike", "del": inner.isStruck = true
      case "a": inner.link = tag.attribute("href").flatMap { URL(string: $0) }
      default: break
      }
      change(to: inner)
    }
  }

  private mutating func endParagraph() {
    hasSpace = false
    if last != nil { endsLine = true }
  }

  private mutating func add(_ text: String, keepsSpaces: Bool = false) {
    for character in text {
      if !keepsSpaces, character.isWhitespace, character != "\u{A0}" {
        hasSpace = true
        continue
      }
      if endsLine, last != "\n" { append("\n") }
      if hasSpace, let last, last != "\n", last != "\t" { append(" ") }
      (hasSpace, endsLine) = (false, false)
      append(character)
    }
  }

  private mutating func append(_ character: Character) {
    pending.append(character)
    last = character
  }

  private mutating func change(to new: Style) {
    if new == style { return }
    if hasSpace, !endsLine, let last, last != "\n", last != "\t" {
      append(" ")
      hasSpace = false
    }
    flush()
    style = new
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    var attributes = defaults
    let size = (defaults[.font] as? HostFont)?.pointSize ?? 12
    if style.isBold || style.isItalic || attributes[.font] == nil {
      attributes[.font] = HostFont(
        pointSize: size, weight: style.isBold ? .bold : .regular, isItalic: style.isItalic)
    }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = style.link { attributes[.link] = link }
    result.append(NSAttributedString(string: pending, attributes: attributes))
    pending = ""
  }
}

/// A tag of HTML.
private struct HTMLTag {
  /// The name, in lower case.
  let name: String
  let isEnd: Bool
  /// Whether it has no content: `<br>`, `<img />`, a comment.
  let isEmpty: Bool
  private let rest: Substring

  /// Takes a tag or a comment from the beginning of a text; nil, and takes nothing, if there is none.
  init?(_ text: inout Substring) {
    if text.hasPrefix("<!--") {
      let end = text.range(of: "-->")?.upperBound ?? text.endIndex
      text = text[end...]
      (name, isEnd, isEmpty, rest) = ("", false, true, "")
      return
    }
    let inside = text.dropFirst()
    guard let first = inside.first, first.isLetter || first == "/" || first == "!",
      let end = inside.firstIndex(of: ">")
    else { return nil }
    let content = inside[..<end]
    isEnd = first == "/"
    let word = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    name = word.lowercased()
    isEmpty =
      first == "!" || content.hasSuffix("/") || ["br", "hr", "img", "input", "link", "meta", "wbr"].contains(name)
    rest = content[word.endIndex...]
    text = inside[end...].dropFirst()
  }

  /// The value of an attribute; nil if there is none.
  func attribute(_ name: String) -> String? {
    guard let found = rest.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let value = rest[found.upperBound...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      return HTMLEntities.decoded(value.dropFirst().prefix { $0 != quote })
    }
    return HTMLEntities.decoded(value.prefix { !$0.isWhitespace && $0 != "/" })
  }
}
