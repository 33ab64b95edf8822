public import Foundation
public import HostTree

#if canImport(FoundationNetworking)
  /// The content of a file or of a folder, which Foundation lacks here.
  public final class FileWrapper {
    /// The name that a file with this content should get.
    public var preferredFilename: String?
    /// The name of the file that it was read from.
    public var filename: String?
    /// The bytes of a file; nil for a folder.
    public let regularFileContents: Data?
    /// The contents of a folder by their names; nil for a file.
    public let fileWrappers: [String: FileWrapper]?

    /// Creates the content of a file.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
      fileWrappers = nil
    }

    /// Creates the content of a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = childrenByPreferredName
    }

    /// Reads a file, or a folder with all that is in it.
    public convenience init(url: URL) throws {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if isFolder.boolValue {
        let inside = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        self.init(
          directoryWithFileWrappers: try Dictionary(
            uniqueKeysWithValues: inside.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }))
      } else {
        self.init(regularFileWithContents: try Data(contentsOf: url))
      }
      filename = url.lastPathComponent
      preferredFilename = filename
    }

    /// Whether it is the content of a folder.
    public var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is the content of a file.
    public var isRegularFile: Bool { regularFileContents != nil }
  }
#endif

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The content.
  public let file: FileWrapper

  /// Creates a configuration.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the content.
  public let contentType: UTType
  /// The content that it replaces; nil for a new file.
  public let existingFile: FileWrapper?

  /// Creates a configuration.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A value that is read from a file and written to one: see
/// `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
public protocol FileDocument {
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
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
