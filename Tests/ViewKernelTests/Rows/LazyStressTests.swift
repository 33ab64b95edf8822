import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Random data, scrolling and sizes: what is in sight must be what belongs there.
@MainActor
final class LazyStressTests: HostTestCase {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var height: CGFloat
  }

  private final class Model: ObservableObject {
    @Published var items: [Item] = []
    @Published var header: CGFloat = 0
    @Published var columns = 1
    @Published var spacing: CGFloat?
  }

  private struct Page: View {
    @ObservedObject var model: Model
    let isGrid: Bool
    var isPinned = false

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Color.red.frame(height: model.header)
          if isGrid {
            LazyVGrid(
              columns: Array(repeating: GridItem(spacing: 0), count: model.columns), spacing: model.spacing
            ) { rows }
          } else if isPinned {
            LazyVStack(spacing: model.spacing, pinnedViews: .sectionHeaders) {
              Section {
                rows
              } header: {
                Color.blue.frame(height: 15)
              }
            }
          } else {
            LazyVStack(spacing: model.spacing) { rows }
          }
        }
        .overlay(alignment: .topLeading) {
          Button("go") { proxy.scrollTo(model.items.last?.id ?? 0, anchor: .bottom) }.opacity(0.5)
        }
      }
    }

    private var rows: some View {
      ForEach(model.items) { item in
        Text("\(item.id)").frame(maxWidth: .infinity, maxHeight: .infinity).frame(height: item.height)
      }
    }
  }

  /// The rows in sight, from the top to the bottom.
  private func check(_ screen: Screen<Page>, _ model: Model, _ note: String) {
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    guard let container = screen.all.first(where: { $0 is HostLazyContainerView }) else {
      return XCTFail("no container")
    }
    let perLine = container is HostLazyGridView ? model.columns : 1
    let spacing = model.spacing ?? 8
    let header = container.subviews.first { $0.subviews.first is HostColorView }
    let rows = container.subviews.filter { $0 !== header }
    let ids = rows.map { row -> Int in
      var host = row
      while let inner = host.subviews.first { host = inner }
      return Int((host as? HostLabel)?.text ?? "") ?? -1
    }
    let indices = ids.map { id in model.items.firstIndex { $0.id == id } ?? -1 }
    guard !indices.contains(-1) else { return XCTFail("\(note): a row of no item: \(ids)") }
    XCTAssertEqual(
      indices, indices.first.map { Array($0..<$0 + indices.count) } ?? [], "\(note): in order, without gaps")
    for (row, index) in zip(rows, indices) {
      XCTAssertEqual(row.frame.height, model.items[index].height, "\(note): \(index)")
    }
    let sight = container.convert(scroll.bounds, from: scroll)
    let limit = scroll.contentSize.height - scroll.bounds.height
    XCTAssertTrue(scroll.contentOffset.y >= 0 && scroll.contentOffset.y <= max(limit, 0) + 0.001, "\(note): the offset")
    if let header {
      let isAtTop = header.frame.minY <= max(sight.minY, 0) + 0.001
      XCTAssertTrue(isAtTop && header.frame.maxY <= container.frame.height, "\(note): the header at \(header.frame)")
    }
    guard let first = indices.first, let last = indices.last else {
      let isEmpty =
        model.items.isEmpty || (header != nil && sight.maxY <= 15 + spacing) || container.frame.height <= sight.minY
        || sight.maxY <= 0
      XCTAssertTrue(isEmpty, "\(note): nothing is shown of \(model.items.count) at \(sight) in \(container.frame)")
      return
    }
    XCTAssertEqual(first % perLine, 0, "\(note): whole lines")
    // Lines follow each other.
    var lines: [[HostView]] = []
    for (row, index) in zip(rows, indices) {
      if index % perLine == 0 { lines.append([row]) } else { lines[lines.count - 1].append(row) }
    }
    for (line, next) in zip(lines, lines.dropFirst()) {
      let end = line.map { $0.frame.midY }.max()! + line.map(\.frame.height).max()! / 2
      let start = next.map { $0.frame.midY }.max()! - next.map(\.frame.height).max()! / 2
      XCTAssertEqual(start - end, spacing, accuracy: 0.001, "\(note): the distance of lines")
    }
    let top = lines[0].map { $0.frame.midY - lines[0].map(\.frame.height).max()! / 2 }.min()!
    let bottom = rows.map(\.frame.maxY).max()!
    if first == 0 { XCTAssertEqual(top, header == nil ? 0 : 15 + spacing, accuracy: 0.001, "\(note): the first line") }
    XCTAssertTrue(first == 0 || top <= sight.minY + spacing + 0.001, "\(note): a gap above \(first) at \(sight)")
    XCTAssertTrue(
      last == model.items.count - 1 || bottom + spacing >= sight.maxY - 50.001,
      "\(note): a gap below \(last) at \(sight)")
    if last == model.items.count - 1, first == 0 {
      XCTAssertEqual(bottom, container.frame.height, accuracy: 50, "\(note): all is known")
    }
  }

  /// The first row, or that of an item, and where it begins on screen.
  private func top(of screen: Screen<Page>, _ id: Int? = nil) -> (id: Int, y: CGFloat)? {
    guard let container = screen.all.first(where: { $0 is HostLazyContainerView }) else { return nil }
    for row in container.subviews {
      var host = row
      while let inner = host.subviews.first { host = inner }
      guard let text = (host as? HostLabel)?.text, let number = Int(text), id == nil || id == number else { continue }
      return (number, row.convert(row.bounds, to: nil).minY)
    }
    return nil
  }

  private func run(seed: UInt64, isGrid: Bool, isPinned: Bool = false) {
    var random = Random(seed: seed)
    let model = Model()
    model.columns = isGrid ? 3 : 1
    var nextID = 0
    func height() -> CGFloat { CGFloat(Int.random(in: 1...5, using: &random)) * 10 }
    func item() -> Item {
      nextID += 1
      return Item(id: nextID, height: height())
    }
    model.items = (0..<60).map { _ in item() }
    let screen = show(Page(model: model, isGrid: isGrid, isPinned: isPinned), width: 90, height: 200)
    check(screen, model, "\(seed) first")
    for step in 0..<40 {
      var note = "\(seed).\(step)"
      let scroll = screen.hosts(of: HostScrollView.self)[0]
      let (formerTop, formerOffset) = (top(of: screen), scroll.contentOffset.y)
      let isNearEnd = formerOffset > scroll.contentSize.height - scroll.bounds.height - 300
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        note += " insert"
        for _ in 0..<3 { model.items.insert(item(), at: Int.random(in: 0...model.items.count, using: &random)) }
      case 1:
        note += " remove"
        for _ in 0..<3 where !model.items.isEmpty {
          model.items.remove(at: Int.random(in: model.items.indices, using: &random))
        }
      case 2:
        note += " move"
        if !model.items.isEmpty {
          let one = model.items.remove(at: Int.random(in: model.items.indices, using: &random))
          model.items.insert(one, at: Int.random(in: 0...model.items.count, using: &random))
        }
      case 3:
        note += " resize"
        for _ in 0..<5 where !model.items.isEmpty {
          model.items[Int.random(in: model.items.indices, using: &random)].height = height()
        }
      case 4:
        note += " around"
        if Bool.random(using: &random) {
          model.header = height() * 4
        } else {
          model.spacing = [nil, 0, 3].randomElement(using: &random)!
        }
        if isGrid { model.columns = Int.random(in: 1...4, using: &random) }
      case 5:
        note += " window"
        screen.window.frame.size.height = CGFloat(Int.random(in: 5...40, using: &random)) * 10
        screen.hosting.frame = screen.window.bounds
      case 6:
        note += " go"
        screen.host("go")?.tap()
      case 7 where Int.random(in: 0..<4, using: &random) == 0:
        note += " all"
        model.items = (0..<Int.random(in: 0..<80, using: &random)).map { _ in item() }
      default:
        note += " scroll"
        scroll.scroll(by: CGPoint(x: 0, y: CGFloat(Int.random(in: -400...500, using: &random))))
      }
      screen.settle()
      check(screen, model, note)
      // What was first stays on screen where it was, unless an end of the content is in sight.
      let limit = scroll.contentSize.height - scroll.bounds.height
      if !isGrid, ["insert", "remove", "resize"].contains(where: note.hasSuffix), let formerTop,
        model.items.contains(where: { $0.id == formerTop.id }), formerOffset > model.header + 8,
        !isNearEnd || note.hasSuffix("insert"), scroll.contentOffset.y > 0, scroll.contentOffset.y < limit
      {
        XCTAssertEqual(top(of: screen, formerTop.id)?.y ?? .nan, formerTop.y, accuracy: 0.001, note)
      }
      guard takeSentences().isEmpty else { return XCTFail("\(note): did not come to rest") }
    }
  }

  func testStacks() { for seed in 1...15 { run(seed: UInt64(seed), isGrid: false) } }

  func testPinnedHeaders() { for seed in 1...15 { run(seed: UInt64(seed), isGrid: false, isPinned: true) } }

  func testGrids() { for seed in 1...15 { run(seed: UInt64(seed), isGrid: true) } }
}
