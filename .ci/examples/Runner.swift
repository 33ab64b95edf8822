import Foundation
import HostTree

/// What the running example has printed so far. Not isolated, as examples print from anywhere; they run one after the
/// other.
nonisolated(unsafe) var printed = ""

/// Collects what examples print: they find this function before the standard library's.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed += items.map { "\($0)" }.joined(separator: separator) + terminator
}

/// An example whose comments say what it prints.
@MainActor
struct Example {
  /// The file that contains it, and the numbers of its first and last line there.
  let file: String, first: Int, last: Int
  let run: @MainActor () throws -> Void

  /// Runs the example; returns what is wrong with it, after the place, or nil.
  func failure() -> String? {
    let expected: [(line: Int, text: String)]
    do { expected = try expectedLines() } catch { return "\(error)" }
    printed = ""
    let messages = HostDiagnostics.collect {
      do { try run() } catch { print("An error is thrown: \(error)") }
    }
    // What is printed last ends with a line break, which is no line.
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    if lines != expected.map(\.text) {
      if updates, lines.count == expected.count { return update(zip(expected.map(\.line), lines)) }
      let difference = zip(expected, lines).first { $0.text != $1 }?.0.line ?? expected.last?.line ?? first
      return place(difference) + "the example should print\n\n\(expected.map(\.text).joined(separator: "\n"))"
        + "\n\nbut prints\n\n\(lines.joined(separator: "\n"))\n"
    }
    return messages.isEmpty ? nil : place(first) + "the example is reported: \(messages.joined(separator: " "))"
  }

  /// Whether examples are changed to what they print.
  private var updates: Bool { ProcessInfo.processInfo.environment["UPDATE_EXAMPLES"] != nil }

  /// Puts other lines in the place of those that the example announces.
  private func update(_ new: some Sequence<(Int, String)>) -> String? {
    do {
      var source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
      for (number, text) in new {
        let line = source[number - 1]
        let start = line.firstRange(of: "// Prints \"")
        if let start {
          source[number - 1] = "\(line[..<start.lowerBound])// Prints \"\(text)\""
        } else if let comment = line.firstRange(of: /^\s*(\/\/\/ *)?\/\/ ?/) {
          source[number - 1] = "\(line[comment].trimmingSuffix(of: " ")) \(text)".trimmingSuffix(of: " ")
        }
      }
      try source.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      return nil
    } catch { return "\(file): \(error)" }
  }

  private func place(_ line: Int) -> String { "\(file):\(line): error: " }

  /// The lines that `// Prints "a line"`, and `// Prints:` with lines of comments below it, announce.
  private func expectedLines() throws -> [(line: Int, text: String)] {
    var result: [(line: Int, text: String)] = []
    var isInside = false
    let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    for number in first...last {
      let line = source[number - 1].trimmingPrefix(/\s*(\/\/\/ *)?/)
      if let match = line.wholeMatch(of: /\/\/ Prints "(.*)"/) {
        result.append((number, String(match.1)))
        isInside = false
      } else if line == "// Prints:" {
        isInside = true
      } else if line.contains("// Prints") {
        throw ExampleError(description: place(number) + "write // Prints \"...\" on a line of its own, or // Prints:")
      } else if let match = line.wholeMatch(of: /\/\/ ?(.*)/), isInside {
        result.append((number, String(match.1)))
      } else {
        isInside = false
      }
    }
    return result
  }
}

struct ExampleError: Error, CustomStringConvertible { let description: String }

@main
@MainActor
struct ExampleRunner {
  /// Runs the examples of a module. The arguments are its name, and the number of examples that there must be.
  static func main() {
    let failures = examples.compactMap { $0.failure() }
    for failure in failures { Swift.print(failure) }
    Swift.print("\(CommandLine.arguments[1]): \(examples.count) examples were run, \(failures.count) print something else")
    guard let minimum = Int(CommandLine.arguments[2]), examples.count >= minimum else {
      Swift.print("That is too few: the reader of comments does not see them.")
      exit(1)
    }
    exit(failures.isEmpty ? 0 : 1)
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(of character: Character) -> String {
    String(self[..<(lastIndex { $0 != character }.map { index(after: $0) } ?? startIndex)])
  }
}
