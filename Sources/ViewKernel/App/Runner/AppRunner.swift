import BrowserDisplay
import Dispatch
import Foundation
import HostTree

/// Runs an application as its command line says.
@MainActor
package struct AppRunner<Application: App> {
  /// Makes the application.
  let makeApplication: @MainActor () -> Application
  /// Receives the output, line by line.
  let write: @MainActor (String) -> Void
  /// Receives errors.
  let complain: @MainActor (String) -> Void
  /// Shows the previews of the program, and returns the exit code.
  let showPreviews: @MainActor ([String]) -> Int32

  package init(
    _ makeApplication: @escaping @MainActor () -> Application = { Application() },
    // Not printed, as that may wait in a buffer until the process ends.
    write: @escaping @MainActor (String) -> Void = { writeLine($0) },
    complain: @escaping @MainActor (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) },
    showPreviews: @escaping @MainActor ([String]) -> Int32 = { AppRunner.showPreviews($0) }
  ) {
    self.makeApplication = makeApplication
    self.write = write
    self.complain = complain
    self.showPreviews = showPreviews
  }

  /// Makes the process one of an application: its windows have the machine's locale and time zone, and the directories
  /// of its user exist.
  package static func prepareProcess() {
    EnvironmentValues.takeMachine()
    URL.createDirectories()
  }

  /// Does what the command line says, and leaves the process when the application ends.
  package func main() -> Never {
    AppRunner.prepareProcess()
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    if let code = run(CommandLine.arguments.dropFirst(), program: program) { exit(code) }
    RunLoop.main.run()
    // The main run loop has sources as long as the display listens.
    exit(0)
  }

  /// Does what the arguments say, without the program's name.
  ///
  /// - Returns: The exit code; nil if the application runs now, and goes on as long as the main run loop does.
  package func run(_ arguments: some Sequence<String>, program: String) -> Int32? {
    let command: AppCommand
    do {
      command = try AppCommand(arguments)
    } catch {
      complain("\(error)\n\n\(AppCommand.usage(of: program))")
      return AppCommand.usageError
    }
    switch command.mode {
    case .help: write(AppCommand.usage(of: program))
    case .frame(let outputs): return show(outputs, command)
    case .script(let file): return runScript(file, command, program)
    case .replay(let file): return replay(file, command)
    case .previews(let options): return showPreviews(options)
    case .browser(let port):
      if command.isEditable { ViewState.isEditable = true }
      return show(command, port, program)
    }
    return 0
  }

  /// Mounts the application, and opens its first window.
  private func launch(_ command: AppCommand, by clock: any HostClock) -> AppGraph {
    let app = AppGraph(makeApplication()) {
      HostWindow(frame: .zero, clock: clock)
    } prepareWindow: {
      $0.clock = clock
      command.surroundings.apply(to: $0)
    }
    app.openFirstWindow()
    return app
  }

  private func show(_ outputs: [AppCommand.FrameOutput], _ command: AppCommand) -> Int32 {
    let app = launch(command, by: command.date.map { HostManualClock(date: $0) } ?? HostSystemClock())
    app.settle()
    guard let window = app.windows.first?.window else {
      complain("The application has no scene with a window.")
      return 1
    }
    return outputs.map { output in
      switch output {
      case .tree:
        write(window.treeDescription())
        return 0
      case .svg(let file): return save(window.svgDescription, file)
      case .html(let file): return save(page(of: window), file)
      }
    }.max() ?? 0
  }

  private func runScript(_ file: String?, _ command: AppCommand, _ program: String) -> Int32 {
    var lines: ArraySlice<String>?
    if let file {
      guard let data = FileManager.default.contents(atPath: file) else {
        complain("\(file) could not be read.")
        return 1
      }
      lines = String(decoding: data, as: UTF8.self).components(separatedBy: .newlines)[...]
    }
    let date = command.date ?? Date()
    var done: [String] = []
    var recording: HostRecording?
    if command.recordingFile != nil {
      var source = RecordedProgram()
      (source.date, source.surroundings) = (date, command.surroundings)
      recording = HostRecording(title: program, takesPictures: true, program: source)
    }
    let code = run(command, date, recording) {
      let line = lines == nil ? readLine() : lines?.popFirst()
      if let line { done.append(line) }
      return line
    }
    guard let recording, let file = command.recordingFile else { return code }
    recording.setLines(done)
    return max(code, save(recording.html, file))
  }

  /// Launches the application, and runs the lines of a script.
  private func run(
    _ command: AppCommand, _ date: Date, _ recording: HostRecording?, _ nextLine: () -> String?
  ) -> Int32 {
    CauseRecorder.begin()
    CauseRecorder.input = nil
    recording?.listen()
    defer {
      recording?.stopListening()
      CauseRecorder.end()
    }
    let clock = HostManualClock(date: date)
    var runner = ScriptRunner(
      launch(command, by: clock), clock: clock, isJSON: command.isJSON, recording: recording, write: write,
      complain: complain)
    return runner.run(nextLine)
  }

  /// The exit code for a recording that cannot be replayed, at which `git bisect run` skips a commit.
  private static var cannotReplay: Int32 { 125 }

  private func replay(_ file: String, _ command: AppCommand) -> Int32 {
    func fail(_ sentence: String) -> Int32 {
      complain("\(file) cannot be replayed: \(sentence).")
      return AppRunner.cannotReplay
    }
    let place = URL(fileURLWithPath: file)
    let recorded: RecordingFile
    do {
      recorded = try RecordingFile(contentsOf: place)
    } catch {
      return fail("\(error)")
    }
    guard let source = recorded.program else { return fail("it is not of a script") }
    var lines = source.lines
    if let change = command.change {
      guard change.step <= lines.count else { return fail("it has \(lines.count) steps, and no step \(change.step)") }
      lines[change.step - 1] = change.line
    }
    var replayed = AppCommand()
    replayed.surroundings = source.surroundings
    let recording = HostRecording(title: recorded.title, takesPictures: true, program: source)
    var rest = lines[...]
    let silent = AppRunner(makeApplication, write: { _ in }, complain: { _ in }, showPreviews: showPreviews)
    _ = silent.run(replayed, source.date ?? Date(), recording) { rest.popFirst() }
    do {
      guard let difference = try recorded.difference(from: recording.file, at: place) else {
        write("\(PrintedValue.count(recorded.steps.count, "step", "steps")), and all are the same.")
        return 0
      }
      write(difference)
      return 1
    } catch {
      return fail("\(error)")
    }
  }

  private func page(of window: HostWindow) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <title>\(escapedForMarkup(window.rootViewController?.title ?? ""))</title>
    <body style="margin: 0">
    \(window.svgDescription)
    """
  }

  private func save(_ text: String, _ file: String) -> Int32 {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      return 0
    } catch {
      complain("\(file) could not be written: \(error.localizedDescription)")
      return 1
    }
  }

  private func show(_ command: AppCommand, _ port: Int, _ program: String) -> Int32? {
    do {
      let executable = Bundle.main.executablePath ?? CommandLine.arguments.first ?? program
      let folder = AppFolder(of: executable)
      let display = try BrowserDisplay(port: RunningApplication.formerPort ?? port, token: folder?.token())
      let app = AppGraph(makeApplication()) { HostWindow(frame: HostScreen.main.bounds) }
      show(app, on: display, program, command.surroundings.onPhone)
      let first = app.openFirstWindow()
      // Values of windows that were opened later end with the process.
      if first?.isRestorable == true { first?.sceneValues = folder?.sceneValues ?? [:] }
      if let places = folder?.takePlaces(), !places.isEmpty {
        app.settle()
        first?.show(places)
      }
      OpenURLAction.system = { display.open($0) }
      HostApplication.shared.opensURL = OpenURLAction.system
      RunningApplication.display = display
      RunningApplication.app = app
      RunningApplication.willEnd = {
        if let first { folder?.sceneValues = first.sceneValues }
        app.saveDocuments()
        HostApplication.shared.willTerminate()
      }
      RunningApplication.willRestart = { if let first { folder?.keepPlaces(first.places) } }
      RunningApplication.endOnSignals()
      display.reportCrashes()
      RunningApplication.restartWhenReplaced(executable)
      if command.watchesSources, !RunningApplication.buildWhenSaved(executable) {
        complain("--watch builds nothing: \(executable) does not lie in the build folder of a package.")
      }
      // Sources that are saved from now on are built.
      write("\(program) runs at \(display.url)")
      return nil
    } catch {
      complain("\(error)")
      return 1
    }
  }

  /// Shows the windows of an application on a display, as they come and go.
  private func show(
    _ app: AppGraph, on display: BrowserDisplay, _ program: String, _ surroundings: DisplaySurroundings
  ) {
    app.didOpen = { [unowned app] window in
      guard let host = window.window else { return }
      display.show(host, title: window.title ?? program, in: surroundings)
      display.bringToFront(host)
      display.newWindowTitles = app.openableTitles
    }
    app.didChangeOpenable = { [unowned app] in display.newWindowTitles = app.openableTitles }
    app.didBringToFront = { window in if let host = window.window { display.bringToFront(host) } }
    app.didDismiss = { window in if let host = window.window { display.hide(host) } }
    display.didChangeVisibility = { [unowned app] host, isVisible in
      app.windows.first { $0.window === host }?.phase = isVisible ? .active : .background
      if !isVisible { RunningApplication.willEnd() }
    }
    display.didRequestNewWindow = { [unowned app] in app.openWindow(ofTitle: $0) }
  }
}

/// Writes a line to the standard output, behind what the program has printed.
package func writeLine(_ line: String) {
  // Printed text waits in a buffer, if the output is no terminal.
  fflush(nil)
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
