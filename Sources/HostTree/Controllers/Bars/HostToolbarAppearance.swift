// Tests: `HostBarAppearanceTests`.

/// The look of a toolbar, as `UIToolbarAppearance`.
public final class HostToolbarAppearance: HostBarAppearance {
  /// The buttons.
  public var buttonAppearance = HostBarButtonItemAppearance()
  /// The buttons that complete a task.
  public var doneButtonAppearance = HostBarButtonItemAppearance(style: .done)

  /// Creates an appearance with the default background.
  public required init() { super.init() }

  /// Creates a copy of another appearance.
  public required init(barAppearance: HostBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let toolbar = barAppearance as? HostToolbarAppearance else { return }
    buttonAppearance = toolbar.buttonAppearance
    doneButtonAppearance = toolbar.doneButtonAppearance
  }
}

extension HostToolbar {
  /// The look of the bar, and of its buttons.
  public final var standardAppearance: HostToolbarAppearance {
    get { standardLook }
    set { standardLook = newValue }
  }

  /// The look of the bar while the content is at its end. Bars look the same there: it is kept.
  public final var scrollEdgeAppearance: HostToolbarAppearance? {
    get { scrollEdgeLook }
    set { scrollEdgeLook = newValue }
  }

  /// The look of a bar that is less high. There is none here: it is kept.
  public final var compactAppearance: HostToolbarAppearance? {
    get { looks?.compact }
    set { changeLooks { $0.compact = newValue } }
  }

  /// The background colour; nil, the default, for the system background.
  public final var barTintColor: HostColor? {
    get { looks?.barTintColor }
    set { changeLooks { $0.barTintColor = newValue } }
  }

  /// Whether the bar may show the content behind it. It is kept, and has no effect.
  public final var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { changeLooks { $0.isTranslucent = newValue } }
  }

  final func lookDidChange() {
    setNeedsUpdateProperties()
    setNeedsDisplay()
  }

  /// Gives the buttons the look of the appearance.
  final func updateTextLooks() {
    for item in items ?? [] {
      item.take(looks?.standard?.buttonAppearance, done: looks?.standard?.doneButtonAppearance)
    }
  }
}
