import HostTree

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

/// A button that toggles edit mode: its title is "Edit", or "Done" while editing.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button for the edit mode of its environment.
  nonisolated public init() {}

  /// A button with the title of its action.
  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}
