/// The numbers by which a page names items. An item keeps its number as long as it lives.
struct ItemNumbers {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Int: Entry] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = 0
  private var limit = 4_096

  /// The item with a number; nil if it is gone, or there was none.
  func item(_ number: Int) -> InspectedItem? { entries[number]?.object.map { InspectedItem($0) } }

  mutating func number(of item: InspectedItem) -> Int {
    let id = ObjectIdentifier(item.object)
    if let number = numbers[id], entries[number]?.object === item.object { return number }
    if numbers.count > limit { dropThoseGone() }
    last += 1
    numbers[id] = last
    entries[last] = Entry(object: item.object)
    return last
  }

  private mutating func dropThoseGone() {
    entries = entries.filter { $0.value.object != nil }
    numbers = numbers.filter { entries[$0.value] != nil }
    limit = max(4_096, numbers.count * 2)
  }
}
