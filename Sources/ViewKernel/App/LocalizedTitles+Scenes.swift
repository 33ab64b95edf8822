extension CommandMenu {
  /// Creates a menu with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(nameResource), content: content)
  }
}

extension WindowGroup {
  /// Creates a scene with the localized title of a resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Creates a scene with the localized title of a resource and an identifier.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }
}

extension Window {
  /// Creates a scene with the localized title of a resource and an identifier.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), id: id, content: content)
  }
}
