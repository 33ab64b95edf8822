// Tests: `HostBarAppearanceTests`.

extension HostToolbar {
  /// The look of the bar, and of its buttons.
  public final var standardAppearance: HostToolbarAppearance {
    get {
      if let known = looks?.standard { return known }
      let appearance = HostToolbarAppearance().copy { [weak self] in self?.lookDidChange() }
      change { $0.standard = appearance }
      return appearance
    }
    set {
      let copy = newValue.copy { [weak self] in self?.lookDidChange() }
      change { $0.standard = copy }
    }
  }

  /// The look of the bar while the content is at its end. Bars look the same there: it is kept.
  public final var scrollEdgeAppearance: HostToolbarAppearance? {
    get { looks?.scrollEdge }
    set { change { $0.scrollEdge = newValue } }
  }

  /// The look of a bar that is less high. There is none here: it is kept.
  public final var compactAppearance: HostToolbarAppearance? {
    get { looks?.compact }
    set { change { $0.compact = newValue } }
  }

  /// The background colour; nil, the default, for the system background.
  public final var barTintColor: HostColor? {
    get { looks?.barTintColor }
    set { change { $0.barTintColor = newValue } }
  }

  /// Whether the bar may show what is behind it. It is kept, and has no effect.
  public final var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { change { $0.isTranslucent = newValue } }
  }

  private func change(_ change: (inout ToolbarLooks) -> Void) {
    var new = looks ?? ToolbarLooks()
    change(&new)
    looks = new
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

/// What was set of a toolbar's look.
struct ToolbarLooks {
  var standard: HostToolbarAppearance?
  var scrollEdge: HostToolbarAppearance?
  var compact: HostToolbarAppearance?
  var barTintColor: HostColor?
  var isTranslucent = true
}
