import Foundation

/// The form that a presentation takes in a window of a compact size class, as SwiftUI's `PresentationAdaptation`.
public enum HostPresentationAdaptation: Hashable, Sendable {
  /// A popover becomes a sheet where the width is compact; all others stay what they are.
  case automatic
  /// The presentation stays what it is.
  case none
  /// A popover stays one; a sheet stays a sheet.
  case popover
  /// A popover becomes a sheet.
  case sheet
  /// The presentation covers the whole window. The user can't swipe it away.
  case fullScreenCover
}

extension HostPresentationController {
  /// The form that the presentation takes in its window now; nil in one that is not compact.
  ///
  /// In a window that is compact in both directions the vertical adaptation counts.
  final var adaptation: HostPresentationAdaptation? {
    guard let containerView else { return nil }
    if verticalAdaptation != .automatic, containerView.traitCollection.verticalSizeClass == .compact {
      return verticalAdaptation
    }
    return containerView.bounds.width < HostSheetPresentationController.wideWindowWidth ? horizontalAdaptation : nil
  }

  /// Whether the presentation covers the whole window because that is compact.
  final var coversCompactWindow: Bool { adaptation == .fullScreenCover }
}
