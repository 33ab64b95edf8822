import Foundation
import XCTest

/// Measures an application in a page: prints the table of BrowserDisplay's module page.
///
/// A few inputs in CI, where the machines differ: only the inspector has limits, with a wide margin. For the figures
/// build the programs in release mode:
/// `swift build -c release; BROWSER_SPEED_INPUTS=200 BROWSER_PROGRAMS=.build/release swift test --filter
/// BrowserSpeedTests`.
final class BrowserSpeedTests: BrowserTestCase {
  private let inputs = ProcessInfo.processInfo.environment["BROWSER_SPEED_INPUTS"].flatMap { Int($0) } ?? 10
  /// As long as a finger is down in a short tap: what it changes when it comes down has its own frame.
  private let hold = 50
  private var isLong: Bool { inputs >= 100 }

  /// Notes when a finger was lifted, and when the picture or the elements changed after it.
  private static let watch = """
    window.times = [];
    let up = null;
    addEventListener("pointerup", () => { up = performance.now(); }, true);
    new MutationObserver(() => { if (up !== null) { times.push(performance.now() - up); up = null; } })
      .observe(document.getElementById("window"), { subtree: true, childList: true, attributes: true, characterData: true });
    """

  func testFromAnInputToItsFrame() throws {
    try measure("a to-do list: tap, a sheet comes or goes", run("Demo", ["--serve", "P1"]).url) { page, number in
      try page.tap(number % 2 == 0 ? "button Add" : "button Cancel", holding: hold)
    }
    try measure("a list of 1,000,000 rows: tap, a row changes", run("Demo", ["--serve", "list-of-a-million-rows"]).url)
    {
      page, number in
      try page.tap("button row 1: \(number)", holding: hold)
    }
    try measure("a form: tap, a text changes", run("BrowserProgram", ["--port", "0", "--", "everything"]).url) {
      page, number in
      try page.tap("button Count", holding: hold)
      try page.wait(for: "Count: \(number + 1)")
    }
  }

  private func measure(_ name: String, _ url: String, _ input: (AppPage, Int) throws -> Void) throws {
    let page = try AppPage(try browser(), url)
    try page.waitUntil("all().length > 0")
    let first = try page.driver.run("return performance.getEntriesByName('frame')[0].startTime") as? Double
    _ = try page.driver.run(BrowserSpeedTests.watch)
    for number in 0..<inputs { try input(page, number) }
    try page.waitUntil("times.length === \(inputs)")
    let times = (try page.driver.run("return times") as? [Double] ?? []).sorted()
    XCTAssertEqual(times.count, inputs)
    let (median, late) = (times[times.count / 2], times[min(times.count * 99 / 100, times.count - 1)])
    print("| \(name) | median \(whole(median)), p99 \(whole(late)) ms; first frame \(whole(first ?? 0)) ms |")
    XCTAssertNotNil(first)
  }

  /// An inspector over 100,000 hosts: what a person waits for, from the key or the click to the rows.
  ///
  /// The limits are in milliseconds, for release builds. Debug builds and shared machines take longer.
  func testAnInspectorOfVeryManyHosts() throws {
    let limits = [
      "open": 100, "first pick": 200, "all hosts": 16, "hover": 16, "pick": 16, "expand": 16, "expand hosts": 16,
      "scroll": 16, "details": 50, "search": 200.0,
    ]
    let (_, url) = try run("BrowserProgram", ["--port", "0", "--", "many"])
    let page = try AppPage(try browser(), url)
    try page.wait(for: "Number 1")
    let found = try page.driver.run(BrowserSpeedTests.inspection(isLong ? 40 : 1)) as? [String: Double] ?? [:]
    let times = found.filter { limits[$0.key] != nil }
    print(
      "| an inspector of 100,000 hosts, ms: "
        + times.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + " |")
    XCTAssertEqual(times.count, limits.count)
    for (name, time) in times { XCTAssertLessThan(time, limits[name]! * (isLong ? 3 : 40), name) }
    XCTAssertLessThanOrEqual(found["rows"] ?? .infinity, 200)
    XCTAssertLessThanOrEqual(found["bytes"] ?? .infinity, 20_000)
  }

