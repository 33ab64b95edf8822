// Tests: `HostBarAppearanceTests`.

public import Foundation

extension HostNavigationBar {
  /// The look of the bar while content is scrolled beneath it, and of its texts.
  public final var standardAppearance: HostNavigationBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// The look of the bar while the content is at its top; its texts are used for a large title. Nil, the default, has no background, and the texts of
  /// ``standardAppearance``.
  public final var scrollEdgeAppearance: HostNavigationBarAppearance? {
    get { scrollEdgeLook }
    set { scrollEdgeLook = newValue }
  }

  /// The look of a bar that is less high, as of a phone on its side. There is none here: it is kept.
  public final var compactAppearance: HostNavigationBarAppearance? {
    get { looks?.compact }
    set { changeLooks { $0.compact = newValue } }
  }

  /// The look of a bar that is less high, at the top of the content. There is none here: it is kept.
  public final var compactScrollEdgeAppearance: HostNavigationBarAppearance? {
    get { looks?.compactScrollEdge }
    set { changeLooks { $0.compactScrollEdge = newValue } }
  }

  /// Attributes of the title: font, colour, kern. Those of the appearances come before them.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks?.titleTextAttributes }
    set { changeLooks { $0.titleTextAttributes = newValue } }
  }

  /// Attributes of a large title: font, colour, kern. Those of the appearances come before them.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks?.largeTitleTextAttributes }
    set { changeLooks { $0.largeTitleTextAttributes = newValue } }
  }

  /// Whether the bar may show what is behind it. It is kept, and has no effect.
  public final var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { changeLooks { $0.isTranslucent = newValue } }
  }

  /// The image of the line at the edge: an image without a size, as `UIImage()`, hides the line; nil, the default, shows it.
  public final var shadowImage: HostImage? {
    get { looks?.shadowImage }
    set { changeLooks { $0.shadowImage = newValue } }
  }

  /// The image of the back button in place of the chevron; nil, the default, for the chevron.
  public final var backIndicatorImage: HostImage? {
    get { looks?.backIndicatorImage }
    set { changeLooks { $0.backIndicatorImage = newValue } }
  }

  /// The mask of the back button's image. It is kept, and has no effect.
  public final var backIndicatorTransitionMaskImage: HostImage? {
    get { looks?.backIndicatorMask }
    set { changeLooks { $0.backIndicatorMask = newValue } }
  }

  /// The background image, stretched to the bar; one without a size, as `UIImage()`, hides the background; nil, the default, for that of the appearances.
  public final var backgroundImage: HostImage? {
    get { looks?.backgroundImage }
    set { changeLooks { $0.backgroundImage = newValue } }
  }

  /// Sets ``backgroundImage``. The metrics have no effect.
  public final func setBackgroundImage(_ image: HostImage?, for metrics: HostBarMetrics) { backgroundImage = image }

  /// The same as ``backgroundImage``. The metrics have no effect.
  public final func backgroundImage(for metrics: HostBarMetrics) -> HostImage? { backgroundImage }

  final func lookDidChange() {
    setNeedsUpdateProperties()
    setNeedsDisplay()
  }

  /// Gives the titles and buttons the looks of the appearances.
  final func updateTextLooks() {
    let standard = topItem?.standardAppearance ?? looks?.standard
    let edge = topItem?.scrollEdgeAppearance ?? looks?.scrollEdge ?? standard
    guard looks != nil || standard != nil || edge != nil || showsTextLooks else { return }
    showsTextLooks = looks != nil || standard != nil || edge != nil
    titleLabel.show(
      [titleTextAttributes ?? [:], standard?.titleTextAttributes ?? [:]], font: .preferredFont(forTextStyle: .headline))
    largeTitleLabel.show(
      [largeTitleTextAttributes ?? [:], edge?.largeTitleTextAttributes ?? [:]],
      font: HostFont(pointSize: 34, weight: .bold))
    backButton.titleLabel.show([standard?.backButtonAppearance.attributes(isEnabled: true) ?? [:]], font: .body)
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.barAppearance = item.style == .done ? standard?.doneButtonAppearance : standard?.buttonAppearance
    }
  }

  final func drawBackground(into drawing: inout HostDrawing) {
    let content = contentBelow
    let isAtEdge = content.map { $0.contentOffset.y <= 0 } ?? true
    let background = topItem?.barBackground ?? HostBarBackground()
    let ground = isAtEdge ? (content as? HostTableView)?.groundColor : nil
    let edge = bounds.maxY - 0.5
    if background.isAutomatic, let appearance = drawnAppearance(isAtEdge: isAtEdge) {
      return appearance.draw(for: self, own: barTintColor ?? ground, lineAt: edge, into: &drawing)
    }
    let showsBackground = background.showsBackground(isAtEdge: isAtEdge)
    let own = barTintColor ?? ground ?? (showsBackground ? .systemBackground : nil)
    if let backgroundImage {
      drawing.image(backgroundImage, in: bounds)
    } else {
      background.draw(for: self, isAtEdge: isAtEdge, own: own, into: &drawing)
    }
    guard showsBackground, shadowImage?.size != .zero else { return }
    drawing.fill(CGRect(x: 0, y: edge, width: bounds.width, height: 0.5), with: .separator)
  }

  /// The appearance that draws the background; nil for the bar's own way.
  private func drawnAppearance(isAtEdge: Bool) -> HostNavigationBarAppearance? {
    if isAtEdge { return topItem?.scrollEdgeAppearance ?? looks?.scrollEdge }
    let standard = topItem?.standardAppearance ?? looks?.standard
    return standard?.isCustom == true ? standard : nil
  }

  final func drawBackIndicator(into drawing: inout HostDrawing) {
    guard backButton.superview === self else { return }
    let button = mirrored(backButton.frame)
    let place = mirrored(CGRect(x: button.minX - 15, y: button.midY - 9, width: 16, height: 18))
    let image = (topItem?.standardAppearance ?? looks?.standard)?.backIndicatorImage ?? backIndicatorImage
    if let image {
      drawing.image(image, in: place, tint: drawing.tintColor)
    } else {
      drawing.symbol("chevron.backward", in: place, color: drawing.tintColor, weight: .semibold)
    }
  }
}
