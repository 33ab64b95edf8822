extension ForEach where Content: View {
  /// Creates a view for each subview of another, made on demand in lists, lazy stacks and lazy grids.
  ///
  /// The closure runs again for a subview when it differs from the former one, and when something that it has read has
  /// changed, such as container values.
  ///
  /// ```swift
  /// struct Numbered<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     VStack {
  ///       ForEach(subviews: content) { subview in
  ///         subview.padding().border(.gray)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are meant.
  ///   - content: Returns the view for a subview.
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(AnyView(view)), identifyElement: { $0.pointee.id }, content: content)
  }

  /// Creates a view for each section of another. Views outside of sections are sections by themselves, without header
  /// and footer.
  ///
  /// - Parameters:
  ///   - view: The view whose sections are meant.
  ///   - content: Returns the view for a section.
  nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(AnyView(view)), identifyElement: { $0.pointee.id }, content: content)
  }
}

/// The data of `ForEach(subviews:content:)`: it stands for the subviews, which only the view's node knows, and is
/// empty.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  nonisolated init(_ view: AnyView) { self.view = view }

  /// The index of the first element: 0.
  public var startIndex: Int { 0 }
  /// The number of elements: 0.
  public var endIndex: Int { 0 }
  /// There is no element.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a ForEach are known to its node only.")
  }
}

extension ForEachSubviewCollection: SubviewElements {
  typealias Elements = SubviewsCollection
}

/// The data of `ForEach(sections:content:)`: it stands for the sections, which only the view's node knows, and is
/// empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  nonisolated init(_ view: AnyView) { self.view = view }

  /// The index of the first element: 0.
  public var startIndex: Int { 0 }
  /// The number of elements: 0.
  public var endIndex: Int { 0 }
  /// There is no element.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a ForEach are known to its node only.")
  }
}

extension ForEachSectionCollection: SubviewElements {
  typealias Elements = SectionCollection
}

/// The data of a `ForEach` over the subviews or the sections of a view.
protocol SubviewElements: ResolvedCollection {
  associatedtype Elements: RandomAccessCollection & SubviewsInput where Elements.Element == Element
  var view: AnyView { get }
}

extension SubviewElements {
  static func makeNodes<ID: Hashable, C: View>(of view: ForEach<Self, ID, C>, in builder: inout NodeBuilder) {
    builder.append(SubviewsNode(ResolvedForEach(view: view), in: builder))
  }

  static func updateNodes<ID: Hashable, C: View>(of view: ForEach<Self, ID, C>, in cursor: inout NodeCursor) {
    cursor.update(ResolvedForEach(view: view))
  }
}

/// A `ForEach` over the subviews or the sections of a view. The code is generic over what its elements are, so that the
/// closure is handed on as it is, and compares equal.
private struct ResolvedForEach<Data: SubviewElements, ID: Hashable, Content: View> {
  let view: ForEach<Data, ID, Content>
}

extension ResolvedForEach: SubviewsMaking {
  static var tellsSections: Bool { Data.Elements.tellsSections }
  var base: AnyView { view.data.view }

  func make(of sections: [SubviewSection], in source: SubviewSource) -> ForEach<Data.Elements, ID, Content> {
    ForEach<Data.Elements, ID, Content>(
      data: Data.Elements(sections, of: source), identifyElement: view.identifyElement, content: view.content)
  }

  func makesSame(as other: Self) -> Bool { FunctionCall.areEqual(view.content, other.view.content) }
}
