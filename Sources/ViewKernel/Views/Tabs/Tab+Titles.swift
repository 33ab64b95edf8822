// The other forms of a tab's title: each with a symbol or an image, with and without a role.

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a selection value, with a resource as its title and a system symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  /// Creates a tab for a selection value, with a resource as its title, a system symbol and a role.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  /// Creates a tab for a value of an optional selection, with a resource as its title, a system symbol and a role.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), content: content) {
      DefaultTabLabel(Text(titleResource), Image(systemName: systemImage))
    }
  }

  /// Creates a tab for a selection value, with a resource as its title and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab for a selection value, with a resource as its title, an image and a role.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab for a value of an optional selection, with a resource as its title, an image and a role.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab for a value of an optional selection, with a title, an image and a role. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a selection value, with a resource as its title and a system symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a selection value, with a resource as its title, a system symbol and a role.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(Text(titleResource), Image(systemName: systemImage)) }
  }

  /// Creates a tab without a selection value, with a resource as its title and an image.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab without a selection value, with a resource as its title, an image and a role.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(Text(titleResource), Image(image)) }
  }

  /// Creates a tab without a selection value, with a title, an image and a role. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}
