import Foundation
import HostTree
import XCTest

/// The engine against a client that knows the true length of each row, and lines them up from the first one that is
/// placed.
@MainActor
final class RowEngineTests: HostTreeTestCase {
  private struct Item {
    let id: Int
    var length: CGFloat
  }

  private struct Section {
    var id: Int
    var header: CGFloat?
    var items: [Item]
  }

  /// Rows along an axis, a viewport of 100 points, and what was made and released.
  private final class Client: HostView, RowClient {
    let rows: RowEngine<Int>
    var sections: [Section]
    var visible = RowSpan(start: 0, end: 100)
    var log: [String] = []

    init(_ sections: [Section], _ policy: RowEngine<Int>.Policy, estimate: CGFloat = 20) {
      rows = RowEngine(policy)
      self.sections = sections
      super.init(frame: .zero)
      rows.lines = lines
      rows.lengths = SparseLengths(count: lines.count, estimate: estimate)
    }

    var lines: RowLines { RowLines(sections.map { .init(hasHeader: $0.header != nil, itemCount: $0.items.count) }) }

    /// Who is at a place: an item's number, or a section's below 0.
    func id(_ element: HostLazyElement) -> Int {
      if case .item(let path) = element { return sections[path.section].items[path.item].id }
      return -sections[element.section].id - 1
    }

    func length(_ line: Int) -> CGFloat {
      switch rows.lines?.firstElement(in: line) {
      case .item(let path): sections[path.section].items[path.item].length
      case .header(let section): sections[section].header ?? 0
      case .footer, nil: 0
      }
    }

    func makeLine(_ line: Int, in lines: RowLines) -> CGFloat {
      for element in lines.elements(in: line) where rows.content[element] == nil {
        rows.add(id(element), for: element, self)
        log.append("+\(id(element))")
      }
      return length(line)
    }

    func didRelease(_ content: Int, of element: HostLazyElement) { log.append("-\(content)") }
    func gap(before line: Int, in lines: RowLines) -> CGFloat { 0 }
    func scrollRows(by shift: CGFloat) -> Bool {
      rows.places = rows.places.mapValues { $0.moved(by: shift) }
      visible = visible.moved(by: shift)
      return true
    }

    func layOut() {
      var shown = rows.makeVisible(visible, self)
      rows.release(except: &shown, self)
      rows.places = shown
      rows.updateEstimate()
    }

    func scroll(to offset: CGFloat) {
      visible = RowSpan(start: offset, end: offset + 100)
      layOut()
    }

    /// Where an item is on screen; nil if it is not placed.
    func top(_ id: Int) -> CGFloat? {
      rows.places.first { self.id($0.key) == id }.map { $0.value.start - visible.start }
    }

    func change(_ body: (inout [Section]) -> Void) {
      let former = sections
      body(&sections)
      var sectionPlaces: [Int: Int] = [:]
      var places: [Int: IndexPath] = [:]
      for (number, section) in sections.enumerated() {
        sectionPlaces[section.id] = number
        for (row, item) in section.items.enumerated() { places[item.id] = IndexPath(row: row, section: number) }
      }
      let gone = rows.update(
        to: lines, SparseLengths(count: lines.count, estimate: rows.lengths.estimate),
        sections: { sectionPlaces[former[$0].id] }, items: { places[former[$0.section].items[$0.row].id] })
      for (element, content) in gone { didRelease(content, of: element) }
      rows.settleChanges(visible, self)
    }
  }

  private func client(_ lengths: [CGFloat], _ policy: RowEngine<Int>.Policy = .init()) -> Client {
    Client([Section(id: 0, items: lengths.enumerated().map { Item(id: $0, length: $1) })], policy)
  }

  // MARK: One thing at a time

  func testOnlyWhatIsVisibleIsMade() {
    let client = client(Array(repeating: 30, count: 1_000))
    client.layOut()
    XCTAssertEqual(client.log, ["+0", "+1", "+2", "+3"])
    client.log = []
    client.scroll(to: 60)
    XCTAssertEqual(client.log, ["+4", "+5", "-0", "-1"])
  }

