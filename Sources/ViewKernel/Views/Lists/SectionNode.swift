import HostTree

/// The node of a section, with one child node for each of the header, the content and the footer.
final class SectionNode<Parent: View, Content: View, Footer: View>: ValueNode<Section<Parent, Content, Footer>> {
  private var view: Section<Parent, Content, Footer>
  private var parts: [SectionPartNode] = []
  /// The expansion of a section in a sidebar without a binding to it.
  private var ownExpansion: StateLocation<Bool>?

  init(_ view: Section<Parent, Content, Footer>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  private var hasRows: Bool { flags.contains(.defersRows) }
  /// Whether the header and the footer have one row each, however many views they are made of.
  private var hasRowsForLabels: Bool { hasRows && !flags.contains(.offersSubviews) }

  override func mount() {
    var builder = NodeBuilder(self)
    for _ in 0..<3 {
      let part = SectionPartNode(in: builder)
      parts.append(part)
      builder.append(part)
    }
    if hasRowsForLabels {
      if Parent.self != EmptyView.self {
        if isInList { parts[0].mountRow(header) } else { parts[0].mountRow(view.header) }
      }
      if Footer.self != EmptyView.self {
        if isInList { parts[2].mountRow(SectionLabel(content: view.footer)) } else { parts[2].mountRow(view.footer) }
      }
    } else {
      parts[0].mountChildren(view.header)
      parts[2].mountChildren(view.footer)
    }
    mountContent()
  }

  private var header: SectionHeader<Parent> { SectionHeader(content: view.header, isExpanded: expansion) }

  private var expansion: Binding<Bool>? {
    if let isExpanded = view.isExpanded { return isExpanded }
    // A list has one style as long as it is on screen: the style is part of its type.
    guard view.isCollapsible, Parent.self != EmptyView.self, hasRowsForLabels, isInList,
      scope.values.tableStyle == .sidebar
    else { return nil }
    let location = ownExpansion ?? StateLocation(true)
    ownExpansion = location
    return Binding(location)
  }

  private func mountContent() {
    if let isExpanded = expansion {
      parts[1].mountChildren(SectionContent(content: view.content, isExpanded: isExpanded))
    } else {
      parts[1].mountChildren(view.content)
    }
  }

  override func update(with new: Section<Parent, Content, Footer>) {
    let couldBeHidden = expansion != nil
    view = new
    if hasRowsForLabels {
      if Parent.self != EmptyView.self {
        if isInList { parts[0].updateRow(header) } else { parts[0].updateRow(view.header) }
      }
      if Footer.self != EmptyView.self {
        if isInList { parts[2].updateRow(SectionLabel(content: view.footer)) } else { parts[2].updateRow(view.footer) }
      }
    } else {
      parts[0].updateChildren(view.header)
      parts[2].updateChildren(view.footer)
    }
    if let isExpanded = expansion {
      show(SectionContent(content: view.content, isExpanded: isExpanded), asBefore: couldBeHidden)
    } else {
      show(view.content, asBefore: !couldBeHidden)
    }
  }

  private func show<V: View>(_ content: V, asBefore: Bool) {
    if asBefore { parts[1].updateChildren(content) } else { parts[1].replaceChildren(content) }
  }

  override func contribute(to gathering: Gathering) {
    guard hasRows, let rows = gathering as? RowCollector, rows.tellsSections, hasRowsForLabels || !rows.isInSection
    else { return super.contribute(to: gathering) }
    rows.section(self, header: parts[0].firstChild as? any Row, footer: parts[2].firstChild as? any Row) {
      parts[1].contribute(to: rows)
    }
  }

  override func willUnmount() {
    parts = []
    super.willUnmount()
  }
}

/// The node of a section, with the types of its views erased.
@MainActor
protocol SectionLabeling: ViewNode {
  /// The node of the header.
  var headerPart: ViewNode { get }
  /// The node of the footer.
  var footerPart: ViewNode { get }
}

extension SectionNode: SectionLabeling {
  var headerPart: ViewNode { parts[0] }
  var footerPart: ViewNode { parts[2] }
}

/// The node of the header, the content or the footer of a section.
final class SectionPartNode: ViewNode {
  func mountRow<V: View>(_ view: V) {
    var builder = NodeBuilder(self)
    // In a list the modifiers around a section apply to its rows, not to its header and footer.
    builder.append(RowNode(view, isLabel: isInList, in: builder))
  }

  func updateRow<V: View>(_ view: V) {
    var cursor = NodeCursor(self)
    cursor.update(view)
  }
}
