public import HostTree

/// A blur of the background under a translucent veil.
///
/// The veil is light or dark with the colour scheme; thicker materials let less of the background show through. The
/// opacities are this library's own choice: Apple's materials have no published values.
public struct Material: Hashable {
  private let host: HostMaterial

  /// A material that lets most of the background show through: a veil of opacity 0.4.
  public static let ultraThin = Material(host: .ultraThin)
  /// A material that lets much of the background show through: a veil of opacity 0.55.
  public static let thin = Material(host: .thin)
  /// A material that lets some of the background show through: a veil of opacity 0.7.
  public static let regular = Material(host: .regular)
  /// A material that lets little of the background show through: a veil of opacity 0.82.
  public static let thick = Material(host: .thick)
  /// A material that lets almost none of the background show through: a veil of opacity 0.92.
  public static let ultraThick = Material(host: .ultraThick)
  /// The material of navigation bars and tab bars: a veil of opacity 0.8.
  public static let bar = Material(host: .bar)
}

extension Material: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// A blur with a radius of 20 points under the veil.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    host.paint(isDark: environment.colorScheme == .dark)
  }
}

extension ShapeStyle where Self == Material {
  /// A material that lets most of the background show through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets much of the background show through.
  public static var thinMaterial: Material { .thin }
  /// A material that lets some of the background show through.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little of the background show through.
  public static var thickMaterial: Material { .thick }
  /// A material that lets almost none of the background show through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of navigation bars and tab bars.
  public static var bar: Material { .bar }
}
