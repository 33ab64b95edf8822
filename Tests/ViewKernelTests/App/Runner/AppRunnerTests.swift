import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// An application's command line: what it prints and writes, and what it does not understand.
@MainActor
final class AppRunnerTests: HostTestCase {
  private struct Greeting: App {
    var body: some Scene { WindowGroup("Greeting & more") { Surroundings() } }
  }

  private struct Surroundings: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(typeSize) \(locale.identifier) \(direction) \(scheme)") }
  }

  /// Runs the application: the exit code, the output, the errors.
  private func run(_ arguments: String...) -> (code: Int32?, output: String, errors: String) {
    var (output, errors) = ("", "")
    let runner = AppRunner<Greeting>(write: { output += $0 + "\n" }, complain: { errors += $0 + "\n" })
    let code = runner.run(arguments, program: "greeting")
    return (code, output, errors)
  }

  func testTheFirstTreeIsPrinted() {
    let result = run("--print", "--locale", "en_US")
    XCTAssertEqual(result.code, 0)
    assertText(
      result.output,
      """
      HostWindow (0, 0, 390 x 844)
      └─ HostingView<WindowRoot<Surroundings>> (0, 0, 390 x 844)
         └─ HostLabel "large en_US leftToRight light" (86, 412, 218 x 20)

      """)
  }

  func testTheSurroundingsAreChosen() {
    let result = run(
      "--print", "--size", "320x480", "--appearance", "dark", "--type-size", "xSmall", "--locale", "de_DE",
      "--right-to-left", "--", "--anything", "else")
    XCTAssertEqual(result.code, 0)
    XCTAssertTrue(result.output.contains("HostWindow (0, 0, 320 x 480)"), result.output)
    XCTAssertTrue(result.output.contains("\"xSmall de_DE rightToLeft dark\""), result.output)
  }

  func testTheDateIsChosen() {
    struct Clock: App {
      var body: some Scene { WindowGroup { Text(Date(timeIntervalSince1970: 0), style: .offset) } }
    }
    var output = ""
    let runner = AppRunner<Clock>(write: { output += $0 }, complain: { output += $0 })
    XCTAssertEqual(runner.run(["--print", "--at", "1970-01-02"], program: "clock"), 0)
    XCTAssertTrue(output.contains("\"-1 day\""), output)
  }

  func testPicturesAreWritten() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(run("--svg", file.path).code, 0)
    XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
    XCTAssertEqual(run("--html", file.path).code, 0)
    XCTAssertTrue(try String(contentsOf: file, encoding: .utf8).contains("<title>Greeting &amp; more</title>"))
    let both = run("--svg", file.path, "--print")
    XCTAssertEqual(both.code, 0)
    XCTAssertTrue(both.output.contains("HostWindow"), "Each of several outputs is made.")
    let result = run("--svg", "/nowhere/at/all.svg")
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(result.errors.hasPrefix("/nowhere/at/all.svg could not be written"), result.errors)
  }

  func testPreviewsAreShownWithTheirOwnOptions() {
    var options: [[String]] = []
    let runner = AppRunner<Greeting>(
      write: { _ in }, complain: { XCTFail($0) },
      showPreviews: {
        options.append($0)
        return 7
      })
    for words in [[], ["--svg", "folder"], ["--lst"]] {
      XCTAssertEqual(runner.run(["--previews"] + words, program: "greeting"), 7)
    }
    XCTAssertEqual(options, [[], ["--svg", "folder"], ["--lst"]])
  }

  func testWhatIsNotUnderstoodIsSaid() {
    let rows: [([String], String)] = [
      (["--prnt"], "--prnt is no option. The application's own arguments follow --."),
      (["file"], "file is no option. The application's own arguments follow --."),
      (["--port"], "--port needs a number from 0 to 65535."),
      (["--at", "noon"], "--at needs a date such as 2026-11-29 or 2026-11-29T09:41:00Z, not noon."),
      (["--port", "--"], "--port needs a number from 0 to 65535."),
      (["--port", "80000"], "--port needs a number from 0 to 65535, not 80000."),
      (["--size", "3x4"], "--size needs a width and a height of 100 to 4000 points, such as 390x844, not 3x4."),
      (
        ["--size", "nanxinf"], "--size needs a width and a height of 100 to 4000 points, such as 390x844, not nanxinf."
      ),
      (["--appearance", "blue"], "--appearance needs light or dark, not blue."),
    ]
    for (arguments, sentence) in rows {
      var errors: [String] = []
      let runner = AppRunner<Greeting>(write: { _ in }, complain: { errors.append($0) })
      XCTAssertEqual(runner.run(arguments, program: "greeting"), 64)
      XCTAssertEqual(errors.first?.components(separatedBy: "\n\n").first, sentence)
      XCTAssertTrue(errors.first?.contains("Usage: greeting") == true)
    }
    XCTAssertEqual(run("--help").code, 0)
    XCTAssertTrue(run("--type-size", "huge").errors.contains("needs one of xSmall, small, medium, large"))
  }
}
