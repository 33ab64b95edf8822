import Foundation
import HostTree
import TestSupport
import XCTest

@MainActor
final class NSItemProviderTests: HostTestCase {
  /// What handlers were called with, on whatever thread.
  private final class Log: @unchecked Sendable {
    var words: [String] = []
  }

  private final class Record: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let name: String
    required init(name: String) { self.name = name }

    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.record"] }
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.record", "public.utf8-plain-text"] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      Self(name: String(decoding: data, as: UTF8.self))
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == "com.example.record" ? name : "text of \(name)").utf8), nil)
      return nil
    }
  }

  func testATextIsWrittenAndRead() {
    let log = Log()
    let provider = NSItemProvider(object: "Tea" as NSString)
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("public.text"))
    XCTAssertFalse(provider.hasItemConformingToTypeIdentifier("public.url"))
    XCTAssertTrue(provider.canLoadObject(ofClass: NSString.self))
    XCTAssertTrue(provider.canLoadObject(ofClass: String.self))
    XCTAssertFalse(provider.canLoadObject(ofClass: URL.self))
    let progress = provider.loadObject(ofClass: String.self) { text, _ in log.words.append(text ?? "none") }
    XCTAssertEqual(progress.fractionCompleted, 1)
    provider.loadObject(ofClass: NSString.self) { object, _ in log.words.append("\(object as? NSString ?? "none")") }
    provider.loadObject(ofClass: URL.self) { url, error in log.words.append("\(url as Any) \(error as Any)") }
    XCTAssertEqual(
      log.words, ["Tea", "Tea", "nil Optional(FoundationGaps.NSItemProvider.ErrorCode.unavailableCoercionError)"])
  }

  func testAnAddress() {
    let log = Log()
    XCTAssertEqual(
      NSItemProvider(object: NSURL(fileURLWithPath: "/a")).registeredTypeIdentifiers, ["public.file-url", "public.url"])
    let provider = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.url"])
    provider.loadObject(ofClass: URL.self) { url, _ in log.words.append(url?.absoluteString ?? "none") }
    provider.loadItem(forTypeIdentifier: "public.url") { item, _ in log.words.append("\((item as? NSData)?.count ?? 0)")
    }
    XCTAssertEqual(log.words, ["https://example.com/a", "21"])
  }

  func testAnObjectOfAClassOfOnesOwn() {
    let log = Log()
    let provider = NSItemProvider(object: Record(name: "a"))
    provider.loadObject(ofClass: Record.self) { object, _ in log.words.append((object as? Record)?.name ?? "none") }
    provider.loadObject(ofClass: String.self) { text, _ in log.words.append(text ?? "none") }
    XCTAssertEqual(log.words, ["a", "text of a"])
  }

  func testItemsAndFiles() async throws {
    let log = Log()
    let item = NSItemProvider(item: "Tea" as NSString, typeIdentifier: "public.plain-text")
    item.loadItem(forTypeIdentifier: "public.text") { item, _ in log.words.append("\(item as? NSString ?? "none")") }
    item.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in log.words.append("\(data?.count ?? 0)") }
    let nothing = NSItemProvider(item: nil, typeIdentifier: nil)
    XCTAssertEqual(nothing.registeredTypeIdentifiers, [])
    XCTAssertNil(NSItemProvider(contentsOf: URL(string: "https://example.com")))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data("[]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
    XCTAssertEqual(provider.registeredContentTypes, [.json])
    XCTAssertEqual(provider.registeredContentTypes(conformingTo: .image), [])
    XCTAssertEqual(provider.suggestedName, file.deletingPathExtension().lastPathComponent)
    provider.suggestedName = "Numbers"
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
      log.words.append("\(url?.lastPathComponent ?? "none") \(url.flatMap { try? Data(contentsOf: $0).count } ?? 0)")
    }
    XCTAssertEqual(log.words, ["Tea", "3", "Numbers.json 2"])
    let loaded = try await provider.loadItem(forTypeIdentifier: "public.json")
    XCTAssertEqual((loaded as? NSData)?.count, 2)
  }

  func testTypesThatAreToldByFunctions() {
    let log = Log()
    let provider = NSItemProvider()
    for word in ["first", "second"] {
      provider.registerDataRepresentation(for: .png) { completion in
        completion(Data(word.utf8), nil)
        return nil
      }
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.jpeg", visibility: .all) { completion in
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    XCTAssertEqual(provider.registeredTypeIdentifiers, ["public.png", "public.jpeg"])
    for type in [UTType.image, .jpeg, .text] {
      provider.loadDataRepresentation(for: type) { data, error in
        log.words.append(data.map { String(decoding: $0, as: UTF8.self) } ?? (error == nil ? "nothing" : "error"))
      }
    }
    XCTAssertEqual(log.words, ["second", "error", "error"])
  }
}
