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
  static func all(_ old: Any, _ new: Any, path: String = "") -> [ValueDifference] {
    var found: [ValueDifference] = []
    collect(old, new, path, 0, &found)
    if found.count == 1 { return found }
    let others = found.filter { !$0.isOfClosures }
    return Array((others.isEmpty ? found : others).prefix(limit))
  }

  @MainActor
  private static func collect(
    _ old: Any, _ new: Any, _ path: String, _ depth: Int, _ found: inout [ValueDifference]
  ) {
    guard found.count < searchLimit else { return }
    if let old = KeptValue(plain: old), let new = KeptValue(plain: new) {
      return found.append(ValueDifference(path: path, old: old, new: new))
    }
    if depth == 0 || depth < 5 && !(new is any CustomStringConvertible), let fields = DifferingFields.find(old, new) {
      return collectFields(fields, path, depth, &found)
    }
    let (before, now) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if depth < 5, before.displayStyle == now.displayStyle, before.children.count == now.children.count {
      switch now.displayStyle {
      case .struct, .tuple:
        if depth == 0 || !(new is any CustomStringConvertible), !now.children.isEmpty {
          let fields = zip(before.children, now.children).map { ($1.label ?? "", $0.value, $1.value) }
          return collectFields(fields.filter { !ChangeLog.areEqual($0.1, $0.2) }, path, depth, &found)
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

  /// The properties that differ, but for dynamic ones.
  @MainActor
  private static func collectFields(
    _ fields: [(name: String, old: Any, new: Any)], _ path: String, _ depth: Int, _ found: inout [ValueDifference]
  ) {
    for (label, old, new) in fields where !label.hasPrefix("_$") && !(new is any DynamicProperty) {
      let name = label.hasPrefix(".") ? String(label.dropFirst()) : label
      collect(old, new, path.isEmpty ? name : "\(path).\(name)", depth + 1, &found)
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
