/// The rows of a tree as an inspector shows them: without what is inside of items that are shut.
@MainActor
struct ItemRows {
  struct Row {
    var item: InspectedItem
    var depth: Int32
    var childCount: Int32
    var isShut: Bool
  }

  /// The choices that decide which rows there are.
  struct Choice: Equatable {
    var root: InspectedItem
    var shut: Set<InspectedItem> = []
    var opened: Set<InspectedItem> = []
    var filter = WantedText("")
  }

  private(set) var rows: [Row] = []
  /// Items with more children are shut unless they were opened.
  private static let openLimit = 100

  /// - Complexity: O(*n*) for *n* items that are not inside of shut ones; for all items with a filter.
  init(_ tree: any ItemTree, _ choice: Choice) {
    // An explicit stack instead of recursion: trees may be very deep.
    var rest: [(InspectedItem, Int32)] = [(choice.root, 0)]
    while let (item, depth) = rest.popLast() {
      let children = tree.children(of: item)
      let isShut =
        choice.filter.isEmpty && !children.isEmpty
        && (choice.shut.contains(item) || children.count > ItemRows.openLimit && !choice.opened.contains(item))
      rows.append(Row(item: item, depth: depth, childCount: Int32(clamping: children.count), isShut: isShut))
      if !isShut { for child in children.reversed() { rest.append((child, depth + 1)) } }
    }
    if !choice.filter.isEmpty { keep { tree.words(of: $0).contains(choice.filter) } }
  }

  /// Keeps the rows that match, and those around them.
  private mutating func keep(_ matches: (InspectedItem) -> Bool) {
    var kept: [Row] = []
    // The depth of the row around the one that was kept last, which comes before any row of a lower depth.
    var wanted = Int32.max
    for row in rows.reversed() {
      if row.depth == wanted || matches(row.item) {
        kept.append(row)
        wanted = row.depth - 1
      }
    }
    rows = kept.reversed()
  }
}
