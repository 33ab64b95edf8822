// Tests: `HostBarAppearanceTests`.

import Foundation

/// The look of a bar: background, line at its edge, and in subclasses texts and buttons. As `UIBarAppearance`.
///
/// ```swift
/// let appearance = HostNavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemTeal
/// appearance.titleTextAttributes = [.foregroundColor: HostColor.white]
/// HostNavigationBar.appearance().standardAppearance = appearance
/// print(HostNavigationBar.appearance().standardAppearance.backgroundColor ?? .clear)
/// // Prints "teal"
/// HostNavigationBar.appearance().reset(\.standardAppearance)
/// ```
///
/// A bar copies the appearance that it is given. A background by ``HostBarBackground``, as of SwiftUI's
/// `toolbarBackground`, comes before its own.
@MainActor @preconcurrency
open class HostBarAppearance {
  /// The ground behind a bar that sets no colour.
  private enum Ground { case bar, opaque, none }

  private var ground = Ground.bar
  /// The colour of the background; nil, the default, for the one that was configured.
  public final var backgroundColor: HostColor? { didSet { didChange() } }
  /// The blur behind the bar, if it has no colour; nil, the default, for none.
  public final var backgroundEffect: HostBlurEffect? { didSet { didChange() } }
  /// The image behind the bar, stretched to its size; nil, the default, for none.
  public final var backgroundImage: HostImage? { didSet { didChange() } }
  /// The colour of the line at the bar's edge; nil for none. Defaults to ``HostColor/separator``.
  public final var shadowColor: HostColor? = .separator { didSet { didChange() } }
  /// The image of the line at the bar's edge. It is kept, and not drawn: ``shadowColor`` is.
  public final var shadowImage: HostImage?

  /// This look, unless the background and the line are the default ones.
  final var ifNotDefault: Self? { isDefault ? nil : self }

  /// Called after a change, by the bar that has this copy.
  final var onChange: (@MainActor () -> Void)?
  /// Whether the background and the line are those that bars have by default.
  final var isDefault: Bool {
    ground == .bar && backgroundColor == nil && backgroundEffect == nil && backgroundImage == nil
      && shadowColor == .separator
  }

  /// Creates an appearance with the default background.
  public required init() {}

  /// Creates a copy of another appearance, of which what this class does not have is left out.
  public required init(barAppearance: HostBarAppearance) {
    ground = barAppearance.ground
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Returns a copy.
  public final func copy() -> Self { Self(barAppearance: self) }

  /// Sets the background and line that bars have by default.
  public final func configureWithDefaultBackground() { configure(.bar, shadow: .separator) }

  /// Sets an opaque background of the system's colour, and the line.
  public final func configureWithOpaqueBackground() { configure(.opaque, shadow: .separator) }

  /// Sets no background and no line.
  public final func configureWithTransparentBackground() { configure(.none, shadow: nil) }

  private func configure(_ ground: Ground, shadow: HostColor?) {
    self.ground = ground
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = shadow
  }

  /// To be called after each change.
  final func didChange() { onChange?() }

  /// A copy for a bar.
  final func copy(onChange: @escaping @MainActor () -> Void) -> Self {
    let copy = copy()
    copy.onChange = onChange
    return copy
  }

  /// Draws the background, and the line at `edge`.
  final func draw(for bar: HostView, own color: HostColor?, lineAt edge: CGFloat, into drawing: inout HostDrawing) {
    let ground: HostColor? =
      switch self.ground {
      case .bar: color ?? .systemBackground
      case .opaque: .systemBackground
      case .none: nil
      }
    let area = bar.groundRect
    if let backgroundColor {
      drawing.fill(area, with: backgroundColor)
    } else if let backgroundEffect {
      let paint = backgroundEffect.paint(in: drawing.traits.userInterfaceStyle)
      drawing.fill(Path(area), with: paint, in: area)
    } else if let ground {
      drawing.fill(area, with: ground)
    }
    if let backgroundImage { drawing.image(backgroundImage, in: area) }
    guard let shadowColor else { return }
    drawing.fill(CGRect(x: 0, y: edge, width: bar.bounds.width, height: 0.5), with: shadowColor)
  }
}
