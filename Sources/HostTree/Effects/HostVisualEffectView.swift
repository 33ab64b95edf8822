// Tests: `HostVisualEffectViewTests`.

public import Foundation

/// The looks of what is behind or on a ``HostVisualEffectView``, as `UIVisualEffect`.
open class HostVisualEffect: NSObject {}

/// A blur under a translucent veil, as `UIBlurEffect`.
public final class HostBlurEffect: HostVisualEffect {
  /// How much of what is behind shows, and whether the veil is light or dark.
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

  /// The paint in an appearance. The opacities are those of SwiftUI's materials here.
  func paint(in appearance: HostUserInterfaceStyle) -> HostPaint {
    let name = "\(style)"
    let isDark =
      switch style {
      case .extraLight, .light: false
      case .dark: true
      default: name.hasSuffix("Dark") || !name.hasSuffix("Light") && appearance == .dark
      }
    let opacity: Double =
      switch style {
      case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.82
      case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.55
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
      }
    return .material(veil: HostColor(white: isDark ? 0.15 : 0.97, alpha: opacity), radius: 20)
  }
}

/// An effect of content on a blur, as `UIVibrancyEffect`. It is kept, and has no looks of its own: content looks as elsewhere.
public final class HostVibrancyEffect: HostVisualEffect {
  /// Creates the effect for content on a blur.
  public init(blurEffect: HostBlurEffect) {}
}

/// A view that blurs what is behind it, as `UIVisualEffectView`.
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

  /// The view for what is shown on the blur; it has the same size.
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
    guard let blur = effect as? HostBlurEffect else { return }
    let outline = Path(roundedRect: bounds, cornerRadius: min(cornerRadius, min(bounds.width, bounds.height) / 2))
    drawing.fill(outline, with: blur.paint(in: drawing.traits.userInterfaceStyle), in: bounds)
  }

  /// Adds the effect.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let blur = effect as? HostBlurEffect { description.add("effect", "\(blur.style)") }
  }
}
