import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// An application that is driven by a script, one step a line.
@MainActor
final class ScriptRunnerTests: HostTestCase {
  private struct Mail: App {
    var body: some Scene { WindowGroup("Mail") { Inbox() } }
  }

  private struct Inbox: View {
    @State private var rows = ["Ada", "Alan", "Grace"]
    @State private var search = ""
    @State private var isLarge = false

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Search", text: $search)
          Text("Found: \(search)")
          Button("Clear") { search = "" }.keyboardShortcut("k")
          Button("Archive") {}.disabled(true)
          Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
          Color.red.frame(width: isLarge ? 100 : 20, height: 10)
          List {
            ForEach(rows, id: \.self) { row in NavigationLink(row) { Text("About \(row)") } }
              .onDelete { rows.remove(atOffsets: $0) }
          }
        }
      }
    }
  }

  /// Runs a script: the exit code, the output, the errors.
  private func run(_ lines: String...) throws -> (code: Int32?, output: [String], errors: String) {
    try run(Mail.self, lines)
  }

  private func run<Application: App>(
    _ type: Application.Type, _ lines: String...
  ) throws -> (code: Int32?, output: [String], errors: String) { try run(type, lines) }

  private func run<Application: App>(
    _ type: Application.Type, _ lines: [String], _ options: String...
  ) throws -> (code: Int32?, output: [String], errors: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    var (output, errors) = ("", "")
    let runner = AppRunner<Application>(write: { output += $0 + "\n" }, complain: { errors += $0 + "\n" })
    let code = runner.run(["--script", file.path, "--size", "300x500"] + options, program: "mail")
    return (code, output.split(separator: "\n").map(String.init), errors)
  }

  /// The lines that are new, without their places.
  private func added(_ output: [String]) -> [String] {
    output.filter { $0.hasPrefix("+") || $0.hasPrefix(">") }
      .map { $0.replacing(#/^\+[ │├└─]*/#, with: "+ ").replacing(#/ \(.*/#, with: "") }
  }

  func testTypingAndShortcuts() throws {
    let result = try run("# A comment.", "", "type \"x\\\"y\" into Search", "key z", "key delete", "key cmd+k")
    XCTAssertEqual(result.errors, "")
    XCTAssertEqual(result.code, 0)
    XCTAssertEqual(
      added(result.output).filter { !$0.contains("TextField") },
      [
        "> type \"x\\\"y\" into Search", "+ HostLabel \"Found: x\\\"y\"", "> key z",
        "+ HostLabel \"Found: x\\\"yz\"", "> key delete", "+ HostLabel \"Found: x\\\"y\"", "> key cmd+k",
        "+ HostLabel \"Found: \"",
      ])
  }

  func testNavigatingAndSwiping() throws {
    let result = try run("tap Alan", "back", "swipe Alan left", "tap Delete", "tap Alan")
    XCTAssertEqual(result.code, 1)
    XCTAssertTrue(added(result.output).contains("+ HostLabel \"About Alan\""))
    assertText(
      result.errors,
      """
      Line 5: nothing on screen is called "Alan", but there is "Search", "Found: ", "Clear", "Archive", "Grow", "Ada", "Grace".

      """)
  }

  func testASwipeIsAnEdgeOrADirection() throws {
    for swipe in ["trailing", "left"] {
      let result = try run("swipe Alan \(swipe)", "tap Delete")
      XCTAssertEqual(result.code, 0, result.errors)
    }
    let result = try run("swipe Alan leading", "swipe Alan right", "tap Delete")
    XCTAssertTrue(result.errors.contains("Line 3: nothing on screen is called \"Delete\""), result.errors)
  }

  private struct Shop: App {
    var body: some Scene { WindowGroup("Shop") { Options() } }
  }

  private struct Options: View {
    @State private var category = "Food"
    @State private var size = "Small"

    var body: some View {
      Form {
        Picker("Category", selection: $category) { ForEach(["Food", "Travel"], id: \.self) { Text($0) } }
        Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
      }
      Menu("More") {
        Button("Reset") { category = "Food" }
        Button("Never") {}.disabled(true)
      }
      Text("Chosen: \(category), \(size)")
    }
  }

  func testChoosing() throws {
    let result = try run(
      Shop.self, "choose Travel in Category", "select Large in Size", "choose Reset in More", "choose Moon in Category",
      "choose Never in More", "choose Reset in \"Chosen: Food, Large\"", "choose Moon in Space", "choose a from b")
    XCTAssertEqual(
      added(result.output).filter { $0.contains("Chosen") || $0.contains("> ") },
      [
        "> choose Travel in Category", "+ HostLabel \"Chosen: Travel, Small\"", "> select Large in Size",
        "+ HostLabel \"Chosen: Travel, Large\"", "> choose Reset in More", "+ HostLabel \"Chosen: Food, Large\"",
        "> choose Moon in Category", "> choose Never in More", "> choose Reset in \"Chosen: Food, Large\"",
        "> choose Moon in Space",
      ])
    assertText(
      result.errors,
      """
      Line 4: "Category" has no option "Moon", but "Food", "Travel".
      Line 5: "Never" is disabled.
      Line 6: "Chosen: Food, Large" has nothing to choose from.
      Line 7: nothing on screen is called "Space", but there is "Category", "Category, Food", "Size", "Small", "Large", "More", "Chosen: Food, Large".
      Line 8: a step of this kind is written choose "Travel" in "Category".

      """)
  }

  func testTimePassesFrameByFrame() throws {
    func width(_ lines: String...) throws -> String? {
      let result = try run("tap Grow", "wait 0.5", "tree", "quit", "no step")
      XCTAssertEqual(result.code, 0, result.errors)
      return result.output.last { $0.contains("HostFrameView") }
    }
    let line = try XCTUnwrap(width())
    XCTAssertTrue(line.contains("60 x 10"), line)
  }

  func testTheViewsBehindAHost() throws {
    let result = try run("why \"Found: \"")
    XCTAssertEqual(result.code, 0)
    assertText(
      result.output.joined(separator: "\n"),
      """
      > why "Found: "
      HostLabel "Found: " (121, 30, 58 x 20)
        shown by: Text in Inbox
        source: ScriptRunnerTests.swift:23
        body: Inbox ran once, in settle 1: which came
        state: rows = ["Ada", "Alan", "Grace"], search = "", isLarge = false
        layout: HostStackView proposed 300 x 64.33; it took 58 x 20, which its text needs; centred across, 30 from the top
        sight: it can be seen
      """)
  }

  func testAScreenForPrograms() throws {
    let result = try run(
      "tree interactive", "tap #3", "find \"a\"", "type \"x\" into #1", "tree interactive", "find Nobody", "tap #99")
    XCTAssertEqual(result.code, 1)
    assertText(
      result.output.joined(separator: "\n"),
      """
      > tree interactive
      #1 textbox "Search" = ""
      #2 "Found: "
      #3 button "Clear"
      #4 button "Archive" disabled
      #5 button "Grow"
      #8 button "Ada"
      #10 button "Alan"
      #12 button "Grace"
      > tap #3
      > find "a"
      #1 textbox "Search" = "" (0, 44, 300 x 22)
      #3 button "Clear" (129.5, 102, 41 x 20)
      #4 button "Archive" disabled (121.5, 130, 57 x 20)
      #8 button "Ada" (32, 251, 236 x 20)
      #10 button "Alan" (32, 295, 236 x 20)
      #12 button "Grace" (32, 339, 236 x 20)
      > type "x" into #1
        HostWindow (0, 0, 300 x 500)
        └─ HostingView<WindowRoot<Inbox>> (0, 0, 300 x 500)
           └─ ViewHost (0, 0, 300 x 500) of=NavigationControllerView
              └─ HostLayoutContainerView (0, 0, 300 x 500)
                 └─ ScreenView (0, 44, 300 x 456)
                    └─ HostStackView (0, 0, 300 x 456) axis=vertical
      -                ├─ HostTextField "" (0, 0, 300 x 22) placeholder=Search
      +                ├─ HostTextField "x" (0, 0, 300 x 22) placeholder=Search focused
      -                └─ HostLabel "Found: " (121, 30, 58 x 20)
      +                └─ HostLabel "Found: x" (116.5, 30, 67 x 20)
      > tree interactive
      #1 textbox "Search" = "x"
      #2 "Found: x"
      #3 button "Clear"
      #4 button "Archive" disabled
      #5 button "Grow"
      #8 button "Ada"
      #10 button "Alan"
      #12 button "Grace"
      > find Nobody
      Nothing on screen is called "Nobody".
        similar: "Found: x"
      > tap #99
      """)
    assertText(result.errors, "Line 7: #99 is not on screen any more.\n")
  }

  func testAScreenIsCutAfterSixHundredTokens() throws {
    let result = try run(Long.self, "tree interactive", "find \"Row 150\"")
    let parts = result.output.joined(separator: "\n").components(separatedBy: "> find \"Row 150\"\n")
    XCTAssertLessThan(parts[0].count, 2_400)
    XCTAssertTrue(parts[0].hasSuffix("more: find \"...\" looks for a text\n"), parts[0])
    XCTAssertTrue(parts[1].contains("\"Row 150 of a long list\": it is 400 points below what HostScrollView"), parts[1])
  }

  private struct Long: App {
    var body: some Scene {
      WindowGroup {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<200) { Text("Row \($0) of a long list").font(.system(size: 5)) } }
        }
      }
    }
  }

  func testWhyNotAndReports() throws {
    let result = try run("type \"x\" into Search", "report", "why not \"Found: \"")
    XCTAssertEqual(result.code, 0, result.errors)
    assertText(
      result.output.drop { $0 != "> report" }.joined(separator: "\n"),
      """
      > report
      Settle 2 after type "x" into Search: 1 write, 1 body, 1 host
      search of Inbox: "" → "x"
      └─ Inbox, which reads search
         └─ HostLabel "Found: ": text: "Found: " → "Found: x"
      > why not "Found: "
      Nothing on screen is called "Found: ".
        went: HostLabel "Found: " changed: text: "Found: " → "Found: x", in settle 2, as Inbox ran: search of Inbox: "" → "x" by type "x" into Search
        similar: "Found: x"
      """)
  }

  func testAnswersInJSON() throws {
    let result = try run(Mail.self, ["tap Archive", "why Clear"], "--json")
    XCTAssertEqual(result.code, 1)
    XCTAssertEqual(result.errors, "")
    let output = result.output
    let answers = try output.map { try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    XCTAssertEqual(answers[0]["error"] as? String, "Line 1: \"Archive\" is disabled.")
    let explanation = answers[1]["explanation"] as? [String: Any]
    XCTAssertEqual(explanation?["subject"] as? String, "HostLabel \"Clear\" (0, 0, 41 x 20)")
  }

  // MARK: Recordings

  private struct Lucky: App {
    static var step = 1
    var body: some Scene { WindowGroup { Numbers(step: Lucky.step) } }
  }

  private struct Numbers: View {
    @State private var sum = 0
    let step: Int
    var body: some View {
      Text("Sum: \(sum)")
      Button("Add") { sum += step }
      Button("Reset") { sum = 0 }
    }
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recordings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func replay(_ arguments: String...) -> (code: Int32?, output: String) {
    var output = ""
    let runner = AppRunner<Lucky>(write: { output += $0 + "\n" }, complain: { output += $0 + "\n" })
    return (runner.run(arguments, program: "lucky"), output)
  }

  func testAScriptIsRecordedAndReplayed() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.html").path
      Lucky.step = 1
      _ = try run(Lucky.self, ["tap Add", "tap Add", "tap Nothing", "tap Reset"], "--record", file)
      XCTAssertEqual(replay("--replay", file).output, "4 steps, and all are the same.\n")
      // The past is changed: what is different from then on.
      let changed = replay("--replay", file, "--change", "2", "tap Reset")
      XCTAssertEqual(changed.code, 1)
      assertText(
        changed.output,
        """
        Step 2, tap Add: the tree differs:
        -    ├─ HostLabel "Sum: 2" (123, 212, 54 x 20)
        +    ├─ HostLabel "Sum: 0" (123, 212, 54 x 20)
        2 of 4 steps differ.

        """)
      // Another build, in which a tap adds more.
      Lucky.step = 5
      defer { Lucky.step = 1 }
      let other = replay("--replay", file)
      XCTAssertEqual(other.code, 1)
      assertText(
        other.output,
        """
        Step 1, tap Add: the tree differs:
        -    ├─ HostLabel "Sum: 1" (123, 212, 54 x 20)
        +    ├─ HostLabel "Sum: 5" (123, 212, 54 x 20)
        3 of 4 steps differ.

        """)
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("a-replay.html").path))
      XCTAssertEqual(replay("--replay", file, "--change", "9", "tap Add").code, 125)
      XCTAssertEqual(replay("--replay", folder.path).output, "\(folder.path) cannot be replayed: it cannot be read.\n")
    }
  }

  func testWhatCannotBeDone() throws {
    let result = try run(
      "tap Archive", "key hyper+a", "key nothing", "type \"x\" into Clear", "scroll Search by 0 10", "back",
      "picture /nowhere/at/all.svg")
    XCTAssertEqual(result.code, 1)
    assertText(
      result.errors,
      """
      Line 1: "Archive" is disabled.
      Line 2: hyper is no modifier key; there are alt, cmd, ctrl, shift.
      Line 3: nothing is no key; there are delete, down, escape, left, return, right, space, tab, up, and letters.
      Line 4: nothing can be typed into "Clear".
      Line 5: "Search" is in nothing that scrolls that way.
      Line 6: there is nothing to go back to.
      Line 7: /nowhere/at/all.svg could not be written.

      """)
  }

  func testWhatIsNoStep() throws {
    let result = try run(
      "jump", "tap", "tap \"a", "wait soon", "scroll List by 1", "swipe Ada up", "type x onto Search", "\"tap\" x")
    XCTAssertEqual(result.code, 1)
    XCTAssertEqual(result.output, [])
    assertText(
      result.errors,
      """
      Line 1: jump is no step. There are: tap "Save", type "x" into "Email", key return, scroll "List" by 0 200, swipe "Row 3" trailing, choose "Travel" in "Category", back, window "Mail", wait 0.5, tree, tree interactive, find "milk", picture FILE, why "Save", why not "Save", report, quit.
      Line 2: a step of this kind is written tap "Save".
      Line 3: a quotation mark is missing at the end.
      Line 4: a time is a number of seconds, such as 0.5.
      Line 5: a step of this kind is written scroll "List" by 0 200.
      Line 6: a step of this kind is written swipe "Row 3" trailing, or leading.
      Line 7: a step of this kind is written type "x" into "Email".
      Line 8: "tap" x is no step. There are: tap "Save", type "x" into "Email", key return, scroll "List" by 0 200, swipe "Row 3" trailing, choose "Travel" in "Category", back, window "Mail", wait 0.5, tree, tree interactive, find "milk", picture FILE, why "Save", why not "Save", report, quit.

      """)
  }

  func testAScriptThatIsNotThere() {
    var errors = ""
    let runner = AppRunner<Mail>(write: { _ in }, complain: { errors += $0 })
    XCTAssertEqual(runner.run(["--script", "/nowhere/at/all"], program: "mail"), 1)
    XCTAssertEqual(errors, "/nowhere/at/all could not be read.")
  }

  private struct Several: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup("First") { Opener(count: count) }
      Window("Second", id: "second") { Button("Add") { count += 1 } }
    }
  }

  private struct Opener: View {
    let count: Int
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Text("Count: \(count)")
      Button("Open") { openWindow(id: "second") }
    }
  }

  func testStepsAreDoneInTheWindowInFront() throws {
    let result = try run(
      Several.self, "tap Open", "tap Add", "tap Open", "window First", "tap Open", "tap Add", "window First", "tree",
      "window Third")
    XCTAssertEqual(
      result.output.filter { !$0.hasPrefix(" ") && !$0.contains("Host") },
      [
        "> tap Open", "The window \"Second\" is in front.", "> tap Add", "> tap Open", "> window First",
        "The window \"First\" is in front.", "> tap Open", "The window \"Second\" is in front.", "> tap Add",
        "> window First", "The window \"First\" is in front.", "> tree", "> window Third",
      ])
    XCTAssertTrue(result.output.contains { $0.contains("HostLabel \"Count: 2\"") })
    XCTAssertEqual(
      result.errors,
      """
      Line 3: nothing on screen is called "Open", but there is "Add".
      Line 9: no window is called "Third"; there is "First", "Second".

      """)
  }
}
