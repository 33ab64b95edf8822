import BrowserDisplay
import Demo
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The answers of the inspector about each scene of the demo are those of the host tree, of the inspected views and of
/// `why`.
@MainActor
final class InspectedScenesTests: HostTestCase {
  /// Calls a function with each scene's window and its inspector.
  private func inspectScenes(_ body: (InspectedScene) -> Void) {
    var count = 0
    forEachPlayedScene { id, window in
      let scene = InspectedScene(id, window)
      body(scene)
      scene.inspector.close()
      window.rootViewController = nil
      window.settle()
      count += 1
    }
    XCTAssertGreaterThan(count, 70)
    // Scenes show mistakes, too.
    _ = takeSentences()
  }

  func testRowsOfAllHostsAreTheHostTree() {
    inspectScenes { scene in
      let rows = scene.hostRows
      let hosts = scene.hosts
      XCTAssertEqual(rows.map { scene.line($0) }, hosts.map { scene.line($0.host, depth: $0.depth) }, scene.id)
      XCTAssertEqual(rows.map { $0.frame ?? [] }, hosts.map { scene.numbers(of: $0.host) }, scene.id)
      XCTAssertEqual(rows.map(\.children), hosts.map { $0.host.subviews.count }, scene.id)
    }
  }

  /// The program's own views, and the texts that views show. Other hosts differ on purpose: those that the library puts
  /// around are left out.
  func testRowsOfTheProgramAreItsViewsAndTexts() {
    inspectScenes { scene in
      guard scene.hasViews else {
        return XCTAssertEqual(scene.rows(isMine: true).map { scene.line($0) }, scene.hostRows.map { scene.line($0) })
      }
      let rows = scene.rows(isMine: true).dropFirst()
      var around: [Int] = []
      var shown: [String] = []
      for row in rows {
        while let last = around.last, last >= row.depth { around.removeLast() }
        if row.kind == "view" || row.text != nil { shown.append(scene.word(row.name, row.text, around.count)) }
        if row.kind == "view" { around.append(row.depth) }
      }
      XCTAssertEqual(shown, scene.expectedWords, scene.id)
    }
  }

  func testDetailsAreThoseOfTheHostAndItsCauses() {
    inspectScenes { scene in
      for (row, place) in zip(scene.hostRows, scene.hosts) where scene.isSample(place.host) {
        let details = scene.ask("\"details\",\"id\":\(row.id)")
        let name = "\(scene.id) \(place.host.className)"
        XCTAssertEqual(details.frame, scene.numbers(of: place.host), name)
        XCTAssertEqual(details.text, place.host.description(of: \.text), name)
        // A window of hosts alone has no causes.
        guard scene.hasViews else { continue }
        let why = scene.window.why(place.host)
        let parts = why.parts.filter { !["set by", "state"].contains($0.topic) }
        XCTAssertEqual(details.why?.map { "\($0.topic): \($0.text)" }, parts.map { "\($0.topic): \($0.text)" }, name)
        XCTAssertEqual(scene.properties(details), why.texts(of: "set by"), name)
        XCTAssertEqual(scene.state(details, of: place.host), why.texts(of: "state"), name)
      }
    }
  }

