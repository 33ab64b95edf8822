import Foundation

/// Keeps stacks by name: the last of each counts.
@MainActor
package final class StackRecorder {
  package var stacks: [String: [String]] = [:]
  /// Something to do whose stack is wanted.
  package var write: (() -> Void)?

  package init() {}

  package func record(_ name: String) { stacks[name] = Thread.callStackSymbols }
}

/// A function that was under way.
package struct StackFrame {
  /// The function's declaration, in full.
  package let function: String
  /// The file that it is in.
  package let path: String

  /// Whether it is a function with a name such as `HostWindow.settle`, not one of its closures.
  package func isOf(_ name: String) -> Bool {
    guard !function.contains("closure #"), let range = function.range(of: name) else { return false }
    let isStart = range.lowerBound == function.startIndex || function[function.index(before: range.lowerBound)] == "."
    return isStart && !(function[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
  }
}

/// Turns recorded stacks into functions and files, by `llvm-symbolizer`, which comes with the toolchain.
package enum StackReader {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The functions of a recorded stack, outermost first.
  package static func frames(of stack: [String]) throws -> [StackFrame] {
    // "path/of/program(+0x1234) [0x5678]": the place behind a call in the program.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let places = stack.compactMap { line -> String? in
      guard line.hasPrefix(program), let start = line.range(of: "(+0x"), let end = line.range(of: ")") else {
        return nil
      }
      return UInt(line[start.upperBound..<end.lowerBound], radix: 16).map { "0x" + String($0 - 1, radix: 16) }
    }
    let lines = try run(
      "llvm-symbolizer", ["--obj=\(program)", "--no-inlines", "--output-style=GNU", "--functions=linkage"] + places
    )
    .split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).reversed().map { index in
      StackFrame(
        function: demangled(String(lines[index])), path: String(lines[index + 1].prefix { $0 != ":" }))
    }
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = folders.map({ "\($0)/\(tool)" }).first(where: FileManager.default.isExecutableFile) else {
      throw Failure(description: "\(tool), which comes with the Swift toolchain, is not in the PATH.")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func demangled(_ name: String) -> String {
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
    defer { free(text) }
    // Private functions are named with their file: `HostNode.(updateHost in _0A1B)()`.
    return String(cString: text).replacingOccurrences(
      of: "\\((\\w+) in _\\w+\\)", with: "$1", options: .regularExpression)
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
