// Tests: `DocumentGroupTests`.

import Foundation
import HostTree

/// A document that is open, and its file.
@MainActor
class OpenedDocument: ObservableObject, Hashable {
  /// The file; nil for a document that was not saved yet.
  @Published private(set) var fileURL: URL?
  /// Whether something has changed since it was opened or saved.
  private(set) var hasChanges = false
  let isEditable: Bool
  /// The window that shows it, which asks where to save it.
  weak var window: HostWindow?
  private let types: [UTType]

  /// - Parameter types: The types that it can be written as.
  init(at url: URL?, isEditable: Bool, types: [UTType]) {
    fileURL = url
    self.isEditable = isEditable
    self.types = types
  }

  nonisolated static func == (one: OpenedDocument, other: OpenedDocument) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The name of the file without its extension.
  var name: String { fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled" }

  final func noteChange() {
    objectWillChange.send()
    hasChanges = true
  }

  /// Makes what is written.
  func contents(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    preconditionFailure("\(type(of: self)) does not say what is written.")
  }

  /// Saves it in its file, or asks for one.
  final func save() {
    guard isEditable else { return }
    guard let fileURL else { return saveAs() }
    let own = fileURL.pathExtension
    let type = types.first { $0.preferredFilenameExtension == own } ?? types.first ?? .data
    do {
      let existing = try? FileWrapper.read(at: fileURL)
      try contents(FileDocumentWriteConfiguration(contentType: type, existingFile: existing)).write(at: fileURL)
      hasChanges = false
    } catch {
      reportMisuse("\(fileURL.path) is not saved: \(error)")
    }
  }

  /// Asks the user for a new file.
  final func saveAs() {
    guard isEditable, let window else { return }
    let type = types.first ?? .data
    do {
      let file = try contents(FileDocumentWriteConfiguration(contentType: type))
      guard let data = file.regularFileContents else {
        return reportMisuse("\(name) is not saved: a document that is a folder is saved only where it was opened.")
      }
      window.chooseFiles(
        HostFileRequest(.save([(type.naming(name), data)])) { [weak self] result in self?.wasSaved(result) })
    } catch {
      reportMisuse("\(name) is not saved: \(error)")
    }
  }

  private func wasSaved(_ result: Result<[URL], any Error>?) {
    switch result {
    case .success(let urls):
      guard let url = urls.first else { return }
      hasChanges = false
      fileURL = url
    case .failure(let error): reportMisuse("\(name) is not saved: \(error)")
    case nil: break
    }
  }

  /// Saves changes, if that needs no answer from the user.
  final func saveByItself() { if hasChanges, fileURL != nil { save() } }

  /// Saves what has changed before the window goes.
  final func windowWillClose() { if hasChanges, fileURL != nil || window?.onChooseFiles != nil { save() } }
}

/// A document of a type.
final class TypedOpenedDocument<Document>: OpenedDocument {
  private(set) var document: Document
  private let kind: DocumentKind<Document>
  private var changes: AnyCancellable?

  init(_ document: Document, of kind: DocumentKind<Document>, at url: URL? = nil) {
    self.document = document
    self.kind = kind
    super.init(at: url, isEditable: kind.isEditable, types: kind.writableTypes)
    changes = kind.observe?(document) { [weak self] in self?.noteChange() }
  }

  /// The document, for an editor that changes the value.
  var binding: Binding<Document> {
    Binding(get: { self.document }) {
      guard self.isEditable else { return }
      self.document = $0
      self.noteChange()
    }
  }

  override func contents(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    try kind.write(document, configuration)
  }
}

/// How documents of a type are made, read and written.
struct DocumentKind<Document> {
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Nil for documents that are only viewed.
  let makeNew: (() -> Document)?
  let read: (FileDocumentReadConfiguration) throws -> Document
  let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
  /// Calls a closure when an object changes; nil for values.
  let observe: ((Document, @escaping @MainActor () -> Void) -> AnyCancellable?)?

  var isEditable: Bool { makeNew != nil }

  /// A new document; nil if they are only viewed.
  @MainActor
  func openNew() -> TypedOpenedDocument<Document>? { makeNew.map { TypedOpenedDocument($0(), of: self) } }

  /// Reads the document in a file.
  @MainActor
  func open(_ url: URL) throws -> TypedOpenedDocument<Document> {
    let type =
      readableTypes.first { $0.preferredFilenameExtension == url.pathExtension } ?? readableTypes.first ?? .data
    let file = try FileWrapper.read(at: url)
    return TypedOpenedDocument(
      try read(FileDocumentReadConfiguration(contentType: type, file: file)), of: self, at: url)
  }
}

extension FileWrapper {
  /// Reads a file, or a folder with all that is in it.
  static func read(at url: URL) throws -> FileWrapper {
    #if canImport(FoundationNetworking)
      try FileWrapper(url: url)
    #else
      try FileWrapper(url: url, options: .immediate)
    #endif
  }

  /// Writes it, in the place of what is there.
  func write(at url: URL) throws {
    if let data = regularFileContents { return try data.write(to: url, options: .atomic) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, file) in (fileWrappers ?? [:]).sorted(by: { $0.key < $1.key }) {
      try file.write(at: url.appendingPathComponent(name))
    }
  }
}
