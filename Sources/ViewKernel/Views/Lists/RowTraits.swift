import Foundation
public import HostTree

/// What a list knows of a row besides the hosts in it: what modifiers in and around the row say.
struct RowTraits {
  var insets: EdgeInsets?
  var separator: Visibility?
  var sectionSeparator: Visibility?
  var background: AnyView?
  var badge: AnyView?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var leadingActions: RowActions?
  var trailingActions: RowActions?
  /// The room above and below the section that the row is in.
  var sectionSpacing: HostTableView.SectionSpacing?
  /// How many groups the row is in that can be hidden.
  var indentationLevel = 0
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// How many collections the modifier that is asked is outside of, so that it knows whose elements are meant.
  var elementDepth = 0
}

/// What a swipe over a row shows.
struct RowActions {
  var content: AnyView
  var allowsFullSwipe: Bool
}

/// Something that a modifier says of a row. The innermost counts.
@MainActor
protocol RowTrait {
  /// Adds what was not said further inside.
  func amend(_ traits: inout RowTraits)
}

/// The modifier behind all that speak of rows: on a row, or on a section, a `ForEach` or a group for all rows in it.
struct RowTraitModifier<Trait: RowTrait> {
  let trait: Trait
}

extension RowTraitModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { RowTraitNode(self, in: builder) }
}

/// A node that says something of rows, whatever it says.
@MainActor
protocol RowTraitSource: ViewNode {
  func amend(_ traits: inout RowTraits)
}

/// The node of a modifier that says something of rows.
final class RowTraitNode<Trait: RowTrait>: EnclosingModifierNode<RowTraitModifier<Trait>>, RowTraitSource {
  private let comparison = ViewDescriptor.of(RowTraitModifier<Trait>.self).comparison

  override func update(with new: RowTraitModifier<Trait>, around content: () -> Void) {
    let isEqual = isSame(modifier, new, comparison)
    modifier = new
    content()
    if !isEqual { tellRows() }
  }

  func amend(_ traits: inout RowTraits) { modifier.trait.amend(&traits) }

  /// Has the row around look again, or all rows of the container around.
  private func tellRows() {
    var node = parent
    while let current = node {
      if current is any Row || current is any RowContainer { return graph.commitLater(current) }
      node = current.parent
    }
  }
}

extension Row {
  /// What modifiers in and around this row say of it.
  var traits: RowTraits {
    var inside: [any RowTraitSource] = []
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      if let source = node as? any RowTraitSource { inside.append(source) }
      // What is said inside of a container is said of something else.
      if node !== self, !node.passesRows, node is any HostOwning { continue }
      var next = node.firstChild
      while let child = next {
        rest.append(child)
        next = child.nextSibling
      }
    }
    var traits = RowTraits()
    for source in inside.reversed() { source.amend(&traits) }
    var child: ViewNode = self
    var node = parent
    while let current = node, !(current is any RowContainer) {
      if let source = current as? any RowTraitSource { source.amend(&traits) }
      if let elements = current as? any ElementNodes, elements.elementIndex(of: child) != nil {
        traits.elementDepth += 1
      }
      child = current
      node = current.parent
    }
    return traits
  }

  /// The element that this row shows, or is a part of; nil if there is none.
  var element: (nodes: any ElementNodes, index: Int)? {
    var child: ViewNode = self
    var node = parent
    while let current = node, !(current is any RowContainer) {
      if let elements = current as? any ElementNodes, let index = elements.elementIndex(of: child) {
        return (elements, index)
      }
      child = current
      node = current.parent
    }
    return nil
  }
}

// MARK: Modifiers

/// How a row looks, as far as it was said.
struct RowLook {
  var insets: EdgeInsets?
  var separator: Visibility?
  var sectionSeparator: Visibility?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
}

extension RowLook: RowTrait {
  func amend(_ traits: inout RowTraits) {
    traits.insets = traits.insets ?? insets
    traits.separator = traits.separator ?? separator
    traits.sectionSeparator = traits.sectionSeparator ?? sectionSeparator
    traits.isDeleteDisabled = traits.isDeleteDisabled ?? isDeleteDisabled
    traits.isMoveDisabled = traits.isMoveDisabled ?? isMoveDisabled
    traits.isSelectionDisabled = traits.isSelectionDisabled ?? isSelectionDisabled
  }
}

/// Rows that belong to one above them.
struct RowIndentation: RowTrait {
  func amend(_ traits: inout RowTraits) { traits.indentationLevel += 1 }
}

/// What is behind a row, if that was said.
struct RowBackground<V: View> {
  let view: V?
}

extension RowBackground: RowTrait {
  func amend(_ traits: inout RowTraits) {
    if traits.background == nil, let view { traits.background = AnyView(view) }
  }
}

/// A short text at the end of a row.
struct RowBadge {
  let text: Text?
}

extension RowBadge: RowTrait {
  func amend(_ traits: inout RowTraits) {
    if traits.badge == nil, let text { traits.badge = AnyView(text.foregroundColor(.secondary)) }
  }
}

/// The buttons that a swipe over a row shows.
struct RowSwipe<Content: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content
}

extension RowSwipe: RowTrait {
  func amend(_ traits: inout RowTraits) {
    let actions = RowActions(content: AnyView(content), allowsFullSwipe: allowsFullSwipe)
    switch edge {
    case .leading: traits.leadingActions = traits.leadingActions ?? actions
    case .trailing: traits.trailingActions = traits.trailingActions ?? actions
    }
  }
}

extension View {
  /// The room around the content of this row in a list, in points; nil takes the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(trait: RowLook(insets: insets?.sound("The room around a row"))))
  }

  /// What is behind this row in a list; nil takes the list's.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier(trait: RowBackground(view: view)))
  }

  /// Whether there is a line next to this row in a list. Lines are below rows, so the lower edge is the one that counts.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier(trait: RowLook(separator: edges.contains(.bottom) ? visibility : nil)))
  }

  /// Whether there is a line at the end of this section in a plain list, below its last row; a row's own word comes first. There is
  /// none at its beginning, nor in a grouped list.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier(trait: RowLook(sectionSeparator: edges.contains(.bottom) ? visibility : nil)))
  }

  /// Shows a number at the end of this row in a list; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(RowTraitModifier(trait: RowBadge(text: count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  /// Shows a text at the end of this row in a list; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier(trait: RowBadge(text: label)))
  }

  /// Shows a text at the end of this row in a list; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the end of this row in a list; nil shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Keeps the user from selecting this row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(trait: RowLook(isSelectionDisabled: isDisabled)))
  }

  /// Adds buttons that a swipe over this row of a list shows; the first one is the outermost.
  ///
  /// - Parameters:
  ///   - edge: The side at which they are.
  ///   - allowsFullSwipe: Whether a swipe over the whole row presses the first one.
  ///   - content: The buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowTraitModifier(trait: RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())))
  }
}
