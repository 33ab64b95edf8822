import Foundation

/// A type-erased path of a ``NavigationStack``: a list of values of different types, the topmost last.
///
/// ```swift
/// struct Pages: View {
///   @State private var path = NavigationPath([1, 2])
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       Text("Cover").navigationDestination(for: Int.self) { Text("Page \($0)") }
///     }
///     .onChange(of: path.count) { print("\(path.count) on the stack") }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Pages())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 40, y: 20))  // the back button
/// window.settle()
/// // Prints "1 on the stack"
/// ```
public struct NavigationPath {
  private var elements: [Element] = []

  /// Creates an empty path: the stack shows its root.
  public init() {}

  /// Creates a path of values. Elements that are `Codable` at run time can be encoded too.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path of values that can be encoded.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Creates a path from its decoded representation.
  public init(_ codable: CodableRepresentation) { elements = codable.elements.map { Element(codable: $0) } }

  /// The number of values, and of the pages above the root.
  public var count: Int { elements.count }

  /// Whether the path has no values, and the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value. If its type is `Codable` it can be encoded, also where the compiler does not know that.
  public mutating func append<V: Hashable>(_ value: V) { append(erased: AnyHashable(value)) }

  /// Pushes a value that can be encoded.
  public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(Element(codable: value)) }

  /// Pops the last values.
  ///
  /// - Parameter k: The number of values. More than `count` removes all, a negative number none; both are reported as
  ///   misuse.
  public mutating func removeLast(_ k: Int = 1) {
    let removed = min(max(k, 0), count)
    if removed != k {
      let count = count
      onMainActor {
        reportMisuse(
          "A NavigationPath of \(count) values was told to remove the last \(k): it removes \(removed). Look at its count first."
        )
      }
    }
    elements.removeLast(removed)
  }

  /// The path in a form that can be encoded; nil if one of the values is not `Codable`.
  public var codable: CodableRepresentation? {
    let values = elements.compactMap(\.codable)
    return values.count == count ? CodableRepresentation(elements: values) : nil
  }

  // MARK: Access by the stack

  init(erased values: [AnyHashable]) { for value in values { append(erased: value) } }

  var values: [AnyHashable] { elements.map(\.value) }

  mutating func append(erased value: AnyHashable) {
    elements.append((value.base as? any Hashable & Codable).map { Element(codable: $0) } ?? Element(value: value))
  }

  mutating func remove(_ places: Set<Int>) {
    elements = elements.enumerated().filter { !places.contains($0.offset) }.map(\.element)
  }

  private struct Element {
    let value: AnyHashable
    var codable: (any Hashable & Codable)?

    init(value: AnyHashable) { self.value = value }

    init(codable: any Hashable & Codable) {
      value = AnyHashable(codable)
      self.codable = codable
    }
  }

  /// A path in a form that can be encoded: an array that alternates the values' type names and JSON texts, the last
  /// value first.
  public struct CodableRepresentation: Codable {
    fileprivate let elements: [any Hashable & Codable]

    fileprivate init(elements: [any Hashable & Codable]) { self.elements = elements }

    /// Decodes a path; throws `DecodingError.dataCorrupted` if a value's type does not exist in this program.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var result: [any Hashable & Codable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that is Hashable and Codable.")
        }
        result.append(try JSONDecoder().decode(type, from: Data(container.decode(String.self).utf8)))
      }
      elements = result.reversed()
    }

    /// Encodes the path; throws `EncodingError.invalidValue` for a value of a private or local type, whose name is
    /// different in each run of the program.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let valueEncoder = JSONEncoder()
      valueEncoder.outputFormatting = .sortedKeys
      for element in elements.reversed() {
        guard let name = _mangledTypeName(type(of: element)) else {
          throw EncodingError.invalidValue(
            element, .init(codingPath: container.codingPath, debugDescription: "The value's type has no name."))
        }
        // A private type's name contains an address, which is different in each run of the program.
        if name.contains("$") {
          throw EncodingError.invalidValue(
            element,
            .init(
              codingPath: container.codingPath,
              debugDescription: "\(type(of: element)) is private, so that no other run of the program would know it. "
                + "Declare the types of values in a path without private or fileprivate, and outside of functions."))
        }
        try container.encode(name)
        try container.encode(String(decoding: valueEncoder.encode(element), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath: Equatable {
  /// Whether both have equal values in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both have equal values in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}
