// Tests: `HostBarAppearanceTests`.

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

  /// Whether the bar may show what is behind it. It is kept, and has no effect.
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
    guard let standard = looks?.standard else { return }
    for item in items ?? [] {
      item.barAppearance = item.style == .done ? standard.doneButtonAppearance : standard.buttonAppearance
    }
  }
}
