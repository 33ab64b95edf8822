/// Several views as one, for modifiers and for builder closures. The enclosing container sees the views, not the group;
/// a modifier of the group modifies each of them.
///
/// ```swift
/// let host = HostingView(
///   rootView: HStack {
///     Group {
///       Text("One")
///       Text("Two")
///     }
///     .padding()  // pads each of the texts
///   })
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostStackView
/// // ├─ HostPaddingView
/// // │  └─ HostLabel "One"
/// // └─ HostPaddingView
/// //    └─ HostLabel "Two"
/// ```
public struct Group<Content> {
  @usableFromInline var content: Content

  @inlinable init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Creates a group of the views in `content`.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Appends the nodes of the content; a group has no node.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    Content._makeNodes(view.content, in: &builder)
  }

  /// Updates the nodes of the content.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    Content._updateNodes(view.content, in: &cursor)
  }
}
