/// A section of a view, or views beside sections that stand in none, for containers that show each section by itself.
///
/// `Group(sections:transform:)` and `ForEach(sections:content:)` resolve sections.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    /// The number of the section's node; nil for views outside of sections.
    let number: UInt32?
    /// The position among the sections, for those without a node.
    let index: Int
  }

  /// The identity of the section among its source's.
  public let id: ID
  /// The views of the header; none for views outside of sections.
  public let header: SubviewsCollection
  /// The views of the footer; none for views outside of sections.
  public let footer: SubviewsCollection
  /// The views of the content.
  public let content: SubviewsCollection
  private let node: ViewNode?
  private let source: SubviewSource

  @MainActor
  init(_ rows: SubviewSection, at index: Int, of source: SubviewSource) {
    id = ID(number: rows.node?.number, index: rows.node == nil ? index : 0)
    header = SubviewsCollection(rows.header)
    footer = SubviewsCollection(rows.footer)
    content = SubviewsCollection(rows.content)
    node = rows.node
    self.source = source
  }

  /// The values that were set for the section; the defaults for views outside of sections.
  public var containerValues: ContainerValues {
    let (node, source) = (node, source)
    return withoutIsolation {
      source.traits.recordRead()
      guard let node, !node.flags.contains(.isUnmounted) else { return ContainerValues() }
      return node.containerTraitsAround.values
    }()
  }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The index of the first section: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The rows of a section.
@MainActor
struct SubviewSection {
  let node: ViewNode?
  let header: SubviewRows
  let footer: SubviewRows
  let content: SubviewRows
}

extension SectionConfiguration: InputComparing {
  static var isReflexive: Bool { true }
  static var holdsObjects: Bool { false }

  static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.id == second.id && first.header.rows === second.header.rows && first.content.rows === second.content.rows
      && first.footer.rows === second.footer.rows
  }
}

extension SectionCollection: CollectionInput {}
