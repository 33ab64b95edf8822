public import HostTree

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// The default of the scroll view, such as its `showsIndicators`.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  /// Shown.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  /// Hidden.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  /// Never shown, also with a mouse connected. Here it is the same as ``hidden``.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

  /// Whether indicators are shown, with `usual` for `automatic`.
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
  /// Whether the user can scroll scroll views and lists here. Set by `scrollDisabled(_:)`; true by default.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators. Set by `scrollIndicators(_:axes:)`; `automatic` by default.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators. Set by `scrollIndicators(_:axes:)`; `automatic` by default.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[SideIndicatorsKey.self] }
    set { self[SideIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Disables scrolling by the user in the scroll views and lists of this view.
  ///
  /// A descendant cannot enable it again. Code can still scroll, through a `ScrollViewReader`.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
  }

  /// Sets the visibility of the scroll indicators in the scroll views and lists of this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `.automatic` uses the default of the scroll view.
  ///   - axes: The scroll axes that are affected. Defaults to both.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) { if axes.contains(.vertical) { $0 = visibility } }
      .transformEnvironment(\.horizontalScrollIndicatorVisibility) { if axes.contains(.horizontal) { $0 = visibility } }
  }
}

extension HostScrollView {
  /// Applies the scrolling values of the environment.
  func setScrolling(_ environment: EnvironmentValues, showsIndicators: Bool = true) {
    isScrollEnabled = environment.isScrollEnabled
    keyboardDismissMode = environment.scrollDismissesKeyboardMode.host(usual: .onDrag)
    showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility.shows(usual: showsIndicators)
    showsHorizontalScrollIndicator = environment.horizontalScrollIndicatorVisibility.shows(usual: showsIndicators)
  }
}
