package import HostTree

/// A host, or a view without a host of its own, in the tree of an inspector.
package struct InspectedItem: Hashable {
  package let object: AnyObject

  package init(_ object: AnyObject) { self.object = object }

  package static func == (first: InspectedItem, second: InspectedItem) -> Bool { first.object === second.object }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }

  package var host: HostView? { object as? HostView }
}

/// The words that are printed for an item.
package struct ItemWords {
  package var kind = "host"
  package var name = ""
  package var text: String?
  package var properties: String?

  package init() {}

  /// Whether a text is found in it, in any case.
  func contains(_ wanted: WantedText) -> Bool {
    wanted.isIn(name) || text.map(wanted.isIn) == true || properties.map(wanted.isIn) == true
  }
}

/// The children of an item. A list of hosts is the subviews as they are, as there may be very many.
package enum ItemList: RandomAccessCollection {
  case hosts([HostView])
  case items([InspectedItem])

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .hosts(let hosts): hosts.count
    case .items(let items): items.count
    }
  }

  package subscript(index: Int) -> InspectedItem {
    switch self {
    case .hosts(let hosts): InspectedItem(hosts[index])
    case .items(let items): items[index]
    }
  }

  /// The place of an item, found without making one of each host.
  package func firstIndex(of item: InspectedItem) -> Int? {
    switch self {
    case .hosts(let hosts): hosts.firstIndex { $0 === item.object }
    case .items(let items): items.firstIndex(of: item)
    }
  }
}

/// A tree for an inspector.
@MainActor
package protocol ItemTree: AnyObject {
  var root: InspectedItem { get }
  func children(of item: InspectedItem) -> ItemList
  /// The item around another one; nil for the root, and for what is in no tree any more.
  func parent(of item: InspectedItem) -> InspectedItem?
  func words(of item: InspectedItem) -> ItemWords
  /// The hosts that show an item.
  func hosts(of item: InspectedItem) -> [HostView]
  /// The innermost item that shows a host, or has it inside.
  func item(showing host: HostView) -> InspectedItem?
}

extension ItemTree {
  /// The items around another one, outermost first, and itself.
  func path(to item: InspectedItem) -> [InspectedItem] {
    sequence(first: item) { self.parent(of: $0) }.reversed()
  }
}

/// All hosts of a window.
@MainActor
final class HostItems: ItemTree {
  private let window: HostWindow

  init(_ window: HostWindow) { self.window = window }

  var root: InspectedItem { InspectedItem(window) }

  func children(of item: InspectedItem) -> ItemList {
    // Only hosts are in this tree; a checked cast would take most of the time.
    .hosts(unsafeDowncast(item.object, to: HostView.self).subviews)
  }

  func parent(of item: InspectedItem) -> InspectedItem? {
    item.host === window ? nil : item.host?.superview.map { InspectedItem($0) }
  }

  func words(of item: InspectedItem) -> ItemWords { item.host.map { ItemWords(of: $0) } ?? ItemWords() }

  func hosts(of item: InspectedItem) -> [HostView] { item.host.map { [$0] } ?? [] }

  func item(showing host: HostView) -> InspectedItem? { InspectedItem(host) }
}

extension ItemWords {
  /// The words of a host's line in a printed tree.
  @MainActor
  package init(of host: HostView) {
    self.init()
    let description = HostDescription(of: host)
    name = ClassNames.name(of: host)
    text = description.text
    if !description.properties.isEmpty { properties = description.propertyText }
  }
}

/// The names of classes, which take long to find out.
@MainActor
private enum ClassNames {
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of host: HostView) -> String {
    let id = ObjectIdentifier(type(of: host))
    if let name = names[id] { return name }
    let name = host.className
    names[id] = name
    return name
  }
}
