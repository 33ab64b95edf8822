import HostTree

/// The appearance of the page dots of a paged tab view; set it with `indexViewStyle(_:)`.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// The background of the dots; opaque, for the library's styles.
  nonisolated var _background: _IndexViewBackground { get }
}

/// The background of a tab view's page dots; opaque.
public struct _IndexViewBackground: Hashable, Sendable {
  let host: HostPageControl.BackgroundStyle
}

/// Page dots with or without a background.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The conditions in which the page dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let host: HostPageControl.BackgroundStyle
    /// The same as `interactive`.
    public static let automatic = BackgroundDisplayMode(host: .automatic)
    /// A background while a user touches the dots.
    public static let interactive = BackgroundDisplayMode(host: .automatic)
    /// A background at all times.
    public static let always = BackgroundDisplayMode(host: .prominent)
    /// No background.
    public static let never = BackgroundDisplayMode(host: .minimal)
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style; without arguments equivalent to `.page`.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  /// The background of the dots; opaque.
  nonisolated public var _background: _IndexViewBackground { _IndexViewBackground(host: mode.host) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Page dots with a background while a user touches them.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Page dots with a background as given.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets the appearance of the page dots of the paged tab views in this view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewBackground, style._background.host)
  }
}

private enum IndexViewBackgroundKey: EnvironmentKey {
  static var defaultValue: HostPageControl.BackgroundStyle { .automatic }
}

extension EnvironmentValues {
  var indexViewBackground: HostPageControl.BackgroundStyle {
    get { self[IndexViewBackgroundKey.self] }
    set { self[IndexViewBackgroundKey.self] = newValue }
  }
}
