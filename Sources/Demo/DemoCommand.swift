import BrowserDisplay
import Foundation
import HostTree
import ViewKernel

/// The command line: which scenes to print, or what else.
@MainActor
struct DemoCommand {
  let scenes: [DemoScene]

  /// The exit code for a command line that makes no sense, as in `sysexits.h`.
  private static let usageError: Int32 = 64

  private static let help = """
    Prints scenes: the host tree of their views, and its changes as the views are used.

    Usage: Demo [NAME...]             print the scenes with these names or ids; without any, the five that tell most
           Demo all                   print all scenes
           Demo --svg DIR [NAME...]   write pictures of how they begin and end into a folder, as SVG
           Demo --moving DIR [NAME...] write a picture of each that moves from step to step, as SVG
           Demo --html DIR [NAME...]  write a recording of each scene into a folder: a page with all steps, their trees,
                                      pictures and causes
           Demo --replay FILE         play the scene of a recording again, and say what differs
           Demo --serve [--port N] [NAME...]
                                      show all scenes in a browser, by an index with pictures, or those with
                                      these names or ids.
                                      Programs (P) are as they begin, others as they end
           Demo --list                print id, name and subject of each scene, one a line
           Demo --previews OPTION     show the previews of the scenes: --list, --html FILE, --svg DIR or --check
           Demo --help                print this

    In a step, lines of the tree that went are marked -, and those that came are marked +.
    """

