// Tests: `HostViewControllerEditingTests`.

/// Whether a controller's content is edited, and the button that changes it.
@MainActor
struct ControllerEditing {
  var isEditing = false {
    didSet { if isEditing != oldValue, let button { update(button) } }
  }
  private(set) var button: HostBarButtonItem?

  /// The button, which is made when it is asked for first.
  mutating func button(_ make: () -> HostBarButtonItem) -> HostBarButtonItem {
    if let button { return button }
    let button = make()
    self.button = button
    update(button)
    return button
  }

  private func update(_ button: HostBarButtonItem) {
    button.title = isEditing ? "Done" : "Edit"
    button.style = isEditing ? .done : .plain
  }
}

extension HostViewController {
  /// Whether the content can be edited. Defaults to false; setting it calls ``setEditing(_:animated:)``.
  public final var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A button for a navigation bar, "Edit" or "Done", which changes ``isEditing`` by ``setEditing(_:animated:)``.
  ///
  /// ```swift
  /// let controller = HostViewController()
  /// let button = controller.editButtonItem
  /// controller.navigationItem.rightBarButtonItem = button
  /// button.button?.sendActions(for: .primaryActionTriggered)
  /// print(controller.isEditing, button.title ?? "")
  /// // Prints "true Done"
  /// ```
  public final var editButtonItem: HostBarButtonItem {
    editing.button {
      HostBarButtonItem(title: nil) { [weak self] in
        if let self { setEditing(!isEditing, animated: true) }
      }
    }
  }
}
