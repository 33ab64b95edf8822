import Foundation
import HostTree

/// Values as words, for reports: short, on one line, the same in each run of a program.
///
/// ```
/// "milk"   0.5   nil   light   Item(name: "milk", count: 2)   12 elements   Model   a closure
/// ```
@MainActor
enum PrintedValue {
  /// The number of characters after which a text is cut.
  private nonisolated static let limit = 60

  static func short(_ value: Any) -> String { KeptValue(value).words }

  fileprivate static func shortWords(_ value: Any) -> String {
    // Before all that a value may be, as models have arrays.
    if let array = value as? any CountedElements, array.count > 3 { return count(array.count, "element", "elements") }
    return cut(words(value, depth: 0))
  }

  fileprivate nonisolated static func cut(_ text: String) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  private static func words(_ value: Any, depth: Int) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { words($0.value, depth: depth) } ?? "nil" }
    switch value {
    case let text as String: return cut(text).quoted
    // A colour is a view as well.
    case is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Color: return "\(value)"
    case is any View, is any ViewModifier: return typeName(value)
    case let binding as any LiveProperty: return binding.liveValue.map { words($0, depth: depth + 1) } ?? "nothing"
    case is any DynamicProperty: return typeName(value)
    default: break
    }
    // Before the elements are copied: there may be very many.
    var isCounted: Bool { depth > 0 || mirror.children.count > 3 }
    switch mirror.displayStyle {
    case .collection where isCounted, .set where isCounted: return count(mirror.children.count, "element", "elements")
    case .collection: return collection(mirror.children.map(\.value))
    // Sets have no order that lasts.
    case .set: return collection(mirror.children.map(\.value).sorted { "\($0)" < "\($1)" })
    case .dictionary: return mirror.children.isEmpty ? "none" : count(mirror.children.count, "entry", "entries")
    case .class: return typeName(value)
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .struct, .tuple:
      if value is any CustomStringConvertible { return "\(value)".replacingOccurrences(of: "\n", with: " ") }
      return structure(value, mirror, depth)
    case nil: return Swift.type(of: value) is any CustomStringConvertible.Type ? "\(value)" : function(value)
    default: return "\(value)".replacingOccurrences(of: "\n", with: " ")
    }
  }

  private static func function(_ value: Any) -> String {
    let type = "\(Swift.type(of: value))"
    return type.contains("->") ? "a closure" : "\(value)"
  }

  private static func collection(_ elements: [Any]) -> String {
    "[\(elements.map { words($0, depth: 1) }.joined(separator: ", "))]"
  }

  private static func structure(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
    let name = mirror.displayStyle == .tuple ? "" : typeName(value)
    guard depth < 2, !mirror.children.isEmpty else { return name }
    let fields = mirror.children.prefix(3).map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + words(child.value, depth: depth + 1)
    }
    return "\(name)(\(fields.joined(separator: ", "))\(mirror.children.count > 3 ? ", …" : ""))"
  }

  static func typeName(_ value: Any) -> String { name(of: Swift.type(of: value)) }

  /// A type without its generic arguments.
  static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

  nonisolated static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

private protocol CountedElements {
  var count: Int { get }
}

extension Array: CountedElements {}

/// A value in an event: itself if it is of a plain type, so that its words are made only when a report is read;
/// otherwise its words.
enum KeptValue: Hashable, Sendable {
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case text(String)
  case words(String)

  /// Creates one for a value of the types that are written most, without looking for anything that it conforms to; nil
  /// for others.
  init?(plain value: Any) {
    let type = Swift.type(of: value)
    if type == Int.self, let value = value as? Int {
      self = .integer(value)
    } else if type == String.self, let value = value as? String {
      self.init(text: value)
    } else if type == Bool.self, let value = value as? Bool {
      self = .flag(value)
    } else if type == Double.self, let value = value as? Double {
      self = .number(value)
    } else {
      return nil
    }
  }

  /// Creates one for any value.
  @MainActor
  init(_ value: Any) { self = KeptValue(plain: value) ?? .words(PrintedValue.shortWords(value)) }

  /// Creates one for the value at an address, of the same types.
  init?(plain type: Any.Type, at place: UnsafeRawPointer) {
    if type == Int.self {
      self = .integer(place.load(as: Int.self))
    } else if type == String.self {
      self.init(text: place.assumingMemoryBound(to: String.self).pointee)
    } else if type == Bool.self {
      self = .flag(place.load(as: Bool.self))
    } else if type == Double.self {
      self = .number(place.load(as: Double.self))
    } else {
      return nil
    }
  }

  /// A long text is not kept for words that show its beginning.
  private init(text: String) {
    self = text.utf8.count <= 200 ? .text(text) : .words(KeptValue.text(text).words)
  }

  var words: String {
    switch self {
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .flag(let value): "\(value)"
    case .text(let text): PrintedValue.cut(PrintedValue.cut(text).quoted)
    case .words(let words): words
    }
  }
}
