// Tests: `HostBarAppearanceTests`, `HostSegmentedControlTests`.

public import Foundation

/// An owner of titles whose looks are set for each of its states: an item of a bar, a tab, a segmented control.
///
/// ```swift
/// let control = HostSegmentedControl(items: ["List", "Grid"])
/// control.setTitleTextAttributes([.foregroundColor: HostColor.white], for: .selected)
/// print(control.titleTextAttributes(for: .selected)?.count ?? 0)
/// // Prints "1"
/// ```
@MainActor @preconcurrency
public protocol HostTitleTextAttributesOwner: HostEditable {
  /// The attributes of the titles by the states for which they are set.
  var titleTextAttributes: [HostControl.State: [NSAttributedString.Key: Any]] { get set }
}

extension HostTitleTextAttributesOwner {
  /// Sets attributes of the titles in a state: font and colour, of items and tabs also kern; nil for the owner's.
  ///
  /// Of the states, normal and disabled have an effect, of tabs and segments also selected; what these do not say is as
  /// in the normal state.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State) {
    titleTextAttributes[state] = attributes
  }

  /// The attributes that were set for a state; nil for none.
  public func titleTextAttributes(for state: HostControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }
}

extension HostAppearanceProxy where Host: HostTitleTextAttributesOwner {
  /// Sets attributes of the titles in a state: see ``HostTitleTextAttributesOwner/setTitleTextAttributes(_:for:)``.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: HostControl.State) {
    var all = value(of: \.titleTextAttributes) ?? [:]
    all[state] = attributes
    if all.isEmpty { reset(\.titleTextAttributes) } else { self[dynamicMember: \.titleTextAttributes] = all }
  }
}
