// Tests: `MaterialTests`, `HostVisualEffectViewTests`.

import Foundation

/// How much of what is behind a material its veil covers.
///
/// The opacities are this library's own choice: Apple's materials have no published values.
package enum HostMaterial: Double, Sendable {
  case ultraThin = 0.4
  case thin = 0.55
  case regular = 0.7
  case bar = 0.8
  case thick = 0.82
  case ultraThick = 0.92

  /// A blur with a radius of 20 points under the veil.
  package func paint(isDark: Bool) -> HostPaint {
    .material(veil: HostColor(white: isDark ? 0.15 : 0.97, alpha: rawValue), radius: 20)
  }
}
