import Foundation
import HostTree
import Introspection
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// The module's article names all that there is.
@MainActor
final class DocumentationTests: HostTestCase {
  func testTheTableNamesEachHostClass() throws {
    // What no view stands for: bases of others, what programs make themselves, and the open menu of a window.
    let exceptions: Set<String> = [
      "HostMenuView", "HostMenuItemView", "HostDragPreviewView", "HostView", "HostControl", "HostContainerView",
      "HostDecorationView", "HostVisualEffectView", "HostArrangedStackView",
      "HostLazyContainerView",
    ]
    let text = try Article(named: "Introspection").text
    var count = 0
    for source in try Article.sources(of: "HostTree") {
      for line in source.split(separator: "\n") {
        // As in `public final class HostLabel: HostView, ...`.
        let words = line.split { " :,{".contains($0) }
        guard line.hasPrefix("public ") || line.hasPrefix("open "), let place = words.firstIndex(of: "class"),
          words.count > place + 2, isHostView(String(words[place + 2]))
        else { continue }
        let name = String(words[place + 1])
        guard !exceptions.contains(name) else { continue }
        count += 1
        XCTAssertTrue(
          text.contains("| `\(name)` |"),
          "\(name) has no row in the table: add a function introspect\(name.dropFirst(4)) and its row.")
      }
    }
    XCTAssertGreaterThan(count, 20)
  }

  /// Whether a superclass is a host's, by its name: what classes of hosts inherit from.
  private func isHostView(_ name: String) -> Bool {
    name.hasPrefix("Host") && (name.hasSuffix("View") || name.hasSuffix("Control"))
  }

  func testTheTableNamesEachFunctionOnce() throws {
    let functions = try declarations(after: "  public func introspect").filter { $0 != "introspect" }
    XCTAssertGreaterThan(functions.count, 60)
    let text = try Article(named: "Introspection").text
    for function in functions {
      XCTAssertEqual(text.components(separatedBy: "| `\(function)` |").count, 2, function)
    }
  }

  func testTheTopicsNameEachPublicType() throws {
    let types = try ["struct", "class", "final class", "enum", "protocol"].flatMap {
      try declarations(after: "public \($0) ")
    }
    XCTAssertGreaterThan(types.count, 20)
    // Symbol graphs leave it out: a module's name before "Version" is what headers name their versions by.
    let hidden: Set<String> = ["IntrospectionVersion"]
    let topics = try XCTUnwrap(Article(named: "Introspection").text.components(separatedBy: "## Topics").last)
    for type in types where !hidden.contains(type) {
      XCTAssertEqual(topics.components(separatedBy: "- ``\(type)``").count, 2, "\(type) belongs to a topic")
    }
  }

  func testTheTopicsOfViewsNameEachFunction() throws {
    let functions = try declarations(after: "  public func introspect") + ["inject"]
    let topics = try Article(named: "View").text
    for function in Set(functions) {
      XCTAssertTrue(topics.contains("- ``\(function)("), "\(function) belongs to a topic of View.md")
    }
  }

  /// The names that are declared in the module's sources by lines which begin so; the beginning may hold that of the
  /// name.
  private func declarations(after start: String) throws -> [String] {
    try Article.sources(of: "Introspection").flatMap { source in
      source.components(separatedBy: "\n").filter { $0.hasPrefix(start) }.compactMap { line in
        line.split(separator: " ").dropFirst(start.hasSuffix(" ") ? start.split(separator: " ").count : 2).first
          .map { String($0.prefix { $0.isLetter || $0.isNumber }) }
      }
    }
  }
}
