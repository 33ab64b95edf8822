import Foundation
import XCTest

/// Views can be made by code that is bound to no actor, as those of SwiftUI can: read off the sources.
///
/// That such code compiles is checked by `.ci/run`, with a catalogue of all views.
final class ViewIsolationTests: XCTestCase {
  /// Initializers that are bound to the main actor, by `Type.init(first line of the declaration)`, and why.
  private static let boundForAReason: [String: String] = [:]

  func testNoPublicInitializerOfAViewIsBoundToTheMainActor() throws {
    let sources = try SourceReader("Sources/ViewKernel")
    let views = sources.views
    XCTAssertGreaterThan(views.count, 70, "the sources are read")
    var seen = 0
    let bound = sources.initializers.filter { initializer in
      guard initializer.isPublic, views.contains(initializer.type) else { return false }
      seen += 1
      return !initializer.isNonisolated && (sources.isolated.contains(initializer.type) || initializer.isBound)
    }
    XCTAssertGreaterThan(seen, 250, "the sources are read")
    let names = Set(bound.map { "\($0.type).\($0.declaration)" })
    XCTAssertEqual(names.subtracting(Self.boundForAReason.keys).sorted(), [], "say nonisolated")
    XCTAssertEqual(Set(Self.boundForAReason.keys).subtracting(names).sorted(), [], "not bound: take them off the list")
  }

  func testEachPublicViewIsInTheCatalogue() throws {
    let sources = try SourceReader("Sources/ViewKernel")
    let catalogue = try String(
      contentsOf: SourceReader.root.appendingPathComponent(".ci/builder/source-compatible/Isolation.swift"),
      encoding: .utf8)
    let used = Set(words(in: catalogue))
    let makeable = Set(sources.initializers.filter(\.isPublic).map(\.type))
    let missing = sources.views.intersection(makeable).filter { !$0.hasPrefix("_") && !used.contains($0) }
    XCTAssertEqual(missing.sorted(), [], "in no function of .ci/builder/source-compatible/Isolation.swift")
  }

  func testTheReaderSeesWhatIsBound() {
    let sources = SourceReader(texts: [
      """
      @MainActor @preconcurrency
      public protocol View {}
      @MainActor protocol HostedView: View where Body == Never {}
      protocol Free {}
      public struct Plain: View {
        public init() {}
        @_disfavoredOverload
        nonisolated public init(a: Int) {}
      }
      public struct Loose<A: View> {
        public init() {}
      }
      extension Loose: HostedView {
        @MainActor
        public init(b: Int) {}
      }
      public struct Other: Free {
        public init() {}
      }
      """
    ])
    XCTAssertEqual(sources.views.sorted(), ["Loose", "Plain"])
    XCTAssertEqual(sources.isolated.sorted(), ["Plain"])
    XCTAssertEqual(
      sources.initializers.map { "\($0.type) \($0.declaration) \($0.isNonisolated) \($0.isBound)" },
      [
        "Plain init() false false", "Plain init(a: Int) true false", "Loose init() false false",
        "Loose init(b: Int) false true", "Other init() false false",
      ])
  }
}

/// Types, protocols and initializers as the sources declare them.
private struct SourceReader {
  struct Initializer {
    let type: String
    let declaration: String
    let isPublic: Bool
    let isNonisolated: Bool
    /// Whether it says itself that it is bound.
    let isBound: Bool
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Public types that are views, wherever they say so.
  private(set) var views: Set<String> = []
  /// Types that are bound to the main actor as a whole: they say so, or they conform where they are declared.
  private(set) var isolated: Set<String> = []
  private(set) var initializers: [Initializer] = []

  init(_ folder: String) throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    self.init(
      texts: try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) })
  }

  init(texts: [String]) {
    var protocols: [String: [String]] = [:]
    var boundProtocols: Set<String> = []
    var declared: [(name: String, attributes: [String], conformances: [String], isExtension: Bool)] = []
    var published: Set<String> = []
    for text in texts {
      var type = ""
      var attributes: [String] = []
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for (index, line) in lines.enumerated() {
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        if trimmed.hasPrefix("//") { continue }
        if trimmed.hasPrefix("@"), !trimmed.contains("{"), !trimmed.contains("init"), !trimmed.contains(" struct ") {
          attributes += words(in: trimmed)
          continue
        }
        defer { attributes = [] }
        if let first = line.first, first != " ", first != "}", first != ")" {
          var head = line
          for next in lines[(index + 1)...] where !head.contains("{") && !next.hasPrefix("//") { head += " " + next }
          let parts = Self.head(String(head.prefix { $0 != "{" }))
          guard let parts else { continue }
          let all = attributes + words(in: String(line.prefix { $0 != ":" && $0 != "<" }))
          switch parts.kind {
          case "protocol":
            protocols[parts.name] = parts.conformances
            if all.contains("MainActor") { boundProtocols.insert(parts.name) }
          default:
            declared.append((parts.name, all, parts.conformances, parts.kind == "extension"))
            if all.contains("public"), parts.kind != "extension" { published.insert(parts.name) }
          }
          type = parts.name
        } else if line.hasPrefix("  "), !line.hasPrefix("   "),
          let place = trimmed.range(of: #"\binit[?]?[(<]"#, options: .regularExpression),
          words(in: String(trimmed[..<place.lowerBound])).allSatisfy({ Self.modifiers.contains($0) })
        {
          let all = attributes + words(in: String(trimmed[..<place.lowerBound]))
          let rest = trimmed[place.lowerBound...]
          initializers.append(
            Initializer(
              type: type, declaration: rest.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces),
              isPublic: all.contains("public"), isNonisolated: all.contains("nonisolated"),
              isBound: all.contains("MainActor")))
        }
      }
    }
    /// A protocol with all that it refines.
    func refined(_ name: String) -> Set<String> {
      var result: Set<String> = [name]
      for base in protocols[name] ?? [] where base != name { result.formUnion(refined(base)) }
      return result
    }
    for type in declared {
      let conformances = type.conformances.map(refined).reduce(into: Set<String>()) { $0.formUnion($1) }
      if conformances.contains("View"), published.contains(type.name) { views.insert(type.name) }
      let isBound = type.attributes.contains("MainActor") || !conformances.isDisjoint(with: boundProtocols)
      if !type.isExtension, isBound, !type.attributes.contains("nonisolated") { isolated.insert(type.name) }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "nonisolated", "MainActor", "preconcurrency", "inlinable", "_disfavoredOverload", "private",
    "fileprivate",
    "package", "usableFromInline", "required", "override", "convenience", "available", "_alwaysEmitIntoClient",
  ]

  /// The kind, the name and the conformances in the head of a declaration.
  private static func head(_ text: String) -> (kind: String, name: String, conformances: [String])? {
    let all = words(in: text)
    guard
      let place = all.firstIndex(where: { ["struct", "class", "enum", "protocol", "extension"].contains($0) }),
      place + 1 < all.count
    else { return nil }
    // Past the generic parameters, whose constraints are no conformances.
    var depth = 0
    var tail = ""
    for character in text {
      if character == "<" {
        depth += 1
      } else if character == ">" {
        depth -= 1
      } else if depth == 0 {
        tail.append(character)
      }
    }
    guard let colon = tail.firstIndex(of: ":") else { return (all[place], all[place + 1], []) }
    let list = tail[tail.index(after: colon)...]
    let end = list.range(of: " where ")?.lowerBound ?? list.endIndex
    if tail[..<colon].contains(" where ") { return (all[place], all[place + 1], []) }
    return (all[place], all[place + 1], words(in: String(list[..<end])))
  }
}

private func words(in text: String) -> [String] {
  text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
}