  /// Other than for touches, hosts that ignore them count.
  func testThePointAtATextIsInTheHitHost() {
    var count = 0
    inspectScenes { scene in
      for place in scene.hosts where scene.isVisibleText(place.host) {
        let host = place.host
        let middle = host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil)
        guard scene.window.bounds.contains(middle), let hit = scene.window.hitTest(middle, with: nil) else { continue }
        let picked = scene.ask("\"pick\",\"mine\":false,\"x\":\(middle.x),\"y\":\(middle.y)")
        guard let path = picked.path, let found = scene.host(path.last ?? 0) else {
          XCTFail("\(scene.id): nothing at \(host.className) \(middle)")
          continue
        }
        XCTAssertTrue(found.isDescendant(of: hit), "\(scene.id): \(found.shortName) is not in \(hit.shortName)")
        // Something in front of it may let it be seen, such as a bar.
        guard host.isDescendant(of: hit) else { continue }
        XCTAssertTrue(found === host, "\(scene.id): \(found.shortName), not \(host.shortName) at \(middle)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 300)
  }
}

/// A window and its inspector, and the answers as they should be, computed by a walk of their own.
@MainActor
private final class InspectedScene {
  let id: String
  let window: HostWindow
  let inspector: WindowInspector
  /// All hosts in drawing order.
  let hosts: [(host: HostView, depth: Int)]
  /// The rows of all hosts.
  private(set) lazy var hostRows = rows(isMine: false)

  init(_ id: String, _ window: HostWindow) {
    (self.id, self.window) = (id, window)
    inspector = WindowInspector(window)
    var hosts: [(host: HostView, depth: Int)] = []
    func walk(_ host: HostView, _ depth: Int) {
      hosts.append((host, depth))
      for child in host.subviews { walk(child, depth + 1) }
    }
    walk(window, 0)
    self.hosts = hosts
  }

  var hasViews: Bool { hosts.contains { $0.host is AnyHostingView } }

  func ask(_ question: String) -> InspectAnswer {
    let text = "{\"request\":1,\"ask\":\(question)}"
    guard let request = try? JSONDecoder().decode(InspectRequest.self, from: Data(text.utf8)) else {
      XCTFail("no question: \(question)")
      return InspectAnswer()
    }
    return inspector.answer(request)
  }

  /// All rows, also those inside of rows with many children.
  func rows(isMine: Bool) -> [InspectAnswer.Row] {
    var opened: [Int] = []
    while true {
      var rows: [InspectAnswer.Row] = []
      var answer: InspectAnswer
      repeat {
        answer = ask("\"tree\",\"mine\":\(isMine),\"from\":\(rows.count),\"count\":150,\"opened\":\(opened)")
        rows += answer.rows?.dropFirst(rows.count - (answer.from ?? 0)) ?? []
      } while rows.count < answer.total ?? 0
      let shut = rows.filter(\.shut).map(\.id)
      if shut.isEmpty { return rows }
      opened += shut
    }
  }

  // MARK: Lines

  func line(_ row: InspectAnswer.Row) -> String {
    let text = row.text.map { " “\($0)”" } ?? ""
    return "\(row.depth) \(row.kind) \(row.name)\(text) \(row.props ?? "")"
  }

  func line(_ host: HostView, depth: Int) -> String {
    let text = host.description(of: \.text).map { " “\(cut($0))”" } ?? ""
    let properties = host.description(of: \.properties).map { name, value in value.map { "\(name)=\($0)" } ?? name }
    return "\(depth) host \(host.className)\(text) \(cut(properties.joined(separator: " ")))"
  }

  /// A row has 120 characters of a text.
  private func cut(_ text: String) -> String { text.count > 120 ? "\(text.prefix(119))…" : text }

  func numbers(of host: HostView) -> [Double] {
    let frame = host.convert(host.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
  }

  // MARK: Views and texts

  func word(_ name: String, _ text: String?, _ depth: Int) -> String {
    "\(String(repeating: "  ", count: depth))\(name)\(text.map { " “\($0)”" } ?? "")"
  }

  private func isOfProgram(_ view: InspectedView) -> Bool { String(reflecting: view.type).hasPrefix("Demo.") }

  private func name(_ view: InspectedView) -> String { view.isModifier ? ".\(view.typeName)" : view.typeName }

  /// The views of the program's own types and the texts of views in the order of the inspected views.
  var expectedWords: [String] {
    var words: [String] = []
    var seen: Set<ObjectIdentifier> = []
    func walk(_ view: InspectedView, _ depth: Int) {
      guard seen.insert(view.id).inserted else { return }
      var depth = depth
      if isOfProgram(view) {
        words.append(word(name(view), nil, depth))
        depth += 1
      } else if let host = ownHost(of: view), let text = host.description(of: \.text) {
        words.append(word(host.className, cut(text), depth))
      }
      for child in view.children { walk(child, depth) }
    }
    for (host, _) in hosts { for view in (host as? AnyHostingView)?.inspectedViews ?? [] { walk(view, 0) } }
    return words
  }

  /// The host that a view owns itself.
  private func ownHost(of view: InspectedView) -> HostView? {
    view.hosts.first { $0.viewChain.first?.id == view.id }
  }

  // MARK: Details

  /// The hosts with a text, and each fifth one of the others: explanations take long.
  func isSample(_ host: HostView) -> Bool {
    host.description(of: \.text) != nil || (hosts.firstIndex { $0.host === host } ?? 0) % 5 == 0
  }

  func properties(_ details: InspectAnswer) -> [String] {
    let rows = details.sections?.first { $0.title == "Properties" }?.rows ?? []
    return rows.map { row in
      let isFlag = row.value == "yes" && isFlag(row.name, details)
      return "\(row.name)\(isFlag ? "" : "=\(row.value)"): \(row.note ?? "")"
    }
  }

  /// Whether a property is printed without a value.
  private func isFlag(_ name: String, _ details: InspectAnswer) -> Bool {
    host(details.id ?? 0)?.description(of: \.properties).contains { $0.name == name && $0.value == nil } == true
  }

  /// The rows of the innermost view of the program's own around a host, as `why` has them.
  func state(_ details: InspectAnswer, of host: HostView) -> [String] {
    guard let own = host.viewChain.first(where: { isOfProgram($0) && !$0.isModifier }),
      let section = details.sections?.first(where: { $0.title == own.typeName })
    else { return [] }
    let rows = section.rows.prefix(8).map { "\($0.name) = \(edited($0, own) ?? $0.value)" }
    return [rows.joined(separator: ", ")]
  }

  /// The value of a property that an editor has, as `why` has it; nil without an editor.
  private func edited(_ row: InspectAnswer.Section.Row, _ view: InspectedView) -> String? {
    guard row.edit != nil, let value = view.properties.first(where: { $0.name == row.name })?.value else { return nil }
    let mirror = Mirror(reflecting: value)
    let shown = mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
    if let date = value as? Date {
      XCTAssertEqual(date.ISO8601Format(), row.value, "\(id) \(view.typeName)")
      return "\(date)"
    }
    XCTAssertEqual("\(shown)", row.value, "\(id) \(view.typeName)")
    return (value as? String)?.quoted
  }

  // MARK: Points

  /// The host with a number, by the place of its row.
  func host(_ number: Int) -> HostView? {
    hostRows.firstIndex { $0.id == number }.flatMap { hosts.indices.contains($0) ? hosts[$0].host : nil }
  }

  func isVisibleText(_ host: HostView) -> Bool {
    host is HostLabel && host.description(of: \.text)?.isEmpty == false
      && window.why(host).texts(of: "sight") == ["it can be seen"]
  }
}

extension HostView {
  /// A part of what is printed of a host.
  fileprivate func description<Part>(of part: KeyPath<HostDescription, Part>) -> Part {
    var description = HostDescription()
    describe(into: &description)
    return description[keyPath: part]
  }
}
