// Tests: `LazySectionsTests`, `NestedRowsTests`.

/// Gathers the rows of a container, in order, without mounting their content.
final class RowCollector: Gathering {
  /// The rows of one node.
  enum Run {
    case row(any Row)
    /// A row for each element of a collection.
    case rows(any RowRun)
    /// A node that owns or changes hosts: a row for each host that it shows.
    case opaque(ViewNode)
  }

  /// The rows of a section, or the rows between two sections.
  struct SectionRows {
    /// The node of the section; nil for rows outside of sections.
    var node: ViewNode?
    var header: (any Row)?
    var footer: (any Row)?
    var runs: [Run] = []
  }

  private(set) var sections: [SectionRows] = []
  /// The hosts of departing content, shown until its transition ends. Lists do not show them.
  let departing = HostCollector()
  private(set) var isInSection = false
  /// Whether sections are distinguished; if not, header, content and footer of each are rows like others.
  let tellsSections: Bool

  init(tellsSections: Bool = true) {
    self.tellsSections = tellsSections
    super.init(.marked(.defersRows))
  }

  override var ofDepartures: Gathering? { departing }

  override func passOver(_ node: ViewNode) {
    append((node as? any Row).map { .row($0) } ?? .opaque(node))
  }

  func append(_ run: Run) {
    // Rows after a section begin a new run of rows outside of sections.
    if sections.isEmpty || (!isInSection && sections[sections.count - 1].node != nil) { sections.append(SectionRows()) }
    sections[sections.count - 1].runs.append(run)
  }

  /// Gathers the rows of a section. A nested section adds its rows to the outer one.
  func section(
    _ node: ViewNode, header: (any Row)?, footer: (any Row)?, _ content: () -> Void
  ) {
    if isInSection { return content() }
    sections.append(SectionRows(node: node, header: header, footer: footer))
    isInSection = true
    content()
    isInSection = false
  }
}

/// A node with a row for each element of a collection, made on request.
@MainActor
protocol RowRun: ViewNode {
  /// The number of rows.
  var rowCount: Int { get }
  /// The row of an element. Made if it does not exist.
  func row(at index: Int) -> any Row
  /// Unmounts a row that has left the viewport.
  func drop(_ row: any Row)
  /// Maps the positions of rows at the last call to their positions now (nil if removed), and forgets the changes; nil
  /// if none have moved.
  func takeChanges() -> ((Int) -> Int?)?
  /// The identities of the elements as they are now, for later.
  func elementIdentities() -> (Int) -> AnyHashable
}

/// The node of a `ForEach` with its types erased, for actions on the elements behind rows.
@MainActor
protocol ElementNodes: ViewNode {
  /// The position of the element of a child; nil if it is not a child.
  func elementIndex(of child: ViewNode) -> Int?
  /// The number of elements.
  var elementCount: Int { get }
  /// The identity of the element at a position.
  func elementID(at index: Int) -> AnyHashable
  /// The position of the first element with the given identity; nil if there is none. O(n), except for ranges.
  func elementIndex(identifiedBy id: AnyHashable) -> Int?
}
