import BrowserDisplay
import Foundation

/// The action that the command line of an application asks for.
struct AppCommand {
  enum Mode: Equatable {
    /// Shows the application in a browser until it is ended.
    case browser(port: Int)
    /// Shows the first frame in one or more ways.
    case frame([FrameOutput])
    /// Does what the lines of a file say, or of the standard input.
    case script(file: String?)
    /// Does what a recording says, and compares what is shown.
    case replay(file: String)
    /// Shows the previews that are linked into the program, as the options for `PreviewGallery` say.
    case previews([String])
    case help
  }

  enum FrameOutput: Equatable {
    /// Prints the tree of hosts.
    case tree
    /// Writes the picture into a file.
    case svg(file: String)
    /// Writes the picture into a file, as a page that opens without a network.
    case html(file: String)
  }

  var mode = Mode.browser(port: 8117)
  var surroundings = DisplaySurroundings()
  /// The date with which the clock of a window begins that stands still; nil for the current one.
  var date: Date?
  /// Whether each step of a script is answered by a line of JSON.
  var isJSON = false
  /// Whether it builds itself again when its sources were saved.
  var watchesSources = false
  /// Whether a page's inspector may edit state in a release build, too.
  var isEditable = false
  /// The file for a recording of a script.
  var recordingFile: String?
  /// The step of a recording that is done otherwise in a replay, and how; the first step of a script is 1.
  var change: (step: Int, line: String)?

  /// The exit code for arguments that are not understood, as in `sysexits.h`.
  static let usageError: Int32 = 64

  static func usage(of program: String) -> String {
    """
    Usage: \(program) [OPTION...] [-- ARGUMENT...]

    Shows the application in a browser; the address is printed. Ctrl-C ends it.

      --port N             listen on this port, or the next free one; 0 takes any (default: 8117)
      --watch              build the program when a source of its package was saved; errors of the compiler stand
                           over the page
      --edit               let the page's inspector change state in a release build, too
      --size WxH           the window's size in points (default: 390x844)
      --appearance NAME    light or dark
      --type-size NAME     the size of texts: \(DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", "))
      --locale NAME        a locale, such as de_DE
      --right-to-left      mirror the layout
      --at DATE            begin at this date, with --print, --svg, --html and --script (default: now)
      --print              print the first tree of hosts, and leave
      --svg FILE           write the first picture, and leave
      --html FILE          write the first picture as a page, and leave
      --script [FILE]      do the steps in a file, or of the standard input, one a line, and print what each
                           changes: tap "Save", type "x" into "Email", key return, scroll "List" by 0 200,
                           swipe "Row 3" trailing, choose "Travel" in "Category", back, window "Mail", wait 0.5, tree,
                           tree interactive, find "milk", picture FILE, why "Save", why not "Save",
                           report, quit
      --json               with --script: answer each step by a line of JSON
      --record FILE        with --script: write a recording, which a browser opens
      --replay FILE        do what a recording says, compare what is shown, and leave: 0 if it is the same, 1 at the
                           first step that differs, 125 if it cannot be done; FILE-replay.html has both
      --change N "STEP"    with --replay: do STEP instead of step N
      --previews [OPTION]  show the previews of the program: --list, --html FILE, --svg DIR, --check or --help
      --help               print this

    What follows -- is the application's own.
    """
  }
}

/// An argument that is not understood, with a sentence that says what would be.
struct AppCommandError: Error, CustomStringConvertible {
  let description: String
}

