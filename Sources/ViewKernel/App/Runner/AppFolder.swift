import BrowserDisplay
import Foundation

/// Where a program keeps what survives its end: the values of its scene, and the token of its page, so that a page that
/// is still open comes back to the next run.
///
/// It is a folder of its own in the user's folder for application support, which no other user can read.
package struct AppFolder {
  private let url: URL

  /// Nil if there is no place for it, or others can read it.
  ///
  /// - Parameters:
  ///   - executable: The path of the program. Two programs of one name have two folders.
  ///   - support: The folder that it is in. Defaults to the user's.
  package init?(of executable: String, in support: URL? = nil) {
    let files = FileManager.default
    guard let support = support ?? files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      return nil
    }
    let name = URL(fileURLWithPath: executable).lastPathComponent
    // FNV-1a: the same in each run, unlike a hash value.
    let hash = executable.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    url = support.appendingPathComponent("ViewKernel").appendingPathComponent("\(name)-\(String(hash, radix: 16))")
    do {
      try files.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let permissions = try files.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
      guard let permissions, permissions.intValue & 0o077 == 0 else { return nil }
    } catch {
      return nil
    }
  }

  /// The token of the page: the last run's, or a new one.
  package func token() -> String {
    if let text = read("token").flatMap({ String(data: $0, encoding: .utf8) }), AccessToken(text) != nil { return text }
    let token = AccessToken.random()
    write(Data(token.utf8), "token")
    return token
  }

  /// The values that the scene had stored when the program ended last; none if they can't be read.
  package var sceneValues: [String: Any] {
    get {
      let list = read("scene").flatMap {
        try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
      }
      return list as? [String: Any] ?? [:]
    }
    nonmutating set {
      guard let data = try? PropertyListSerialization.data(fromPropertyList: newValue, format: .binary, options: 0)
      else {
        return
      }
      write(data, "scene")
    }
  }

  /// The places at which the scene was when the program restarted; they are there once.
  package func takePlaces() -> ShownPlaces {
    defer { try? FileManager.default.removeItem(at: url.appendingPathComponent("places")) }
    return read("places").flatMap { try? PropertyListDecoder().decode(ShownPlaces.self, from: $0) } ?? ShownPlaces()
  }

  /// Keeps the places at which the scene is, for the next run.
  package func keepPlaces(_ places: ShownPlaces) {
    if let data = try? PropertyListEncoder().encode(places) { write(data, "places") }
  }

  private func read(_ name: String) -> Data? {
    FileManager.default.contents(atPath: url.appendingPathComponent(name).path)
  }

  /// Data that can't be written are not kept: the program goes on.
  private func write(_ data: Data, _ name: String) {
    let path = url.appendingPathComponent(name).path
    _ = FileManager.default.createFile(atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
  }
}
