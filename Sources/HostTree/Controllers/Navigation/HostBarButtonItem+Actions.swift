// Tests: `HostActionsTests`.

extension HostBarButtonItem {
  /// Creates an item with a title, whose target has no action, as selectors are Objective-C's: add actions with `addAction(_:)`.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init(title: title, style: style)
  }

  /// Creates an item with an image, whose target has no action, as selectors are Objective-C's: add actions with `addAction(_:)`.
  public convenience init(image: HostImage?, style: Style, target: Any?, action: Never?) {
    self.init(image: image, style: style)
  }

  /// Creates a system item, whose target has no action, as selectors are Objective-C's: add actions with `addAction(_:)`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
    self.init(barButtonSystemItem: systemItem)
  }

  /// Creates a system item that performs an action; nil for none.
  public convenience init(systemItem: SystemItem, primaryAction: HostAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    add(primaryAction)
  }

  /// Creates an item that performs an action, with a title and an image; nil for those of the action.
  public convenience init(title: String? = nil, image: HostImage? = nil, primaryAction: HostAction?) {
    self.init(title: title ?? primaryAction?.title, style: .plain)
    self.image = image ?? primaryAction?.image
    add(primaryAction)
  }

  private func add(_ action: HostAction?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }
}
