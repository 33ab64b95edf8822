/// The appearance of a ``TabView``: ``DefaultTabViewStyle``, ``SidebarAdaptableTabViewStyle`` or ``PageTabViewStyle``.
///
/// ```swift
/// struct Tour: View {
///   var body: some View {
///     TabView {
///       Text("Welcome")
///       Text("Goodbye")
///     }
///     .tabViewStyle(.page)
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Tour())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Tour> (0, 0, 320 x 480)
/// //    └─ ViewHost (0, 0, 320 x 480) of=PageControllerView
/// //       └─ HostLayoutContainerView (0, 0, 320 x 480)
/// //          ├─ HostScrollView (0, 0, 320 x 480) paging
/// //          │  └─ ScreenView (0, 0, 320 x 480)
/// //          │     └─ HostLabel "Welcome" (124.83, 229.83, 70.33 x 20.33)
/// //          └─ HostPageControl (140, 446, 41 x 26) page=1/2
/// ```
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The kind of style; opaque, for the library's styles.
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// The kind of a tab view's style; opaque.
public struct _TabViewStyleKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabs, adaptable, pages(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind
}

/// A tab bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .tabs) }
}

/// Pages side by side: a user swipes between them, or taps the dots at the bottom.
public struct PageTabViewStyle: TabViewStyle {
  /// The conditions in which page dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Page dots while there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Page dots at all times.
    public static let always = IndexDisplayMode(name: "always")
    /// No page dots.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style; without arguments equivalent to `.page`.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  /// The kind of style; opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar at the bottom: the default.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with dots while there is more than one.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages, with dots as given.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views in this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._kind.kind)
  }
}

private enum TabViewStyleKey: EnvironmentKey { static var defaultValue: _TabViewStyleKind.Kind { .tabs } }

extension EnvironmentValues {
  var tabViewStyle: _TabViewStyleKind.Kind {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
