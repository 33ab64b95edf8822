// Tests: `WindowInspectorTests`.

/// A question of a page's inspector. It is data from outside: numbers may be anything, and nothing is too long.
package struct InspectRequest: Decodable, Equatable {
  package enum Ask: String, Decodable {
    case open, close, scene, tree, pick, details, edit, undo, why, steps, moment, compare, export, places, clock,
      audit
  }

  /// The number under which the page expects the answer.
  package var request: Int
  package var ask: Ask
  /// The number of a row, as an answer has told it.
  var id: Int?

  // MARK: Tree

  /// Only what the program's own bodies say, and the views whose bodies these are.
  var mine: Bool?
  var shut: [Int]?
  var opened: [Int]?
  /// The row to show as the root; nil for the window.
  var root: Int?
  var filter: String?
  var from: Int?
  var count: Int?
  /// The number of a row that the answer must include.
  var reveal: Int?

  // MARK: Items found again

  var ids: [Int]?
  var places: [String]?

  // MARK: Others

  var x: Double?
  var y: Double?
  var key: String?
  var value: String?
  var name: String?
  var index: Int?
  var other: Int?
  var rate: Double?
  var frame: Bool?

  /// Whether the window may look different after the answer.
  var changesWindow: Bool { [.close, .edit, .undo, .clock].contains(ask) }

  /// The longest text and list that are taken.
  private static let limit = 4_096
  private static let placeLimit = 200

  /// Whether all of it is of a size that a page sends.
  var isBounded: Bool {
    [filter, key, value, name].allSatisfy { ($0?.utf8.count ?? 0) <= InspectRequest.limit }
      && [shut, opened].allSatisfy { ($0?.count ?? 0) <= InspectRequest.limit }
      && (ids?.count ?? 0) <= InspectRequest.placeLimit && (places?.count ?? 0) <= InspectRequest.placeLimit
      && (places ?? []).allSatisfy { $0.utf8.count <= InspectRequest.limit }
      && [x, y].allSatisfy { $0.map { abs($0) < 1e6 } ?? true }
      && [from, count, index, other].allSatisfy { $0.map { 0...1_000_000_000 ~= $0 } ?? true }
  }
}
