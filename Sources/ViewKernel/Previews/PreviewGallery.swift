import Foundation
import HostTree

/// Lists, draws or checks all previews that are linked into a program: `#Preview`s and `PreviewProvider`s of every
/// module.
///
/// It is the entire code of an executable that depends on the modules with the views:
///
/// ```swift
/// PreviewGallery.main()
/// ```
///
/// `swift run Gallery` then shows them in a browser, each to be used, and prints the address; `--html gallery.html`
/// writes an index with pictures: each preview light and dark, with small and large type, and right to left.
///
/// An executable has no code of another one that it imports. Each ``App`` shows the previews of its own program if it
/// is run with `--previews`, followed by these options.
///
/// Use a debug build: from optimised builds the compiler removes previews, as nothing calls them.
@MainActor
public enum PreviewGallery {
  /// Whether the previews are shown in a browser, and nothing is waited for but its user.
  static var isServing = false

  /// Runs the command line, and exits the program.
  ///
  /// - Parameter arguments: The command line. Defaults to the arguments of the program, without its name.
  public static func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    var code: Int32?
    Task { code = await run(arguments) }
    // The contexts of preview modifiers are created by asynchronous functions, which need a running main actor.
    while code == nil { RunLoop.main.run(until: Date(timeIntervalSinceNow: isServing ? 3_600 : 0.005)) }
    exit(code ?? 0)
  }

  /// Runs the command line, and exits the program; for asynchronous callers.
  ///
  /// - Parameter arguments: The command line. Defaults to the arguments of the program, without its name.
  public static func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Never {
    exit(await run(arguments))
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  /// - Returns: The exit code: 0 for success, 1 if a check has found something or a file could not be written, 64 for
  ///   invalid arguments.
  public static func run(_ arguments: [String]) async -> Int32 {
    URL.createDirectories()
    return await GalleryCommand(previews: PreviewList.all(), write: { writeLine($0) }).run(arguments)
  }
}
