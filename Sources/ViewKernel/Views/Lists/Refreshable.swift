import HostTree

/// Refreshes the content with the action of `refreshable(action:)`. Read it from the environment and call it like a
/// function.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Runs the refresh action; returns when it has finished.
  @MainActor
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The refresh action; nil without `refreshable(action:)` on an ancestor.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Adds a refresh action: pulling down a list or a scroll view in this view calls `action`, and the refresh control
  /// spins until it returns.
  ///
  /// The action starts synchronously on the main actor, and may suspend.
  @preconcurrency
  nonisolated public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// The refresh control that calls a refresh action.
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
  /// Lets a pull call an action; nil removes the control. A refresh control that user code has set stays.
  func setRefresh(_ action: RefreshAction?) {
    if let control = refreshControl {
      guard let control = control as? ActionRefreshControl else { return }
      if let action { control.refresh = action } else { refreshControl = nil }
    } else if let action {
      refreshControl = ActionRefreshControl(action)
    }
  }
}
