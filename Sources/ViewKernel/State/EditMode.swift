// Tests: `SelectionMenuTests`, `BindingSourcesContainersTests`.

/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
  /// The content is not being edited.
  case inactive
  /// The content is being edited for the duration of a gesture.
  case transient
  /// The content is being edited.
  case active

  /// Whether the mode is `transient` or `active`.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to the edit mode, which an `EditButton` writes and a `List` reads. Each hosting view provides one for
  /// all views in it; nil outside of one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
