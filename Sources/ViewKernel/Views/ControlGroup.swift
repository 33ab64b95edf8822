/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  /// Makes a group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a group with a label, which is not shown.
  nonisolated public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// Makes a group with a text, which is not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls side by side.
  public var body: some View { HStack { content } }
}
