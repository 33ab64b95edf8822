// Tests: `HostBarAppearanceTests`.

public import Foundation

/// The look of a tab bar, as `UITabBarAppearance`.
public final class HostTabBarAppearance: HostBarAppearance {
  /// The tabs, whose image is above the title.
  public var stackedLayoutAppearance = HostTabBarItemAppearance() { didSet { didChange() } }
  /// Tabs whose image is beside the title. There are none here: it is kept.
  public var inlineLayoutAppearance = HostTabBarItemAppearance()
  /// Such tabs in a bar that is less high. There are none here: it is kept.
  public var compactInlineLayoutAppearance = HostTabBarItemAppearance()
  /// The tint of the selection's background. It is kept, and has no effect.
  public var selectionIndicatorTintColor: HostColor?
  /// The image of the selection's background. It is kept, and not drawn.
  public var selectionIndicatorImage: HostImage?

  /// Creates an appearance with the default background.
  public required init() { super.init() }

  /// Creates a copy of another appearance.
  public required init(barAppearance: HostBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? HostTabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// The look of a tab bar's tabs, as `UITabBarItemAppearance`.
@MainActor @preconcurrency
public final class HostTabBarItemAppearance {
  /// Where the title is.
  public enum Style: Int, Sendable {
    /// Below the image, beside it, or beside it in a bar that is less high. It has no effect here.
    case stacked, inline, compactInline
  }

  /// The look in the states of a tab.
  public let normal = HostTabBarItemStateAppearance()
  /// While it is selected.
  public let selected = HostTabBarItemStateAppearance()
  /// While it is disabled; what it does not say is as in the normal state.
  public let disabled = HostTabBarItemStateAppearance()
  /// While it has the focus; kept.
  public let focused = HostTabBarItemStateAppearance()

  /// Creates the look of tabs. The style has no effect.
  public init(style: Style = .stacked) {}
}

/// The look of a tab bar's tabs in a state, as `UITabBarItemStateAppearance`. Set it before a bar takes the appearance.
@MainActor @preconcurrency
public final class HostTabBarItemStateAppearance {
  /// Attributes of the title: font, colour, kern. Empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image; nil, the default, for the tab's.
  public var iconColor: HostColor?
  /// The colour of the badge; nil, the default, for red.
  public var badgeBackgroundColor: HostColor?
  /// Attributes of the badge's text: font, colour. Empty by default.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is, from where it would be. It is kept, and has no effect.
  public var titlePositionAdjustment = HostOffset.zero
  /// Where the badge is, from where it would be. It is kept, and has no effect.
  public var badgePositionAdjustment = HostOffset.zero
}

extension HostTabBar {
  /// The look of the bar, and of its tabs.
  public final var standardAppearance: HostTabBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// The look of the bar while the content is at its end. Bars look the same there: it is kept.
  public final var scrollEdgeAppearance: HostTabBarAppearance? {
    get { scrollEdgeLook }
    set { scrollEdgeLook = newValue }
  }

  /// Whether the bar may show the content behind it. It is kept, and has no effect.
  public final var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { changeLooks { $0.isTranslucent = newValue } }
  }

  /// The image of the line at the edge: an image without a size, as `UIImage()`, hides the line; nil, the default,
  /// shows it.
  public final var shadowImage: HostImage? {
    get { looks?.shadowImage }
    set { changeLooks { $0.shadowImage = newValue } }
  }

  /// The background image, stretched to the bar; one without a size, as `UIImage()`, hides the background; nil, the
  /// default, for none.
  public final var backgroundImage: HostImage? {
    get { looks?.backgroundImage }
    set { changeLooks { $0.backgroundImage = newValue } }
  }

  final func lookDidChange() {
    itemDidChange()
    setNeedsDisplay()
  }

  final func drawBackground(into drawing: inout HostDrawing) {
    draw(
      barBackground, or: looks?.standard?.ifNotDefault, isAtEdge: false, own: barTintColor,
      lineAt: isAtTop ? bounds.height - 0.5 : 0, into: &drawing)
  }
}

extension HostTabBarButton {
  /// Shows the settings of the bar and the item for the look of a tab in its state.
  final func show(_ look: HostTabBarItemAppearance?, of item: HostTabBarItem) {
    let states = [look?.normal, isSelected ? look?.selected : nil, isEnabled ? nil : look?.disabled].compactMap { $0 }
    let own = [item.titleTextAttributes[.normal], isSelected ? item.titleTextAttributes[.selected] : nil]
    let ofDisabled = isEnabled ? nil : item.titleTextAttributes[.disabled]
    titleLabel.show(
      states.map(\.titleTextAttributes) + (own + [ofDisabled]).compactMap { $0 },
      font: HostFont(pointSize: 10, weight: .medium))
    symbolView.tintColor = states.last { $0.iconColor != nil }?.iconColor
    badge.color = states.last { $0.badgeBackgroundColor != nil }?.badgeBackgroundColor ?? item.badgeColor
    badge.show(states.map(\.badgeTextAttributes), font: .preferredFont(forTextStyle: .footnote), color: .white)
  }
}
