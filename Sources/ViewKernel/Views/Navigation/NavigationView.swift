import HostTree

/// A container that shows its content below a navigation bar, and pushes the destinations of links above it.
///
/// `navigationTitle(_:)` in the content sets the bar's title, `toolbar(content:)` its items. New code rather uses
/// ``NavigationStack``, which has a path.
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  @StateObject(onMainActor: { NavigationCoordinator() }) private var coordinator
  @Environment(\.navigationViewStyle) private var style

  /// Creates a navigation view with `content` as its root page; in the column style, with its first two views as
  /// columns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The navigation container in the style of the environment.
  public var body: some View {
    switch style {
    case .stack: NavigationContainer(coordinator: coordinator, content: content)
    case .columns:
      let columns = ViewChildren(content).all.map(\.view)
      NavigationColumns(
        sidebar: columns.first, content: nil as EmptyView?, detail: columns.dropFirst().first,
        visibility: .constant(.automatic))
    }
  }
}

/// The appearance of navigation views: a stack or columns.
enum NavigationViewStyleKind: Hashable, Sendable {
  case stack
  case columns
}

private enum NavigationViewStyleKey: EnvironmentKey { static var defaultValue: NavigationViewStyleKind { .stack } }

extension EnvironmentValues {
  var navigationViewStyle: NavigationViewStyleKind {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

/// The appearance of a ``NavigationView``: ``StackNavigationViewStyle``, ``ColumnNavigationViewStyle``,
/// ``DoubleColumnNavigationViewStyle`` or ``DefaultNavigationViewStyle``.
///
/// ```swift
/// let folders = NavigationView { Text("Folders"); Text("No folder") }
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
/// window.rootViewController = HostingController(rootView: folders.navigationViewStyle(.columns))
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // ViewHost
/// // └─ HostLayoutContainerView
/// //    ├─ HostLayoutContainerView
/// //    │  ├─ ScreenView
/// //    │  │  └─ HostLabel "Folders"
/// //    │  └─ HostNavigationBar
/// //    └─ HostLayoutContainerView
/// //       ├─ ScreenView
/// //       │  └─ HostLabel "No folder"
/// //       └─ HostNavigationBar
/// ```
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// The kind of style; opaque, for the library's styles.
  nonisolated var _kind: _NavigationViewStyleKind { get }
}

/// The kind of a navigation view's style; opaque.
public struct _NavigationViewStyleKind: Sendable {
  let kind: NavigationViewStyleKind
}

/// A stack that shows one page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Equivalent to `.stack`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .stack) }
}

/// The default of the device: here a stack, as in `.stack`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .stack) }
}

/// Two columns: the content's first view is the sidebar; its second view, or a link's destination, is the detail.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Equivalent to `.columns`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .columns) }
}

/// The former name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Equivalent to `.columns`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .columns) }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack that shows one page at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default: the same as `.stack`.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Two columns.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyle, style._kind.kind)
  }
}
