import BrowserDisplay
import Dispatch
import Foundation
import HostTree

/// The application that this process runs: how it ends, and begins again.
@MainActor
enum RunningApplication {
  /// Keeps the display alive.
  static var display: BrowserDisplay?
  /// Keeps the application alive.
  static var app: AppGraph?
  /// Saves what is to survive the end of the process.
  static var willEnd: () -> Void = {}
  /// Saves what is to survive when the program was built again, besides.
  static var willRestart: () -> Void = {}
  private static var signals: [any DispatchSourceSignal] = []
  private static var watch: ExecutableWatch?
  private static var build: ProgramBuild?
  private static let portVariable = "VIEWKERNEL_PORT"

  /// Leaves with exit code 0 on Ctrl-C, and when the process or the application is asked to end.
  static func endOnSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated { end() }
      }
      source.activate()
      signals.append(source)
    }
    HostApplication.shared.endsProcess = end
  }

  private static func end() {
    willEnd()
    build?.stop()
    display?.stop()
    exit(0)
  }

  /// The port of the process that has made this one of itself; nil if there is none.
  static var formerPort: Int? {
    guard let port = ProcessInfo.processInfo.environment[portVariable].flatMap({ Int($0) }) else { return nil }
    unsetenv(portVariable)
    return port
  }

  /// Begins again when the program was built again: as the same process, on the same port, with the same arguments.
  /// Pages that are open come back to it.
  static func restartWhenReplaced(_ executable: String) {
    watch = ExecutableWatch(executable) { restart(executable) }
  }

  /// Builds the program again whenever its sources were saved, and tells the display's pages of errors.
  ///
  /// - Returns: Whether the program lies where a package has built it.
  static func buildWhenSaved(_ executable: String) -> Bool {
    guard let place = ProgramBuild.Place(of: executable) else { return false }
    build = ProgramBuild(place) {
      display?.tell($0)
    } didBuild: {
      watch?.look()
    }
    return true
  }

  private static func restart(_ executable: String) {
    willEnd()
    willRestart()
    DefaultsWriter.writeAll()
    fflush(nil)
    BrowserDisplay.endReportingCrashes()
    if let display { setenv(portVariable, "\(display.port)", 1) }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    // Sockets and files are closed by it; it returns only if it fails.
    execv(executable, &arguments)
    for argument in arguments { free(argument) }
    unsetenv(portVariable)
    // The file may still be open for writing: its writer will close it, and it is tried again.
  }
}
