import HostTree

extension View {
  /// Lets users drag this view as an item of the drag container around it that has identifiers of this type: see
  /// `dragContainer(for:in:_:)`.
  ///
  /// Without such a container nothing is dragged.
  ///
  /// - Parameters:
  ///   - containerItemID: The identifier of the item.
  ///   - containerNamespace: The namespace of the container; nil, the default, for one without.
  nonisolated public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    drag(
      DragSource(
        makeProvider: { nil }, identify: { AnyHashable(containerItemID) }, namespace: containerNamespace))
  }

  /// Lets users drag this view: as an item of a drag container around it, or else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item.
  ///   - containerNamespace: The namespace of the container; nil, the default, for one without.
  ///   - item: Called when a drag begins, maybe several times; nil for no drag.
  nonisolated public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable { dragItem(\Item.id, containerNamespace, item) }

  /// Lets users drag this view: as an item of a drag container around it, or else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item.
  ///   - item: The item, made when a drag begins, maybe several times; nil for no drag.
  ///   - containerNamespace: The namespace of the container; nil, the default, for one without.
  nonisolated public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable { dragItem(\Item.id, containerNamespace, item) }

  /// Lets users drag this view: as an item of a drag container around it, or else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item.
  ///   - id: The identifier of an item.
  ///   - containerNamespace: The namespace of the container; nil, the default, for one without.
  ///   - payload: Called when a drag begins, maybe several times; nil for no drag.
  nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View { dragItem(id, containerNamespace, payload) }

  /// Lets users drag this view: as an item of a drag container around it, or else alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of the item.
  ///   - id: The identifier of an item.
  ///   - item: The item, made when a drag begins, maybe several times; nil for no drag.
  ///   - containerNamespace: The namespace of the container; nil, the default, for one without.
  nonisolated public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { dragItem(id, containerNamespace, item) }

  nonisolated private func dragItem<Item: Transferable, ItemID: Hashable>(
    _ id: KeyPath<Item, ItemID>, _ namespace: Namespace.ID?, _ item: @escaping () -> Item?
  ) -> some View {
    drag(
      DragSource(
        makeProvider: { item().map { .of($0) } },
        identify: { item().map { AnyHashable($0[keyPath: id]) } }, namespace: namespace))
  }
}
