/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest; most are regular.
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show no labels. `labelsHidden()` says so.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls in this view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls in this view; what they are for must be said elsewhere.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

private enum ShowsFormLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls stand in the rows of a form, where also those show their labels that show none elsewhere.
  var showsFormLabels: Bool {
    get { self[ShowsFormLabelsKey.self] }
    set { self[ShowsFormLabelsKey.self] = newValue }
  }
}
