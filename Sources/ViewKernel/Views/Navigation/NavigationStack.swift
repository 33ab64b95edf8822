import HostTree

/// A container that shows a root view, and above it a page for each value of a path.
///
/// `navigationDestination(for:destination:)` inside the stack sets the page for the values of a type. Links with a
/// value append it to the path; going back removes the last one. With a binding the program can read and write the
/// path: it is the source of truth for the pages.
///
/// ```swift
/// struct Recipes: View {
///   @State private var path = ["Soup"]
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       List(["Bread", "Soup"], id: \.self) { NavigationLink($0, value: $0) }
///         .navigationTitle("Recipes")
///         .navigationDestination(for: String.self) { Text("How to make \($0)") }
///     }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Recipes())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription(options: .structure))
/// // Prints:
/// // HostWindow
/// // └─ HostingView<Recipes>
/// //    └─ ViewHost
/// //       └─ HostLayoutContainerView
/// //          ├─ ScreenView
/// //          │  └─ HostLabel "How to make Soup"
/// //          └─ HostNavigationBar
/// //             └─ HostButton "Recipes" #BackButton
/// //                └─ HostLabel "Recipes"
/// ```
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) private let root: Root
  nonisolated(unsafe) private let path: Binding<Data>?
  private let access: @MainActor (Binding<Data>) -> NavigationPathAccess
  nonisolated(unsafe) private let empty: Data
  @State private var ownPath: Data?
  @StateObject(onMainActor: { NavigationCoordinator() }) private var coordinator

  /// Creates a stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(nil, empty: NavigationPath(), access: NavigationStack.access(toPath:), root: root())
  }

  /// Creates a stack with a binding to its path, whose values may be of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path, empty: NavigationPath(), access: NavigationStack.access(toPath:), root: root())
  }

  /// Creates a stack with a binding to its path, whose values are of one type. Links with values of other types are
  /// reported when they are tapped.
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

  /// The navigation controller, and the root page in it.
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
  /// A binding to the wrapped value of an optional state; nil reads as `value`.
  fileprivate init(_ base: Binding<Value?>, default value: Value) {
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}
