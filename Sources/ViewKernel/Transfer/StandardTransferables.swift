public import Foundation
import HostTree

extension String: Transferable {
  /// Text without styles, in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0, .utf8)
    }
    DataRepresentation(contentType: .utf16PlainText) { text in
      text.data(using: .utf16) ?? Data()
    } importing: {
      try text($0, .utf16)
    }
    DataRepresentation(importedContentType: .plainText) { try text($0, .utf8) }
  }

  private static func text(_ data: Data, _ encoding: Encoding) throws -> String {
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address as text; a file's address has a type of its own.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      $0.dataRepresentation
    } importing: {
      try url($0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      $0.dataRepresentation
    } importing: {
      try url($0)
    }
  }

  private static func url(_ data: Data) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil) else { throw URLError(.badURL) }
    return url
  }
}

extension AttributedString: Transferable {
  /// The characters without their attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
  }
}