  func testContentIsReleasedFirstWhereItIsUsedAgain() {
    let client = client(Array(repeating: 30, count: 1_000), .init(recycles: true))
    client.layOut()
    client.log = []
    client.scroll(to: 60)
    XCTAssertEqual(client.log, ["-0", "-1", "+4", "+5"])
  }

  func testVisibleLinesStayWhateverThoseAboveTurnOutToBe() {
    let client = client(Array(repeating: 30, count: 100))
    client.scroll(to: 1_000)
    XCTAssertEqual(client.top(50), 0, "where it should be by the estimate of 20")
    client.scroll(to: 980)
    XCTAssertEqual(client.top(50), 20)
    XCTAssertEqual(client.top(49), -10)
    XCTAssertEqual(client.visible.start, 990, "the line above is 10 longer than estimated")
  }

  func testUnmeasuredLinesCountAsTheOthersDoOnAverage() {
    let averaging = client(Array(repeating: 30, count: 100), .init(averagesLengths: true))
    averaging.layOut()
    XCTAssertEqual(averaging.rows.totalLength, 3_000)
    let told = client(Array(repeating: 30, count: 100))
    told.layOut()
    XCTAssertEqual(told.rows.totalLength, 2_040, "four of 30, and 96 of 20")
  }

  func testWhatStaysWhenLinesComeAbove() {
    for stays in [true, false] {
      let client = client(Array(repeating: 20, count: 100), .init(staysOverChanges: stays))
      client.scroll(to: 200)
      client.change { $0[0].items.insert(contentsOf: (0..<3).map { Item(id: 1_000 + $0, length: 20) }, at: 2) }
      client.layOut()
      XCTAssertEqual(client.visible.start, stays ? 260 : 200)
      XCTAssertEqual(client.top(stays ? 10 : 7), 0)
    }
  }

  func testScrollingToALine() {
    for (part, top) in [(0, 0), (0.5, 35), (1, 70), (nil, 70)] as [(CGFloat?, CGFloat)] {
      let client = client(Array(repeating: 30, count: 100))
      client.layOut()
      client.rows.pendingScroll = (.item(IndexPath(row: 50, section: 0)), part)
      client.layOut()
      XCTAssertEqual(client.top(50), top, "\(String(describing: part))")
    }
  }

  func testAPinnedHeaderStaysAsLongAsItsSection() {
    let client = Client(
      (0..<3).map { n in Section(id: n, header: 10, items: (0..<5).map { Item(id: n * 5 + $0, length: 20) }) },
      .init(clearsPinnedHeader: true))
    client.rows.policy.pinsHeaders = true
    client.scroll(to: 0)
    client.scroll(to: 50)
    XCTAssertEqual(client.top(-1), 0)
    client.scroll(to: 105)
    XCTAssertEqual(client.top(-1), -5, "pushed out by the next one")
    XCTAssertEqual(client.top(-2), 5)
    client.rows.pendingScroll = (.item(IndexPath(row: 2, section: 1)), 0)
    client.layOut()
    XCTAssertEqual(client.top(7), 10, "clear of the header")
  }

  func testRowsGoWhereTheyWereMoved() {
    let client = client([10, 20, 30, 40])
    client.layOut()
    client.log = []
    client.change { $0[0].items.swapAt(0, 2) }
    client.layOut()
    XCTAssertEqual(client.log, [])
    XCTAssertEqual((0..<4).map(client.top), [50, 30, 0, 60])
  }

  // MARK: Against what is true

