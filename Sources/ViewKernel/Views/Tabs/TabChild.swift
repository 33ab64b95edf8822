// Tests: `TabViewTests`, `TabContentTests`.

import HostTree

/// A tab, as far as the value of its view describes it.
struct TabChild {
  let id: ViewChild.ID
  let traits: TabTraitValues
  let view: AnyView

  /// The selection value of the tab.
  var tag: AnyHashable? { traits.tag }

  @MainActor
  static func children<V: View>(of content: V) -> [TabChild] {
    ViewChildren(content).all.map { child in
      var traits = TabTraitValues()
      var view: any View = child.value
      while true {
        if let tab = view as? any TabTraits { traits.enter(tab.values) }
        if let around = view as? any ViewAroundTab {
          view = around.inside
          continue
        }
        guard let modified = view as? any ModifiedView else { break }
        if let inner = modified.anyModifier as? any TabTraits { traits.enter(inner.values) }
        view = modified.anyContent
      }
      if traits.tag == nil { traits.tag = child.elementID }
      return TabChild(id: child.id, traits: traits, view: child.view)
    }
  }
}

/// The values that a tab view reads from the modifiers of a tab; nil for those that none of them sets.
struct TabTraitValues {
  var tag: AnyHashable?
  var badge: AnyView?
  /// Whether the tab is nowhere.
  var isHidden = false
  var dragging = TabTransfer()
  var sidebar = TabSidebarTraits()
  /// The section around the tab, in which the values beside it were read.
  var section: TabSectionValue?

  /// Takes the values of the next modifier on the way from the outermost to the innermost, which counts.
  mutating func enter(_ inner: TabTraitValues) {
    var inner = inner
    if inner.section != nil {
      // Modifiers outside of a section set some values of the section.
      inner.section?.customizationID = sidebar.customizationID
      inner.section?.actions = sidebar.actions
      sidebar.customizationID = nil
      sidebar.actions = nil
    }
    tag = inner.tag ?? tag
    badge = inner.badge ?? badge
    isHidden = isHidden || inner.isHidden
    inner.dragging.fill(from: dragging)
    dragging = inner.dragging
    inner.sidebar.fill(from: sidebar)
    sidebar = inner.sidebar
    section = inner.section ?? section
  }
}

/// A view that stands for the tab inside.
@MainActor
protocol ViewAroundTab {
  var inside: any View { get }
}

/// A view or a modifier that says something about its tab.
@MainActor
protocol TabTraits {
  var values: TabTraitValues { get }
}

extension RowTraitModifier: TabTraits {
  var values: TabTraitValues { TabTraitValues(badge: (trait as? RowBadge)?.text.map { AnyView($0) }) }
}

extension TagModifier: TabTraits {
  var values: TabTraitValues { TabTraitValues(tag: AnyHashable(unwrapping: value)) }
}

/// The modifier behind `hidden(_:)` and others of a tab, whose values the tab view reads. It changes nothing in the
/// content.
struct TabTraitModifier: ViewModifier, TabTraits {
  // Unsafe, as views are built in any isolation; it is read on the main actor only.
  nonisolated(unsafe) let values: TabTraitValues

  nonisolated init(_ values: TabTraitValues) { self.values = values }

  func body(content: Content) -> some View { content }
}

/// Tabs with a modifier, which each of them gets.
struct TabContentWithModifier<Content: View, Modifier: ViewModifier>: View {
  // Unsafe, as views are built in any isolation; they are read on the main actor only.
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let modifier: Modifier

  nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  var body: some View { content.modifier(modifier) }
}

extension TabContentWithModifier: ViewWithChildren {
  func addChildren(to children: inout ViewChildren, _ id: ViewChild.ID) {
    children.add(content, id, modifiedBy: modifier)
  }
}

/// The tabs and the selection as values: a change of them updates the controller's representable.
struct TabNews {
  /// The tabs in the bar.
  let order: [ViewChild.ID]
  let tags: [AnyHashable?]
  /// For each tab whether it can be dragged, whether it takes drops, and whether it is only in a side bar.
  let flags: [[Bool]]
  let selectedTag: AnyHashable?

  init(_ children: [TabChild], selectedTag: AnyHashable?, customization: TabViewCustomization?) {
    order = children.filter { !$0.traits.isHidden }.map(\.id)
    tags = children.map(\.tag)
    flags = children.map {
      [
        $0.traits.dragging.source != nil, $0.traits.dragging.drop != nil,
        $0.traits.sidebar.isHiddenInBar(customization),
      ]
    }
    self.selectedTag = selectedTag
  }
}
