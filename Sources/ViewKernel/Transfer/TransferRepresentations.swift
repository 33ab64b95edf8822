public import Foundation
public import HostTree

/// Writes values as data, and reads them, by functions of one's own.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let entry: TransferEntry<Item>

  /// Writes and reads values.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Writes a value.
  ///   - importing: Reads a value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { entry = TransferEntry(contentType: contentType, exporting: exporting, importing: importing) }

  /// Writes values only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    entry = TransferEntry(contentType: exportedContentType, exporting: exporting)
  }

  /// Reads values only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    entry = TransferEntry(contentType: importedContentType, importing: importing)
  }

  func entries(_ depth: Int) -> [TransferEntry<Item>] { [entry] }
}

/// Writes values by an encoder, and reads them by a decoder: of JSON, unless others are given.
///
/// ```swift
/// struct Point: Codable, Transferable {
///   var x = 1
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: UTType(exportedAs: "com.example.point"))
///   }
/// }
///
/// let provider = NSItemProvider()
/// provider.register(Point())
/// provider.loadDataRepresentation(forTypeIdentifier: "com.example.point") { data, error in
///   print(String(decoding: data ?? Data(), as: UTF8.self))
/// }
/// // Prints "{"x":1}"
/// ```
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: PrimitiveTransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  private let contentType: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  /// Creates a representation with an encoder and a decoder.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data.
  ///   - encoder: Writes values.
  ///   - decoder: Reads them.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    self.contentType = contentType
    self.encoder = encoder
    self.decoder = decoder
  }

  func entries(_ depth: Int) -> [TransferEntry<Item>] {
    [
      TransferEntry(
        contentType: contentType, exporting: { [encoder] in try encoder.encode($0) },
        importing: { [decoder] in try decoder.decode(Item.self, from: $0) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// Has another value written and read in the place of one: a note's text, a picture's address.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveTransferRepresentation
{
  private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Writes and reads another value.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other value of one of this type.
  ///   - importing: Makes a value of this type of the other.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { (self.exporting, self.importing) = (exporting, importing) }

  /// Writes another value.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Reads another value.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  func entries(_ depth: Int) -> [TransferEntry<Item>] {
    ProxyRepresentation.transferEntries(depth + 1).compactMap { entry in
      var own = TransferEntry<Item>(contentType: entry.contentType)
      if let exporting, let inner = entry.exporting { own.exporting = { try await inner(try await exporting($0)) } }
      if let importing, let inner = entry.importing { own.importing = { try await importing(try await inner($0)) } }
      return own.exporting == nil && own.importing == nil ? nil : own
    }
  }
}

/// Writes values as files, and reads them from files.
///
/// Here the data of the files are transferred, so that the place of a file differs when it is read.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  private let entry: TransferEntry<Item>

  /// Writes and reads files.
  ///
  /// - Parameters:
  ///   - contentType: The type of the files.
  ///   - shouldAttemptToOpenInPlace: Has no effect here.
  ///   - exporting: Gives the file of a value.
  ///   - importing: Makes a value of a file, which is there until it returns.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entry = TransferEntry(
      contentType: contentType, exporting: Self.write(exporting), importing: Self.read(contentType, importing))
  }

  /// Writes files only. `shouldAllowToOpenInPlace` has no effect here.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { entry = TransferEntry(contentType: exportedContentType, exporting: Self.write(exporting)) }

  /// Reads files only. `shouldAttemptToOpenInPlace` has no effect here.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { entry = TransferEntry(contentType: importedContentType, importing: Self.read(importedContentType, importing)) }

  private static func write(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data { { try Data(contentsOf: try await exporting($0).file) } }

  private static func read(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var file = folder.appendingPathComponent("item")
      if let ending = type.preferredFilenameExtension { file.appendPathExtension(ending) }
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }

  func entries(_ depth: Int) -> [TransferEntry<Item>] { [entry] }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the other side may change the file itself. Here it never does.
  public let allowAccessingOriginalFile: Bool

  /// Creates a value for a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received. It is there until the function that receives it returns.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the other side's own file; never here.
  public let isOriginalFile: Bool
}

// MARK: Modified representations

struct AmendedTransferRepresentation<Content: TransferRepresentation>: PrimitiveTransferRepresentation {
  typealias Item = Content.Item
  let content: Content
  let amend: @Sendable (inout TransferEntry<Content.Item>) -> Void

  func entries(_ depth: Int) -> [TransferEntry<Content.Item>] {
    var all = content.allEntries(depth)
    for index in all.indices { amend(&all[index]) }
    return all
  }
}

extension TransferRepresentation {
  /// Writes only values for which a condition holds in this way.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { AmendedTransferRepresentation(content: self) { $0.condition = condition } }

  /// Names files with the data, without an extension.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    AmendedTransferRepresentation(content: self) { $0.fileName = { _ in fileName } }
  }

  /// Names files with the data after the value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { AmendedTransferRepresentation(content: self) { $0.fileName = fileName } }

  /// Says which programs may load the data. Here everything stays in one program: all may.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    AmendedTransferRepresentation(content: self) { $0.visibility = visibility }
  }
}
