/// The rows of a tree as an inspector shows them: without what is inside of items that are shut.
///
/// An item with many children, of which none is opened, takes as long as one with few: these children are not copied,
/// and not looked into until they are shown.
@MainActor
struct ItemRows {
  struct Row {
    var item: InspectedItem
    var depth: Int32
    /// The number of items inside; nil for one of many, which is found out when the row is shown.
    var childCount: Int32?
    var isShut: Bool
  }

  /// The choices that decide which rows there are.
  struct Choice: Equatable {
    var root: InspectedItem
    var shut: Set<InspectedItem> = []
    var opened: Set<InspectedItem> = []
    var filter = WantedText("")
  }

  /// Siblings that follow one another, and are shut.
  private struct Run {
    /// The number of single rows before it.
    var place: Int
    var items: ItemList
    var range: Range<Int>
    var depth: Int32
  }

  /// A part of the tree that is to be looked at.
  private enum Part {
    case item(InspectedItem, Int32)
    case run(ItemList, Range<Int>, Int32)
  }

  /// The rows that are in no run.
  private var singles: [Row] = []
  private var runs: [Run] = []
  /// The number of rows.
  private(set) var count = 0
  /// Items with more children are shut unless they were opened, and so are these children.
  private static let openLimit = 100

  /// - Complexity: O(*n*) for *n* items that are not inside of shut ones, and not among many; for all items with a
  ///   filter.
  init(_ tree: any ItemTree, _ choice: Choice) {
    // An explicit stack instead of recursion: trees may be very deep.
    var rest: [Part] = [.item(choice.root, 0)]
    while let part = rest.popLast() {
      guard case .item(let item, let depth) = part else {
        if case .run(let items, let range, let depth) = part, !range.isEmpty {
          runs.append(Run(place: singles.count, items: items, range: range, depth: depth))
        }
        continue
      }
      let children = tree.children(of: item)
      let isMany = choice.filter.isEmpty && children.count > ItemRows.openLimit
      let isShut =
        choice.filter.isEmpty && !children.isEmpty
        && (choice.shut.contains(item) || isMany && !choice.opened.contains(item))
      singles.append(Row(item: item, depth: depth, childCount: Int32(clamping: children.count), isShut: isShut))
      if isShut { continue }
      guard isMany else {
        for child in children.reversed() { rest.append(.item(child, depth + 1)) }
        continue
      }
      var end = children.count
      for index in ItemRows.places(of: choice.opened, in: children).reversed() {
        rest.append(.run(children, index + 1..<end, depth + 1))
        rest.append(.item(children[index], depth + 1))
        end = index
      }
      rest.append(.run(children, 0..<end, depth + 1))
    }
    if !choice.filter.isEmpty { keep { tree.words(of: $0).contains(choice.filter) } }
    count = runs.reduce(singles.count) { $0 + $1.range.count }
  }

  /// The places of some items among many, in order.
  private static func places(of items: Set<InspectedItem>, in list: ItemList) -> [Int] {
    // A search for a few is faster than a look at all.
    items.count > 20
      ? (0..<list.count).filter { items.contains(list[$0]) } : items.compactMap { list.firstIndex(of: $0) }.sorted()
  }

  /// Keeps the rows that match, and those around them.
  private mutating func keep(_ matches: (InspectedItem) -> Bool) {
    var kept: [Row] = []
    // The depth of the row around the one that was kept last, which comes before any row of a lower depth.
    var wanted = Int32.max
    for row in singles.reversed() {
      if row.depth == wanted || matches(row.item) {
        kept.append(row)
        wanted = row.depth - 1
      }
    }
    singles = kept.reversed()
  }

  // MARK: Parts

  /// The rows at some places.
  subscript(range: Range<Int>) -> [Row] {
    var found: [Row] = []
    // The number of rows before the part that is looked at, and of singles.
    var (start, single) = (0, 0)
    func add(_ count: Int, _ row: (Int) -> Row) {
      let part = range.clamped(to: start..<start + count)
      for index in part { found.append(row(index - start)) }
      start += count
    }
    for run in runs {
      add(run.place - single) { singles[single + $0] }
      single = run.place
      add(run.range.count) {
        Row(item: run.items[run.range.lowerBound + $0], depth: run.depth, childCount: nil, isShut: true)
      }
    }
    add(singles.count - single) { singles[single + $0] }
    return found
  }

  /// The place of an item.
  func firstIndex(of item: InspectedItem) -> Int? {
    if let single = singles.firstIndex(where: { $0.item == item }) {
      return runs.reduce(single) { $0 + ($1.place <= single ? $1.range.count : 0) }
    }
    var before = 0
    for run in runs {
      if let place = run.items.firstIndex(of: item), run.range.contains(place) {
        return before + run.place + place - run.range.lowerBound
      }
      before += run.range.count
    }
    return nil
  }
}
