// Tests: `GalleryCommandTests`, `BrowserVariantsTests`.

import BrowserDisplay
import Foundation
import HostTree

/// A device on which a preview can be shown, besides a phone.
enum VariantDevice: String, CaseIterable {
  case smallPhone = "small-phone"
  case landscape
  case tablet

  var title: String {
    switch self {
    case .smallPhone: "Small phone"
    case .landscape: "Landscape"
    case .tablet: "Tablet"
    }
  }

  /// The screen, with the insets of the system's own bars.
  var surroundings: DisplaySurroundings {
    var result = DisplaySurroundings()
    switch self {
    case .smallPhone: (result.width, result.height, result.safeArea) = (375, 667, [20, 0, 0, 0])
    case .landscape: (result.width, result.height, result.safeArea) = (844, 390, [0, 47, 21, 47])
    case .tablet: (result.width, result.height, result.safeArea) = (768, 1_024, [24, 0, 20, 0])
    }
    return result
  }
}

extension PreviewStage {
  /// The variants that a page shows side by side: the same as in the pictures, and devices if the preview fills one.
  static func variants(of preview: Preview) -> [DisplayVariant] {
    let variants = PreviewVariant.all(of: preview).map {
      DisplayVariant(id: $0.rawValue, title: $0.title, isShownFirst: $0 != .smallType)
    }
    guard hasSizeOfDevice(preview) else { return variants }
    return variants
      + VariantDevice.allCases.map { DisplayVariant(id: $0.rawValue, title: $0.title, isShownFirst: false) }
  }

  /// A live window with a variant, and the settings of its page; nil for an unknown identifier.
  ///
  /// Call ``prepare(_:)`` before.
  func liveWindow(showing preview: Preview, as id: String) -> (HostWindow, DisplaySurroundings)? {
    guard PreviewStage.variants(of: preview).contains(where: { $0.id == id }) else { return nil }
    let variant = PreviewVariant(rawValue: id) ?? .light
    let window = window(showing: preview, as: variant)
    // From now on time passes by itself.
    window.clock = HostSystemClock()
    if let device = VariantDevice(rawValue: id) { return (window, device.surroundings) }
    var surroundings = DisplaySurroundings()
    (surroundings.width, surroundings.height) = (window.frame.width, window.frame.height)
    surroundings.isDark = variant == .dark
    surroundings.isRightToLeft = variant == .rightToLeft
    surroundings.typeSize = variant == .smallType ? "xSmall" : variant == .largeType ? "accessibility2" : nil
    return (window, surroundings)
  }
}
