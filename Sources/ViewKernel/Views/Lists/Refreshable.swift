import HostTree

/// Asks for news, as `refreshable(action:)` said how. Read it from the environment and call it like a function.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Asks for news; returns when they are there.
  @MainActor
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// How to ask for news; nil where nobody said. `refreshable(action:)` sets it.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how to ask for news: pulling down a list or a scroll view inside this view calls `action`, and the sign that news
  /// are on their way goes when it returns.
  ///
  /// The action begins at once, on the main actor, and may suspend.
  @preconcurrency
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The control that calls a refresh action.
final class ActionRefreshControl: HostRefreshControl {
  var refresh: RefreshAction

  init(_ refresh: RefreshAction) {
    self.refresh = refresh
    super.init(frame: .zero)
    addAction(for: .valueChanged) { (control: ActionRefreshControl) in
      Task.immediate { @MainActor [weak control, refresh = control.refresh] in
        await refresh()
        control?.endRefreshing()
      }
    }
  }
}

extension HostScrollView {
  /// Lets pulling call an action; nil lets it do nothing. A control that somebody else set stays.
  func setRefresh(_ action: RefreshAction?) {
    if let control = refreshControl {
      guard let control = control as? ActionRefreshControl else { return }
      if let action { control.refresh = action } else { refreshControl = nil }
    } else if let action {
      refreshControl = ActionRefreshControl(action)
    }
  }
}
