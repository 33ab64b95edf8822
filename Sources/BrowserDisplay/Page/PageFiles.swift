/// The files of the page, which are built into the executable: see `Package.swift`.
package enum PageFiles {
  /// The style and the script of an index of windows, such as a gallery's.
  package static var indexStyle: String { String(decoding: PackageResources.index_css, as: UTF8.self) }

  package static var indexScript: String { String(decoding: PackageResources.index_js, as: UTF8.self) }

  /// The style and the script of a recording's page.
  package static var recordingStyle: String { String(decoding: PackageResources.recording_css, as: UTF8.self) }
  package static var recordingScript: String { String(decoding: PackageResources.recording_js, as: UTF8.self) }

  package static let all: [String: LocalServer.File] = [
    "/": LocalServer.File(type: "text/html; charset=utf-8", bytes: PackageResources.index_html),
    "/page.css": LocalServer.File(type: "text/css; charset=utf-8", bytes: PackageResources.page_css),
    "/index.css": LocalServer.File(type: "text/css; charset=utf-8", bytes: PackageResources.index_css),
    "/index.js": LocalServer.File(type: "text/javascript; charset=utf-8", bytes: PackageResources.index_js),
    "/page.js": LocalServer.File(type: "text/javascript; charset=utf-8", bytes: PackageResources.page_js),
    "/elements.js": LocalServer.File(type: "text/javascript; charset=utf-8", bytes: PackageResources.elements_js),
    "/icon.svg": LocalServer.File(type: "image/svg+xml", bytes: PackageResources.icon_svg),
  ]
}
