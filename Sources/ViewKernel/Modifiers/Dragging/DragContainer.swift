import HostTree

/// The modifier behind `dragContainer` and what says more about the drags in a view.
struct DragContainerModifier {
  var namespace: Namespace.ID?
  var identifies: ((AnyHashable) -> Bool)?
  /// Gives the providers of items, with what identifies each.
  var makeItems: (([AnyHashable]) -> [(NSItemProvider, AnyHashable)])?
  var select: (() -> [AnyHashable])?
  var configuration: DragConfiguration?
  var formation: DragDropPreviewsFormation?
  var onUpdate: ((DragSession) -> Void)?
}

extension DragContainerModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostDragContainerView {
    let host = HostDragContainerView()
    // A drag outlives what is shown: the node may be unmounted when it ends.
    func current(_ node: HostModifierNode<Self>?) -> DragContainerModifier? {
      node.flatMap { $0.flags.contains(.isUnmounted) ? nil : $0.modifier }
    }
    host.identifies = { [weak node = context.node] in current(node)?.identifies?($0) ?? true }
    if makeItems != nil {
      host.makeItems = { [weak node = context.node] identifiers in
        (current(node)?.makeItems?(identifiers) ?? []).map { provider, identifier in
          let item = HostDragItem(itemProvider: provider)
          item.identifier = identifier
          return item
        }
      }
    }
    if select != nil { host.selectedIdentifiers = { [weak node = context.node] in current(node)?.select?() ?? [] } }
    if onUpdate != nil {
      host.onUpdate = { [weak node = context.node] in current(node)?.onUpdate?(DragSession($0, $1)) }
    }
    return host
  }

  func updateHost(_ host: HostDragContainerView, context: HostModifierContext<Self>) {
    host.namespace = namespace
    host.allowedOperations = configuration?.operationsWithinApp.allowed
    host.formation = formation?.host
  }
}

extension View {
  /// Lets users drag several views together: the views of the selected items.
  ///
  /// The views have `draggable(containerItemID:containerNamespace:)` with what identifies their items. A drag that
  /// begins at one that is selected, by `dragContainerSelection(_:containerNamespace:)`, drags the selection; any other
  /// is dragged alone.
  ///
  /// ```swift
  /// struct Fruit: Identifiable, Codable, Transferable {
  ///   let id: String
  ///   static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  /// }
  ///
  /// struct Basket: View {
  ///   let fruits = ["Fig", "Kiwi", "Lime"].map { Fruit(id: $0) }
  ///   @State private var selection = ["Fig", "Lime"]
  ///
  ///   var body: some View {
  ///     VStack(spacing: 0) {
  ///       ForEach(fruits) { fruit in
  ///         Text(fruit.id).frame(width: 100, height: 50).draggable(containerItemID: fruit.id)
  ///       }
  ///     }
  ///     .dragContainer(for: Fruit.self) { ids in fruits.filter { ids.contains($0.id) } }
  ///     .dragContainerSelection(selection)
  ///   }
  /// }
  ///
  /// let clock = HostManualClock()
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 150), clock: clock)
  /// window.rootViewController = HostingController(rootView: Basket())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// let touch = window.beginTouch(at: CGPoint(x: 50, y: 125))
  /// clock.advance(by: 0.6)
  /// touch.move(to: CGPoint(x: 50, y: 110))
  /// print(window.dragSession?.items.count ?? 0)
  /// // Prints "2"
  /// ```
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: The namespace that the views in this container name; nil, the default, for none.
  ///   - payload: Called when a drag begins, with what identifies its items. No items begin no drag.
  nonisolated public func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item == Data.Element, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }

  /// Lets users drag several views together, whose items need not be `Identifiable`: see `dragContainer(for:in:_:)`.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - itemID: Returns the identifier of an item.
  ///   - namespace: The namespace that the views in this container name; nil, the default, for none.
  ///   - payload: Called when a drag begins, with what identifies its items. No items begin no drag.
  nonisolated public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Item == Data.Element {
    modifier(
      DragContainerModifier(
        namespace: namespace, identifies: { $0.base is ItemID },
        makeItems: { identifiers in
          payload(identifiers.compactMap { $0.base as? ItemID }).map { (.of($0), AnyHashable($0[keyPath: itemID])) }
        }))
  }

  /// Provides the selection in the drag containers in this view that have identifiers of this type.
  ///
  /// - Parameters:
  ///   - selection: The identifiers of the selected items, read when a drag begins. An identifier that occurs twice
  ///     counts once.
  ///   - containerNamespace: The namespace of the containers; nil, the default, for those without.
  nonisolated public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DragContainerModifier(
        namespace: containerNamespace, identifies: { $0.base is ItemID },
        select: { selection().map { AnyHashable($0) } }))
  }

  /// Sets the operations allowed for drags that begin in this view.
  ///
  /// Without it views may copy and move the dragged items.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    modifier(DragContainerModifier(configuration: configuration))
  }

  /// Sets how several items that are dragged together are shown, for the drags that begin in this view.
  nonisolated public func dragPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View {
    modifier(DragContainerModifier(formation: previewsFormation))
  }

  /// Calls an action when a drag has begun in this view, has moved, and is over.
  nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(DragContainerModifier(onUpdate: onUpdate))
  }
}
