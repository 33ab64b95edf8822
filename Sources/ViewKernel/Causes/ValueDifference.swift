import Foundation

/// Where two values of a type differ: the path of properties that leads there, and both values as words.
struct ValueDifference: Hashable, Sendable {
  /// The property, with those inside it: `items[2].name`; empty for the value as a whole.
  let path: String
  let old: KeptValue
  let new: KeptValue
  /// Whether the values are closures, of which nothing else can be said.
  var isOfClosures = false

  init(path: String, old: KeptValue, new: KeptValue) { (self.path, self.old, self.new) = (path, old, new) }

  init(path: String, old: String, new: String, isOfClosures: Bool = false) {
    self.init(path: path, old: .words(old), new: .words(new))
    self.isOfClosures = isOfClosures
  }

  /// `title: "a" → "b"`.
  var words: String {
    let change = isOfClosures ? "another closure" : "\(old.words) → \(new.words)"
    return path.isEmpty ? change : "\(path): \(change)"
  }

  /// The number of differences that are told of one pair of values.
  private static let limit = 4
  /// The number that are looked for: closures among them may be left out.
  private static let searchLimit = 12

  /// The differences between two values, in the order of declaration.
  ///
  /// Dynamic properties are left out, as their values are elsewhere; so are closures if anything else differs: whether
  /// two of them are equal depends on how far the compiler has optimised them.
  @MainActor
  static func all(of type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> [ValueDifference] {
    if let old = KeptValue(plain: type, at: old), let new = KeptValue(plain: type, at: new) {
      return [ValueDifference(path: "", old: old, new: new)]
    }
    var found: [ValueDifference] = []
    if !collectFields(of: type, old, new, &found) {
      found = []
      collect(ComparedFields.read(type, old), ComparedFields.read(type, new), "", 0, &found)
    }
    if found.count == 1 { return found }
    let others = found.filter { !$0.isOfClosures }
    return Array((others.isEmpty ? found : others).prefix(limit))
  }

  /// Compares the values in place; false if they have to be reflected.
  @MainActor
  private static func collectFields(
    of type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ found: inout [ValueDifference]
  ) -> Bool {
    guard let fields = ComparedFields.of(type)?.fields else { return false }
    // By their places: a copy of each would take as long as to compare it.
    for place in fields.indices {
      let offset = fields[place].offset
      let (old, new) = (old + offset, new + offset)
      if fields[place].comparison.isEqual(old, new) { continue }
      let field = fields[place]
      if field.isReference { return false }
      if found.count >= searchLimit { break }
      if let old = KeptValue(plain: field.type, at: old), let new = KeptValue(plain: field.type, at: new) {
        found.append(ValueDifference(path: field.path, old: old, new: new))
      } else {
        let (old, new) = (ComparedFields.read(field.type, old), ComparedFields.read(field.type, new))
        if !(new is any DynamicProperty) { collect(old, new, field.path, field.depth, &found) }
      }
    }
    return true
  }

  @MainActor
  private static func collect(
    _ old: Any, _ new: Any, _ path: String, _ depth: Int, _ found: inout [ValueDifference]
  ) {
    guard found.count < searchLimit else { return }
    let (before, now) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if depth < ComparedFields.depthLimit, before.displayStyle == now.displayStyle,
      before.children.count == now.children.count
    {
      switch now.displayStyle {
      case .struct, .tuple:
        if depth == 0 || !(new is any CustomStringConvertible), !now.children.isEmpty {
          return collectFields(before, now, path, depth, &found)
        }
      case .optional:
        if let (old, new) = zip(before.children, now.children).first(where: { _, _ in true }) {
          return collect(old.value, new.value, path, depth + 1, &found)
        }
      case .collection where now.children.count <= 1_000:
        if collectElements(before, now, path, depth, &found) { return }
      default: break
      }
    }
    let (first, second) = (PrintedValue.short(old), PrintedValue.short(new))
    found.append(
      ValueDifference(path: path, old: first, new: second, isOfClosures: second == "a closure" && first == second))
  }

  @MainActor
  private static func collectFields(
    _ before: Mirror, _ now: Mirror, _ path: String, _ depth: Int, _ found: inout [ValueDifference]
  ) {
    for (old, new) in zip(before.children, now.children) {
      guard let label = new.label, !(new.value is any DynamicProperty), !label.hasPrefix("_$"),
        !ChangeLog.areEqual(old.value, new.value)
      else { continue }
      let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
      collect(old.value, new.value, path.isEmpty ? name : "\(path).\(name)", depth + 1, &found)
    }
  }

  /// Elements that differ, if these are a few.
  @MainActor
  private static func collectElements(
    _ before: Mirror, _ now: Mirror, _ path: String, _ depth: Int, _ found: inout [ValueDifference]
  ) -> Bool {
    var different: [(Int, Any, Any)] = []
    for (index, (old, new)) in zip(before.children, now.children).enumerated()
    where !ChangeLog.areEqual(old.value, new.value) {
      different.append((index, old.value, new.value))
      if different.count > 2 { return false }
    }
    for (index, old, new) in different { collect(old, new, "\(path)[\(index)]", depth + 1, &found) }
    return !different.isEmpty
  }
}
