/// Shows a page for each value of a type in the path of the navigation stack around.
private struct NavigationDestinationForValues<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
  @Environment(\.navigationCoordinator) private var coordinator
  @Environment(\.navigationPath) private var path
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
    }
  }

  @MainActor private func elements(_ coordinator: NavigationCoordinator) -> [(id: NavigationPathID, value: Value)] {
    coordinator.register(token, for: Value.self)
    guard coordinator.isInCharge(token, of: Value.self) else { return [] }
    return NavigationPathID.ids(of: path).compactMap { id in (id.value.base as? Value).map { (id, $0) } }
  }
}

/// Shows a page while a state says so.
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

/// Shows a page while there is an item.
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
  /// Says what the navigation stack around shows for a value of a type in its path.
  ///
  /// Of several who say so for one type the first one counts. Write it on a view that is always there: not inside a list's
  /// row.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationForValues(destination: destination))
  }

  /// Shows a page on top of the others while `isPresented` is true; going back makes it false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(NavigationDestinationWhile(isPresented: isPresented, destination: destination))
  }

  /// Shows a page on top of the others while there is an item, and another page for another item; going back makes it nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationForItem(item: item, destination: destination))
  }
}
