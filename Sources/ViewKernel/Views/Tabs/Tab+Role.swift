/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab searches: without a label of its own it has the title "Search" and a magnifying glass. It stays in its
  /// place among the others here.
  public static let search = TabRole(name: "search")
}

extension DefaultTabLabel {
  /// The label of a tab without one.
  fileprivate nonisolated init(_ role: TabRole?) {
    self.init(Text(role == .search ? "Search" : ""), role == .search ? Image(systemName: "magnifyingglass") : nil)
  }
}

extension Tab {
  /// Creates a tab for a selection value, with a role.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }

  /// Creates a tab for a value of an optional selection, with a role.
  nonisolated public init<V>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: Optional(value), content: content, label: label)
  }
}

extension Tab where Value == Never {
  /// Creates a tab without a selection value, with a role.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a selection value, with the label of its role; without a role it has none.
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role) }
  }

  /// Creates a tab for a value of an optional selection, with the label of its role; without a role it has none.
  nonisolated public init<V>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == V? {
    self.init(value: Optional(value), content: content) { DefaultTabLabel(role) }
  }

  /// Creates a tab for a selection value, with a localized title, a system symbol and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab for a selection value, with a title, a system symbol and a role. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }

  /// Creates a tab for a selection value, with a localized title, an image and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, value: value, content: content)
  }

  /// Creates a tab for a selection value, with a title, an image and a role. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: image, value: value, content: content)
  }

  /// Creates a tab for a value of an optional selection, with a localized title, a system symbol and a role.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, systemImage: systemImage, value: Optional(value), content: content)
  }

  /// Creates a tab for a value of an optional selection, with a title, a system symbol and a role. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, systemImage: systemImage, value: Optional(value), content: content)
  }

  /// Creates a tab for a value of an optional selection, with a localized title, an image and a role.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, image: image, value: Optional(value), content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a selection value, with the label of its role.
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role) }
  }

  /// Creates a tab without a selection value, with a localized title, a system symbol and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Creates a tab without a selection value, with a title, a system symbol and a role. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }

  /// Creates a tab without a selection value, with a localized title, an image and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, content: content)
  }
}
