/// A label that shows what belongs to it when it is tapped, and hides it when it is tapped again.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var ownIsExpanded = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether it is open.
  ///   - content: What belongs to the label.
  ///   - label: What is always shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  /// A button with the label, and the content below while it is open.
  public var body: some View {
    let binding = isExpanded ?? $ownIsExpanded
    let isOpen = binding.wrappedValue
    VStack(alignment: .leading) {
      Button {
        binding.wrappedValue.toggle()
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: isOpen ? "chevron.down" : "chevron.right")
        }
      }
      if isOpen { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a text that is closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a text that is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a text.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
