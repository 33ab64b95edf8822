import Foundation

/// The content of one line of a printed host tree.
///
/// Hosts fill it in ``HostView/describe(into:)``.
///
/// ```swift
/// final class Ruler: HostView {
///   var title = ""
///   var lineWidth: CGFloat = 1
///
///   override func describe(into description: inout HostDescription) {
///     super.describe(into: &description)
///     description.text = title
///     if lineWidth != 1 { description.add("lineWidth", lineWidth) }
///   }
/// }
///
/// let ruler = Ruler(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
/// ruler.title = "Width"
/// ruler.lineWidth = 0.5
/// print(ruler.treeDescription())
/// // Prints "Ruler "Width" (0, 0, 100 x 10) lineWidth=0.5"
/// ```
public struct HostDescription {
  /// The text that a user reads in the host, printed in quotation marks after the type; nil prints nothing.
  public var text: String?
  /// The properties in printing order; a plain word such as `hidden` has no value.
  public private(set) var properties: [(name: String, value: String?)] = []

  /// Whether properties are kept; else only the text is wanted.
  var keepsProperties = true

  /// Creates an empty description.
  public init() {}

  /// Adds a word without a value, such as `hidden`.
  public mutating func add(_ name: String) {
    if keepsProperties { properties.append((name, nil)) }
  }

  /// Adds a property, printed as `name=value`.
  ///
  /// Numbers are printed with at most two decimals, points, sizes and rectangles as in a frame, a string in quotation
  /// marks if it is more than one word, and any other value by its description.
  public mutating func add(_ name: String, _ value: some Any) {
    if keepsProperties { properties.append((name, HostDescription.format(value))) }
  }

  /// The properties as printed, by name, and the text under `text`. A plain word such as `hidden` has the value `true`.
  package var words: [String: String] {
    var words = Dictionary(properties.map { ($0.name, $0.value ?? "true") }, uniquingKeysWith: { first, _ in first })
    words["text"] = text.map { HostDescription.format($0) }
    return words
  }

  /// Whether another description has the same text and the same properties in the same order.
  package func isSame(as other: HostDescription) -> Bool {
    text == other.text && properties.elementsEqual(other.properties, by: ==)
  }

  /// Words and properties as printed, separated by spaces.
  package var propertyText: String {
    var text = ""
    for (name, value) in properties {
      if !text.isEmpty { text += " " }
      text += name
      if let value {
        text += "="
        text += value
      }
    }
    return text
  }

  package static func format(_ value: some Any) -> String {
    switch value {
    case let value as CGFloat: value.printed
    case let value as Double: value.printed
    case let value as String: value.isPlainWord ? value : value.quoted
    case let value as CGPoint: "(\(value.x.printed), \(value.y.printed))"
    case let value as CGSize: "\(value.width.printed) x \(value.height.printed)"
    case let value as CGRect: value.printed
    case let value as EdgeInsets where value == EdgeInsets(.all, value.top): value.top.printed
    case let value as EdgeInsets:
      "(top \(value.top.printed), leading \(value.leading.printed), bottom \(value.bottom.printed), "
        + "trailing \(value.trailing.printed))"
    default: unwrapped(value).map { format($0) } ?? text(of: value).replacingOccurrences(of: "\n", with: "\\n")
    }
  }
}

/// Text that is printed without quotation marks.
struct Words: CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension HostDescription {
  /// A value's description, the same in each run of the program: elements of sets and dictionaries, which have no
  /// order, are sorted by their texts, and an object whose description contains an address is printed by its type.
  private static func text(of value: some Any) -> String {
    let children = Mirror(reflecting: value).children.lazy.map(\.value)
    switch Mirror(reflecting: value).displayStyle {
    case .set:
      return "[\(children.map { nested($0) }.sorted().joined(separator: ", "))]"
    case .dictionary where !children.isEmpty:
      let pairs = children.map { pair in
        Mirror(reflecting: pair).children.map { nested($0.value) }.joined(separator: ": ")
      }
      return "[\(pairs.sorted().joined(separator: ", "))]"
    default:
      let text = "\(value)"
      return Swift.type(of: value as Any) is AnyClass && text.contains("0x") ? "\(Swift.type(of: value as Any))" : text
    }
  }

  /// A value in a collection, as collections print it: strings are quoted.
  private static func nested(_ value: Any) -> String { (value as? String)?.debugDescription ?? text(of: value) }

  /// The value in an optional; nil if it is nil, or no optional.
  private static func unwrapped(_ value: some Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
}

extension CGRect {
  /// A frame in a printed tree: `(x, y, width x height)`.
  package var printed: String {
    "(\(origin.x.printed), \(origin.y.printed), \(size.width.printed) x \(size.height.printed))"
  }
}

extension CGFloat {
  package var printed: String { Double(self).printed }
}

extension Double {
  /// The number with at most two decimals and no trailing zeros: 12, 12.5, 33.33, 0 (never -0), inf, nan.
  package var printed: String {
    guard isFinite, abs(self) < 1e13 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// Whether this string is unambiguous in a printed line without quotation marks.
  var isPlainWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control && !"\"\\=".unicodeScalars.contains($0)
      }
  }

  /// This string in quotation marks on one line, with control characters escaped as in Swift source.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator:
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