extension AppCommand {
  /// Reads the arguments, without the program's name.
  init(_ arguments: some Sequence<String>) throws(AppCommandError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst(), word != "--" {
      switch word {
      case "--print": add(.tree)
      case "--help", "-h": mode = .help
      case "--right-to-left": surroundings.isRightToLeft = true
      case "--svg": add(.svg(file: try AppCommand.value(of: word, in: &rest, "a file")))
      case "--html": add(.html(file: try AppCommand.value(of: word, in: &rest, "a file")))
      case "--script":
        mode = .script(file: rest.first?.hasPrefix("--") == false ? rest.popFirst() : nil)
      case "--json": isJSON = true
      case "--watch": watchesSources = true
      case "--edit": isEditable = true
      case "--record": recordingFile = try AppCommand.value(of: word, in: &rest, "a file")
      case "--replay": mode = .replay(file: try AppCommand.value(of: word, in: &rest, "a recording"))
      case "--change": try takeChange(word, from: &rest)
      case "--previews":
        mode = .previews(Array(rest))
        rest = []
      case "--locale": surroundings.locale = try AppCommand.value(of: word, in: &rest, "a locale, such as de_DE")
      case "--at": try takeDate(word, from: &rest)
      case "--port": try takePort(word, from: &rest)
      case "--size": try takeSize(word, from: &rest)
      case "--appearance":
        let text = try AppCommand.value(of: word, in: &rest, "light or dark")
        guard text == "light" || text == "dark" else { throw .wrong(text, word, "light or dark") }
        surroundings.isDark = text == "dark"
      case "--type-size": try takeTypeSize(word, from: &rest)
      default:
        throw AppCommandError(description: "\(word) is no option. The application's own arguments follow --.")
      }
    }
  }

  private mutating func takeChange(_ word: String, from rest: inout ArraySlice<String>) throws(AppCommandError) {
    let wanted = "the number of a step, and a step"
    let text = try AppCommand.value(of: word, in: &rest, wanted)
    guard let step = Int(text), step > 0 else { throw .wrong(text, word, wanted) }
    change = (step, try AppCommand.value(of: word, in: &rest, wanted))
  }

  private mutating func takeDate(_ word: String, from rest: inout ArraySlice<String>) throws(AppCommandError) {
    let text = try AppCommand.value(of: word, in: &rest, Date.commandLineForms)
    date = Date(commandLine: text)
    if date == nil { throw .wrong(text, word, Date.commandLineForms) }
  }

  private mutating func takePort(_ word: String, from rest: inout ArraySlice<String>) throws(AppCommandError) {
    let text = try AppCommand.value(of: word, in: &rest, "a number from 0 to 65535")
    guard let port = Int(text), 0...65_535 ~= port else { throw .wrong(text, word, "a number from 0 to 65535") }
    mode = .browser(port: port)
  }

  private mutating func takeSize(_ word: String, from rest: inout ArraySlice<String>) throws(AppCommandError) {
    let text = try AppCommand.value(of: word, in: &rest, "a width and a height, such as 390x844")
    let lengths = text.split(separator: "x").compactMap { Double($0) }
    guard lengths.count == 2, lengths.allSatisfy({ 100...4_000 ~= $0 }) else {
      throw .wrong(text, word, "a width and a height of 100 to 4000 points, such as 390x844")
    }
    (surroundings.width, surroundings.height) = (lengths[0], lengths[1])
  }

  private mutating func takeTypeSize(_ word: String, from rest: inout ArraySlice<String>) throws(AppCommandError) {
    let names = "one of \(DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", "))"
    let text = try AppCommand.value(of: word, in: &rest, names)
    guard DynamicTypeSize(named: text) != nil else { throw .wrong(text, word, names) }
    surroundings.typeSize = text
  }

  private mutating func add(_ output: FrameOutput) {
    if case .frame(let others) = mode { mode = .frame(others + [output]) } else { mode = .frame([output]) }
  }

  private static func value(
    of word: String, in rest: inout ArraySlice<String>, _ wanted: String
  ) throws(AppCommandError) -> String {
    guard let value = rest.popFirst(), value != "--" else {
      throw AppCommandError(description: "\(word) needs \(wanted).")
    }
    return value
  }
}

extension AppCommandError {
  fileprivate static func wrong(_ text: String, _ word: String, _ wanted: String) -> AppCommandError {
    AppCommandError(description: "\(word) needs \(wanted), not \(text).")
  }
}

extension DynamicTypeSize {
  /// The size of a name, such as `xxxLarge`; nil if there is none.
  init?(named name: String) {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }
}
