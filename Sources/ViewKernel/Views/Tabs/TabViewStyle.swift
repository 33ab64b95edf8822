/// How a ``TabView`` is shown: one of ``DefaultTabViewStyle`` and ``PageTabViewStyle``.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The kind of style; opaque.
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// The kind of a tab view's style; opaque.
public struct _TabViewStyleKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabs, page
  }

  let kind: Kind
}

/// With tabs at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .tabs) }
}

/// As pages: without tabs. Another page is chosen by the selection, or by a swipe (`HostTabBarController.swipe(by:)`).
public struct PageTabViewStyle: TabViewStyle {
  /// When dots show which page is shown. They are whoever draws it's, and no hosts.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Makes the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  /// Opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .page) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// With tabs at the bottom.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// As pages.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Says how the tab views inside are shown.
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

/// How the dots of a tab view of pages look. They are whoever draws it's, and no hosts: nothing here changes by it.
public protocol IndexViewStyle {}

/// Dots, on a ground or not.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As suits the device.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While a user touches the dots.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, on a ground or not.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Says how the dots of the tab views inside look, which whoever draws may know. No host changes by it.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
