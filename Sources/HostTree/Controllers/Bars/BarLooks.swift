// Tests: `HostBarAppearanceTests`.

import Foundation

/// The looks that were set on a bar.
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
@MainActor @preconcurrency
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

  /// Draws the background, and the line at the edge towards the content.
  ///
  /// - Parameters:
  ///   - background: The background set by SwiftUI, which comes first.
  ///   - look: The looks set by an appearance; nil for the bar's own way.
  ///   - isAtEdge: Whether no content is scrolled beneath the bar.
  ///   - own: The bar's own colour; nil for the system's where there is a background.
  ///   - edge: The upper end of the line.
  ///   - drawing: The drawing that receives the background.
  func draw(
    _ background: HostBarBackground, or look: Look?, isAtEdge: Bool, own color: HostColor?, lineAt edge: CGFloat,
    into drawing: inout HostDrawing
  ) {
    if background.isAutomatic, let look { return look.draw(for: self, own: color, lineAt: edge, into: &drawing) }
    let showsBackground = background.showsBackground(isAtEdge: isAtEdge)
    if let image = looks?.backgroundImage {
      drawing.image(image, in: groundRect)
    } else {
      let own = color ?? (showsBackground ? .systemBackground : nil)
      background.draw(for: self, isAtEdge: isAtEdge, own: own, into: &drawing)
    }
    guard showsBackground, looks?.shadowImage?.size != .zero else { return }
    drawing.fill(CGRect(x: 0, y: edge, width: bounds.width, height: 0.5), with: .separator)
  }

  private func copy(of look: Look) -> Look { look.copy { [weak self] in self?.lookDidChange() } }
}
