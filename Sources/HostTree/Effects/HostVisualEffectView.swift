// Tests: `HostVisualEffectViewTests`.

public import Foundation

/// The looks of the content behind or on a ``HostVisualEffectView``, as `UIVisualEffect`.
open class HostVisualEffect: NSObject {}

/// A blur under a translucent veil, as `UIBlurEffect`.
public final class HostBlurEffect: HostVisualEffect {
  /// How much of the content behind shows, and whether the veil is light or dark.
  public enum Style: Int, CaseIterable, Sendable {
    /// Light or dark whatever the appearance: of a thick, a usual and a dark veil.
    case extraLight, light, dark
    /// The veil of the appearance, usual or thick.
    case regular, prominent
    /// The materials, in the appearance around the view.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// The materials in their light look.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
    /// The materials in their dark look.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark
  }

  /// The style.
  public let style: Style

  /// Creates a blur of a style.
  public init(style: Style) { self.style = style }

  /// Whether another object is a blur of the same style.
  public override func isEqual(_ object: Any?) -> Bool { (object as? HostBlurEffect)?.style == style }
  /// The hash of the style.
  public override var hash: Int { style.hashValue }

  /// The paint in an appearance.
  func paint(in appearance: HostUserInterfaceStyle) -> HostPaint {
    material.paint(isDark: isDark ?? (appearance == .dark))
  }

  /// Draws the blur and its veil over a view's bounds.
  @MainActor package func draw(over view: HostView, into drawing: inout HostDrawing) {
    let bounds = view.bounds
    let outline = Path(
      roundedRect: bounds, cornerRadius: min(view.cornerRadius, min(bounds.width, bounds.height) / 2))
    drawing.fill(outline, with: paint(in: drawing.traits.userInterfaceStyle), in: bounds)
  }

  private var material: HostMaterial {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .light, .dark, .regular: .regular
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .prominent: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    }
  }

  /// Whether the veil is dark in each appearance; nil if it follows the appearance.
  private var isDark: Bool? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      nil
    }
  }
}

/// An effect of content on a blur, as `UIVibrancyEffect`. It is kept, and has no looks of its own: content looks as
/// elsewhere.
public final class HostVibrancyEffect: HostVisualEffect {
  /// Creates the effect for content on a blur.
  public init(blurEffect: HostBlurEffect) {}
}

/// A view that blurs the content behind it, as `UIVisualEffectView`.
///
/// ```swift
/// let bar = HostVisualEffectView(effect: HostBlurEffect(style: .systemThinMaterial))
/// bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
/// bar.layoutIfNeeded()
/// print(bar.treeDescription())
/// // Prints:
/// // HostVisualEffectView (0, 0, 320 x 44) effect=systemThinMaterial
/// // └─ HostView (0, 0, 320 x 44)
/// ```
public final class HostVisualEffectView: HostView {
  /// The effect; nil for none.
  public var effect: HostVisualEffect? {
    didSet { if effect != oldValue { setNeedsDisplay() } }
  }

  /// The view for the content on the blur; it has the same size.
  public let contentView = HostView()

  /// Creates a view with an effect.
  public init(effect: HostVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Gives the content the same size.
  public override func layoutSubviews() { contentView.frame = bounds }

  /// Draws the blur and its veil.
  public override func draw(into drawing: inout HostDrawing) {
    (effect as? HostBlurEffect)?.draw(over: self, into: &drawing)
  }

  /// Adds the effect.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let blur = effect as? HostBlurEffect { description.add("effect", "\(blur.style)") }
  }
}
