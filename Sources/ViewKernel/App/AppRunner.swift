import BrowserDisplay
import Dispatch
import Foundation
import HostTree

/// Runs an application as its command line says.
@MainActor
package struct AppRunner<Application: App> {
  /// Receives the output, line by line.
  let write: @MainActor (String) -> Void
  /// Receives errors.
  let complain: @MainActor (String) -> Void

  package init(
    // Not printed, as that may wait in a buffer until the process ends.
    write: @escaping @MainActor (String) -> Void = { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) },
    complain: @escaping @MainActor (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) {
    self.write = write
    self.complain = complain
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
    case .print: write(settledWindow(command).treeDescription())
    case .svg(let file): return save(settledWindow(command).svgDescription, file)
    case .html(let file): return save(page(of: settledWindow(command)), file)
    case .script(let file): return runScript(file, command)
    case .browser(let port): return show(command, port, program)
    }
    return 0
  }

  private func settledWindow(_ command: AppCommand) -> HostWindow {
    let window = AppWindow(Application(), in: command.surroundings, clock: HostSystemClock()).window
    window.settle()
    return window
  }

  private func runScript(_ file: String?, _ command: AppCommand) -> Int32 {
    var lines: ArraySlice<String>?
    if let file {
      guard let data = FileManager.default.contents(atPath: file) else {
        complain("\(file) could not be read.")
        return 1
      }
      lines = String(decoding: data, as: UTF8.self).components(separatedBy: .newlines)[...]
    }
    let clock = HostManualClock(date: Date())
    let window = AppWindow(Application(), in: command.surroundings, clock: clock).window
    var runner = ScriptRunner(window, clock: clock, write: write, complain: complain)
    return runner.run { lines == nil ? readLine() : lines?.popFirst() }
  }

  private func page(of window: HostWindow) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <title>\(escapedForHTML(window.rootViewController?.title ?? ""))</title>
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
      let scene = AppWindow(Application(), in: command.surroundings, clock: HostSystemClock())
      scene.sceneValues = folder?.sceneValues ?? [:]
      display.didChangeSurroundings = { _, surroundings in scene.surroundings = surroundings }
      display.didChangeVisibility = { _, isVisible in
        scene.phase = isVisible ? .active : .background
        if !isVisible { folder?.sceneValues = scene.sceneValues }
      }
      display.show(scene.window, title: program, in: command.surroundings)
      write("\(program) runs at \(display.url)")
      OpenURLAction.system = { display.open($0) }
      RunningApplication.display = display
      RunningApplication.willEnd = { folder?.sceneValues = scene.sceneValues }
      RunningApplication.endOnSignals()
      RunningApplication.restartWhenReplaced(executable)
      return nil
    } catch {
      complain("\(error)")
      return 1
    }
  }
}
