public import Foundation
import HostTree

/// The index page of a display: cards with pictures in groups, with a search; each leads to a window.
///
/// ```swift
/// var index = DisplayIndex(title: "Samples", summary: "One window each.")
/// index.add(DisplayIndex.Card(title: "Counter", id: "C1", summary: "A tap changes one text."), to: "State")
/// print(index.groups)
/// // Prints "["State"]"
/// ```
///
/// The page needs nothing from elsewhere. It is used with the keyboard as well: its `?` lists the keys.
public struct DisplayIndex: Sendable {
  /// A picture, with a line below it.
  public struct Picture: Hashable, Sendable {
    /// The SVG document.
    public var svg: String
    /// The line below it; empty for none.
    public var caption: String
    /// The size in points.
    public var size: CGSize

    /// Creates a picture.
    public init(svg: String, caption: String = "", size: CGSize) {
      (self.svg, self.caption, self.size) = (svg, caption, size)
    }
  }

  /// A card.
  public struct Card: Hashable, Sendable {
    /// The title, which leads to the window.
    public var title: String
    /// A short name or a place behind the title; empty for none.
    public var id: String
    /// A line below; empty for none.
    public var summary: String
    /// The pictures, side by side.
    public var pictures: [Picture]
    /// The path of the source file, which the page of the window shows in debug builds, and only then; nil for none.
    public var sourceFile: String?
    /// Messages, such as those that were reported while a picture was made.
    public var messages: [String]
    /// The variants that a page shows side by side; empty for none.
    package var variants: [DisplayVariant] = []

    /// Creates a card.
    public init(
      title: String, id: String = "", summary: String = "", pictures: [Picture] = [], messages: [String] = [],
      sourceFile: String? = nil
    ) {
      (self.title, self.id, self.summary, self.pictures) = (title, id, summary, pictures)
      (self.messages, self.sourceFile) = (messages, sourceFile)
    }
  }

  /// The title of the page.
  public let title: String
  /// A sentence or two below the title.
  public let summary: String
  /// The names of the groups, in the order of their first cards.
  public private(set) var groups: [String] = []
  private var cards: [[(card: Card, number: Int)]] = []
  private var count = 0

  /// Creates an index without cards.
  public init(title: String, summary: String) { (self.title, self.summary) = (title, summary) }

  /// Adds a card for the next window: the first leads to the window that is shown first.
  public mutating func add(_ card: Card, to group: String) {
    let place = groups.firstIndex(of: group) ?? groups.count
    if place == groups.count {
      groups.append(group)
      cards.append([])
    }
    cards[place].append((card, count))
    count += 1
  }

  /// The facts that the page of a window shows besides it.
  func scene(_ number: Int) -> DisplayedScene? {
    cards.joined().first { $0.number == number }.map {
      DisplayedScene(title: $0.card.title, summary: $0.card.summary, file: $0.card.sourceFile)
    }
  }

  /// The page for a display.
  package var page: String { html(isFile: false) }

  /// The pages for a display, by their paths: the index, and the variants of each card that has some.
  package var pages: [String: String] {
    var pages = ["/index": page]
    for (card, number) in cards.joined() where !card.variants.isEmpty {
      pages["/variants-\(number)"] = card.variantsPage(number)
    }
    return pages
  }

  /// The page as a file of its own, which leads nowhere.
  package var file: String { html(isFile: true) }

  private func html(isFile: Bool) -> String {
    let head =
      isFile
      ? "<style>\n\(PageFiles.indexStyle)</style>"
      : "<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"index.css\">\n<script src=\"index.js\" defer></script>"
    let end = isFile ? "<script>\n\(PageFiles.indexScript)</script>\n" : ""
    let links = groups.indices.map { index in
      "<a href=\"#group-\(index)\">\(escapedForMarkup(groups[index])) <span>\(cards[index].count)</span></a>"
    }
    let sections = groups.indices.map { index in
      let items = cards[index].map { item(for: $0.card, isFile ? nil : $0.number) }
      return
        "<section id=\"group-\(index)\"><h2>\(escapedForMarkup(groups[index]))</h2><ul>\n\(items.joined())</ul></section>\n"
    }
    return """
      \(DisplayIndex.head(title: title, links: head))
      <body>
      <header><h1>\(escapedForMarkup(title))</h1><p>\(escapedForMarkup(summary))</p><input id="search" type="search" placeholder="Search" aria-label="Search"></header>
      <nav id="groups" aria-label="Groups">\(links.joined())</nav>
      <main>
      \(sections.joined())<p id="none" hidden>Nothing has this text.</p>
      </main>
      \(end)</body>
      </html>

      """
  }

  /// The beginning of a page, up to its body.
  static func head(title: String, links: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escapedForMarkup(title))</title>
    \(links)
    </head>
    """
  }

  private func item(for card: Card, _ number: Int?) -> String {
    let address = number.map { "./?window=\($0)" }
    let figures = card.pictures.map { picture in
      let data = Data(picture.svg.utf8).base64EncodedString()
      let caption = picture.caption.isEmpty ? "" : "<figcaption>\(escapedForMarkup(picture.caption))</figcaption>"
      return "<figure><img src=\"data:image/svg+xml;base64,\(data)\" width=\"\(Int(picture.size.width))\" "
        + "height=\"\(Int(picture.size.height))\" alt=\"\" loading=\"lazy\">\(caption)</figure>"
    }.joined()
    let title = escapedForMarkup(card.title)
    let id = card.id.isEmpty ? "" : " <small>\(escapedForMarkup(card.id))</small>"
    let pictures =
      address.map { "<a class=\"pictures\" href=\"\($0)\" aria-hidden=\"true\" tabindex=\"-1\">\(figures)</a>" }
      ?? "<span class=\"pictures\">\(figures)</span>"
    let heading = address.map { "<a href=\"\($0)\">\(title)</a>" } ?? title
    let summary = card.summary.isEmpty ? "" : "\n<p>\(escapedForMarkup(card.summary))</p>"
    let variants = card.variants.isEmpty ? nil : number
    let beside = variants.map { "\n<div><a href=\"variants-\($0)\">Side by side</a></div>" } ?? ""
    let messages = card.messages.map { "\n<p class=\"report\">\(escapedForMarkup($0))</p>" }.joined()
    return
      "<li><article>\n\(pictures)\n<h3>\(heading)\(id)</h3>\(summary)\(beside)\(messages)\n</article></li>\n"
  }
}
