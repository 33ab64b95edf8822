import Foundation
import HostTree

/// Shows all previews that are linked into a program: `#Preview`s and `PreviewProvider`s, of every module.
///
/// It is the whole of an executable that depends on the modules with the views:
///
///     PreviewGallery.main()
///
/// `swift run Gallery --html gallery.html` then writes an index with pictures, each preview light and dark, with small and large type, and
/// for languages that are written from right to left.
///
/// It is for debug builds: from optimised ones the compiler leaves previews out, as nothing calls them.
@MainActor
public enum PreviewGallery {
  /// Does what the command line asks for, and ends the program.
  ///
  /// - Parameter arguments: The command line; that of the program without its name, unless told.
  public static func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    var code: Int32?
    Task { code = await run(arguments) }
    // What previews share is made by asynchronous functions, which need the main actor to go on.
    while code == nil { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    exit(code ?? 0)
  }

  /// Does what the command line asks for, and ends the program: where ``main(_:)`` is called by asynchronous code.
  ///
  /// - Parameter arguments: The command line; that of the program without its name, unless told.
  public static func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Never {
    exit(await run(arguments))
  }

  /// Does what a command line asks for.
  /// - Returns: The exit code: 0, 1 where a check found something or a file could not be written, 64 where the words make no sense.
  public static func run(_ arguments: [String]) async -> Int32 {
    await GalleryCommand(previews: PreviewList.all(), write: { print($0) }).run(arguments)
  }
}
