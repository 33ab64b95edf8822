import HostTree

/// A write of a value that views may read.
struct WriteEvent {
  /// The property and the view that owns it: `count` of `Counter`.
  var property: String
  var owner: String
  var changes: [ValueDifference]
  /// The input under way when it was written, such as `tap "Add"`.
  var input: String?
  /// The number of the settle that followed, in any window.
  var settle: Int
  /// Whether a body, or the update of a host, had read it.
  var hasReaders: Bool
  /// Whether it is a property of an `ObservableObject`, which does not tell who reads what.
  var isOfObservableObject = false

  /// Whether another event is of the same write.
  func isSame(as other: WriteEvent) -> Bool {
    (property, owner, settle) == (other.property, other.owner, other.settle) && changes == other.changes
  }

  /// `count of Counter: 0 → 1`.
  var words: String {
    let name = owner.isEmpty ? property : "\(property) of \(owner)"
    return "\(name): \(changes.isEmpty ? "told of a change" : changes.map(\.words).joined(separator: ", "))"
  }

  /// `count of Counter: 0 → 1 by tap "Add"`.
  var wordsWithInput: String { words + (input.map { " by \($0)" } ?? "") }
}

/// Why a body ran, or a host was updated.
enum Cause {
  /// The view came.
  case mounted
  /// The value that the view was made of differs from the former.
  case value([ValueDifference])
  /// It had read what a write has changed: the index of the write.
  case write(Int)
  /// A value of the environment that it reads has changed.
  case environment([ValueDifference])
}

/// The causes of one run or update, in order. Most have one, which is kept without an array.
struct Causes {
  private var first: Cause?
  private var others: [Cause] = []

  init(_ cause: Cause? = nil) { first = cause }

  var isEmpty: Bool { first == nil }
  var all: [Cause] { (first.map { [$0] } ?? []) + others }

  mutating func append(_ cause: Cause) {
    if first == nil { first = cause } else { others.append(cause) }
  }

  func contains(where isWanted: (Cause) -> Bool) -> Bool {
    first.map(isWanted) ?? false || others.contains(where: isWanted)
  }
}

/// A run of a body.
struct BodyEvent {
  let node: UInt32
  let type: Any.Type
  let window: ObjectIdentifier?
  let settle: Int
  let causes: Causes
  /// The index of the run in which this one was started, if any.
  let parent: Int?
  /// Whether anything in its result differed from the former: a value, a host, a view that came or went.
  var hasEffect = false

  @MainActor var name: String { PrintedValue.name(of: type) }
}

/// An update of a host, or its coming or going.
@MainActor
struct HostChangeEvent {
  enum Kind {
    case made, changed, removed
  }
  let kind: Kind
  let window: ObjectIdentifier?
  let settle: Int
  let type: HostView.Type
  /// The words in its line of a printed tree, before a change; of one that came or went the text alone.
  let description: HostDescription
  /// These words after a change.
  let newDescription: HostDescription?
  let causes: Causes
  /// The index of the body's run in which it happened, if any.
  let body: Int?

  /// `HostLabel "0"`.
  var host: String { PrintedValue.name(of: type) + (text.map { " " + HostDescription.format($0) } ?? "") }

  /// The text that a user read in it, before a change.
  var text: String? { description.text }

  /// `text: "0" → "1"`, `color: red → blue`, by the names' order.
  var changes: [String] {
    guard let newDescription else { return [] }
    let (before, now) = (description.words, newDescription.words)
    return Set(before.keys).union(now.keys).sorted().filter { before[$0] != now[$0] }.map { name in
      "\(name): \(before[name] ?? "none") → \(now[name] ?? "none")"
    }
  }
}

/// The latest elements of a list that grows without end, by the index that they had in all of it.
struct LatestElements<Element> {
  private var elements: [Element] = []
  private(set) var startIndex = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    // Events are large: copies while the array grows would take as long as all else.
    elements.reserveCapacity(2 * limit + 1)
  }

  var endIndex: Int { startIndex + elements.count }

  mutating func append(_ element: consuming Element) {
    elements.append(element)
    if elements.count > 2 * limit {
      startIndex += elements.count - limit
      elements.removeFirst(elements.count - limit)
    }
  }

  /// The element at an index; nil if it was dropped meanwhile.
  subscript(index: Int) -> Element? {
    index >= startIndex && index < endIndex ? elements[index - startIndex] : nil
  }

  /// Changes the element at an index in place, unless it was dropped.
  @inline(__always)
  mutating func change(_ index: Int, _ body: (inout Element) -> Void) {
    if index >= startIndex, index < endIndex { body(&elements[index - startIndex]) }
  }

  var indices: Range<Int> { startIndex..<endIndex }
}
