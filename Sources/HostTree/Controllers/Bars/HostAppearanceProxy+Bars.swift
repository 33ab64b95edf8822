// Tests: `HostBarAppearanceTests`.

public import Foundation

// Appearances of items of bars, which are no hosts; and what appearances set by methods, as in UIKit.
extension HostBarButtonItem {
  /// The appearance of all items of this class and its subclasses that bars show as buttons.
  public static func appearance() -> HostAppearanceProxy<HostBarButtonItem> { HostAppearanceProxy(containers: []) }

  /// The appearance of items in bars that are inside of others: see ``HostAppearanceContainer/appearance(whenContainedInInstancesOf:)``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any HostAppearanceContainer.Type]
  ) -> HostAppearanceProxy<HostBarButtonItem> { HostAppearanceProxy(containers: containerTypes) }
}

extension HostTabBarItem {
  /// The appearance of all items of this class and its subclasses in tab bars.
  public static func appearance() -> HostAppearanceProxy<HostTabBarItem> { HostAppearanceProxy(containers: []) }
}

extension HostAppearanceProxy where Host: HostBarButtonItem {
  /// Sets attributes of the titles in a state, as ``HostBarButtonItem/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State) {
    setTitleTextAttributes(attributes, for: state, in: \.titleTextAttributes)
  }
}

extension HostAppearanceProxy where Host: HostTabBarItem {
  /// Sets attributes of the titles in a state, as ``HostTabBarItem/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State) {
    setTitleTextAttributes(attributes, for: state, in: \.titleTextAttributes)
  }
}

extension HostAppearanceProxy where Host: HostSegmentedControl {
  /// Sets attributes of the titles in a state, as ``HostSegmentedControl/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State) {
    setTitleTextAttributes(attributes, for: state, in: \.titleTextAttributes)
  }
}

extension HostAppearanceProxy where Host: HostNavigationBar {
  /// Sets the background image, as ``HostNavigationBar/setBackgroundImage(_:for:)``.
  public func setBackgroundImage(_ image: HostImage?, for metrics: HostBarMetrics) {
    self[dynamicMember: \.backgroundImage] = image
  }
}

extension HostAppearanceProxy {
  private func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State,
    in keyPath: ReferenceWritableKeyPath<Host, [HostControl.State: [NSAttributedString.Key: Any]]>
  ) {
    var all = value(of: keyPath) ?? [:]
    all[state] = attributes
    if all.isEmpty { reset(keyPath) } else { self[dynamicMember: keyPath] = all }
  }
}
