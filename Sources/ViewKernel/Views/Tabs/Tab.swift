/// One tab of a ``TabView``: what it shows, and what its tab says.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  nonisolated(unsafe) private let value: Value?
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: Label

  /// Makes a tab that stands for a value of the selection.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The content with its tab item.
  public var body: some View { content.tabItem { label } }
}

extension Tab: TabTraits {
  var tag: AnyHashable? { value.map { AnyHashable($0) } }
  var badge: AnyView? { nil }
}

extension Tab where Value == Never {
  /// Makes a tab that stands for no value.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

/// The words and the picture of a tab.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image?

  nonisolated init(_ title: Text, _ image: Image?) {
    self.title = title
    self.image = image
  }

  /// The picture and the words.
  public var body: some View {
    image
    title
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with words and one of the system's symbols that stands for a value of the selection.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  /// Makes a tab with words and one of the system's symbols that stands for a value of the selection.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  /// Makes a tab with words and a picture that stands for a value of the selection.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with words and one of the system's symbols.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  /// Makes a tab with words and one of the system's symbols.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }
}
