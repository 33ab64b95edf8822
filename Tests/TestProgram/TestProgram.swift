import Foundation
import ViewKernel

/// Runs in a process of its own what depends on how a process runs its main actor:
///
///     TestProgram mainThread                the steps, at once
///     TestProgram asyncMain                 the steps, in an `async` main that has waited
///     TestProgram dispatchMain              the steps, in the main queue under `dispatchMain()`
///     TestProgram asyncMain elsewhere       writes from elsewhere, in such a main
///     TestProgram dispatchMain elsewhere    the same in such a queue
///     TestProgram defaults                  what the user defaults keep
///     TestProgram defaults add              the same after a change, at the program's end
///     TestProgram defaults add settle kill  the same after a change and a settle, where the program does not come to
///     its end TestProgram directories               which directories of the user exist, after an application has
///     started TestProgram directories asked         whether data is kept in each that it asks for
///     TestProgram script FILE               a script for an application that prints
///     TestProgram colors                    what is reported of too many dynamic colours; the first and the last one
@main
@MainActor
enum TestProgram {
  static func main() async {
    switch CommandLine.arguments.dropFirst().joined(separator: " ") {
    case "mainThread": print(EverydaySteps.run())
    case "asyncMain":
      await wait()
      print(EverydaySteps.run())
    case "asyncMain elsewhere":
      await wait()
      print(await EverydaySteps.runWritesFromElsewhere())
    case "dispatchMain":
      runMainQueue {
        print(EverydaySteps.run())
        exit(0)
      }
    case "dispatchMain elsewhere":
      runMainQueue {
        Task {
          print(await EverydaySteps.runWritesFromElsewhere())
          exit(0)
        }
      }
    case "defaults": print(DefaultsSteps().texts)
    case "defaults add":
      let steps = DefaultsSteps()
      steps.add()
      print(steps.texts)
    case "defaults add settle kill":
      let steps = DefaultsSteps()
      steps.add()
      steps.settle()
      kill(getpid(), SIGKILL)
    case "directories":
      AppRunner<PrintingApp>.prepareProcess()
      print(DirectorySteps.existing)
    case "directories asked": print(DirectorySteps.kept)
    case let words where words.hasPrefix("script "):
      let file = CommandLine.arguments[2]
      exit(AppRunner<PrintingApp>().run(["--script", file], program: "printing") ?? 0)
    default:
      print("What shall run? See TestProgram.swift.")
      exit(64)
    }
  }

  /// After this, the main actor is not on the main thread where another thread runs the main queue.
  private static func wait() async { await Task.detached {}.value }

  private static func runMainQueue(_ body: @escaping @MainActor @Sendable () -> Void) -> Never {
    DispatchQueue.main.async { body() }
    dispatchMain()
  }
}
