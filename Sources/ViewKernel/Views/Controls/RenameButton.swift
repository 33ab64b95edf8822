/// Begins to rename the content of a view: see `renameAction(_:)`.
public struct RenameAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Begins to rename.
  @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename the content of the view around, by its `renameAction(_:)`; nil if nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that begins to rename what the view around it shows: see `renameAction(_:)`. Without such an action it is
/// disabled.
///
/// ```swift
/// struct Folder: View {
///   @State private var name = "Soups"
///   @FocusState private var isRenaming: Bool
///
///   var body: some View {
///     VStack {
///       TextField("Name", text: $name).focused($isRenaming)
///       RenameButton()
///     }
///     .renameAction($isRenaming)
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// window.rootViewController = HostingController(rootView: Folder())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 65))
/// window.settle()
/// print(window.firstResponder.map { "\(type(of: $0))" } ?? "none")
/// // Prints "HostTextField"
/// ```
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// The button.
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == ViewKernel.Label<Text, Image> {
  /// Creates a button with the standard label.
  nonisolated public init() { label = ViewKernel.Label("Rename", systemImage: "pencil") }
}

extension View {
  /// Sets the action of a ``RenameButton`` in this view.
  @preconcurrency
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Makes a ``RenameButton`` in this view focus a text field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
