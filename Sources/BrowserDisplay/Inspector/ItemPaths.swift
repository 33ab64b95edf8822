/// The paths by which a page finds items after it was loaded again, or after the program has started again. A path has
/// the names of the items from the root to the item. Each name has an index, as siblings may share it.
///
/// An item is in the tree of the program's own views if it can be, as that changes least.
@MainActor
struct ItemPaths {
  private let trees: [(kind: String, tree: any ItemTree)]
  /// Items with more items beside them have no path: finding the index would take long.
  private static let siblingLimit = 1_000

  init(_ views: (any ItemTree)?, _ hosts: any ItemTree) {
    trees = (views.map { [("views", $0)] } ?? []) + [("hosts", hosts)]
  }

  /// Nil for what is in no tree any more.
  func path(of item: InspectedItem) -> String? {
    trees.lazy.compactMap { kind, tree in parts(of: item, in: tree).map { ([kind] + $0).joined(separator: "/") } }.first
  }

  private func parts(of item: InspectedItem, in tree: any ItemTree) -> [String]? {
    var parts: [String] = []
    var next = item
    while next != tree.root {
      guard let around = tree.parent(of: next) else { return nil }
      let names = ItemPaths.names(inside: around, tree)
      guard let name = names.first(where: { $0.item == next })?.name else { return nil }
      parts.append(name)
      next = around
    }
    return parts.reversed()
  }

  /// The item at a path; nil if there is none now.
  func item(at path: String) -> InspectedItem? {
    let parts = path.split(separator: "/")
    guard let tree = trees.first(where: { $0.kind == parts.first ?? "" })?.tree else { return nil }
    var item = tree.root
    for part in parts.dropFirst() {
      guard let next = ItemPaths.names(inside: item, tree).first(where: { $0.name == part })?.item else { return nil }
      item = next
    }
    return item
  }

  /// What is inside of an item, as parts of paths: `Row 2` is the third row.
  private static func names(inside item: InspectedItem, _ tree: any ItemTree) -> [(name: String, item: InspectedItem)] {
    let children = tree.children(of: item)
    guard children.count <= siblingLimit else { return [] }
    var counts: [String: Int] = [:]
    return children.map { child in
      let name = tree.words(of: child).name
      defer { counts[name, default: 0] += 1 }
      return ("\(name) \(counts[name, default: 0])", child)
    }
  }
}
