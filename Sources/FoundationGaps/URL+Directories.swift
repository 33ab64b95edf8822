// Names that Foundation has on Apple's systems. They give way to Foundation's own, should it have them here.
#if canImport(FoundationNetworking)
  public import Foundation
  import HostGeometry

  extension URL {
    /// The user's folder for applications.
    @_disfavoredOverload public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
    /// The user's folder for data that programs keep, and users do not see. It is created if there is none.
    @_disfavoredOverload public static var applicationSupportDirectory: URL {
      existing(folder(.applicationSupportDirectory, ".local/share"))
    }
    /// The user's folder for files that can be made again. It is created if there is none.
    @_disfavoredOverload public static var cachesDirectory: URL { existing(folder(.cachesDirectory, ".cache")) }
    /// The user's desktop.
    @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// The user's documents. The folder is created if there is none.
    @_disfavoredOverload public static var documentsDirectory: URL { existing(folder(.documentDirectory, "Documents")) }
    /// The user's downloads.
    @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// The user's folder for settings and other files of programs. It is created if there is none.
    @_disfavoredOverload public static var libraryDirectory: URL { existing(folder(.libraryDirectory, ".local/share")) }
    /// The user's films.
    @_disfavoredOverload public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }
    /// The user's music.
    @_disfavoredOverload public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    /// The user's pictures.
    @_disfavoredOverload public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// The user's files for everybody.
    @_disfavoredOverload public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }

    /// A folder as the system says it; without an answer a folder in the user's home. It need not exist.
    private static func folder(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
      FileManager.default.urls(for: kind, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(name, isDirectory: true)
    }

    /// A folder that exists, as each application has its own on iOS; a failure is reported once.
    private static func existing(_ folder: URL) -> URL {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        let isFirst = failures.withLock { $0.insert(folder).inserted }
        if isFirst {
          let message =
            "The folder \(folder.path) does not exist and could not be created: \(error.localizedDescription) Files that "
            + "the application writes there are lost. Set HOME to a folder that can be written to."
          reportMisuse(message)
        }
      }
      return folder
    }

    private static let failures = Guarded<Set<URL>>([])
  }

  extension URL {
    /// Creates the directories that an application on iOS may count on, also for code that asks `FileManager` for them.
    package static func createDirectories() {
      _ = [documentsDirectory, libraryDirectory, applicationSupportDirectory, cachesDirectory]
    }
  }
#else
  import Foundation

  extension URL {
    /// Does nothing, as the system has created them.
    package static func createDirectories() {}
  }
#endif
