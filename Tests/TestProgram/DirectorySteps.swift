import Foundation
import ViewKernel

/// The directories of the user that programs count on.
@MainActor
enum DirectorySteps {
  /// The directories that `FileManager` knows, with whether they exist.
  static var existing: String {
    let kinds: [(String, FileManager.SearchPathDirectory)] = [
      ("documents", .documentDirectory), ("support", .applicationSupportDirectory), ("caches", .cachesDirectory),
    ]
    return kinds.map { name, kind in
      let path = FileManager.default.urls(for: kind, in: .userDomainMask).first?.path ?? ""
      return "\(name) \(FileManager.default.fileExists(atPath: path))"
    }.joined(separator: ", ")
  }

  /// Whether data that is written into a directory without looking whether it exists is there.
  static var kept: String {
    let folders = [URL.documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory]
    return folders.map { folder in
      let file = folder.appendingPathComponent("data")
      try? Data("x".utf8).write(to: file)
      return "\((try? Data(contentsOf: file)) != nil)"
    }.joined(separator: " ")
  }
}
