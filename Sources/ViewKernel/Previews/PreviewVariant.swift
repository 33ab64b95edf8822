import Foundation
import HostTree

/// A way in which a preview is shown: the surroundings that a user may have.
package enum PreviewVariant: String, CaseIterable {
  case light, dark
  case smallType = "small-type"
  case largeType = "large-type"
  case rightToLeft = "right-to-left"

  /// What it is called where pictures stand side by side.
  package var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .smallType: "Small type"
    case .largeType: "Large type"
    case .rightToLeft: "Right to left"
    }
  }

  /// The ways in which a preview can be shown: hosts by themselves have no environment.
  package static func all(of preview: Preview) -> [PreviewVariant] {
    if case .view = preview.body { allCases } else { [.light, .dark] }
  }

  @MainActor
  func surround(_ view: AnyView) -> AnyView {
    switch self {
    case .light, .dark: view
    case .smallType: AnyView(view.environment(\.dynamicTypeSize, .xSmall))
    case .largeType: AnyView(view.environment(\.dynamicTypeSize, .accessibility2))
    case .rightToLeft: AnyView(view.environment(\.layoutDirection, .rightToLeft))
    }
  }
}
