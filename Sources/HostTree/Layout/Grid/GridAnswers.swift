// Tests: `GridAnswersTests`.

import Foundation

/// The answers of a grid's cells, and their places, so that only cells that changed are asked and placed again.
///
/// All of it is by a cell's index, in contiguous storage: the pass over the cells that did not change is arithmetic.
final class GridAnswers {
  /// For a number of offered widths, the width that each cell chose; not-a-number where it was not asked.
  private var widths: [(offered: CGFloat?, chosen: [CGFloat])] = []
  /// For each row, its extents for the last two heights that it was offered.
  private var extents: [(Extent?, Extent?)]
  /// The widths of the columns that the extents go with.
  private var columnLengths: [CGFloat] = []
  private var measures: [Measure?]
  private var places: [Place?]
  private let count: Int

  private struct Extent {
    let offered: CGFloat?
    let value: GuideExtent
  }

  /// The answer of a cell in a room.
  struct Measure {
    let room: CGSize
    let size: CGSize
    /// Where the guides of its alignment lie.
    let guides: CGPoint
  }

  private struct Place: Equatable {
    let origin: CGPoint
    let room: CGSize
  }

  /// For how many offered widths answers are kept.
  private static let widthCount = 8

  init(cells: Int, rows: Int) {
    count = cells
    extents = Array(repeating: (nil, nil), count: rows)
    measures = Array(repeating: nil, count: cells)
    places = Array(repeating: nil, count: cells)
  }

  // MARK: Changes

  /// Forgets what a cell has answered.
  func forget(_ index: Int, inRow row: Int) {
    for entry in widths.indices { widths[entry].chosen[index] = .nan }
    extents[row] = (nil, nil)
    measures[index] = nil
    places[index] = nil
  }

  /// Forgets where a cell was placed: other code has moved it.
  func forgetPlace(_ index: Int) { places[index] = nil }

  // MARK: Answers

  /// The widest of some cells, of which those are asked that are not known.
  func widest(of indices: [Int], offered: CGFloat?, _ ask: (Int) -> CGFloat) -> CGFloat {
    let entry = widths.firstIndex { $0.offered == offered } ?? addWidths(for: offered)
    var widest: CGFloat = 0
    for index in indices {
      var width = widths[entry].chosen[index]
      if width.isNaN {
        width = ask(index)
        widths[entry].chosen[index] = width
      }
      widest = max(widest, width)
    }
    return widest
  }

  private func addWidths(for offered: CGFloat?) -> Int {
    if widths.count == GridAnswers.widthCount { widths.removeFirst() }
    widths.append((offered, Array(repeating: .nan, count: count)))
    return widths.count - 1
  }

  /// Says which widths the columns have; the answers for others are forgotten.
  func use(columnLengths lengths: [CGFloat]) {
    if lengths == columnLengths { return }
    columnLengths = lengths
    for row in extents.indices { extents[row] = (nil, nil) }
  }

  /// The extent of a row for an offered height, asked for if it is not known.
  func extent(ofRow row: Int, offered: CGFloat?, _ ask: () -> GuideExtent) -> GuideExtent {
    if let known = extents[row].0, known.offered == offered { return known.value }
    if let known = extents[row].1, known.offered == offered { return known.value }
    let value = ask()
    extents[row] = (Extent(offered: offered, value: value), extents[row].0)
    return value
  }

  /// The answer of a cell in a room, asked for if it is not known.
  func measure(of index: Int, in room: CGSize, _ ask: () -> Measure) -> Measure {
    if let known = measures[index], known.room == room { return known }
    let measure = ask()
    measures[index] = measure
    return measure
  }

  /// Whether a cell must be placed: it is elsewhere, or is offered another room, than when it was placed last.
  func mustPlace(_ index: Int, at origin: CGPoint, in room: CGSize) -> Bool {
    let place = Place(origin: origin, room: room)
    if places[index] == place { return false }
    places[index] = place
    return true
  }
}
