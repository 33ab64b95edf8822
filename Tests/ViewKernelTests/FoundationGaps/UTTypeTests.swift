import Foundation
import HostTree
import TestSupport
import XCTest

@MainActor
final class UTTypeTests: HostTestCase {
  func testTypesConformToThoseAboveThem() {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertTrue(UTType.utf8PlainText.conforms(to: .text))
    XCTAssertTrue(UTType.png.conforms(to: .png))
    XCTAssertFalse(UTType.image.conforms(to: .png))
    XCTAssertTrue(UTType.png.isSubtype(of: .data))
    XCTAssertFalse(UTType.png.isSubtype(of: .png))
    XCTAssertTrue(UTType.item.isSupertype(of: .swiftSource))
    XCTAssertEqual(
      UTType.utf8PlainText.supertypes.map(\.identifier).sorted(),
      ["public.content", "public.data", "public.item", "public.plain-text", "public.text"])
  }

  func testTypesAreFoundByIdentifierExtensionAndMIMEType() {
    XCTAssertEqual(UTType("public.PNG"), .png)
    XCTAssertNil(UTType("com.example.nobody"))
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertNil(UTType(filenameExtension: "png", conformingTo: .text))
    XCTAssertNil(UTType(filenameExtension: ""))
    XCTAssertEqual(UTType(mimeType: "text/html"), .html)
    XCTAssertNil(UTType(mimeType: "text/none"))
    XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    XCTAssertEqual(UTType.pdf.preferredMIMEType, "application/pdf")
  }

  func testAProgramDeclaresItsOwn() throws {
    let note = UTType(exportedAs: "com.example.uttype-note", conformingTo: .plainText)
    XCTAssertTrue(note.conforms(to: .text))
    XCTAssertEqual(UTType("com.example.uttype-note"), note)
    XCTAssertTrue(UTType(exportedAs: "com.example.uttype-bytes").conforms(to: .data))
    XCTAssertFalse(UTType(exportedAs: "com.example.uttype-bytes").conforms(to: .text))
    let coded = try JSONEncoder().encode([note, .png])
    XCTAssertEqual(String(decoding: coded, as: UTF8.self), #"["com.example.uttype-note","public.png"]"#)
    XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: coded), [note, .png])
  }

  func testBadDeclarations() {
    XCTAssertEqual(UTType(exportedAs: ""), .data)
    XCTAssertEqual(
      takeSentences(),
      ["A UTType was declared without an identifier, and counts as \"public.data\". Name it like \"com.example.note\"."]
    )
    let first = UTType(exportedAs: "com.example.circle-1")
    let second = UTType(exportedAs: "com.example.circle-2", conformingTo: first)
    _ = UTType(exportedAs: "com.example.circle-1", conformingTo: second)
    XCTAssertTrue(second.conforms(to: first))
    XCTAssertFalse(first.conforms(to: second))
  }
}
