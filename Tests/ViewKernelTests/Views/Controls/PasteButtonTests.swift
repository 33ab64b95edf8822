import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class PasteButtonTests: HostTestCase {
  private struct Notes: View {
    @State private var notes: [String] = []
    var body: some View {
      VStack {
        Text(notes.joined(separator: " "))
        PasteButton(payloadType: String.self) { notes += $0 }
      }
    }
  }

  func testTextsArePasted() {
    defer { HostPasteboard.general.itemProviders = [] }
    let screen = show(Notes())
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false], "the pasteboard is empty")
    HostPasteboard.general.string = "Tea"
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [true])
    screen.tap("Paste")
    XCTAssertEqual(screen.texts, ["Tea", "Paste"])
    HostPasteboard.general.itemProviders = ["a", "b"].map { NSItemProvider(object: NSString(string: $0)) }
    screen.tap("Paste")
    XCTAssertEqual(screen.texts, ["Tea a b", "Paste"])
    HostPasteboard.general.itemProviders = [NSItemProvider(object: NSURL(fileURLWithPath: "/a"))]
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.isEnabled), [false], "it has no text")
  }

  func testDataOfTypes() {
    defer { HostPasteboard.general.itemProviders = [] }
    var identifiers: [String] = []
    let screen = show(
      PasteButton(supportedContentTypes: [.url]) { identifiers += $0.flatMap(\.registeredTypeIdentifiers) })
    HostPasteboard.general.itemProviders = [
      NSItemProvider(object: "a" as NSString), NSItemProvider(object: NSURL(fileURLWithPath: "/a")),
    ]
    screen.settle()
    screen.tap("Paste")
    XCTAssertEqual(identifiers, ["public.file-url", "public.url"])
  }

  func testTheTextOfThePasteboard() {
    defer { HostPasteboard.general.itemProviders = [] }
    let count = HostPasteboard.general.changeCount
    XCTAssertNil(HostPasteboard.general.string)
    XCTAssertFalse(HostPasteboard.general.hasStrings)
    HostPasteboard.general.itemProviders = [
      NSItemProvider(object: NSURL(fileURLWithPath: "/a")), NSItemProvider(object: "b" as NSString),
    ]
    XCTAssertEqual(HostPasteboard.general.string, "b")
    XCTAssertTrue(HostPasteboard.general.contains(pasteboardTypes: ["public.image", "public.file-url"]))
    HostPasteboard.general.string = nil
    XCTAssertEqual(HostPasteboard.general.itemProviders.count, 0)
    XCTAssertEqual(HostPasteboard.general.changeCount, count + 2)
  }
}
