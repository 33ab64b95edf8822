// Tests: `HostBarAppearanceTests`.

import Foundation

/// What was set of a bar's look.
struct BarLooks<Look: HostBarAppearance> {
  var standard: Look?
  var scrollEdge: Look?
  var compact: Look?
  var compactScrollEdge: Look?
  var isTranslucent = true
  var shadowImage: HostImage?
  var backgroundImage: HostImage?
  // Of a toolbar alone.
  var barTintColor: HostColor?
  // Of a navigation bar alone.
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var backIndicatorImage: HostImage?
  var backIndicatorMask: HostImage?
}

/// A bar with looks, of which it has copies.
@MainActor
protocol LookingBar: HostView {
  associatedtype Look: HostBarAppearance
  /// Nil until something is set.
  var looks: BarLooks<Look>? { get set }
  /// To be called after a change.
  func lookDidChange()
}

extension LookingBar {
  func changeLooks(_ change: (inout BarLooks<Look>) -> Void) {
    var new = looks ?? BarLooks()
    change(&new)
    looks = new
  }

  /// Made when it is read first, so that it can be changed in place.
  var standardLook: Look {
    get {
      if let known = looks?.standard { return known }
      let look = copy(of: Look())
      changeLooks { $0.standard = look }
      return look
    }
    set {
      let look = copy(of: newValue)
      changeLooks { $0.standard = look }
    }
  }

  var scrollEdgeLook: Look? {
    get { looks?.scrollEdge }
    set {
      let look = newValue.map(copy)
      changeLooks { $0.scrollEdge = look }
    }
  }

  private func copy(of look: Look) -> Look { look.copy { [weak self] in self?.lookDidChange() } }
}
