import HostTree

/// The values that users drag from a tab, and drop on it; nil for nothing.
struct TabTransfer {
  var source: DragSource?
  var drop: TabDrop?

  /// Takes from outer modifiers what is nil.
  mutating func fill(from outer: TabTransfer) {
    source = source ?? outer.source
    drop = drop ?? outer.drop
  }
}

/// Takes drops on a tab.
struct TabDrop {
  let types: [UTType]
  let action: ([NSItemProvider], HostDragSession) -> Void

  @MainActor func providers(of session: HostDropSession) -> [NSItemProvider] {
    session.items.map(\.itemProvider).filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

extension TabDrop: SessionDropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }

  func performDrop(info: DropInfo, session: HostDropSession) {
    action(providers(of: session), session.localDragSession)
  }
}

extension TabContent {
  /// Lets users drop values of a type on this tab in the tab bar or the side bar; on a section, on each of its tabs.
  ///
  /// ```swift
  /// struct Shelves: View {
  ///   @State private var read: [String] = []
  ///
  ///   var body: some View {
  ///     TabView {
  ///       Tab("New", systemImage: "book") { Text("Emma").draggable("Emma") }
  ///       Tab("Read", systemImage: "books.vertical") { ForEach(read, id: \.self) { Text($0) } }
  ///         .dropDestination(for: String.self) { read += $0 }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - payloadType: The type; a drag of something that can't be read as values of it is not noticed.
  ///   - action: Called with the values.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    let drop = TabDrop(types: T.importedContentTypes) { providers, drag in
      // The drop goes on where the values are there, which is the main actor again.
      nonisolated(unsafe) let action = action
      onMainThread {
        drag.beginTransfer()
        loadTransferables(T.self, from: providers) { items in
          if !items.isEmpty { action(items) }
          drag.endTransfer()
        }
      }
    }
    return with(TabTraitValues(dragging: TabTransfer(drop: drop)))
  }

  /// Lets users drag this tab in the tab bar or the side bar; on a section, each of its tabs.
  ///
  /// - Parameter payload: The value, made when a drag begins.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    let source = DragSource(makeProvider: { .of(payload()) })
    return with(TabTraitValues(dragging: TabTransfer(source: source)))
  }
}

extension TabCoordinator {
  /// Has an item of the tab bar begin drags and take drops, as the views of its tab say at that time.
  func setDragging(of item: HostTabBarItem, as child: TabChild) {
    let id = child.id
    @MainActor func current(_ tabs: TabCoordinator?) -> TabTransfer? {
      tabs?.children.first { $0.id == id }?.traits.dragging
    }
    if child.traits.dragging.source == nil {
      if item.makeDragItems != nil { item.makeDragItems = nil }
    } else if item.makeDragItems == nil {
      item.makeDragItems = { [weak self] in
        guard let provider = current(self)?.source?.makeProvider() else { return [] }
        return [HostDragItem(itemProvider: provider)]
      }
    }
    guard (item.canHandleDrop != nil) != (child.traits.dragging.drop != nil) else { return }
    if child.traits.dragging.drop == nil {
      item.canHandleDrop = nil
      item.onDrop = nil
      return
    }
    item.canHandleDrop = { [weak self] in current(self)?.drop?.providers(of: $0).isEmpty == false }
    item.onDrop = { [weak self] session in
      guard let drop = current(self)?.drop else { return }
      drop.action(drop.providers(of: session), session.localDragSession)
    }
  }
}
