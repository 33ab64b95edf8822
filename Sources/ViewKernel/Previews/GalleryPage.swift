import Foundation

/// The index as a self-contained HTML page: by module and file, the variants of each preview side by side.
@MainActor
struct GalleryPage {
  private let pictures: [PreviewPictures]

  init(_ pictures: [PreviewPictures]) { self.pictures = pictures }

  var html: String {
    var body = ""
    var (module, file) = ("", "")
    for pictures in pictures {
      let preview = pictures.preview
      if preview.module != module {
        (module, file) = (preview.module, "")
        body += "<h1>\(escapedForHTML(module))</h1>\n"
      }
      if preview.file != file {
        file = preview.file
        body += "<h2>\(escapedForHTML(file))</h2>\n"
      }
      body += section(pictures)
    }
    if pictures.isEmpty { body = "<p>There are no previews in this program.</p>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Previews</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.4 Helvetica, Arial, sans-serif; }
      body { margin: 24px; }
      h2 { margin: 32px 0 0; }
      h3 { margin: 16px 0 8px; }
      h3 small, figcaption { color: gray; font-weight: normal; font-size: 13px; }
      .variants { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
      figure { margin: 0; }
      img { display: block; max-height: 480px; max-width: 100%; border: 1px solid #8884; border-radius: 8px; }
      .report { color: #c33; }
      </style>
      \(body)</html>

      """
  }

  private func section(_ pictures: PreviewPictures) -> String {
    let preview = pictures.preview
    var section =
      "<section>\n<h3>\(escapedForHTML(preview.name)) <small>\(escapedForHTML(preview.place))</small></h3>\n"
    for message in pictures.messages { section += "<p class=\"report\">\(escapedForHTML(message))</p>\n" }
    section += "<div class=\"variants\">\n"
    for (variant, svg) in pictures.all {
      let data = Data(svg.utf8).base64EncodedString()
      section +=
        "<figure><img src=\"data:image/svg+xml;base64,\(data)\" alt=\"\(escapedForHTML("\(preview.name), \(variant.title)"))\">"
        + "<figcaption>\(variant.title)</figcaption></figure>\n"
    }
    return section + "</div>\n</section>\n"
  }
}