  /// Measures what is done once, and the 99th percentile of what is done often.
  private static func inspection(_ count: Int) -> String {
    """
    const times = { bytes: 0 };
    const until = async (done) => { while (!done()) await new Promise(requestAnimationFrame); };
    const measure = async (name, count, action, prepare = () => {}) => {
      const list = [];
      for (let index = 0; index < count; index++) {
        await prepare(index);
        const start = performance.now();
        const answer = await action(index);
        list.push(performance.now() - start);
        times.bytes = Math.max(times.bytes, JSON.stringify(answer ?? "").length);
      }
      list.sort((a, b) => a - b);
      times[name] = Math.round(list[Math.min(Math.floor(count * .99), count - 1)] * 10) / 10;
    };
    const rows = () => document.querySelectorAll("[role=treeitem]").length;
    const question = { mine: true, shut: [], opened: [], root: null, filter: "", from: 0, count: 100 };
    const hosts = { ...question, mine: false };
    const many = (answer) => answer.rows.find(({ children }) => children > 1000).id;
    return (async () => {
      await measure("open", 1, async () => {
        document.getElementById("inspect").click();
        await until(() => rows() > 2);
      });
      // Finds the views of all hosts, once.
      await measure("first pick", 1, () => ask("pick", { mine: true, x: 195, y: 100 }));
      const id = (await ask("pick", { mine: false, x: 195, y: 400 })).id;
      await measure("all hosts", \(count), () => ask("tree", hosts), () => ask("tree", question));
      const opened = [many(await ask("tree", question))];
      await measure("expand", \(count), () => ask("tree", { ...question, opened }), () => ask("tree", question));
      const openedHosts = [many(await ask("tree", hosts))];
      await measure("expand hosts", \(count), () => ask("tree", { ...hosts, opened: openedHosts }), () => ask("tree", hosts));
      await measure("scroll", \(count), (index) => ask("tree", { ...question, opened, from: index * 400 }));
      await measure("hover", \(count), (index) => ask("pick", { mine: false, x: 195, y: 100 + index * 5 }));
      await measure("pick", \(count), (index) => ask("pick", { mine: true, x: 195, y: 100 + index * 5 }));
      await measure("details", \(count), () => ask("details", { id }));
      await measure("search", 3, (index) => ask("tree", { ...hosts, filter: "number 4999" + index }));
      times.rows = rows();
      return times;
    })();
    """
  }

  func testFramesOfAnAnimation() throws {
    let (program, url) = try run("BrowserProgram", ["--port", "0", "--", "shapes"])
    let page = try AppPage(try browser(), url)
    try page.wait(for: "Shapes")
    try count("50 shapes that move", page, program, "")
  }

  func testFramesOfScrolling() throws {
    let (program, url) = try run("BrowserProgram", ["--port", "0", "--", "million"])
    let page = try AppPage(try browser(), url)
    let place = try page.middle("Row 5")
    let turn = """
      document.getElementById("window").dispatchEvent(new WheelEvent(
        "wheel", { clientX: \(place.x), clientY: \(place.y), deltaY: 30, bubbles: true, cancelable: true }));
      """
    try count("1,000,000 rows that are scrolled", page, program, turn)
  }

  /// Counts the frames of the page in which the picture has changed, while `step` runs in each.
  private func count(_ name: String, _ page: AppPage, _ program: RunningProgram, _ step: String) throws {
    let seconds = isLong ? 5.0 : 1
    let before = try XCTUnwrap(program.processorTime)
    let counts = try page.driver.run(
      """
      return new Promise((done) => {
        let [frames, changes, changed] = [0, 0, false];
        const observer = new MutationObserver(() => { changed = true; });
        observer.observe(document.getElementById("picture"), { subtree: true, childList: true, attributes: true });
        const end = performance.now() + \(seconds * 1_000);
        const tick = () => {
          frames += 1;
          if (changed) changes += 1;
          changed = false;
          \(step)
          if (performance.now() < end) requestAnimationFrame(tick);
          else { observer.disconnect(); done([frames, changes]); }
        };
        requestAnimationFrame(tick);
      });
      """)
    let share = (try XCTUnwrap(program.processorTime) - before) / seconds
    let numbers = try XCTUnwrap(counts as? [Int])
    print(
      "| \(name) | \(whole(Double(numbers[1]) / seconds)) of \(whole(Double(numbers[0]) / seconds)) frames a second, "
        + "\(whole(share * 100)) % of a core |")
    XCTAssertGreaterThan(numbers[1], numbers[0] / 10)
  }

  func testNothingHappensWhileNothingHappens() throws {
    let (program, url) = try run("BrowserProgram", ["--port", "0", "--", "everything"])
    let page = try AppPage(try browser(), url)
    try page.wait(for: "button Count")
    // The last frame is shown, and its answer is told.
    _ = try page.driver.run("return new Promise((done) => setTimeout(done, 500))")
    let (before, time) = (try XCTUnwrap(program.wakeUps), try XCTUnwrap(program.processorTime))
    _ = try page.driver.run("return new Promise((done) => setTimeout(done, \(isLong ? 5_000 : 1_000)))")
    // A thread that has ended meanwhile has none.
    let more = try XCTUnwrap(program.wakeUps).reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) }
    print("| nothing happens | \(more) wake-ups, \(try XCTUnwrap(program.processorTime) - time) s of the processor |")
    XCTAssertEqual(more, 0)
  }
}

private func whole(_ number: Double) -> Int { Int(number.rounded()) }