  /// Compares what exists and where it is with the true lengths, lined up from the first line that is placed.
  private func check(_ client: Client, _ message: String) {
    guard let lines = client.rows.lines, lines.count > 0 else {
      XCTAssertEqual(client.rows.places.count, 0, message)
      return
    }
    let placed = client.rows.places.compactMap { element, span in
      client.rows.pinnedElements.contains(element) ? nil : lines.line(of: element).map { ($0, span.start) }
    }
    guard let first = placed.min(by: { $0.0 < $1.0 }) else { return XCTFail("nothing is placed: \(message)") }
    var starts: [Int: CGFloat] = [:]
    var start = first.1
    for line in first.0..<lines.count {
      starts[line] = start
      start += client.length(line)
    }
    start = first.1
    for line in (0..<first.0).reversed() {
      start -= client.length(line)
      starts[line] = start
    }
    var expected: [Int] = []
    for line in 0..<lines.count {
      let span = RowSpan(start: starts[line] ?? 0, end: (starts[line] ?? 0) + client.length(line))
      guard span.overlaps(client.visible), let element = lines.firstElement(in: line),
        !client.rows.pinnedElements.contains(element)
      else { continue }
      expected.append(client.id(element))
      XCTAssertEqual(client.rows.places[element]?.start ?? -1, span.start, accuracy: 0.01, "line \(line) \(message)")
    }
    let shown = client.rows.elements.filter { !client.rows.pinnedElements.contains($0) }.map(client.id)
    XCTAssertEqual(shown, expected, message)
    for element in client.rows.elements { XCTAssertEqual(client.rows.content[element], client.id(element), message) }
    if let beginning = client.rows.places[.item(IndexPath(row: 0, section: 0))],
      lines.firstElement(in: 0)?.isItem == true
    {
      XCTAssertEqual(beginning.start, 0, accuracy: 0.01, message)
    }
  }

  func testRandomWalks() {
    for seed in 0..<60 {
      var random = Random(seed: UInt64(seed))
      var next = 0
      func item() -> Item {
        next += 1
        return Item(id: next, length: CGFloat(Int.random(in: 1...60, using: &random)))
      }
      let pins = seed % 3 == 0
      let client = Client(
        (0..<3).map { number in
          Section(
            id: number, header: pins ? 10 : nil, items: (0..<Int.random(in: 5...40, using: &random)).map { _ in item() }
          )
        }, .init(averagesLengths: seed % 2 == 0, recycles: seed % 5 < 2, staysOverChanges: seed % 4 < 2))
      client.rows.policy.pinsHeaders = pins
      client.layOut()
      for step in 0..<60 {
        let message = "seed \(seed) step \(step)"
        let before = client.visible.start
        let staying = client.rows.elements.first { element in
          !client.rows.pinnedElements.contains(element)
            && client.rows.places[element].map { $0.overlaps(client.visible) } == true
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1, 2:
          let most = max(client.rows.totalLength - 100, 0)
          client.visible = RowSpan(start: 0, end: 100).moved(by: CGFloat.random(in: 0...1, using: &random) * most)
        case 3:
          let section = Int.random(in: 0..<3, using: &random)
          let place = Int.random(in: 0...client.sections[section].items.count, using: &random)
          let id = staying.map(client.id)
          let top = id.flatMap(client.top)
          client.change { $0[section].items.insert(item(), at: place) }
          if before > 0, client.rows.policy.staysOverChanges, let id {
            XCTAssertEqual(client.top(id) ?? -1, top ?? -2, accuracy: 0.01, message)
          }
        case 4:
          let section = Int.random(in: 0..<3, using: &random)
          guard client.sections[section].items.count > 4 else { break }
          client.change { $0[section].items.remove(at: Int.random(in: 0..<$0[section].items.count, using: &random)) }
        default:
          client.rows.pendingScroll = (
            .item(IndexPath(row: 2, section: 1)), [0, 1, nil].randomElement(using: &random)!
          )
        }
        client.layOut()
        // As a scroll view does: not beyond the end.
        let most = max(client.rows.totalLength - 100, 0)
        if client.visible.start > most { client.scroll(to: most) }
        client.layOut()
        check(client, message)
      }
      client.rows.reset(client)
      let made = client.log.filter { $0.hasPrefix("+") }
      XCTAssertEqual(client.log.count, 2 * made.count, "what was made was released")
    }
  }
}
