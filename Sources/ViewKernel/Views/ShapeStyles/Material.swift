public import HostTree

/// A blurred look at what is behind, under a veil.
///
/// The veil is light or dark with the colour scheme; thicker materials let less through. How much is this library's own
/// choice: Apple's materials have no published values.
public struct Material: Hashable {
  private let opacity: Double

  /// Lets most through.
  public static let ultraThin = Material(opacity: 0.4)
  /// Lets much through.
  public static let thin = Material(opacity: 0.55)
  /// Lets something through.
  public static let regular = Material(opacity: 0.7)
  /// Lets little through.
  public static let thick = Material(opacity: 0.82)
  /// Lets least through.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of the system's bars.
  public static let bar = Material(opacity: 0.8)
}

extension Material: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// A blur of 20 points under the veil.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .material(
      veil: HostColor(white: environment.colorScheme == .dark ? 0.15 : 0.97, alpha: opacity), radius: 20)
  }
}

extension ShapeStyle where Self == Material {
  /// Lets most through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets much through.
  public static var thinMaterial: Material { .thin }
  /// Lets something through.
  public static var regularMaterial: Material { .regular }
  /// Lets little through.
  public static var thickMaterial: Material { .thick }
  /// Lets least through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of the system's bars.
  public static var bar: Material { .bar }
}
