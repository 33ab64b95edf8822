/// One tab of a ``TabView``: its content, its label and the selection value that it stands for.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  nonisolated(unsafe) private let value: Value?
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: Label

  /// Creates a tab for a selection value. The first text and the first image of `label` are shown.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The content with its tab item.
  public var body: some View { content.tabItem { label } }
}

extension Tab: TabTraits {
  var values: TabTraitValues { TabTraitValues(tag: value.map { AnyHashable($0) }) }
}

extension Tab where Value == Never {
  /// Creates a tab without a selection value: a selection binding cannot select it.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

/// The label of a tab: a title and an image.
public struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image?

  nonisolated init(_ title: Text, _ image: Image?) {
    self.title = title
    self.image = image
  }

  /// The image, followed by the title.
  public var body: some View {
    image
    title
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a selection value, with a localized title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  /// Creates a tab for a selection value, with a title and a system symbol. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  /// Creates a tab for a selection value, with a localized title and an image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }

  /// Creates a tab for a selection value, with a title and an image. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a selection value, with a localized title and a system symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a selection value, with a title and a system symbol. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(Text(title), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a selection value, with a localized title and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(Text(titleKey), Image(image)) }
  }

  /// Creates a tab without a selection value, with a title and an image. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}
