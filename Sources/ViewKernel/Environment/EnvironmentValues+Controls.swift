/// The size of controls, relative to the regular one.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes in ascending order.
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The size of controls. Defaults to `regular`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls hide their labels. Set by `labelsHidden()`.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private enum EmphasizesCancellingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether buttons that cancel are semibold, as in alerts.
  var emphasizesCancelling: Bool {
    get { self[EmphasizesCancellingKey.self] }
    set { self[EmphasizesCancellingKey.self] = newValue }
  }
}

private enum ShowsFormLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls are in the rows of a form, where controls also show labels that they hide elsewhere.
  var showsFormLabels: Bool {
    get { self[ShowsFormLabelsKey.self] }
    set { self[ShowsFormLabelsKey.self] = newValue }
  }
}
