/// The files of the page, which are built into the executable: see `Package.swift`.
package enum PageFiles {
  /// The style and the script of an index of windows, such as a gallery's.
  package static var indexStyle: String { String(decoding: PackageResources.index_css, as: UTF8.self) }

  package static var indexScript: String { String(decoding: PackageResources.index_js, as: UTF8.self) }

  /// The style and the script of a recording's page.
  package static var recordingStyle: String { String(decoding: PackageResources.recording_css, as: UTF8.self) }
  package static var recordingScript: String { String(decoding: PackageResources.recording_js, as: UTF8.self) }

  package static let all: [String: LocalServer.File] = [
    "/": file("text/html", PackageResources.index_html),
    "/page.css": file("text/css", PackageResources.page_css),
    "/page.js": file("text/javascript", PackageResources.page_js),
    "/elements.js": file("text/javascript", PackageResources.elements_js),
    "/workbench.js": file("text/javascript", PackageResources.workbench_js),
    "/inspector.css": file("text/css", PackageResources.inspector_css),
    "/inspector.js": file("text/javascript", PackageResources.inspector_js),
    "/tree.js": file("text/javascript", PackageResources.tree_js),
    "/details.js": file("text/javascript", PackageResources.details_js),
    "/steps.js": file("text/javascript", PackageResources.steps_js),
    "/index.css": file("text/css", PackageResources.index_css),
    "/variants.js": file("text/javascript", PackageResources.variants_js),
    "/index.js": file("text/javascript", PackageResources.index_js),
    "/icon.svg": LocalServer.File(type: "image/svg+xml", bytes: PackageResources.icon_svg),
  ]

  private static func file(_ type: String, _ bytes: [UInt8]) -> LocalServer.File {
    LocalServer.File(type: "\(type); charset=utf-8", bytes: bytes)
  }
}
