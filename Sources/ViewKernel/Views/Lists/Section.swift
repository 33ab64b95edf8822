import HostTree

/// Views that belong together, with a header above and a footer below.
///
/// A `List` or `Form` shows it as a section of its rows. Anywhere else the header, the content and the footer follow each
/// other like the views of a group; in lazy grids the header and the footer have a line of their own, and lazy stacks and grids
/// can pin them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// There is no body.
  public typealias Body = Never

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a header and a footer; the older spelling.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Appends one node, in which the header, the content and the footer are.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(SectionNode(view, in: builder))
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a footer; the older spelling.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header; the older spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section whose header is a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section whose header is a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: RowCounting {
  static var rowCount: Int? { nil }
}

/// How the header and the footer of a section look in a list.
struct SectionLabel<Content: View>: View {
  let content: Content

  var body: some View { content.font(.footnote).foregroundColor(.secondary) }
}

/// How the header of a section looks in a list: a label, in upper case where sections have room between them.
struct SectionHeader<Content: View>: View {
  let content: Content

  var body: some View { SectionLabel(content: content).modifier(SectionHeaderCase()) }
}

/// Sets headers in upper case, unless somebody around the header said in what case texts are.
struct SectionHeaderCase: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) {
    guard values.textLooks?.textCase == nil, values.tableStyle?.setsHeadersInUpperCase ?? true else { return }
    values.textCase = .uppercase
  }
}

extension HostTableView.Style {
  fileprivate var setsHeadersInUpperCase: Bool { self == .grouped || self == .insetGrouped }
}

/// The node of a section: nodes for the header, the content and the footer are inside.
final class SectionNode<Parent: View, Content: View, Footer: View>: ValueNode<Section<Parent, Content, Footer>> {
  private var view: Section<Parent, Content, Footer>
  private var parts: [SectionPartNode] = []

  init(_ view: Section<Parent, Content, Footer>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  private var hasRows: Bool { flags.contains(.defersRows) }

  override func mount() {
    var builder = NodeBuilder(self)
    for _ in 0..<3 {
      let part = SectionPartNode(in: builder)
      parts.append(part)
      builder.append(part)
    }
    if hasRows {
      // One row each, whatever they are made of.
      if Parent.self != EmptyView.self {
        if isInList { parts[0].mountRow(SectionHeader(content: view.header)) } else { parts[0].mountRow(view.header) }
      }
      if Footer.self != EmptyView.self {
        if isInList { parts[2].mountRow(SectionLabel(content: view.footer)) } else { parts[2].mountRow(view.footer) }
      }
    } else {
      parts[0].mountChildren(view.header)
      parts[2].mountChildren(view.footer)
    }
    parts[1].mountChildren(view.content)
  }

  override func update(with new: Section<Parent, Content, Footer>) {
    view = new
    if hasRows {
      if Parent.self != EmptyView.self {
        if isInList { parts[0].updateRow(SectionHeader(content: view.header)) } else { parts[0].updateRow(view.header) }
      }
      if Footer.self != EmptyView.self {
        if isInList { parts[2].updateRow(SectionLabel(content: view.footer)) } else { parts[2].updateRow(view.footer) }
      }
    } else {
      parts[0].updateChildren(view.header)
      parts[2].updateChildren(view.footer)
    }
    parts[1].updateChildren(view.content)
  }

  override func collectRows(into rows: inout RowCollector) {
    guard hasRows else { return rows.append(.opaque(self)) }
    rows.section(self, header: parts[0].firstChild as? any Row, footer: parts[2].firstChild as? any Row) {
      parts[1].collectRows(into: &$0)
    }
  }

  override func willUnmount() {
    parts = []
    super.willUnmount()
  }
}

/// The header, the content or the footer of a section.
final class SectionPartNode: ViewNode {
  func mountRow<V: View>(_ view: V) {
    var builder = NodeBuilder(self)
    // In a list the modifiers around a section are for the rows between.
    builder.append(RowNode(view, isLabel: isInList, in: builder))
  }

  func updateRow<V: View>(_ view: V) {
    var cursor = NodeCursor(self)
    cursor.update(view)
  }
}
