import Foundation
import HostGeometry

#if canImport(Darwin)
  @_exported public import UniformTypeIdentifiers
#else
  /// A type of content, such as text or a picture: as `UTType` of Uniform Type Identifiers, for systems without it.
  ///
  /// Types are known by their identifiers, and form a hierarchy: see ``conforms(to:)``.
  ///
  /// ```swift
  /// print(UTType.png.conforms(to: .image), UTType.image.conforms(to: .png))
  /// // Prints "true false"
  /// ```
  ///
  /// The types that are known from the start are the constants below. A program declares its own by
  /// ``init(exportedAs:conformingTo:)``, usually as static properties in an extension.
  public struct UTType: Sendable {
    /// The identifier, such as `public.plain-text`.
    public let identifier: String

    /// The type with an identifier, which is compared without regard to case; nil if it is not known.
    public init?(_ identifier: String) {
      guard let known = UTTypeTable.shared.knownIdentifier(identifier) else { return nil }
      self.identifier = known
    }

    /// Creates a type that this program declares.
    ///
    /// - Parameters:
    ///   - identifier: A name in reverse domain form, such as `com.example.note`. An empty one is reported to
    ///     ``HostDiagnostics`` and stands for `public.data`.
    ///   - parentType: The type that it conforms to. Defaults to `data`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self = UTType(declared: identifier, parentType)
    }

    /// Creates a type that another program declares; nothing else than ``init(exportedAs:conformingTo:)`` here.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
      self = UTType(declared: identifier, parentType)
    }

    /// The type of files whose names end with an extension, without the dot; nil if none is known that conforms to
    /// `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      guard let found = UTTypeTable.shared.identifier(fileExtension: filenameExtension), found.conforms(to: supertype)
      else { return nil }
      self = found
    }

    /// The type of a MIME type such as `image/png`; nil if none is known that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      guard let found = UTTypeTable.shared.identifier(mimeType: mimeType), found.conforms(to: supertype) else {
        return nil
      }
      self = found
    }

    private init(declared identifier: String, _ parent: UTType?) {
      if identifier.isEmpty {
        reportMisuse(
          "A UTType was declared without an identifier, and counts as \"public.data\". Name it like \"com.example.note\"."
        )
      }
      self.identifier = UTTypeTable.shared.declare(identifier.isEmpty ? "public.data" : identifier, parent?.identifier)
    }

    /// Skips the table, which is made of these.
    package init(known identifier: String) { self.identifier = identifier }

    /// The extension of files of this type, without the dot; nil if it has none.
    public var preferredFilenameExtension: String? { UTTypeTable.shared.fileExtension(of: identifier) }

    /// The MIME type; nil if it has none.
    public var preferredMIMEType: String? { UTTypeTable.shared.mimeType(of: identifier) }

    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// False: types without a name, made for an extension that no program declares, do not exist here.
    public var isDynamic: Bool { false }

    /// Whether the type is among the constants, or was declared.
    public var isDeclared: Bool { true }

    /// The types that this one conforms to, itself not included.
    public var supertypes: Set<UTType> { UTTypeTable.shared.supertypes(of: identifier) }

    /// Whether this type is `type`, or one that conforms to it, directly or not.
    public func conforms(to type: UTType) -> Bool { UTTypeTable.shared.conforms(identifier, to: type.identifier) }

    /// Whether this type conforms to `type` and is not the same.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether `type` conforms to this one and is not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  }

  extension UTType: Hashable, CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
  }

  extension UTType: Codable {
    /// Reads the identifier. An unknown one stands for a type that conforms to `data`.
    public init(from decoder: any Decoder) throws {
      self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(identifier)
    }
  }

  /// The known types: guarded by a lock, as types may be declared on any thread.
  private final class UTTypeTable: @unchecked Sendable {
    static let shared = UTTypeTable()

    private struct Entry {
      var parents: [String]
      var fileExtensions: [String] = []
      var mimeType: String?
    }

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    private var identifiersByExtension: [String: String] = [:]
    private var identifiersByMIMEType: [String: String] = [:]

    private init() {
      for line in UTType.knownTypes.split(separator: "\n") {
        let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard let name = words.first else { continue }
        func list(_ mark: Character) -> [String] {
          words.dropFirst().first { $0.first == mark }?.dropFirst().split(separator: ",").map(String.init) ?? []
        }
        let entry = Entry(parents: list("<"), fileExtensions: list("."), mimeType: list("=").first)
        entries[name] = entry
        for name in entry.fileExtensions where identifiersByExtension[name] == nil {
          identifiersByExtension[name] = words[0]
        }
        if let type = entry.mimeType, identifiersByMIMEType[type] == nil { identifiersByMIMEType[type] = name }
      }
    }

    func knownIdentifier(_ identifier: String) -> String? {
      lock.withLock {
        if entries[identifier] != nil { return identifier }
        let lower = identifier.lowercased()
        return entries[lower] == nil ? nil : lower
      }
    }

    func declare(_ identifier: String, _ parent: String?) -> String {
      lock.withLock {
        let lower = identifier.lowercased()
        let name = entries[identifier] == nil && entries[lower] != nil ? lower : identifier
        if entries[name] == nil { entries[name] = Entry(parents: ["public.data"]) }
        // A parent that conforms to the type would be a circle.
        if let parent, parent != name, !isBelow(parent, name) { entries[name]?.parents = [parent] }
        return name
      }
    }

    func identifier(fileExtension: String) -> UTType? {
      lock.withLock { identifiersByExtension[fileExtension.lowercased()].map(UTType.init(known:)) }
    }

    func identifier(mimeType: String) -> UTType? {
      lock.withLock { identifiersByMIMEType[mimeType.lowercased()].map(UTType.init(known:)) }
    }

    func fileExtension(of identifier: String) -> String? {
      lock.withLock { entries[identifier]?.fileExtensions.first }
    }

    func mimeType(of identifier: String) -> String? { lock.withLock { entries[identifier]?.mimeType } }

    func conforms(_ identifier: String, to other: String) -> Bool { lock.withLock { isBelow(identifier, other) } }

    func supertypes(of identifier: String) -> Set<UTType> {
      lock.withLock {
        var found: Set<UTType> = []
        var rest = entries[identifier]?.parents ?? []
        while let next = rest.popLast() {
          if found.insert(UTType(known: next)).inserted { rest += entries[next]?.parents ?? [] }
        }
        return found
      }
    }

    /// Whether an identifier is `other` or below it. There are no circles.
    private func isBelow(_ identifier: String, _ other: String) -> Bool {
      identifier == other || (entries[identifier]?.parents ?? []).contains { isBelow($0, other) }
    }
  }
#endif
