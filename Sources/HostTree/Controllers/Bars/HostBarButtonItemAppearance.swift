// Tests: `HostBarAppearanceTests`.

public import Foundation

/// The look of a bar's buttons, as `UIBarButtonItemAppearance`.
@MainActor @preconcurrency
public final class HostBarButtonItemAppearance {
  /// The look in the states of a button; what a state does not say is as in the normal state.
  public let normal = HostBarButtonItemStateAppearance()
  /// While it is touched; kept, as buttons fade then.
  public let highlighted = HostBarButtonItemStateAppearance()
  /// While it is disabled.
  public let disabled = HostBarButtonItemStateAppearance()
  /// While it has the focus; kept.
  public let focused = HostBarButtonItemStateAppearance()

  /// Creates the look of a style's buttons.
  public init(style: HostBarButtonItem.Style = .plain) {}

  /// Sets the defaults of the style.
  public func configureWithDefault(for style: HostBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    isEnabled
      ? normal.titleTextAttributes : normal.titleTextAttributes.merging(disabled.titleTextAttributes) { $1 }
  }
}

/// The look of a bar's buttons in a state, as `UIBarButtonItemStateAppearance`.
@MainActor @preconcurrency
public final class HostBarButtonItemStateAppearance {
  /// Attributes of the title: font, colour, kern. Empty by default. Set them before a bar takes the appearance.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is, from where it would be. It is kept, and has no effect.
  public var titlePositionAdjustment = HostOffset.zero
  /// The image behind the button. It is kept, and not drawn.
  public var backgroundImage: HostImage?
}

extension HostBarButtonItem {
  /// Takes the looks that a bar has for its buttons.
  final func take(_ plain: HostBarButtonItemAppearance?, done: HostBarButtonItemAppearance?) {
    barAppearance = style == .done ? done : plain
  }

  /// The attributes of the title, those that matter most last.
  final var shownAttributes: [[NSAttributedString.Key: Any]] {
    [
      barAppearance?.attributes(isEnabled: isEnabled), titleTextAttributes[.normal],
      isEnabled ? nil : titleTextAttributes[.disabled],
    ].compactMap { $0 }
  }
}
