import Foundation
import XCTest

/// A bundle with tables, in a folder that goes with the test.
final class TableFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("Tables-\(UUID().uuidString)")
  private(set) lazy var bundle = Bundle(url: url)!

  /// Writes files by their paths: `de.lproj/Localizable.strings`.
  init(_ files: [String: String]) throws {
    for (path, text) in files { try write(Data(text.utf8), path) }
  }

  func write(_ data: Data, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
