// Tests: `DisplayIndexTests`.

import HostTree

/// A variant of a card's window, such as dark, which a page can show beside the others.
package struct DisplayVariant: Hashable, Sendable {
  /// The name in addresses.
  package var id: String
  /// The caption.
  package var title: String
  /// Whether it is shown until other ones are chosen.
  package var isShownFirst: Bool

  package init(id: String, title: String, isShownFirst: Bool) {
    (self.id, self.title, self.isShownFirst) = (id, title, isShownFirst)
  }
}

extension DisplayIndex.Card {
  /// The page with the variants of the card's window side by side, each a live window.
  func variantsPage(_ number: Int) -> String {
    let name = escapedForMarkup(title)
    let boxes = variants.map { variant in
      "<label class=\"switch\"><input type=\"checkbox\" value=\"\(escapedForMarkup(variant.id))\""
        + "\(variant.isShownFirst ? " checked" : "")>\(escapedForMarkup(variant.title))</label>\n"
    }
    let figures = variants.map { variant in
      let caption = escapedForMarkup(variant.title)
      return "<figure id=\"\(escapedForMarkup(variant.id))\" hidden><figcaption>\(caption)</figcaption>"
        + "<iframe title=\"\(caption)\" data-src=\"./?window=\(number)&amp;variant=\(escapedForMarkup(variant.id))\">"
        + "</iframe></figure>\n"
    }
    let links = """
      <link rel="icon" href="icon.svg">
      <link rel="stylesheet" href="page.css">
      <script src="variants.js" defer></script>
      """
    return """
      \(DisplayIndex.head(title: "\(title), side by side", links: links))
      <body>
      <header id="bar" class="unfolded">
      <a id="index" href="index">‹ All</a>
      <h1>\(name)</h1>
      <div id="tools"><button id="again" title="Load all variants as they are at first">Start again</button></div>
      <div id="controls" role="group" aria-label="Variants">
      \(boxes.joined())</div>
      </header>
      <main id="beside">
      \(figures.joined())</main>
      </body>
      </html>

      """
  }
}
