import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ShareLinkTests: HostTestCase {
  private struct Note: Codable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.share-note"))
      ProxyRepresentation(exporting: \.text)
    }
  }

  /// What a window is asked to share, in words.
  private func requests<Content: View>(_ screen: Screen<Content>, _ tap: String) -> [String] {
    nonisolated(unsafe) var words: [String] = []
    screen.window.onShare = { request in
      for item in request.items {
        nonisolated(unsafe) var text = ""
        item.itemProvider.loadObject(ofClass: String.self) { loaded, _ in text = loaded ?? "-" }
        if text == "-" {
          item.itemProvider.loadObject(ofClass: URL.self) { url, _ in text = url?.absoluteString ?? "-" }
        }
        words.append(
          [text, item.title, item.image == nil ? nil : "image", item.icon == nil ? nil : "icon"]
            .compactMap { $0 }.joined(separator: " "))
      }
      words += [request.subject, request.message].compactMap { $0 }
    }
    screen.tap(tap)
    return words
  }

  func testTextsAndAddressesShareThemselves() throws {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    let screen = show(
      VStack {
        ShareLink(item: "Tea")
        ShareLink("Two", items: ["a", "b"], subject: Text("S"), message: Text("M"))
        ShareLink(item: url) { Text("Address") }
        ShareLink(Text("Nothing"), items: [String]())
      })
    XCTAssertEqual(requests(screen, "Share\u{2026}"), ["Tea"])
    XCTAssertEqual(requests(screen, "Two"), ["a", "b", "S", "M"])
    XCTAssertEqual(requests(screen, "Address"), ["https://example.com"])
    XCTAssertEqual(requests(screen, "Nothing"), [])
  }

  func testPreviews() {
    let star = Image(systemName: "star")
    let notes = [Note(text: "a"), Note(text: "b")]
    let screen = show(
      VStack {
        ShareLink("one", item: notes[0], preview: SharePreview("Title", image: star))
        ShareLink("both", item: notes[0], preview: SharePreview("Title", image: star, icon: star))
        ShareLink("many", items: notes) { SharePreview("Note \($0.text)") }
        ShareLink(item: notes[1], preview: SharePreview(Text("T"), icon: star)) { Text("icon") }
      })
    XCTAssertEqual(requests(screen, "one"), ["a Title image"])
    XCTAssertEqual(requests(screen, "both"), ["a Title image icon"])
    XCTAssertEqual(requests(screen, "many"), ["a Note a", "b Note b"])
    XCTAssertEqual(requests(screen, "icon"), ["b T icon"])
  }

  func testTheStandardLabel() {
    let screen = show(ShareLink(item: "Tea"), width: 200, height: 100)
    assertTree(
      of: screen,
      """
      HostWindow (0, 0, 200 x 100)
      └─ HostingView<ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel>> (0, 0, 200 x 100)
         └─ HostButton (54.5, 40, 91 x 20)
            └─ HostStackView (0, 0, 91 x 20) axis=horizontal
               ├─ HostImageView (0, 0, 20 x 20) symbol=square.and.arrow.up
               └─ HostLabel "Share…" (28, 0, 63 x 20)
      """)
  }

  func testNobodyShares() {
    let screen = show(ShareLink(item: "Tea"), width: 200, height: 100)
    screen.tap("Share\u{2026}")
    XCTAssertEqual(
      takeSentences(), ["A window was asked to share 1 thing, and nobody does that. Set HostWindow.onShare."])
    XCTAssertFalse(screen.window.share(HostShareRequest(items: [])))
  }

  /// The newest values are shared, and a disabled link shares nothing.
  func testALinkThatChanges() {
    struct Root: View {
      var text: String
      var isDisabled = false
      var body: some View { ShareLink("Share", item: text).disabled(isDisabled) }
    }
    let screen = show(Root(text: "a"))
    screen.view = Root(text: "b")
    XCTAssertEqual(requests(screen, "Share"), ["b"])
    screen.view = Root(text: "c", isDisabled: true)
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false])
  }
}
