// Tests: `SceneHintsTests`.

/// A task in the background: see `backgroundTask(_:action:)`.
public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// The application is to be refreshed, as a request of an identifier has asked for.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }

  /// The data that a session of an identifier loads are there.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The data that a session loads are there.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }

  /// The data that a session of one of some identifiers loads are there.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask()
  }
}
