import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The questions of a page's inspector about a window with views, and the answers.
@MainActor
final class WindowInspectorTests: HostTestCase {
  private struct Row: View {
    let name: String
    @State private var isOn = false

    var body: some View { Toggle(name, isOn: $isOn) }
  }

  private struct Page: View {
    @State private var count = 0
    @State private var title = "Counter"

    var body: some View {
      VStack {
        Text("\(title): \(count)").font(.title).padding()
        Button("Add") { count += 1 }
        ForEach(["A", "B"], id: \.self) { Row(name: $0) }
      }
    }
  }

  /// A window with the page, a session, and a page of the browser that inspects it.
  @MainActor
  private final class Setting {
    let window = HostWindow(frame: .zero, clock: HostManualClock())
    let scheduler = ManualScheduler()
    let page = PageID(number: 1)
    var told: [String] = []
    private(set) lazy var session = WindowSession(
      window, title: "Title", surroundings: DisplaySurroundings(), scheduler: scheduler
    ) { [unowned self] text, _ in told.append(text) }

    init(_ view: some View) {
      window.rootViewController = HostingController(rootView: view)
      window.makeKeyAndVisible()
      session.open(page)
      scheduler.fire()
      _ = ask(#""open""#)
    }

    func send(_ json: String) {
      guard let message = InputMessage(json) else { return XCTFail("no message: \(json)") }
      session.receive(message, from: page)
      (window.clock as? HostManualClock)?.advance(by: 1)
      scheduler.fire()
    }

    /// The answer to a question.
    func ask(_ question: String) -> [String: Any] {
      let count = told.count
      send(#"{"type":"inspect","request":7,"ask":\#(question)}"#)
      for text in told[count...] {
        let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        guard let answer = message?["answer"] as? [String: Any] else { continue }
        XCTAssertEqual(answer["request"] as? Int, 7)
        if answer["html"] == nil { XCTAssertLessThan(text.utf8.count, 20_000) }
        return answer
      }
      XCTFail("no answer to \(question)")
      return [:]
    }

    /// The rows of a tree, indented.
    func rows(_ question: String = #""tree","mine":true"#) -> String {
      let rows = ask(question)["rows"] as? [[String: Any]] ?? []
      return rows.map { row in
        let mark = row["shut"] as? Bool == true ? " …\(row["children"] ?? 0)" : ""
        let text = (row["text"] as? String).map { " \"\($0)\"" } ?? ""
        let properties = (row["props"] as? String).map { row["kind"] as? String == "view" ? " \($0)" : "" } ?? ""
        return String(repeating: "  ", count: row["depth"] as? Int ?? 0)
          + "\(row["name"] ?? "")\(text)\(properties)\(mark)"
      }.joined(separator: "\n")
    }

    /// The number of the row with a text or name.
    func number(_ name: String, mine: Bool = true) -> Int {
      let rows = ask(#""tree","mine":\#(mine)"#)["rows"] as? [[String: Any]] ?? []
      return rows.first { $0["text"] as? String == name || $0["name"] as? String == name }?["id"] as? Int ?? -1
    }

    func section(_ title: String, of number: Int) -> [String] {
      let sections = ask(#""details","id":\#(number)"#)["sections"] as? [[String: Any]] ?? []
      let rows = sections.first { $0["title"] as? String == title }?["rows"] as? [[String: Any]] ?? []
      return rows.map { row in
        let note = (row["note"] as? String).map { " (\($0))" } ?? ""
        let edit = (row["edit"] as? [String: Any]).map { " [\($0["key"] ?? "") \($0["kind"] ?? "")]" } ?? ""
        return "\(row["name"] ?? "") = \(row["value"] ?? "")\(note)\(edit)"
      }
    }

    func tap(_ name: String) {
      var elements = AccessibleElements()
      elements.update(from: window)
      guard let element = elements.all.first(where: { $0.name == name }) else { return XCTFail("no \(name)") }
      let frame = CGRect(x: element.frame[0], y: element.frame[1], width: element.frame[2], height: element.frame[3])
      send(#"{"type":"began","touch":1,"x":\#(frame.midX),"y":\#(frame.midY)}"#)
      send(#"{"type":"ended","touch":1,"x":\#(frame.midX),"y":\#(frame.midY)}"#)
    }

    func end() {
      session.close(page)
      session.invalidate()
      window.rootViewController = nil
      window.settle()
    }
  }

  func testTheTreeOfTheProgramAndThatOfHosts() {
    let setting = Setting(Page())
    assertText(
      setting.rows(),
      """
      HostWindow
        Page count=0 title="Counter"
          HostStackView
            HostPaddingView
              HostLabel "Counter: 0"
            HostButton
              HostLabel "Add"
            Row isOn=false
              HostStackView
                HostLabel "A"
            Row isOn=false
              HostStackView
                HostLabel "B"
      """)
    let stack = setting.number("HostStackView")
    assertText(
      setting.rows(#""tree","mine":true,"shut":[\#(stack)]"#),
      """
      HostWindow
        Page count=0 title="Counter"
          HostStackView …4
      """)
    setting.end()
  }

  func testAFilterKeepsWhatIsAround() {
    let setting = Setting(Page())
    assertText(
      setting.rows(#""tree","mine":true,"filter":"counter: 0""#),
      """
      HostWindow
        Page count=0 title="Counter"
          HostStackView
            HostPaddingView
              HostLabel "Counter: 0"
      """)
    setting.end()
  }

  func testAPointLeadsToTheInnermostHost() {
    let setting = Setting(Page())
    let label = setting.number("Counter: 0")
    let frame = setting.ask(#""details","id":\#(label)"#)["frame"] as? [Double] ?? []
    XCTAssertEqual(frame.count, 4)
    let picked = setting.ask(#""pick","mine":true,"x":\#(frame[0] + 1),"y":\#(frame[1] + 1)"#)
    XCTAssertEqual(picked["id"] as? Int, label)
    XCTAssertEqual((picked["path"] as? [Int])?.last, label)
    XCTAssertEqual((picked["path"] as? [Int])?.count, 5)
    setting.end()
  }

  func testDetailsAndEdits() {
    let setting = Setting(Page())
    let label = setting.number("Counter: 0")
    XCTAssertEqual(
      setting.section("Page", of: label), ["count = 0 (@State) [0:0 number]", "title = Counter (@State) [0:1 text]"])
    XCTAssertEqual(setting.section("Properties", of: label), ["font = system 28 (Text itself, in Page)"])
    XCTAssertNil(setting.ask(#""edit","id":\#(label),"key":"0:0","value":"41""#)["error"])
    setting.tap("Add")
    XCTAssertEqual(setting.section("Page", of: label).first, "count = 42 (@State) [0:0 number]")
    XCTAssertNil(setting.ask(#""undo""#)["error"])
    XCTAssertEqual(setting.number("Counter: 0"), label)
    XCTAssertEqual(
      setting.ask(#""edit","id":\#(label),"key":"0:0","value":"many""#)["error"] as? String,
      "“many” is no value of count.")
    XCTAssertEqual(setting.ask(#""undo""#)["error"] as? String, "Nothing was edited.")
    setting.end()
  }

  func testPropertiesOfAHostAreEditedOverWhatTheViewSays() {
    let setting = Setting(Page())
    let label = setting.number("Counter: 0")
    XCTAssertEqual(
      setting.section("Host", of: label),
      [
        "text = Counter: 0 [host:text text]", "lines = 0 [host:lines number]",
        "text color =  [host:text color text]", "hidden = false [host:hidden bool]", "alpha = 1 [host:alpha number]",
        "background =  [host:background text]", "takes touches = true [host:takes touches bool]",
        "clips = false [host:clips bool]",
      ])
    for (name, value) in [("text", "Hello"), ("text color", "#FF0000"), ("alpha", "0.5")] {
      XCTAssertNil(setting.ask(#""edit","id":\#(label),"key":"host:\#(name)","value":"\#(value)""#)["error"])
    }
    setting.tap("Add")
    XCTAssertEqual(setting.number("Hello"), label)
    XCTAssertEqual(
      setting.section("Properties", of: label).map { $0.prefix { $0 != "(" } },
      ["alpha = 0.5 ", "font = system 28 ", "color = #FF0000 "])
    for name in ["lines", "alpha", "background"] {
      XCTAssertEqual(
        setting.ask(#""edit","id":\#(label),"key":"host:\#(name)","value":"many""#)["error"] as? String,
        "“many” is no value of \(name).")
    }
    for _ in 0..<3 { XCTAssertNil(setting.ask(#""undo""#)["error"]) }
    XCTAssertEqual(setting.number("Counter: 1"), label)
    setting.end()
  }

  func testStepsAreKeptAndCompared() {
    let setting = Setting(Page())
    setting.tap("Add")
    setting.tap("Add")
    let answer = setting.ask(#""steps""#)
    let steps = answer["steps"] as? [[String: Any]] ?? []
    XCTAssertEqual(steps.map { $0["label"] as? String }, ["now", "tap \"Add\"", "tap \"Add\""])
    let moment = setting.ask(#""moment","index":1"#)
    XCTAssertTrue((moment["svg"] as? String)?.contains(">Counter: 1</text>") == true)
    XCTAssertEqual((moment["tree"] as? [String])?.filter { !$0.hasPrefix(" ") }.count, 2)
    XCTAssertTrue((moment["cause"] as? String)?.contains("count of Page: 0 → 1") == true)
    let lines = setting.ask(#""compare","index":0,"other":2"#)["lines"] as? [String] ?? []
    XCTAssertTrue(lines.contains { $0.hasPrefix("+ ") && $0.contains("Counter: 2") })
    XCTAssertTrue((setting.ask(#""export""#)["html"] as? String)?.hasPrefix("<!DOCTYPE html>") == true)
    XCTAssertNotNil(setting.ask(#""moment","index":9"#)["error"])
    setting.end()
  }

  func testWhy() {
    let setting = Setting(Page())
    setting.tap("Add")
    let parts = setting.ask(#""why","name":"Counter: 1""#)["parts"] as? [[String: String]] ?? []
    XCTAssertEqual(
      parts.first { $0["topic"] == "body" }?["text"],
      "Page ran once, in settle 2: which reads count (count of Page: 0 → 1 by tap \"Add\")")
    XCTAssertNotNil(setting.ask(#""why","name":"Nothing""#)["subject"])
    setting.end()
  }

  func testTheClockRunsSlower() {
    let setting = Setting(Page())
    let clock = setting.window.clock
    _ = setting.ask(#""clock","rate":0"#)
    let start = setting.window.clock.now
    setting.send(#"{"type":"hovered"}"#)
    XCTAssertEqual(setting.window.clock.now, start)
    _ = setting.ask(#""clock","rate":0,"frame":true"#)
    XCTAssertEqual(setting.window.clock.now, start + 1 / 60, accuracy: 1e-9)
    XCTAssertNotNil(setting.ask(#""clock","rate":5"#)["error"])
    _ = setting.ask(#""close""#)
    XCTAssertTrue(setting.window.clock === clock)
    XCTAssertFalse(setting.window.recordsCauses)
    setting.end()
  }

  func testTheAuditFindsWhatIsHardToUse() {
    let setting = Setting(
      VStack {
        Button("") {}
        Button("") {}
        Text("Pale").foregroundStyle(Color(white: 0.9))
      })
    let findings = setting.ask(#""audit""#)["findings"] as? [[String: Any]] ?? []
    XCTAssertEqual(Set(findings.map { $0["rule"] as? String }), ["name", "size", "contrast"])
    setting.end()
  }

  func testBadQuestionsAreNone() {
    XCTAssertNil(InputMessage(#"{"type":"inspect","ask":"tree"}"#))
    XCTAssertNil(InputMessage(#"{"type":"inspect","request":1,"ask":"files"}"#))
    XCTAssertNil(InputMessage(#"{"type":"inspect","request":1,"ask":"pick","x":1e9,"y":0}"#))
    XCTAssertNil(InputMessage(#"{"type":"inspect","request":1,"ask":"moment","index":-9223372036854775808}"#))
    let setting = Setting(Page())
    for question in [
      #""details","id":-4"#, #""details""#, #""pick""#, #""tree","root":99,"from":999999999,"count":9999"#,
      #""edit","id":1,"key":"9:9:9","value":"""#, #""compare","index":5,"other":77"#, #""clock""#,
    ] {
      _ = setting.ask(question)
    }
    setting.end()
  }
}
