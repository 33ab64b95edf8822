public import Foundation

/// An action that opens a URL: call it as a function.
///
/// In an application that runs in a browser, the page asks its user, and opens addresses of the web, of mail and of
/// telephones. Elsewhere no system can open URLs: set an action in the environment.
///
/// ```swift
/// Link("Help", destination: URL(string: "https://example.com/help")!)
///   .environment(\.openURL, OpenURLAction { url in
///     browser.show(url)
///     return .handled
///   })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a handler.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler has decided not to open the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system should open the URL. Where nothing can, this is reported, and the URL is not opened.
    public static let systemAction = Result(kind: .system(nil))
    /// The system should open another URL. Where nothing can, this is reported, and the URL is not opened.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// The system should open the URL, or another one. That it should do so inside the application has no effect: there
    /// are no browsers in applications here.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
  }

  /// An object, so that copies of the action compare as equal.
  private final class Handler: Sendable {
    let open: @MainActor @Sendable (URL) -> Result
    init(_ open: @escaping @MainActor @Sendable (URL) -> Result) { self.open = open }
  }

  private nonisolated let handler: Handler?

  /// Creates an action.
  ///
  /// - Parameter handler: Opens a URL, and returns whether it did.
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = Handler(handler) }

  /// The action that leaves all URLs to the system.
  nonisolated static let bySystem = OpenURLAction { _ in .systemAction }

  /// The default action, which reports that there is no handler.
  nonisolated fileprivate init() { handler = nil }

  /// Opens URLs for the system, and returns whether it does; set by the display of the application, as the
  /// application's own is, which the graph does not know. Nil without a display.
  package static var system: (@MainActor (URL) -> Bool)?

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL. That it should be opened inside the application has no effect: there are no browsers in applications
  /// here.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }

  /// Opens a URL, and calls `completion` with whether it was opened, before it returns.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?.open(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): openBySystem(other ?? url, completion)
    case nil: openBySystem(url, completion)
    }
  }

  private func openBySystem(_ url: URL, _ completion: (Bool) -> Void) {
    if OpenURLAction.system?(url) == true { return completion(true) }
    reportMisuse(
      "Nobody opens \(url.absoluteString): there is no system here that could. "
        + "Put an OpenURLAction into the environment as \\.openURL.")
    completion(false)
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// The action that opens URLs, for `Link` and for views that call it. The default action reports that there is no
  /// handler.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
