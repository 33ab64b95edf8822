public import Foundation

/// Opens an address: call it as a function.
///
/// There is no system here that could: put an action of your own into the environment.
///
/// ```swift
/// .environment(\.openURL, OpenURLAction { url in
///   browser.show(url)
///   return .handled
/// })
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It was not opened, on purpose.
    public static let discarded = Result(kind: .discarded)
    /// The action around this one should open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The action around this one should open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// An object, so that copies count as equal.
  private final class Handler: Sendable {
    let open: @MainActor @Sendable (URL) -> Result
    init(_ open: @escaping @MainActor @Sendable (URL) -> Result) { self.open = open }
  }

  private nonisolated let handler: Handler?

  /// Makes an action.
  ///
  /// - Parameter handler: Opens an address, and says whether it did.
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = Handler(handler) }

  /// Says that nobody opens addresses.
  nonisolated fileprivate init() { handler = nil }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and says whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?.open(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): report(other ?? url, completion)
    case nil: report(url, completion)
    }
  }

  private func report(_ url: URL, _ completion: (Bool) -> Void) {
    reportMisuse(
      "Nobody opens \(url.absoluteString): there is no system here that could. "
        + "Put an OpenURLAction into the environment as \\.openURL.")
    completion(false)
  }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// Opens addresses, for `Link` and whoever calls it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
