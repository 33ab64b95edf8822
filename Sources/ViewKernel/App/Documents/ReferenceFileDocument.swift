// Tests: `DocumentGroupTests`.

public import Foundation
public import HostTree

/// An object that is read from a file and written to one: see ``DocumentGroup``.
///
/// It announces its changes as any observable object does: the window knows then that there is something to save.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
  /// The value that is written: it does not change while the object does.
  associatedtype Snapshot

  /// The file that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it is written as; by default those that it is read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Makes what is written of the document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open, as the editor of a ``DocumentGroup`` gets it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Changes written to it are saved with it.
  @Binding public var document: Document
  /// The file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document that is open and is an object, as the editor of a ``DocumentGroup`` gets it.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool

  init(document: Document, fileURL: URL?, isEditable: Bool) {
    _document = ObservedObject(wrappedValue: document)
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The facts that views can read about the document that their window shows: see
/// ``EnvironmentValues/documentConfiguration``.
public struct DocumentConfiguration: Hashable, Sendable {
  /// The file; nil for a document that was not saved yet.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
  /// The document that the window of the reader shows; nil outside of a ``DocumentGroup``.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
