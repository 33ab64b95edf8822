import Foundation
import HostTree
import XCTest

/// Edits, updates and undoing at random, against a list that is searched for the value that must be in force.
@MainActor
final class HostEditStackTests: HostTreeTestCase {
  private enum Property: CaseIterable {
    case tag, tagAsView, insets, alpha
    /// Where its value stands in a list of all; two of them are the same.
    var slot: Int { Property.allCases.firstIndex(of: self == .tagAsView ? .tag : self)! }
  }

  private struct Entry {
    let property: Property
    let rank: Int
    var value: Int
    let undo: @MainActor () -> Void
    let write: @MainActor (Int) -> Void
  }

  func testWhateverHappensTheValueIsThatOfTheTopmostEditElseTheOwners() {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = Random(seed: seed)
      let host = HostScrollView()
      var owner = [0, 0, 0, 0]
      var entries: [Entry] = []
      for step in 1...60 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          let property = Property.allCases.randomElement(using: &random)!
          let rank = Int.random(in: -2...2, using: &random)
          let place = entries.firstIndex { $0.rank > rank } ?? entries.endIndex
          entries.insert(edit(property, of: host, to: step, rank: rank), at: place)
        case 2 where !entries.isEmpty:
          entries.remove(at: Int.random(in: entries.indices, using: &random)).undo()
        case 3 where !entries.isEmpty:
          let index = Int.random(in: entries.indices, using: &random)
          entries[index].value = step
          entries[index].write(step)
        default:
          let property = Property.allCases.randomElement(using: &random)!
          // Now and then the owner says what an edit says.
          let value = Bool.random(using: &random) ? step : entries.last?.value ?? 0
          host.performWithoutEdits {
            XCTAssertEqual(values(of: host), owner, "seed \(seed), step \(step): what the owner finds")
            owner[property.slot] = value
            set(property, of: host, to: value)
          }
        }
        var expected = owner
        for entry in entries { expected[entry.property.slot] = entry.value }
        XCTAssertEqual(values(of: host), expected, "seed \(seed), step \(step)")
      }
      for entry in entries.shuffled(using: &random) { entry.undo() }
      XCTAssertEqual(values(of: host), owner, "seed \(seed): at the end")
    }
  }

  private func edit(_ property: Property, of host: HostScrollView, to value: Int, rank: Int) -> Entry {
    let rank = HostEditRank(rawValue: rank)
    func entry<Root, Value>(_ edit: HostPropertyEdit<Root, Value>, _ convert: @escaping (Int) -> Value) -> Entry {
      Entry(property: property, rank: rank.rawValue, value: value, undo: { edit.undo() }) { edit.value = convert($0) }
    }
    switch property {
    case .tag: return entry(host.edit(\.tag, to: value, rank: rank)) { $0 }
    case .tagAsView: return entry((host as HostView).edit(\.tag, to: value, rank: rank)) { $0 }
    case .insets: return entry(host.edit(\.contentInset, to: insets(value), rank: rank), insets)
    case .alpha: return entry(host.edit(\.alpha, to: alpha(value), rank: rank), alpha)
    }
  }

  private func set(_ property: Property, of host: HostScrollView, to value: Int) {
    switch property {
    case .tag, .tagAsView: host.tag = value
    case .insets: host.contentInset = insets(value)
    case .alpha: host.alpha = alpha(value)
    }
  }

  private func values(of host: HostScrollView) -> [Int] {
    [host.tag, 0, Int(host.contentInset.top), Int(((1 - host.alpha) * 128).rounded())]
  }

  private nonisolated func insets(_ value: Int) -> EdgeInsets { EdgeInsets(.all, CGFloat(value)) }
  private nonisolated func alpha(_ value: Int) -> CGFloat { 1 - CGFloat(value) / 128 }
}
