import HostTree

/// A group of views with a header above and a footer below.
///
/// A `List` or `Form` shows it as a section of rows. Anywhere else the header, the content and the footer follow each
/// other like the views of a group; in lazy grids the header and the footer have a line of their own, and lazy stacks
/// and grids can pin them.
///
/// A section with an `isExpanded` binding mounts its content only while that is true. In a list with the style
/// `.sidebar` each header has a disclosure arrow to tap, like a ``DisclosureGroup``, which sets the binding, or an
/// expansion that the section keeps itself; elsewhere the program changes the binding.
///
/// ```swift
/// let host = HostingView(
///   rootView: List {
///     Section("Recent") { Text("Soup") }
///     Section { Text("Bread") } footer: { Text("Two recipes") }
///   })
/// host.frame.size = CGSize(width: 320, height: 480)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostTableView
/// // ├─ HostTableViewCell
/// // │  └─ HostCellContentView
/// // │     └─ HostLabel "Soup"
/// // ├─ HostTableViewCell
/// // │  └─ HostCellContentView
/// // │     └─ HostLabel "Bread"
/// // ├─ HostTableViewHeaderFooterView
/// // │  └─ HostCellContentView
/// // │     └─ HostLabel "RECENT"
/// // └─ HostTableViewHeaderFooterView
/// //    └─ HostCellContentView
/// //       └─ HostLabel "Two recipes"
/// ```
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil for a section that cannot be collapsed outside of a sidebar.
  var isExpanded: Binding<Bool>?
  /// Whether the section can be collapsed in a sidebar.
  var isCollapsible = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer; the older spelling.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Appends one node, with a child for each of the header, the content and the footer.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(SectionNode(view, in: builder))
  }

  /// Updates the one node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.update(view)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer; the older spelling.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header; the older spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer: in a list, it separates its rows from others.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text as its header. The string is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a header.
  ///
  /// - Parameters:
  ///   - isExpanded: True while the content is shown. In a list with the style `.sidebar` users toggle it.
  ///   - content: The content while the section is expanded.
  ///   - header: The header above it, which is always shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a localized text as its header.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a collapsible section with a text as its header. The string is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether users can collapse the section in a list with the style `.sidebar`. They can by default, if it has a
  /// header. In other lists users collapse no sections.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    if !collapsible { section.isExpanded = nil }
    section.isCollapsible = collapsible
    return section
  }
}
