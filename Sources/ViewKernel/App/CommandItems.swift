// Tests: `CommandsTests`.

import HostTree

/// Where items of commands are.
struct CommandPlace: Sendable, Equatable {
  enum Menu: Sendable, Equatable {
    case own(String)
    case standard(CommandGroupPlacement)
  }

  let menu: Menu
  /// 0 before the placement, 1 at it, 2 after it.
  var side = 1
  /// Whether the library has added the items, so that a group of the program's that replaces takes their place.
  var isStandard = false

  var title: String {
    switch menu {
    case .own(let title): title
    case .standard(let placement): placement.menu.title
    }
  }

  /// The order of menus, then the order of the groups inside.
  fileprivate var order: (Int, Int) {
    switch menu {
    case .own: (CommandGroupPlacement.Menu.own.rawValue, 0)
    case .standard(let placement): (placement.menu.rawValue, placement.order * 3 + side)
    }
  }
}

/// A view that shows nothing, and adds its content to the menus of its scene.
struct CommandItems<Content: View>: View {
  let place: CommandPlace
  let content: Content
  @CommandSlotProperty private var slot

  var body: some View {
    let slot = slot
    slot?.place = place
    return HostReader(content: content.modifier(MenuEntries())) { slot?.hosts = $0 }
  }
}

/// The items of one view of commands.
@MainActor
final class CommandSlot {
  var place: CommandPlace?
  var hosts: [HostView] = []
  fileprivate weak var commands: SceneCommands?

  fileprivate init(in commands: SceneCommands) {
    self.commands = commands
    commands.slots.append(self)
  }
}

/// Gives a view its slot among the commands of its graph.
@propertyWrapper
struct CommandSlotProperty: DynamicProperty {
  private(set) var wrappedValue: CommandSlot?

  init() {}
}

extension CommandSlotProperty: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> CommandSlot { CommandSlot(in: node.graph.kept(SceneCommands.self)) }

  mutating func install(_ storage: CommandSlot, in node: ReaderNode) -> Bool {
    wrappedValue = storage
    return false
  }

  static func dismantle(_ storage: CommandSlot) { storage.commands?.slots.removeAll { $0 === storage } }
}

/// The commands of a scene.
@MainActor
final class SceneCommands: KeptByGraph {
  fileprivate var slots: [CommandSlot] = []

  init() {}

  /// The menus in order; items of the same menu are together.
  var menus: [HostMenu] {
    var menus: [(title: String, order: Int, items: [HostMenuElement])] = []
    let inOrder = slots.enumerated().sorted {
      let (first, second) = ($0.element.place?.order ?? (0, 0), $1.element.place?.order ?? (0, 0))
      return first != second ? first < second : $0.offset < $1.offset
    }
    let replaced = slots.compactMap(\.place).filter { !$0.isStandard && $0.side == 1 }.map(\.menu)
    for (_, slot) in inOrder {
      guard let place = slot.place, !place.isStandard || !replaced.contains(place.menu) else { continue }
      let items = slot.hosts.compactMap(\.menuElement)
      if let index = menus.firstIndex(where: { $0.title == place.title && $0.order == place.order.0 }) {
        menus[index].items += items
      } else {
        menus.append((place.title, place.order.0, items))
      }
    }
    return menus.map { HostMenu(title: $0.title, children: $0.items) }
  }
}

extension HostingView: HostCommandOwner {
  package var commandMenus: [HostMenu] { graph?.kept(SceneCommands.self).menus ?? [] }
}
