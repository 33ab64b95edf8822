public import HostTree
public import ViewKernel

// Progress views and pickers. Searched in the siblings behind the marker: this view's hosts first.
// `TargetViewSelector.swift` has a picture.
//
// These functions are the spelling of ported code. A key, as in `.introspect(.progressView)`, is the better way: it
// finds only hosts of this view.

extension View {
  /// Customises the activity indicator of an indeterminate `ProgressView`.
  public func introspectActivityIndicatorView(
    customize: @escaping @MainActor (HostActivityIndicatorView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the bar of a determinate `ProgressView`.
  public func introspectProgressView(customize: @escaping @MainActor (HostProgressView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the segmented control of a `Picker` in the segmented or palette style.
  public func introspectSegmentedControl(customize: @escaping @MainActor (HostSegmentedControl) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the wheel of a `Picker` in the wheel style.
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

  /// Customises the calendar of a `MultiDatePicker`.
  public func introspectCalendarView(customize: @escaping @MainActor (HostCalendarView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the colour well of a `ColorPicker`.
  public func introspectColorWell(customize: @escaping @MainActor (HostColorWell) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}
