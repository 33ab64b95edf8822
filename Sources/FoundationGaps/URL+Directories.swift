// Names that Foundation has on Apple's systems. They give way to Foundation's own, should it have them here.
#if canImport(FoundationNetworking)
  public import Foundation

  extension URL {
    /// The user's folder for applications.
    @_disfavoredOverload public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
    /// The user's folder for data that programs keep, and users do not see.
    @_disfavoredOverload public static var applicationSupportDirectory: URL {
      folder(.applicationSupportDirectory, ".local/share")
    }
    /// The user's folder for files that can be made again.
    @_disfavoredOverload public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
    /// The user's desktop.
    @_disfavoredOverload public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// The user's documents.
    @_disfavoredOverload public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// The user's downloads.
    @_disfavoredOverload public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// The user's folder for settings and other files of programs.
    @_disfavoredOverload public static var libraryDirectory: URL { folder(.libraryDirectory, ".local/share") }
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
  }
#endif
