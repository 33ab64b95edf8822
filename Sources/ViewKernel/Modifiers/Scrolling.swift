public import HostTree

/// Whether scroll views show where they are.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the scroll view itself says.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Shown.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Not shown.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Not shown, whatever is plugged in. Here it is the same as ``hidden``.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

  /// Whether to show them, where the scroll view itself says `usual`.
  func shows(usual: Bool) -> Bool {
    switch kind {
    case .automatic: usual
    case .visible: true
    case .hidden, .never: false
    }
  }
}

private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum VerticalIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }
private enum SideIndicatorsKey: EnvironmentKey { static var defaultValue: ScrollIndicatorVisibility { .automatic } }

extension EnvironmentValues {
  /// Whether a user can move what is in scroll views and lists. `scrollDisabled(_:)` changes it.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether scroll views and lists show how far down they are. `scrollIndicators(_:axes:)` changes it.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// Whether scroll views and lists show how far to the side they are. `scrollIndicators(_:axes:)` changes it.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[SideIndicatorsKey.self] }
    set { self[SideIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Keeps a user from moving what is in the scroll views and lists of this view.
  ///
  /// Disabled once, it stays so for the views inside. Code can still scroll, through a `ScrollViewReader`.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Says whether the scroll views and lists of this view show where they are.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do; `.automatic` leaves it to the scroll view.
  ///   - axes: The directions this is about.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) { if axes.contains(.vertical) { $0 = visibility } }
      .transformEnvironment(\.horizontalScrollIndicatorVisibility) { if axes.contains(.horizontal) { $0 = visibility } }
  }
}

extension HostScrollView {
  /// Takes over what the environment says of scrolling.
  func setScrolling(_ environment: EnvironmentValues, showsIndicators: Bool = true) {
    isScrollEnabled = environment.isScrollEnabled
    keyboardDismissMode = environment.scrollDismissesKeyboardMode.host(usual: .onDrag)
    showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.shows(usual: showsIndicators)
    showsHorizontalScrollIndicator = environment.horizontalScrollIndicatorVisibility.shows(usual: showsIndicators)
  }
}
