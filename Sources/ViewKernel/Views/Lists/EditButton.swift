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
