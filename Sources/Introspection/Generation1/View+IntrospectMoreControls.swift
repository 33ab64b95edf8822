public import HostTree
public import ViewKernel

// Hosts of the controls that show progress and choices: in this view's hosts, else in the siblings behind.

extension View {
  /// Customises the wheel of a `ProgressView` whose progress is not known.
  public func introspectActivityIndicatorView(
    customize: @escaping @MainActor (HostActivityIndicatorView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the bar of a `ProgressView` whose progress is known.
  public func introspectProgressView(customize: @escaping @MainActor (HostProgressView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the control of a `Picker` with segments.
  public func introspectSegmentedControl(customize: @escaping @MainActor (HostSegmentedControl) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the wheel of a `Picker`.
  public func introspectPickerView(customize: @escaping @MainActor (HostPickerView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the control of a `Stepper`.
  public func introspectStepper(customize: @escaping @MainActor (HostStepper) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the control of a `DatePicker`.
  public func introspectDatePicker(customize: @escaping @MainActor (HostDatePicker) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the well of a `ColorPicker`.
  public func introspectColorWell(customize: @escaping @MainActor (HostColorWell) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises what a context menu was added to.
  public func introspectContextMenuView(customize: @escaping @MainActor (HostContextMenuView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of `allowsHitTesting`.
  public func introspectHitTestingView(customize: @escaping @MainActor (HostHitTestingView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}