  /// Does what `arguments` ask for.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let asked = try DemoArguments(arguments)
      switch asked.action {
      case .help: print(Self.help)
      case .list: scenes.forEach { print("\($0.id)  \($0.name)  \($0.summary)") }
      case .replay(let file): return replay(file)
      case .play: try printScenes(asked.names)
      case .write(.recordings, let folder): return record(try chosen(asked.names) ?? scenes, into: folder)
      case .write(let files, let folder):
        return draw(try chosen(asked.names) ?? scenes, into: folder, isMoving: files == .moving)
      case .serve(let port):
        // Programs first: they show most.
        let all = scenes.filter(\.isProgram) + scenes.filter { !$0.isProgram }
        return serve(try chosen(asked.names) ?? all, on: port)
      }
      return 0
    } catch {
      return fail(error.sentence)
    }
  }

  /// The scenes with some names or ids; nil for none.
  private func chosen(_ names: [String]) throws(DemoArgumentsError) -> [DemoScene]? {
    if names == ["all"] { return scenes }
    var chosen: [DemoScene] = []
    for name in names {
      guard let scene = scene(called: name) else { throw DemoArgumentsError(sentence(unknown: name)) }
      chosen.append(scene)
    }
    return chosen.isEmpty ? nil : chosen
  }

  /// Prints the scenes with some names or ids, or those that tell most.
  private func printScenes(_ names: [String]) throws(DemoArgumentsError) {
    for (index, scene) in (try chosen(names) ?? Self.overview.compactMap(scene)).enumerated() {
      if index > 0 { print() }
      print("== \(scene.id) \(scene.name)\n\(scene.summary)")
      play(scene, on: Stage())
    }
    if names.isEmpty { print("\n\(others)") }
  }

  /// A counter that is tapped, an introspection that finds its host, a preference that goes up, a list, a
  /// representable.
  private static let overview = ["C1", "A8", "E8", "C13", "B2"]

  private var others: String {
    """
    These are \(Self.overview.count) of \(scenes.count) scenes. Demo --list lists all, Demo NAME prints one, Demo all prints all,
    Demo --serve shows them in a browser.
    """
  }

  private func play(_ scene: DemoScene, on stage: Stage) {
    let reporter = HostDiagnostics.handler
    HostDiagnostics.handler = { stage.note("reported: \($0)") }
    scene.play(stage)
    HostDiagnostics.handler = reporter
  }

  /// Plays scenes, then shows them in a browser in their final state, until the process gets a signal to end. Programs
  /// are not played: they are shown from their beginning.
  private func serve(_ scenes: [DemoScene], on port: Int) -> Int32 {
    do {
      let stages = scenes.map { scene in
        let stage = Stage(scene.isProgram ? .beginning : .nothing)
        play(scene, on: stage)
        return stage
      }
      let display =
        scenes.count > 1
        ? try BrowserDisplay(port: port, index: index(of: scenes, stages)) : try BrowserDisplay(port: port)
      // A phone, and what its status bar and its home indicator cover.
      var surroundings = DisplaySurroundings()
      surroundings.safeArea = [47, 0, 34, 0]
      for (scene, stage) in zip(scenes, stages) {
        // From now on time passes by itself.
        stage.window.clock = HostSystemClock()
        display.show(stage.window, title: "\(scene.id) \(scene.name)", in: surroundings)
      }
      // Not printed, as that may wait in a buffer until the process ends.
      FileHandle.standardOutput.write(Data("The scenes are at \(display.url)\n".utf8))
      RunLoop.main.run()
      return 0
    } catch {
      return fail("\(error)")
    }
  }

  private func index(of scenes: [DemoScene], _ stages: [Stage]) -> DisplayIndex {
    var index = DisplayIndex(
      title: "ViewKernel",
      summary:
        "Views as one writes them with SwiftUI, each in a window that you can use. A card shows what its window shows at first."
    )
    for (scene, stage) in zip(scenes, stages) {
      index.add(
        DisplayIndex.Card(
          title: scene.title, id: scene.id, summary: scene.summary,
          pictures: [DisplayIndex.Picture(svg: stage.window.svgDescription, size: stage.window.bounds.size)],
          sourceFile: scene.file),
        to: scene.group)
    }
    return index
  }

  /// Plays scenes without printing them, and writes pictures of the first and the last thing to be seen, or one that
  /// moves.
  private func draw(_ scenes: [DemoScene], into folder: URL, isMoving: Bool) -> Int32 {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for scene in scenes {
        let stage = Stage(.pictures)
        play(scene, on: stage)
        let pictures =
          isMoving
          ? [("moving", stage.movingPicture.svg)] : [("first", stage.firstPicture), ("last", stage.lastPicture)]
        for (name, picture) in pictures {
          guard let picture else { continue }
          let file = "\(scene.id)-\(name).svg"
          try Data(picture.utf8).write(to: folder.appendingPathComponent(file))
          print(file)
        }
      }
      return 0
    } catch {
      return fail("The pictures could not be written into \(folder.path): \(error).")
    }
  }

  /// Plays scenes without printing them, and writes a recording of each.
  private func record(_ scenes: [DemoScene], into folder: URL) -> Int32 {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for scene in scenes {
        let file = "\(scene.id).html"
        try recording(of: scene).write(to: folder.appendingPathComponent(file))
        print(file)
      }
      return 0
    } catch {
      return fail("The recordings could not be written into \(folder.path): \(error).")
    }
  }

  private func recording(of scene: DemoScene) -> HostRecording {
    let recording = HostRecording(title: "\(scene.id) \(scene.name)")
    play(scene, on: Stage(.recording(recording)))
    return recording
  }

  /// Plays the scene of a recording again: 0 if all is the same, 1 if something differs, 125 if it cannot be done.
  private func replay(_ file: URL) -> Int32 {
    do {
      let title = try HostRecording.title(of: file)
      guard let scene = scene(called: String(title.prefix { $0 != " " })) else {
        _ = fail("\(file.path) cannot be replayed: there is no scene \(title).")
        return 125
      }
      let recording = recording(of: scene)
      guard let difference = try recording.difference(from: file) else {
        print("\(recording.count) steps of \(title), and all are the same.")
        return 0
      }
      print(difference)
      return 1
    } catch {
      _ = fail("\(file.path) cannot be replayed: \(error).")
      return 125
    }
  }

  private func scene(called name: String) -> DemoScene? {
    scenes.first { $0.name == name.lowercased() || $0.id == name.uppercased() }
  }

  private func sentence(unknown name: String) -> String {
    let nearest = HostDiagnostics.namesNear(name, among: scenes.flatMap { [$0.id, $0.name] })
    return "There is no scene \(name). Near it: \(nearest.joined(separator: ", ")). Demo --list lists all."
  }

  private func fail(_ sentence: String) -> Int32 {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    return Self.usageError
  }
}
