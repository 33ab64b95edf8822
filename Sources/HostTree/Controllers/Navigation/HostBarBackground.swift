import Foundation

/// The background of a bar.
///
/// While content is scrolled beneath a bar, it has a background and a line at its edge; at the edge of the content a
/// navigation bar looks like what is below it.
public struct HostBarBackground: Hashable, Sendable {
  /// When a bar shows its background.
  public enum Visibility: Hashable, Sendable {
    /// While content is scrolled beneath it. A toolbar and a tab bar always do.
    case automatic
    /// Always.
    case visible
    /// Never: what is behind the bar shows.
    case hidden
  }

  /// The paint of the background; nil, the default, for the bar's own.
  public var background: HostPaint?
  /// When the background is shown. Defaults to `.automatic`.
  public var backgroundVisibility = Visibility.automatic
  /// The light or dark style of the bar; `.unspecified`, the default, for that around it.
  public var userInterfaceStyle = HostUserInterfaceStyle.unspecified

  /// Creates an appearance.
  public init(
    background: HostPaint? = nil, backgroundVisibility: Visibility = .automatic,
    userInterfaceStyle: HostUserInterfaceStyle = .unspecified
  ) {
    self.background = background
    self.backgroundVisibility = backgroundVisibility
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Whether the background has no settings.
  var isAutomatic: Bool { background == nil && backgroundVisibility == .automatic }

  /// Whether the background is shown, and the line at its edge.
  func showsBackground(isAtEdge: Bool) -> Bool {
    switch backgroundVisibility {
    case .automatic: !isAtEdge
    case .visible: true
    case .hidden: false
    }
  }

  /// Draws the background of a bar: the paint, or the bar's own colour if it has one.
  ///
  /// - Parameter isAtEdge: Whether no content is scrolled beneath the bar: then only a visible background is painted.
  @MainActor
  func draw(for bar: HostView, isAtEdge: Bool, own color: HostColor?, into drawing: inout HostDrawing) {
    guard bar.backgroundColor == nil, backgroundVisibility != .hidden else { return }
    if let background, showsBackground(isAtEdge: isAtEdge) {
      drawing.fill(Path(bar.groundRect), with: background, in: bar.groundRect)
    } else if let color {
      drawing.fill(bar.groundRect, with: color)
    }
  }

  /// Adds what is not the default.
  func describe(into description: inout HostDescription) {
    if let background { description.add("barBackground", background) }
    if backgroundVisibility != .automatic { description.add("barBackgroundVisibility", "\(backgroundVisibility)") }
  }
}

extension HostViewController {
  /// The toolbar's background while this controller is on top of a navigation controller. Defaults to the bar's own.
  public final var toolbarBackground: HostBarBackground {
    get { containerProperties.toolbarBackground }
    set {
      guard newValue != containerProperties.toolbarBackground else { return }
      containerProperties.toolbarBackground = newValue
      navigationController?.viewIfLoaded?.setNeedsDisplay()
      navigationController?.toolbar.setNeedsUpdateProperties()
    }
  }

  /// The tab bar's background while this controller is shown in a tab, or on top of the navigation controller there.
  /// Defaults to the bar's own.
  public final var tabBarBackground: HostBarBackground {
    get { containerProperties.tabBarBackground }
    set {
      guard newValue != containerProperties.tabBarBackground else { return }
      containerProperties.tabBarBackground = newValue
      tabBarController?.viewIfLoaded?.setNeedsDisplay()
      tabBarController?.tabBar.setNeedsUpdateProperties()
    }
  }

  /// The tab bar's background that this controller or the visible one in it wants; nil for none.
  final var wantedTabBarBackground: HostBarBackground? {
    if tabBarBackground != HostBarBackground() { return tabBarBackground }
    if let navigation = self as? HostNavigationController {
      return navigation.topViewController?.wantedTabBarBackground
    }
    for child in children { if let wanted = child.wantedTabBarBackground { return wanted } }
    return nil
  }
}
