// Tests: `HostActionsTests`.

extension HostBarButtonItem {
  /// Creates a system item that performs an action; nil for none.
  public convenience init(systemItem: SystemItem, primaryAction: HostAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    add(primaryAction)
  }

  /// Creates an item that performs an action, with a title and an image; nil for the action's.
  public convenience init(title: String? = nil, image: HostImage? = nil, primaryAction: HostAction?) {
    self.init(title: title ?? primaryAction?.title, style: .plain)
    self.image = image ?? primaryAction?.image
    add(primaryAction)
  }

  private func add(_ action: HostAction?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }
}

extension HostBarButtonItem {
  /// Creates an item with a title, whose tap calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: HostSelector?) {
    self.init(title: title, style: style)
    call(action, of: target)
  }

  /// Creates an item with an image, whose tap calls a method.
  public convenience init(image: HostImage?, style: Style, target: Any?, action: HostSelector?) {
    self.init(image: image, style: style)
    call(action, of: target)
  }

  /// Creates a system item, whose tap calls a method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: HostSelector?) {
    self.init(barButtonSystemItem: systemItem)
    call(action, of: target)
  }

  // A method, as observers of properties are not called in initializers.
  private func call(_ action: HostSelector?, of target: Any?) {
    self.target = target as AnyObject?
    self.action = action
  }
}
