// Tests: `ListSelectedTests`

extension List {
  /// Creates a list in which one row is always selected. A row's value is its `tag(_:)`, or else the identity of its
  /// `ForEach` element.
  ///
  /// For side bars; on Apple's systems it is there on macOS only. A binding of an optional, or of a set, makes a list
  /// of the other kinds.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(Binding(selection)), content())
  }
}
