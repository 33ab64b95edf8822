import Foundation

/// One line of a printed host tree: a type, then what matters of a host.
///
/// See ``HostView/describe(into:)``.
public struct HostDescription {
  /// What a user reads in the host, printed in quotation marks after the type; nil prints nothing.
  public var text: String?
  /// The properties that matter, in the order in which they are printed; a word has no value.
  public private(set) var properties: [(name: String, value: String?)] = []

  /// Makes a description that says nothing yet.
  public init() {}

  /// Adds a word, such as `hidden`.
  public mutating func add(_ name: String) { properties.append((name, nil)) }

  /// Adds a property, printed as `name=value`.
  ///
  /// Numbers are printed with at most two decimals, points, sizes and rectangles as in a frame, a string in quotation
  /// marks where it is more than one word, and anything else as it describes itself.
  public mutating func add(_ name: String, _ value: some Any) {
    properties.append((name, HostDescription.format(value)))
  }

  /// Words and properties as they are printed, separated by spaces.
  var propertyText: String {
    properties.map { property in property.value.map { "\(property.name)=\($0)" } ?? property.name }
      .joined(separator: " ")
  }

  static func format(_ value: some Any) -> String {
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

extension HostDescription {
  /// How a value describes itself, the same in each run of the program: elements of sets and dictionaries, which have no order,
  /// are put in that of their texts, and an object that tells its address is called by its type.
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

  /// A value in a collection, as collections print it.
  private static func nested(_ value: Any) -> String { (value as? String)?.debugDescription ?? text(of: value) }

  /// What is in an optional; nil if it is none, or nothing is in it.
  private static func unwrapped(_ value: some Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
}

extension CGRect {
  /// A frame in a printed tree: `(x, y, width x height)`.
  var printed: String {
    "(\(origin.x.printed), \(origin.y.printed), \(size.width.printed) x \(size.height.printed))"
  }
}

extension CGFloat {
  var printed: String { Double(self).printed }
}

extension Double {
  /// The number with at most two decimals and no needless ones: 12, 12.5, 33.33, 0 (never -0), inf, nan.
  var printed: String {
    guard isFinite, abs(self) < 1e13 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// Whether nothing in this string could be taken for something else in a printed line.
  var isPlainWord: Bool {
    !isEmpty
      && unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control && !"\"\\=".unicodeScalars.contains($0)
      }
  }

  /// This string in quotation marks on one line, with control characters escaped as in Swift source.
  var quoted: String {
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
