import Foundation

/// The path of a ``NavigationStack`` whose values are of different types.
public struct NavigationPath {
  private var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Makes a path of values that can be saved.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for element in elements { append(element) }
  }

  /// Makes the path that was saved.
  public init(_ codable: CodableRepresentation) { elements = codable.elements.map { Element(codable: $0) } }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there are no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value.
  public mutating func append<V: Hashable>(_ value: V) { append(erased: AnyHashable(value)) }

  /// Appends a value that can be saved.
  public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(Element(codable: value)) }

  /// Removes the last values.
  ///
  /// - Parameter k: How many. More than there are remove all, and less than none removes none; both are reported.
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

  /// The path in a form that can be saved; nil if one of the values can't be.
  public var codable: CodableRepresentation? {
    let values = elements.compactMap(\.codable)
    return values.count == count ? CodableRepresentation(elements: values) : nil
  }

  // MARK: For the stack

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

  /// A path that can be saved: an array of the values' types and JSON texts, in turns, beginning with the last one.
  public struct CodableRepresentation: Codable {
    fileprivate let elements: [any Hashable & Codable]

    fileprivate init(elements: [any Hashable & Codable]) { self.elements = elements }

    /// Reads a path; fails if a value's type is not known here.
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

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      let valueEncoder = JSONEncoder()
      valueEncoder.outputFormatting = .sortedKeys
      for element in elements.reversed() {
        guard let name = _mangledTypeName(type(of: element)) else {
          throw EncodingError.invalidValue(
            element, .init(codingPath: container.codingPath, debugDescription: "The value's type has no name."))
        }
        // A private type's name has an address in it, which is another one in each run of the program.
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
  /// Whether both have equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both have equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}
