import Foundation
import HostTree

/// A variant in which a preview is shown: an appearance, a text size or a layout direction.
package enum PreviewVariant: String, CaseIterable {
  case light, dark
  case smallType = "small-type"
  case largeType = "large-type"
  case rightToLeft = "right-to-left"

  /// The caption of the variant's picture.
  package var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .smallType: "Small type"
    case .largeType: "Large type"
    case .rightToLeft: "Right to left"
    }
  }

  /// The variants of a preview: all for views; light and dark for host views and controllers, which have no
  /// environment.
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
