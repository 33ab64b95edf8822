import HostTree

/// How the dots of a tab view of pages look; put in force by `indexViewStyle(_:)`.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// What is behind the dots; opaque.
  nonisolated var _background: _IndexViewBackground { get }
}

/// What is behind the dots of a tab view; opaque.
public struct _IndexViewBackground: Hashable, Sendable {
  let host: HostPageControl.BackgroundStyle
}

/// Dots, on a ground or not.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let host: HostPageControl.BackgroundStyle
    /// As suits the device: while a user touches the dots.
    public static let automatic = BackgroundDisplayMode(host: .automatic)
    /// While a user touches the dots.
    public static let interactive = BackgroundDisplayMode(host: .automatic)
    /// Always.
    public static let always = BackgroundDisplayMode(host: .prominent)
    /// Never.
    public static let never = BackgroundDisplayMode(host: .minimal)
  }

  private let mode: BackgroundDisplayMode

  /// Makes the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  /// Opaque.
  nonisolated public var _background: _IndexViewBackground { _IndexViewBackground(host: mode.host) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, on a ground or not.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Says how the dots of the tab views inside look which show pages.
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
