public import HostTree
public import ViewKernel

// Leaf views and controls. Searched in the siblings behind the marker: this view's hosts first.
// `TargetViewSelector.swift` has a picture.

extension View {
  /// Customises the host of a `ScrollView`: this view's, also inside modifiers, else the nearest enclosing one.
  ///
  /// A `TextEditor` is a scroll view, too. Without either, the search continues as
  /// ``TargetViewSelector/siblingOrAncestorOrSiblingContainingOrAncestorChild(from:)`` does.
  public func introspectScrollView(customize: @escaping @MainActor (HostScrollView) -> Void) -> some View {
    introspect(
      selector: {
        Introspect.findReceiver(ofType: HostScrollView.self, from: $0)
          ?? TargetViewSelector.siblingOrAncestorOrSiblingContainingOrAncestorChild(from: $0)
      }, customize: customize)
  }

  /// Customises the host of a `TextField`.
  public func introspectTextField(customize: @escaping @MainActor (HostTextField) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestorOrAncestorChild, customize: customize)
  }

  /// Customises the host of a `TextEditor`, or of a `TextField` with a vertical axis.
  public func introspectTextView(customize: @escaping @MainActor (HostTextView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the switch of a `Toggle` in the switch style.
  public func introspectSwitch(customize: @escaping @MainActor (HostSwitch) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Slider`.
  public func introspectSlider(customize: @escaping @MainActor (HostSlider) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Button`.
  public func introspectButton(customize: @escaping @MainActor (HostButton) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Text`.
  public func introspectLabel(customize: @escaping @MainActor (HostLabel) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of an `Image`.
  public func introspectImageView(customize: @escaping @MainActor (HostImageView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Color`.
  public func introspectColorView(customize: @escaping @MainActor (HostColorView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Divider`.
  public func introspectDivider(customize: @escaping @MainActor (HostDivider) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Spacer`.
  public func introspectSpacer(customize: @escaping @MainActor (HostSpacer) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}
