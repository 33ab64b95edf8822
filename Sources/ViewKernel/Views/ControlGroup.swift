/// A group of related controls, side by side.
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which is not shown.
  nonisolated public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// Creates a group of controls with a localized label, which is not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls in an `HStack`.
  public var body: some View { HStack { content } }
}
