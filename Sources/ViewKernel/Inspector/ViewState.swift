/// A wrapper whose value a tool may write.
@MainActor
private protocol WrittenProperty {
  associatedtype Value
  var wrappedValue: Value { get nonmutating set }
}

extension WrittenProperty {
  /// Writes a value; false if it is of another type.
  func write(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    wrappedValue = value
    return true
  }
}

extension State: WrittenProperty {}
extension Binding: WrittenProperty {}
extension AppStorage: WrittenProperty {}
extension SceneStorage: WrittenProperty {}

/// The state of views, as an inspector shows and edits it.
@MainActor
enum ViewState {
  /// Whether values may be edited: in debug builds, and if the program was started with `--edit`.
  static var isEditable: Bool = {
    #if DEBUG
      true
    #else
      false
    #endif
  }()

  /// The properties with a wrapper, whose values are no views.
  static func values(of view: InspectedView) -> [InspectedProperty] {
    ReaderNode.untracked { view.properties.filter { $0.wrapper != nil } }
  }

  /// The kind of a value's editor, and its choices; nil for a value that cannot be edited.
  static func editor(of property: InspectedProperty) -> TypedValue.Editor? {
    guard isEditable, property.wrapper is any WrittenProperty else { return nil }
    return TypedValue.editor(of: ReaderNode.untracked { property.value })
  }

  /// Writes a value as a person has typed it.
  ///
  /// - Returns: How to take it back; nil if the text is no value of the property's type.
  static func write(_ text: String, to property: InspectedProperty) -> (() -> Void)? {
    guard let wrapper = property.wrapper as? any WrittenProperty else { return nil }
    let former = ReaderNode.untracked { property.value }
    guard let value = TypedValue.value(of: text, like: former), wrapper.write(value) else { return nil }
    return { _ = wrapper.write(former) }
  }
}
