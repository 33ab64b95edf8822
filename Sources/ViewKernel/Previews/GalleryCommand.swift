import BrowserDisplay
import Foundation
import HostTree

/// The command line interface of a gallery.
@MainActor
package struct GalleryCommand {
  let previews: [FoundPreview]
  /// Whether the compiler has removed previews that nothing calls.
  let isOptimized: Bool
  let write: @MainActor (String) -> Void
  let complain: @MainActor (String) -> Void

  /// The exit code for invalid arguments, as in `sysexits.h`.
  private static let usageError: Int32 = 64

  private static let optimized = "Optimised builds leave them out: use a debug build."
  private static let linkedOnly = """
    It has those of the modules that are linked into it, and SwiftPM does not link an executable into another one. \
    Previews of an executable are shown by itself: run it with --previews.
    """

  private static let usage = """
    Shows the previews of this program.

    Usage:               show all in a browser: an index with pictures, and each to be used, alone
                       or its variants side by side; the address is printed, Ctrl-C ends it
           --list        print name, module and place of each, one a line, with tabs between
           --html FILE   write an index with pictures, variants side by side
           --svg DIR     write a picture of each variant of each into a folder, as SVG
           --check       show all, and print what they report; the exit code is 1 then
           --at DATE     make the pictures of any of these at this date (default: now)
           --help        print this
    """

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - previews: The previews to list, draw or check.
  ///   - isOptimized: Whether the program is an optimised build.
  ///   - write: Receives the output, line by line.
  ///   - complain: Receives errors. Defaults to standard error.
  package init(
    previews: [FoundPreview], isOptimized: Bool = !_isDebugAssertConfiguration(),
    write: @escaping @MainActor (String) -> Void,
    complain: @escaping @MainActor (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) {
    self.previews = previews
    self.isOptimized = isOptimized
    self.write = write
    self.complain = complain
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  /// - Returns: The exit code.
  package func run(_ arguments: [String]) async -> Int32 {
    guard let index = arguments.firstIndex(of: "--at") else { return await run(arguments, at: nil) }
    let text = arguments.dropFirst(index + 1).first ?? ""
    guard let date = Date(commandLine: text) else {
      complain("--at needs \(Date.commandLineForms)\(text.isEmpty ? "" : ", not \(text)").")
      return Self.usageError
    }
    var others = arguments
    others.removeSubrange(index...index + 1)
    return await run(others, at: date)
  }

  private func run(_ arguments: [String], at date: Date?) async -> Int32 {
    if previews.isEmpty, [nil, "--list", "--check", "--svg", "--html"].contains(arguments.first) {
      complain("There are no previews in this program. \(isOptimized ? Self.optimized : Self.linkedOnly)")
    }
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case (nil, _, _): return await serve(at: date)
    case ("--help", _, _), ("-h", _, _): write(Self.usage)
    case ("--list", nil, _): for preview in previews { write(line(of: preview)) }
    case ("--check", nil, _): return await check(at: date)
    case ("--svg", let folder?, 2): return await draw(into: URL(fileURLWithPath: folder, isDirectory: true), at: date)
    case ("--html", let file?, 2): return await writeIndex(to: URL(fileURLWithPath: file), at: date)
    default:
      complain(Self.usage)
      return Self.usageError
    }
    return 0
  }

  private func line(of preview: FoundPreview) -> String {
    // A name can contain line breaks and tabs, which would break the format of the line.
    let name = String(preview.name.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return "\(name)\t\(preview.module)\t\(preview.place)"
  }

  /// Shows each preview on a page of its own, and an index of them with pictures, until the process is told to end.
  private func serve(at date: Date?) async -> Int32 {
    guard !previews.isEmpty else { return 1 }
    do {
      let all = await pictures(at: date)
      all.forEach(report)
      let executable = Bundle.main.executablePath ?? ""
      let display = try BrowserDisplay(
        port: RunningApplication.formerPort ?? 8117, index: PreviewPictures.index(of: all),
        token: AppFolder(of: executable)?.token())
      let stage = PreviewStage()
      for preview in previews {
        await stage.prepare(preview.preview)
        let window = stage.window(showing: preview.preview)
        // From now on time passes by itself.
        window.clock = HostSystemClock()
        var surroundings = DisplaySurroundings()
        (surroundings.width, surroundings.height) = (window.frame.width, window.frame.height)
        display.show(window, title: "\(preview.name), \(preview.place)", in: surroundings)
      }
      display.makeVariant = { [previews] number, id in
        previews.indices.contains(number) ? stage.liveWindow(showing: previews[number].preview, as: id) : nil
      }
      RunningApplication.display = display
      RunningApplication.endOnSignals()
      display.reportCrashes()
      RunningApplication.restartWhenReplaced(executable)
      write("The previews are at \(display.url)")
      PreviewGallery.isServing = true
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
      return 0
    } catch {
      complain("\(error)")
      return 1
    }
  }

  // MARK: Pictures

  private func pictures(at date: Date?) async -> [PreviewPictures] {
    let stage = PreviewStage(at: date)
    var all: [PreviewPictures] = []
    for preview in previews {
      await stage.prepare(preview.preview)
      all.append(PreviewPictures(of: preview, on: stage))
    }
    return all
  }

  private func check(at date: Date?) async -> Int32 {
    guard !previews.isEmpty else { return 1 }
    var failures = 0
    for pictures in await pictures(at: date) where !pictures.messages.isEmpty {
      failures += 1
      write(line(of: pictures.preview))
      for message in pictures.messages { write("  \(message)") }
    }
    write(
      "\(previews.count) preview\(previews.count == 1 ? "" : "s"), "
        + (failures == 0 ? "nothing reported" : "\(failures) with reports"))
    return failures == 0 ? 0 : 1
  }

  private func draw(into folder: URL, at date: Date?) async -> Int32 {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var names = FileNames()
      for pictures in await pictures(at: date) {
        report(pictures)
        let name = names.name(for: pictures.preview)
        for (variant, picture) in pictures.all {
          let file = "\(name)-\(variant.rawValue).svg"
          try Data(picture.utf8).write(to: folder.appendingPathComponent(file))
          write(file)
        }
      }
      return 0
    } catch {
      complain("The pictures could not be written into \(folder.path): \(error).")
      return 1
    }
  }

  private func writeIndex(to file: URL, at date: Date?) async -> Int32 {
    let all = await pictures(at: date)
    all.forEach(report)
    do {
      try Data(PreviewPictures.index(of: all).file.utf8).write(to: file)
      write(file.path)
      return 0
    } catch {
      complain("The index could not be written to \(file.path): \(error).")
      return 1
    }
  }

  private func report(_ pictures: PreviewPictures) {
    for message in pictures.messages { complain("\(pictures.preview.name), \(pictures.preview.place): \(message)") }
  }
}

/// Unique file names of previews: `Demo-Counter-On`.
struct FileNames {
  private var taken: Set<String> = []

  mutating func name(for preview: FoundPreview) -> String {
    let file = preview.file.prefix { $0 != "." }
    // A preview without a name has the name of its file.
    let parts = preview.name == file ? [preview.module, "\(file)"] : [preview.module, "\(file)", preview.name]
    let plain = parts.map(Self.plain).joined(separator: "-")
    var name = plain
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }

  /// Keeps ASCII letters and digits, replaces anything else by one hyphen, and truncates to 80 characters.
  private static func plain(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(words.joined(separator: "-").prefix(80))
  }
}
