import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class TransferableTests: HostTestCase {
  private final class Log: @unchecked Sendable {
    var words: [String] = []
  }

  private struct Note: Codable, Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.transfer-note"))
      ProxyRepresentation(exporting: \.text)
    }
  }

  /// Only drafts are written as text; it is named after its title.
  private struct Draft: Transferable {
    var title: String
    var isDraft = true

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: UTType(exportedAs: "com.example.transfer-draft")) {
        await Task.yield()
        return Data($0.title.utf8)
      } importing: {
        Draft(title: String(decoding: $0, as: UTF8.self), isDraft: false)
      }
      ProxyRepresentation(exporting: { $0.title }, importing: { Draft(title: $0) })
        .exportingCondition(\.isDraft)
        .suggestedFileName { "Draft \($0.title)" }
    }
  }

  private struct Film: Transferable {
    var bytes: Data

    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .mpeg4Movie) { film in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try film.bytes.write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Film(bytes: try Data(contentsOf: received.file) + Data(received.file.pathExtension.utf8))
      }
    }
  }

  /// Transferred by itself: a mistake.
  private struct Circle: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation<Circle, Circle>(exporting: { $0 }, importing: { $0 })
    }
  }

  private func provider<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  private func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) -> [T] {
    nonisolated(unsafe) var found: [T] = []
    provider.loadTransferable(type: type) { if case .success(let value) = $0 { found.append(value) } }
    return found
  }

  func testAValueIsWrittenInItsTypesAndReadAtOnce() {
    let provider = provider(Note(text: "Tea"))
    XCTAssertEqual(
      provider.registeredTypeIdentifiers,
      ["com.example.transfer-note", "public.utf8-plain-text", "public.utf16-plain-text"])
    XCTAssertEqual(load(Note.self, from: provider), [Note(text: "Tea")])
    XCTAssertEqual(load(String.self, from: provider), ["Tea"])
    XCTAssertEqual(load(URL.self, from: provider), [])
    XCTAssertEqual(load(Note.self, from: self.provider("Tea")), [], "it is written as text, not read")
  }

  func testConditionsAndNames() {
    let draft = provider(Draft(title: "a"))
    XCTAssertEqual(draft.suggestedName, "Draft a")
    XCTAssertEqual(draft.registeredTypeIdentifiers.count, 3)
    XCTAssertEqual(
      provider(Draft(title: "a", isDraft: false)).registeredTypeIdentifiers, ["com.example.transfer-draft"])
    XCTAssertEqual(load(Draft.self, from: provider("b")).map(\.title), ["b"])
  }

  func testWhatWaitsComesLater() async {
    let log = Log()
    provider(Draft(title: "a")).loadTransferable(type: Draft.self) { result in
      log.words.append((try? result.get().title) ?? "none")
    }
    for _ in 0..<1000 where log.words.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
    XCTAssertEqual(log.words, ["a"])
  }

  func testFiles() {
    XCTAssertEqual(
      load(Film.self, from: provider(Film(bytes: Data("a".utf8)))).map { String(decoding: $0.bytes, as: UTF8.self) },
      ["amp4"])
  }

  func testTypesOfTheLibrary() throws {
    XCTAssertEqual(load(String.self, from: NSItemProvider(object: "Tea" as NSString)), ["Tea"])
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    XCTAssertEqual(load(URL.self, from: provider(url)), [url])
    XCTAssertEqual(provider(url).registeredTypeIdentifiers, ["public.url"])
    XCTAssertEqual(
      provider(URL(fileURLWithPath: "/a")).registeredTypeIdentifiers, ["public.file-url", "public.url"])
    XCTAssertEqual(load(Data.self, from: provider(Data([1, 2]))), [Data([1, 2])])
    XCTAssertEqual(load(AttributedString.self, from: provider(AttributedString("Tea"))), ["Tea"])
    XCTAssertEqual(load(String.self, from: provider(AttributedString("Tea"))), ["Tea"])
    XCTAssertEqual(
      load(Color.self, from: provider(Color(red: 1, green: 0, blue: 0))), [Color(red: 1, green: 0, blue: 0)])
    let dot = try XCTUnwrap(Data(base64Encoded: "R0lGODdhAgABAPAAAAAAAP///ywAAAAAAgABAAACAgQKADs="))
    let image = Image(hostImage: try XCTUnwrap(HostImage(data: dot)))
    XCTAssertEqual(load(Image.self, from: provider(image)), [image])
    XCTAssertEqual(load(Image.self, from: provider(Image(systemName: "star"))), [])
  }

  func testATypeThatStandsForItself() {
    XCTAssertEqual(provider(Circle()).registeredTypeIdentifiers, [])
    XCTAssertEqual(
      takeSentences(),
      ["Circle is transferred by a proxy that is transferred by Circle: it has no data. Name a type of data."])
  }
}
