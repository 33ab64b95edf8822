import HostTree

/// Shows its content below a bar, and what the links in it lead to on top of it.
///
/// The content says its title by `navigationTitle(_:)`, and what else the bar shows by `toolbar(content:)`.
public struct NavigationView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  @StateObject(onMainActor: { NavigationCoordinator() }) private var coordinator
  @Environment(\.navigationViewStyle) private var style

  /// Makes a navigation view whose first page is what `content` makes.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The container in the style of the environment.
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

/// How navigation views are shown.
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

/// How a ``NavigationView`` is shown: one of ``StackNavigationViewStyle``, ``ColumnNavigationViewStyle``,
/// ``DoubleColumnNavigationViewStyle`` and ``DefaultNavigationViewStyle``.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// The kind of style; opaque.
  nonisolated var _kind: _NavigationViewStyleKind { get }
}

/// The kind of a navigation view's style; opaque.
public struct _NavigationViewStyleKind: Sendable {
  let kind: NavigationViewStyleKind
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .stack) }
}

/// As suits the device: one page at a time here.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .stack) }
}

/// The content's first view on the left, and its second one, or what a link leads to, on the right.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .columns) }
}

/// The former name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Opaque.
  nonisolated public var _kind: _NavigationViewStyleKind { _NavigationViewStyleKind(kind: .columns) }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As suits the device.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Two columns.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Says how the navigation views inside are shown.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyle, style._kind.kind)
  }
}
