import Foundation
package import HostTree

/// The settings of a window on a display, chosen by the person in front of it: size, appearance, size of texts,
/// direction of layout, language.
public struct DisplaySurroundings: Codable, Hashable, Sendable {
  /// The width of the window in points. From a page it is limited to 100 ... 4,000.
  public var width: Double = 390
  /// The height of the window in points, with the same limits.
  public var height: Double = 844
  /// Whether the appearance is dark.
  public var isDark = false
  /// The name of the size of texts, such as `large`, `xxxLarge` or `accessibility1`; nil for the program's own.
  public var typeSize: String?
  /// Whether the layout runs from right to left.
  public var isRightToLeft = false
  /// The identifier of the locale, such as `de_DE`; nil for the program's own.
  public var locale: String?
  /// The insets of a device's status bar, rounded corners and home indicator, in points: top, leading, bottom,
  /// trailing; nil for none. Each is limited to 0 ... 200.
  public var safeArea: [Double]?

  /// Creates surroundings: a phone, light, from left to right.
  public init() {}

  /// The same settings, with the safe area of a phone if the size is 390 x 844 and no safe area is set.
  package var onPhone: DisplaySurroundings {
    var result = self
    if (width, height) == (390, 844), safeArea == nil { result.safeArea = [47, 0, 34, 0] }
    return result
  }

  /// The same settings, with lengths that a window may have, and short names.
  var limited: DisplaySurroundings {
    var result = self
    func limit(_ length: Double, _ usual: Double) -> Double { length.isFinite ? min(max(length, 100), 4_000) : usual }
    result.width = limit(width, 390)
    result.height = limit(height, 844)
    if let area = safeArea {
      let isUsable = area.count == 4 && area.allSatisfy { $0.isFinite && 0...200 ~= $0 }
      if !isUsable || area.allSatisfy({ $0 == 0 }) { result.safeArea = nil }
    }
    if let typeSize, typeSize.utf8.count > 32 { result.typeSize = nil }
    if let locale, locale.utf8.count > 64 { result.locale = nil }
    return result
  }

  /// The names of the sizes of texts, from small to large, as SwiftUI's `DynamicTypeSize` has them.
  private static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Sets the size of the window and of its screen, and the window's traits.
  @MainActor
  package func apply(to window: HostWindow) {
    window.frame.size = CGSize(width: width, height: height)
    window.screen.resize(to: window.frame.size)
    // Without one, the program's own insets stay.
    if let area = safeArea, area.count == 4 {
      window.systemInsets = EdgeInsets(top: area[0], leading: area[1], bottom: area[2], trailing: area[3])
    }
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    var traits = window.traitOverrides
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let size = typeSize.flatMap { DisplaySurroundings.typeSizes.firstIndex(of: $0) }
    traits.preferredContentSizeCategory =
      size.flatMap { HostContentSizeCategory(rawValue: UInt8($0 + 1)) } ?? .unspecified
    traits.locale = locale.map { Locale(identifier: $0) }
    window.traitOverrides = traits
  }
}
