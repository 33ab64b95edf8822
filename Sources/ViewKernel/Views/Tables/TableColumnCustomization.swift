public import Foundation

/// Which columns of a ``Table`` users want to see, and in which order: keep it in a `@SceneStorage` or an
/// `@AppStorage`.
///
/// Columns are known by their ``TableColumnContent/customizationID(_:)``; those without one stay as they are written.
///
/// ```swift
/// struct Person: Identifiable { let id: Int, name: String, town: String }
/// struct People: View {
///   @SceneStorage("columns") private var columns: TableColumnCustomization<Person>
///
///   var body: some View {
///     Table([Person(id: 1, name: "Ada", town: "Rome")], columnCustomization: $columns) {
///       TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
///       TableColumn("Town", value: \.town).customizationID("town").defaultVisibility(.hidden)
///     }
///   }
/// }
/// ```
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  var visibilities: [String: Visibility] = [:]
  /// The identifiers of columns in the order in which the user has put them.
  var order: [String] = []

  /// Creates a value with which all columns are as they are written.
  public init() {}

  /// Whether the column with an identifier is shown; `automatic` lets its default decide.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  /// Puts the columns back into the order in which they are written.
  public mutating func resetOrder() { order = [] }

  private enum Key: CodingKey { case shown, hidden, order }

  /// Reads the data that `encode(to:)` has written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    for id in try container.decodeIfPresent([String].self, forKey: .shown) ?? [] { visibilities[id] = .visible }
    for id in try container.decodeIfPresent([String].self, forKey: .hidden) ?? [] { visibilities[id] = .hidden }
    order = try container.decodeIfPresent([String].self, forKey: .order) ?? []
  }

  /// Writes the identifiers of columns, in alphabetical order where they have no other.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    func ids(_ visibility: Visibility) -> [String] { visibilities.filter { $0.value == visibility }.keys.sorted() }
    try container.encode(ids(.visible), forKey: .shown)
    try container.encode(ids(.hidden), forKey: .hidden)
    try container.encode(order, forKey: .order)
  }
}

extension SceneStorage {
  /// Creates a property with the customization of a table. `wrappedValue` is the default while the key has no value.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, .json(wrappedValue))
  }
}

extension AppStorage {
  /// Creates a property with the customization of a table. `wrappedValue` is the default while the key has no value.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, store, .json(wrappedValue))
  }
}

/// The changes that users may make to a table's columns.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  /// The type of the elements: single kinds of changes are sets, too.
  public typealias Element = TableColumnCustomizationBehavior
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }
  /// Creates an empty set.
  public init() { bits = 0 }

  /// The order.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// The widths, which users can't change here anyway.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// Which of them are shown.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)
  /// All changes.
  public static let all = TableColumnCustomizationBehavior(bits: 7)

  /// Whether a kind of change is in the set.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// The behaviours in either set.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// The behaviours in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// The behaviours in one of the sets only.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds the members of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Removes the members that are not in another set.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Leaves the members of one set only.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  /// Adds a kind of change.
  @discardableResult
  public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= new.bits }
    return (!contains(new), new)
  }
  /// Removes a kind of change.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return bits & member.bits == 0 ? nil : Self(bits: bits & member.bits)
  }
  /// Adds a kind of change.
  @discardableResult
  public mutating func update(with new: Self) -> Self? {
    defer { bits |= new.bits }
    return bits & new.bits == 0 ? nil : Self(bits: bits & new.bits)
  }
}

/// The traits of columns for their customization.
struct TableColumnTraits: Equatable, Sendable {
  var id: String?
  var visibility = Visibility.automatic
  var disabled = TableColumnCustomizationBehavior()

  /// Whether a column is shown, by what users want.
  func isShown(_ wanted: [String: Visibility]) -> Bool {
    let own = id.flatMap { wanted[$0] } ?? .automatic
    return (own == .automatic ? visibility : own) != .hidden
  }
}

/// Columns with customization settings.
public struct _CustomizedTableColumns<Content: TableColumnContent>: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the columns' comparators.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// Not made of other columns.
  public typealias TableColumnBody = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let change: (inout TableColumnTraits) -> Void

  nonisolated init(_ content: Content, _ change: @escaping (inout TableColumnTraits) -> Void) {
    self.content = content
    self.change = change
  }

  /// The cells of the content.
  public static func _cells(
    _ columns: Self, of value: TableRowValue, _ room: inout _TableRoom
  ) -> Content._Cells {
    let outer = room.traits
    columns.change(&room.traits)
    defer { room.traits = outer }
    return Content._cells(columns.content, of: value, &room)
  }

  /// Appends the columns of the content.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    let outer = list.traits
    columns.change(&list.traits)
    Content._append(columns.content, to: &list)
    list.traits = outer
  }
}

extension TableColumnContent {
  /// Gives a column an identifier by which a ``TableColumnCustomization`` knows it. It must be its only one in the
  /// table.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _CustomizedTableColumns(self) { $0.id = id }
  }

  /// Sets whether columns are shown as long as users have not decided.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _CustomizedTableColumns(self) { $0.visibility = visibility }
  }

  /// Sets the changes to columns that users may not make.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _CustomizedTableColumns(self) { $0.disabled = behavior }
  }
}
