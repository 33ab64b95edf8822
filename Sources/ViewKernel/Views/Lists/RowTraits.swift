import Foundation
public import HostTree

/// The values that modifiers in and around a row set for it, besides its hosts. A list reads them for each row.
struct RowTraits {
  var insets: EdgeInsets?
  var separator: Visibility?
  var sectionSeparator: Visibility?
  /// The colours of the separators.
  var tint: Color?
  var sectionTint: Color?
  /// Lengths that replace the lengths of ``insets``.
  var edgeInsets = RowEdgeInsets()
  var background: AnyView?
  var badge: AnyView?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var leadingActions: RowActions?
  var trailingActions: RowActions?
  /// The spacing above and below the row's section.
  var sectionSpacing: HostTableView.SectionSpacing?
  /// The text that stands for the row's section in the index of the list. Nil leaves it to outer modifiers, a nil text
  /// is none.
  var indexLabel: Text??
  var sectionMargins = RowEdgeInsets()
  /// The number of disclosure groups around the row, each of which indents it.
  var indentationLevel = 0
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion?
  /// The number of `ForEach` elements between the row and the modifier that is being applied; it identifies whose
  /// elements are meant.
  var elementDepth = 0
}

/// The buttons that a swipe over a row reveals.
struct RowActions {
  var content: AnyView
  var allowsFullSwipe: Bool
}

/// A value that a modifier sets for rows. Of several the innermost counts.
@MainActor
protocol RowTrait {
  /// Sets the values that no inner modifier has set.
  func amend(_ traits: inout RowTraits)
}

/// The modifier behind all row modifiers: on a row, or on a section, a `ForEach` or a group for all rows in it.
struct RowTraitModifier<Trait: RowTrait> {
  let trait: Trait
}

extension RowTraitModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { RowTraitNode(self, in: builder) }
}

/// A type-erased node of a row modifier.
@MainActor
protocol RowTraitSource: ViewNode {
  func amend(_ traits: inout RowTraits)
}

/// The node of a row modifier.
final class RowTraitNode<Trait: RowTrait>: EnclosingModifierNode<RowTraitModifier<Trait>>, RowTraitSource {
  private let comparison = ViewDescriptor.of(RowTraitModifier<Trait>.self).comparison

  override func update(with new: RowTraitModifier<Trait>, around content: () -> Void) {
    let isEqual = isSame(modifier, new, comparison)
    modifier = new
    content()
    if isEqual { return }
    tellRows()
    subviewModifierDidChange()
  }

  func amend(_ traits: inout RowTraits) { modifier.trait.amend(&traits) }

  /// Invalidates the enclosing row, or without one the enclosing row container, so that it reads the traits again.
  private func tellRows() {
    var node = parent
    while let current = node {
      if current is any Row || current is any RowContainer { return graph.commitLater(current) }
      node = current.parent
    }
  }
}

extension RowTraitNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}

extension Row {
  /// The values that modifiers in and around this row set, the innermost first.
  var traits: RowTraits {
    var inside: [any RowTraitSource] = []
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      if let source = node as? any RowTraitSource { inside.append(source) }
      // Modifiers inside a nested container set the traits of that one's rows, those on a page or in a sheet none.
      if node !== self, !node.passesRows, node is any HostOwning, !node.flags.contains(.isStyled) { continue }
      if node.flags.contains(.showsContentElsewhere) { continue }
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

  /// The element of a `ForEach` that this row shows, or is a part of; nil if there is none.
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

/// The row properties that a modifier sets; nil leaves the value to outer modifiers.
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

/// Indents the rows of a disclosure group's content by one level.
struct RowIndentation: RowTrait {
  func amend(_ traits: inout RowTraits) { traits.indentationLevel += 1 }
}

/// The background of a row; nil leaves it to outer modifiers.
struct RowBackground<V: View> {
  let view: V?
}

extension RowBackground: RowTrait {
  func amend(_ traits: inout RowTraits) {
    if traits.background == nil, let view { traits.background = AnyView(view) }
  }
}

/// A badge at the trailing edge of a row.
struct RowBadge {
  let text: Text?
}

extension RowBadge: RowTrait {
  func amend(_ traits: inout RowTraits) {
    if traits.badge == nil, let text { traits.badge = AnyView(text.foregroundColor(.secondary)) }
  }
}

/// The buttons that a swipe over a row reveals.
struct RowSwipe<Content: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content
}

extension RowSwipe: RowTrait {
  func amend(_ traits: inout RowTraits) {
    let actions = RowActions(content: AnyView(content.modifier(SwipeButtons())), allowsFullSwipe: allowsFullSwipe)
    switch edge {
    case .leading: traits.leadingActions = traits.leadingActions ?? actions
    case .trailing: traits.trailingActions = traits.trailingActions ?? actions
    }
  }
}

extension View {
  /// Sets the insets around the content of this row in a list, in points. Nil, the default, takes the list's. A
  /// non-finite inset is reported as misuse and counts as 0.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(trait: RowLook(insets: insets?.sound("The room around a row"))))
  }

  /// Places a view behind this row in a list, instead of the list's row background. Nil takes the list's.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowTraitModifier(trait: RowBackground(view: view)))
  }

  /// Shows or hides the separator of this row in a list. Separators are below rows, so only the bottom edge has an
  /// effect.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier(trait: RowLook(separator: edges.contains(.bottom) ? visibility : nil)))
  }

  /// Shows or hides the separator below the last row of this section in a plain list; `listRowSeparator` on that row
  /// takes precedence.
  ///
  /// There is no separator at the beginning of a section, nor at its end in a grouped list: only the bottom edge has an
  /// effect.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTraitModifier(trait: RowLook(sectionSeparator: edges.contains(.bottom) ? visibility : nil)))
  }

  /// Shows a number at the trailing edge of this row in a list, or on this tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(RowTraitModifier(trait: RowBadge(text: count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  /// Shows a text at the trailing edge of this row in a list, or on this tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(RowTraitModifier(trait: RowBadge(text: label)))
  }

  /// Shows a localized text at the trailing edge of this row in a list, or on this tab; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the trailing edge of this row in a list, or on this tab; nil shows nothing. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Keeps users from selecting this row. The innermost value counts.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowTraitModifier(trait: RowLook(isSelectionDisabled: isDisabled)))
  }

  /// Adds buttons that a swipe over this row of a list reveals; the first one is at the outer edge.
  ///
  /// At each edge the innermost modifier counts.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the buttons appear. Defaults to the trailing edge.
  ///   - allowsFullSwipe: Whether a swipe over the whole row presses the first button.
  ///   - content: The buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RowTraitModifier(trait: RowSwipe(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())))
  }
}
