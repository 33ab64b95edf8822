// Tests: `HostBarAppearanceTests`.

public import Foundation

extension HostNavigationBar {
  /// The look of the bar while content is scrolled beneath it, and of its texts.
  public final var standardAppearance: HostNavigationBarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// The look of the bar while the content is at its top; its texts are used for a large title. Nil, the default, has
  /// no background, and the texts of ``standardAppearance``.
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

  /// Attributes of the title: font, colour, kern. Attributes of the appearances come before them.
  public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks?.titleTextAttributes }
    set { changeLooks { $0.titleTextAttributes = newValue } }
  }

  /// Attributes of a large title: font, colour, kern. Attributes of the appearances come before them.
  public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { looks?.largeTitleTextAttributes }
    set { changeLooks { $0.largeTitleTextAttributes = newValue } }
  }

  /// Whether the bar may show the content behind it. It is kept, and has no effect.
  public final var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { changeLooks { $0.isTranslucent = newValue } }
  }

  /// The image of the line at the edge: an image without a size, as `UIImage()`, hides the line; nil, the default,
  /// shows it.
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

  /// The background image, stretched to the bar; one without a size, as `UIImage()`, hides the background; nil, the
  /// default, for the appearances'.
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
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.take(standard?.buttonAppearance, done: standard?.doneButtonAppearance)
    }
    let edge = topItem?.scrollEdgeAppearance ?? looks?.scrollEdge ?? standard
    let hasTextLooks = looks != nil || standard != nil || edge != nil
    guard hasTextLooks || showsTextLooks else { return }
    showsTextLooks = hasTextLooks
    titleLabel.show(
      [titleTextAttributes ?? [:], standard?.titleTextAttributes ?? [:]], font: .preferredFont(forTextStyle: .headline))
    largeTitleLabel.show(
      [largeTitleTextAttributes ?? [:], edge?.largeTitleTextAttributes ?? [:]],
      font: HostFont(pointSize: 34, weight: .bold))
    backButton.titleLabel.show([standard?.backButtonAppearance.attributes(isEnabled: true) ?? [:]], font: .body)
  }

  final func drawBackground(into drawing: inout HostDrawing) {
    let content = contentBelow
    let isAtEdge = content.map { $0.contentOffset.y <= 0 } ?? true
    let ground = isAtEdge ? (content as? HostTableView)?.groundColor : nil
    let standard = topItem?.standardAppearance ?? looks?.standard
    let look = isAtEdge ? topItem?.scrollEdgeAppearance ?? looks?.scrollEdge : standard?.ifNotDefault
    draw(
      topItem?.barBackground ?? HostBarBackground(), or: look, isAtEdge: isAtEdge, own: barTintColor ?? ground,
      lineAt: bounds.maxY - 0.5, into: &drawing)
  }

  final func drawBackIndicator(into drawing: inout HostDrawing) {
    guard backButton.superview === self else { return }
    let button = mirrored(backButton.frame)
    // Before the title, or in a button without one.
    let end = backButton.title == "" ? HostNavigationBar.backTitleInset : button.minX
    // The chevron is 10.9 points wide and 18.8 high.
    let place = mirrored(CGRect(x: end - 25.2, y: button.midY - 12.5, width: 25, height: 25))
    let image = (topItem?.standardAppearance ?? looks?.standard)?.backIndicatorImage ?? backIndicatorImage
    if let image {
      drawing.image(image, in: place, tint: drawing.tintColor)
    } else {
      drawing.symbol("chevron.backward", in: place, color: drawing.tintColor, weight: .semibold)
    }
  }
}

extension HostAppearanceProxy where Host: HostNavigationBar {
  /// Sets the background image, as ``HostNavigationBar/setBackgroundImage(_:for:)``.
  public func setBackgroundImage(_ image: HostImage?, for metrics: HostBarMetrics) {
    self[dynamicMember: \.backgroundImage] = image
  }
}
