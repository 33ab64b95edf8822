// Tests: `HostActionsTests`.

extension HostActionSender {
  /// Adds an action that is performed for any of `events`, as `UIControl.addAction(_:for:)`.
  public func addAction(_ action: HostAction, for events: HostControl.Event) {
    addAction({ action.perform() }, for: events)
  }
}

extension HostButton {
  /// Creates a button that performs an action, with its title, or its image if that is empty; nil for none.
  public convenience init(type: ButtonType = .system, primaryAction: HostAction?) {
    self.init(type: type)
    if let primaryAction {
      if primaryAction.title.isEmpty, let image = primaryAction.image {
        addSubview(HostImageView(image: image))
      } else if !primaryAction.title.isEmpty {
        title = primaryAction.title
      }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }
}
