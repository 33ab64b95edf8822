import Foundation

/// The arguments of the demo: an action, and the scenes for it.
struct DemoArguments {
  enum Action {
    case help, list
    case replay(URL)
    /// Prints scenes.
    case play
    case write(Files, into: URL)
    case serve(port: Int)
  }

  /// The kinds of files that are written of scenes, by their options.
  enum Files: String, CaseIterable {
    case pictures = "--svg"
    case moving = "--moving"
    case recordings = "--html"
  }

  private(set) var action = Action.play
  /// Names or ids of scenes; empty for those that the action chooses.
  private(set) var names: [String]

  init(_ arguments: [String]) throws(DemoArgumentsError) {
    names = arguments
    if arguments.contains("--help") || arguments.contains("-h") {
      action = .help
    } else if arguments.first == "--replay" {
      guard arguments.count == 2 else { throw DemoArgumentsError("--replay needs a recording: Demo --replay FILE.") }
      action = .replay(URL(fileURLWithPath: arguments[1]))
    } else {
      try takeOptions()
    }
  }

  private mutating func takeOptions() throws(DemoArgumentsError) {
    let options = ["--list", "--serve", "--port"] + Files.allCases.map(\.rawValue)
    if let option = names.first(where: { $0.hasPrefix("-") && !options.contains($0) }) {
      throw DemoArgumentsError("There is no option \(option). Demo --help lists the options.")
    }
    if names.contains("--list") {
      guard names == ["--list"] else { throw DemoArgumentsError("--list stands alone: it lists all scenes.") }
      action = .list
      return
    }
    for files in Files.allCases { try takeFolder(of: files) }
    try takePort()
    if let option = names.first(where: { $0.hasPrefix("-") }) {
      throw DemoArgumentsError("\(option) stands alone, or first.")
    }
  }

  private mutating func takeFolder(of files: Files) throws(DemoArgumentsError) {
    guard let place = names.firstIndex(of: files.rawValue) else { return }
    guard place + 1 < names.count, !names[place + 1].hasPrefix("--") else {
      throw DemoArgumentsError("\(files.rawValue) needs a folder to write into: Demo \(files.rawValue) DIR.")
    }
    action = .write(files, into: URL(fileURLWithPath: names[place + 1], isDirectory: true))
    names.removeSubrange(place...(place + 1))
  }

  private mutating func takePort() throws(DemoArgumentsError) {
    guard names.first == "--serve" else { return }
    names.removeFirst()
    // With an option for files, nothing is served.
    if case .play = action { action = .serve(port: 8117) }
    guard let place = names.firstIndex(of: "--port") else { return }
    guard place + 1 < names.count, let number = Int(names[place + 1]), 0...65_535 ~= number else {
      throw DemoArgumentsError("--port needs a number from 0 to 65535: Demo --serve --port 8117.")
    }
    if case .serve = action { action = .serve(port: number) }
    names.removeSubrange(place...(place + 1))
  }
}

/// An argument that is not understood, with a sentence that says what would be.
struct DemoArgumentsError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
