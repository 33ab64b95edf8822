extension Group {
  /// Creates a view from the subviews of another: a container that shows each of them where it likes.
  ///
  /// Tuples, groups, branches, `ForEach` and sections are taken apart, and bodies that consist of those.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { subviews in
  ///       if let first = subviews.first { first.padding() }
  ///       HStack { subviews.dropFirst() }
  ///     }
  ///   }
  /// }
  ///
  /// let host = HostingView(
  ///   rootView: Cards {
  ///     Text("One")
  ///     ForEach(2..<4) { Text("\($0)") }
  ///   })
  /// host.updateViews()
  /// for view in host.subviews { print(view.treeDescription(options: .structure)) }
  /// // Prints:
  /// // HostPaddingView
  /// // └─ HostLabel "One"
  /// // HostStackView
  /// // ├─ HostLabel "2"
  /// // └─ HostLabel "3"
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are meant.
  ///   - transform: Makes the result. It runs again when subviews are inserted, removed or moved, and when a value that
  ///     it has read has changed; not when a subview alone changes.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: SubviewsTransform(call: transform))
  }

  /// Creates a view from the sections of another. Views outside of sections are sections by themselves, without header
  /// and footer; a section within a section adds its views to the outer one.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are meant.
  ///   - transform: Makes the result. It runs again when subviews or sections are inserted, removed or moved, and when
  ///     something that it has read has changed.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: SectionsTransform(call: transform))
  }
}

/// A view made from the subviews of another: the content of `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  // Unchecked: as a view's content and closures everywhere, they are used on the main actor only.
  nonisolated(unsafe) let base: Subviews
  nonisolated(unsafe) let transform: SubviewsTransform<Content>
}

extension GroupElementsOfContent: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, whose children are the result's nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(SubviewsNode(view, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}

/// A view made from the sections of another: the content of `Group(sections:transform:)`.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  // Unchecked, as in ``GroupElementsOfContent``.
  nonisolated(unsafe) let base: Sections
  nonisolated(unsafe) let transform: SectionsTransform<Content>
}

extension GroupSectionsOfContent: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, whose children are the result's nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(SubviewsNode(view, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.update(view) }
}

extension GroupElementsOfContent: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

extension GroupSectionsOfContent: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

// The closures are compared as fields: as arguments of generic code they would be wrapped, each time in a new closure.

struct SubviewsTransform<Content> {
  let call: (SubviewsCollection) -> Content
}

struct SectionsTransform<Content> {
  let call: (SectionCollection) -> Content
}

extension GroupElementsOfContent: SubviewsMaking {
  static var tellsSections: Bool { false }

  func make(of sections: [SubviewSection], in source: SubviewSource) -> Content {
    transform.call(SubviewsCollection(sections, of: source))
  }

  func makesSame(as other: Self) -> Bool {
    ValueComparison.of(SubviewsTransform<Content>.self).areEqual(transform, other.transform)
  }
}

extension GroupSectionsOfContent: SubviewsMaking {
  static var tellsSections: Bool { true }

  func make(of sections: [SubviewSection], in source: SubviewSource) -> Content {
    transform.call(SectionCollection(sections, of: source))
  }

  func makesSame(as other: Self) -> Bool {
    ValueComparison.of(SectionsTransform<Content>.self).areEqual(transform, other.transform)
  }
}
