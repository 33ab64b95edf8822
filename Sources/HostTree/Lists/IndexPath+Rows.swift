public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index: the section. Traps if the index path is empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index: the row within its section. Traps if there are fewer than two indices.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index: the item within its section. Traps if there are fewer than two indices.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
