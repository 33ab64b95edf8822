import BrowserDisplay
import Foundation

/// The index as an HTML page: by module and file, the variants of each preview side by side.
///
/// In a file it is self-contained. Where the previews are shown live, it is styled by a file, and leads to their
/// windows.
@MainActor
struct GalleryPage {
  private let pictures: [PreviewPictures]
  private let isLive: Bool

  /// - Parameter isLive: Whether the page leads to a window for each preview, in this order.
  init(_ pictures: [PreviewPictures], isLive: Bool = false) {
    self.pictures = pictures
    self.isLive = isLive
  }

  var html: String {
    var body = ""
    var (module, file) = ("", "")
    for (index, pictures) in pictures.enumerated() {
      let preview = pictures.preview
      if preview.module != module {
        (module, file) = (preview.module, "")
        body += "<h1>\(escapedForMarkup(module))</h1>\n"
      }
      if preview.file != file {
        file = preview.file
        body += "<h2>\(escapedForMarkup(file))</h2>\n"
      }
      body += section(pictures, window: isLive ? "./?window=\(index)" : nil)
    }
    if pictures.isEmpty { body = "<p>There are no previews in this program.</p>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Previews</title>
      \(isLive ? "<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"index.css\">" : "<style>\n\(PageFiles.indexStyle)</style>")
      \(body)</html>

      """
  }

  private func section(_ pictures: PreviewPictures, window: String?) -> String {
    let preview = pictures.preview
    let name = escapedForMarkup(preview.name)
    let heading = window.map { "<a href=\"\($0)\">\(name)</a>" } ?? name
    var section = "<section>\n<h3>\(heading) <small>\(escapedForMarkup(preview.place))</small></h3>\n"
    for message in pictures.messages { section += "<p class=\"report\">\(escapedForMarkup(message))</p>\n" }
    section += "<div class=\"variants\">\n"
    for (variant, svg) in pictures.all {
      let data = Data(svg.utf8).base64EncodedString()
      section +=
        "<figure><img src=\"data:image/svg+xml;base64,\(data)\" alt=\"\(escapedForMarkup("\(preview.name), \(variant.title)"))\">"
        + "<figcaption>\(variant.title)</figcaption></figure>\n"
    }
    return section + "</div>\n</section>\n"
  }
}
