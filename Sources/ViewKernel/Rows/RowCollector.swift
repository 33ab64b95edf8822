/// Gathers the rows of a container, in order, without making what is in them.
final class RowCollector: Gathering {
  /// Rows that one node stands for.
  enum Run {
    /// One row.
    case row(any Row)
    /// A row for each element.
    case rows(any RowRun)
    /// A node that does something with hosts: a row for each that it shows.
    case opaque(ViewNode)
  }

  /// A section, or what lies between sections.
  struct Section {
    /// The node of the section; nil for what lies between.
    var node: ViewNode?
    var header: (any Row)?
    var footer: (any Row)?
    var runs: [Run] = []
  }

  private(set) var sections: [Section] = []
  /// The hosts of what was removed, and is shown until its transition has ended; lists do not show them.
  let departing = HostCollector()
  private var isInSection = false

  init() { super.init(.marked(.defersRows)) }

  override var ofDepartures: Gathering? { departing }

  override func passOver(_ node: ViewNode) {
    append((node as? any Row).map { .row($0) } ?? .opaque(node))
  }

  func append(_ run: Run) {
    // What follows a section is in one of its own.
    if sections.isEmpty || (!isInSection && sections[sections.count - 1].node != nil) { sections.append(Section()) }
    sections[sections.count - 1].runs.append(run)
  }

  /// Gathers what is in a section; one inside of another adds its rows to that.
  func section(
    _ node: ViewNode, header: (any Row)?, footer: (any Row)?, _ content: () -> Void
  ) {
    if isInSection { return content() }
    sections.append(Section(node: node, header: header, footer: footer))
    isInSection = true
    content()
    isInSection = false
  }
}

/// A node with a row for each element of a collection, made when it is asked for.
@MainActor
protocol RowRun: ViewNode {
  /// How many rows there are.
  var rowCount: Int { get }
  /// The row for an element; makes it.
  func row(at index: Int) -> any Row
  /// Lets go of a row that is out of sight.
  func drop(_ row: any Row)
  /// Where rows are that were elsewhere when this was asked last; nil if all are where they were.
  func takeChanges() -> ((Int) -> Int?)?
}

/// A `ForEach`, whatever its types: for actions on the elements behind rows.
@MainActor
protocol ElementNodes: ViewNode {
  /// Which element a child stands for.
  func elementIndex(of child: ViewNode) -> Int?
  /// How many elements there are.
  var elementCount: Int { get }
  /// The identity of an element.
  func elementID(at index: Int) -> AnyHashable
  /// The first element that has an identity; nil if there is none.
  func elementIndex(identifiedBy id: AnyHashable) -> Int?
}

extension ElementNodes {
  /// Goes over the elements.
  func elementIndex(identifiedBy id: AnyHashable) -> Int? {
    (0..<elementCount).first { AnyHashable(unwrapping: elementID(at: $0)) == id }
  }
}
