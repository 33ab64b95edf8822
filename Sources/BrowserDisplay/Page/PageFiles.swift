/// The files of the page, which the plug-in PageSources builds into the executable.
package enum PageFiles {
  /// The style and the script of an index of windows, such as a gallery's.
  package static var indexStyle: String { PageTexts.index_css }

  package static var indexScript: String { PageTexts.index_js }

  /// The style and the script of a recording's page.
  package static var recordingStyle: String { PageTexts.recording_css }
  package static var recordingScript: String { PageTexts.recording_js }

  package static let all: [String: LocalServer.File] = [
    "/": file("text/html", PageTexts.index_html),
    "/page.css": file("text/css", PageTexts.page_css),
    "/page.js": file("text/javascript", PageTexts.page_js),
    "/elements.js": file("text/javascript", PageTexts.elements_js),
    "/workbench.js": file("text/javascript", PageTexts.workbench_js),
    "/inspector.css": file("text/css", PageTexts.inspector_css),
    "/inspector.js": file("text/javascript", PageTexts.inspector_js),
    "/tree.js": file("text/javascript", PageTexts.tree_js),
    "/details.js": file("text/javascript", PageTexts.details_js),
    "/steps.js": file("text/javascript", PageTexts.steps_js),
    "/index.css": file("text/css", PageTexts.index_css),
    "/variants.js": file("text/javascript", PageTexts.variants_js),
    "/index.js": file("text/javascript", PageTexts.index_js),
    "/icon.svg": LocalServer.File(type: "image/svg+xml", bytes: Array(PageTexts.icon_svg.utf8)),
  ]

  private static func file(_ type: String, _ text: String) -> LocalServer.File {
    LocalServer.File(type: "\(type); charset=utf-8", bytes: Array(text.utf8))
  }
}
