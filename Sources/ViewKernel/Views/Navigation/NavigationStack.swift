import HostTree

/// Shows a first page, and on top of it a page for each value of a path.
///
/// What the page for a value shows is said inside the stack, by `navigationDestination(for:destination:)`. Links with a
/// value append it to the path; going back removes the last one. A path may also be read and written from outside, through
/// a binding.
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) private let root: Root
  nonisolated(unsafe) private let path: Binding<Data>?
  private let access: @MainActor (Binding<Data>) -> NavigationPathAccess
  nonisolated(unsafe) private let empty: Data
  @State private var ownPath: Data?
  @StateObject(onMainActor: { NavigationCoordinator() }) private var coordinator

  /// Makes a stack that keeps its path by itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(nil, empty: NavigationPath(), access: NavigationStack.access(toPath:), root: root())
  }

  /// Makes a stack whose path, of values of any types, is behind a binding.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path, empty: NavigationPath(), access: NavigationStack.access(toPath:), root: root())
  }

  /// Makes a stack whose path, of values of one type, is behind a binding.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(path, empty: Data(), access: NavigationStack.access(toCollection:), root: root())
  }

  nonisolated private init(
    _ path: Binding<Data>?, empty: Data, access: @escaping @MainActor (Binding<Data>) -> NavigationPathAccess,
    root: Root
  ) {
    self.path = path
    self.empty = empty
    self.access = access
    self.root = root
  }

  /// The navigation controller, and the first page in it.
  public var body: some View {
    let access = access(path ?? Binding($ownPath, default: empty))
    let coordinator = connect(coordinator, access)
    let elements = access.elements()
    NavigationContainer(
      coordinator: coordinator, path: elements, content: root.environment(\.navigationPath, elements))
  }

  private func connect(_ coordinator: NavigationCoordinator, _ access: NavigationPathAccess) -> NavigationCoordinator {
    coordinator.path = access
    return coordinator
  }
}

extension NavigationStack where Data == NavigationPath {
  private static func access(toPath path: Binding<NavigationPath>) -> NavigationPathAccess {
    NavigationPathAccess(
      elements: { path.wrappedValue.values },
      append: { value in
        path.wrappedValue.append(erased: value)
        return true
      },
      remove: { path.wrappedValue.remove($0) })
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  private static func access(toCollection path: Binding<Data>) -> NavigationPathAccess {
    NavigationPathAccess(
      elements: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        guard let element = value.base as? Data.Element else { return false }
        path.wrappedValue.append(element)
        return true
      },
      remove: { places in
        var place = -1
        path.wrappedValue.removeAll { _ in
          place += 1
          return places.contains(place)
        }
      })
  }
}

extension Binding {
  /// A binding to the payload of an optional state, which begins with a value.
  fileprivate init(_ base: Binding<Value?>, default value: Value) {
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}
