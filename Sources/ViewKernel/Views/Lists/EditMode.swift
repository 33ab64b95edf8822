import HostTree

/// Whether what a view shows is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is for as long as a gesture lasts.
  case transient
  /// It is.
  case active

  /// Whether it is edited in one way or the other.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Where it is kept whether lists are being edited: what an `EditButton` writes and a `List` reads. Each hosting view has
  /// one for all views in it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: it says Edit or Done.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes a button.
  nonisolated public init() {}

  /// A button with the name of what it does.
  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      editMode?.wrappedValue = editMode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}
