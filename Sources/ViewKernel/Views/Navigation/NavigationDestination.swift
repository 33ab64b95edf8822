/// Shows a page for each value of a type in the path of the enclosing navigation stack.
private struct NavigationDestinationForValues<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
  @Environment(\.navigationCoordinator) private var coordinator
  @Environment(\.navigationPath) private var path
  @Environment(\.columnLink) private var column
  @StateObject private var token = NavigationDestinationToken()

  init(destination: @escaping (Value) -> Destination) { self.destination = destination }
}

extension NavigationDestinationForValues: ViewModifier {
  func body(content: Content) -> some View {
    content
    if let coordinator {
      ForEach(elements(coordinator), id: \.id) { element in
        PushedPage(coordinator, pathID: element.id) { destination(element.value) }
      }
      if let column, let value = column.value?.base as? Value, coordinator.isInCharge(token, of: Value.self) {
        PushedPage(column.target, remove: { column.show(nil) }) { destination(value) }.id(value)
      }
    }
  }

  @MainActor private func elements(_ coordinator: NavigationCoordinator) -> [(id: NavigationPathID, value: Value)] {
    coordinator.register(token, for: Value.self)
    guard coordinator.isInCharge(token, of: Value.self) else { return [] }
    return NavigationPathID.ids(of: path).compactMap { id in (id.value.base as? Value).map { (id, $0) } }
  }
}

/// Shows a page while a binding is true.
private struct NavigationDestinationWhile<Destination: View> {
  let isPresented: Binding<Bool>
  let destination: () -> Destination
  @Environment(\.navigationCoordinator) private var coordinator

  init(isPresented: Binding<Bool>, destination: @escaping () -> Destination) {
    self.isPresented = isPresented
    self.destination = destination
  }
}

extension NavigationDestinationWhile: ViewModifier {
  func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue, let coordinator {
      PushedPage(coordinator, remove: { isPresented.wrappedValue = false }) { destination() }
    }
  }
}

/// Shows a page while a binding has an item.
private struct NavigationDestinationForItem<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  @Environment(\.navigationCoordinator) private var coordinator

  init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }
}

extension NavigationDestinationForItem: ViewModifier {
  func body(content: Content) -> some View {
    content
    if let value = item.wrappedValue, let coordinator {
      PushedPage(coordinator, remove: { item.wrappedValue = nil }) { destination(value) }
        .id(value)
    }
  }
}

extension View {
  /// Sets the page that the enclosing navigation stack shows for each value of a type in its path.
  ///
  /// Of several destinations for one type the first one counts. Put it on a view that stays mounted: not inside a row
  /// of a list. A value without a destination stays in the path and is reported once for each type.
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(recipes) { NavigationLink($0.name, value: $0) }
  ///     .navigationDestination(for: Recipe.self) { Text($0.name) }
  /// }
  /// ```
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationForValues(destination: destination))
  }

  /// Pushes a page while `isPresented` is true; going back sets it to false.
  ///
  /// Outside of a navigation container it does nothing.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(NavigationDestinationWhile(isPresented: isPresented, destination: destination))
  }

  /// Pushes a page while there is an item, and another page for another item; going back sets it to nil.
  ///
  /// Outside of a navigation container it does nothing.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationForItem(item: item, destination: destination))
  }
}
