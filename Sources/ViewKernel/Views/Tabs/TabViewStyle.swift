/// How a ``TabView`` is shown: one of ``DefaultTabViewStyle`` and ``PageTabViewStyle``.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The kind of style; opaque.
  nonisolated var _kind: _TabViewStyleKind { get }
}

/// The kind of a tab view's style; opaque.
public struct _TabViewStyleKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabs, pages(PageTabViewStyle.IndexDisplayMode)
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

/// As pages side by side: a user swipes from one to the next, or taps the dots at the bottom.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots tell which page is shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  /// Opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .pages(indexDisplayMode)) }
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
