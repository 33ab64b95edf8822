// Tests: `GroupContentTests`

/// Several items of bars as one, for conditions and for modifiers of toolbar content.
extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of toolbar content.
  @_disfavoredOverload
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  /// The view of the items.
  public func _makeView() -> AnyView { content._makeView() }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
