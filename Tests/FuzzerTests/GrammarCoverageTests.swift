import Foundation
import XCTest

/// The fuzzer's grammar knows all that users build programs of: whoever adds to the public API adds a rule, too.
final class GrammarCoverageTests: XCTestCase {
  func testEachPublicViewModifierStyleAndPropertyIsInARule() throws {
    let rules = try source("Tests/Fuzzer/Grammar")
    let used = Set(words(in: rules.joined(separator: "\n")))
    let offered = try publicNames()
    XCTAssertGreaterThan(offered.count, 400, "the sources are read")
    let exempt = Set(Self.notForTheGrammar.keys)
    let missing = offered.subtracting(used).subtracting(exempt).subtracting(Self.notYet)
    XCTAssertEqual(missing.sorted(), [], "in no rule of Tests/Fuzzer/Grammar/Rules: add one, see CONTRIBUTING.md")
    let settled = Self.notYet.intersection(used).union(Self.notYet.subtracting(offered))
    XCTAssertEqual(settled.sorted(), [], "in a rule now, or gone: take them off the list")
    XCTAssertEqual(exempt.subtracting(offered).sorted(), [], "not offered: take them off the list")
  }

  /// Public types of these kinds, and public functions in extensions of these types.
  private static let kinds: Set<String> = [
    "View", "HostedView", "HostedContainer", "StyleableView", "Shape", "InsettableShape", "ShapeStyle",
    "ColoredStyle", "Layout", "DynamicProperty", "Gesture", "TrackedGesture", "Transition", "ViewModifier",
    "ToolbarContent", "GeometryEffect", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle",
    "PickerStyle", "DatePickerStyle", "FormStyle", "ProgressViewStyle", "TextFieldStyle", "ListStyle",
    "TabViewStyle", "IndexViewStyle", "NavigationViewStyle", "GaugeStyle", "GroupBoxStyle", "LabeledContentStyle",
    "ControlGroupStyle", "DisclosureGroupStyle", "MenuStyle", "DynamicViewContent", "LayeredShapeView", "ShapeView",
    "EnvironmentShape",
  ]
  private static let extended: Set<String> = [
    "View", "Shape", "InsettableShape", "Text", "Image", "DynamicViewContent", "Gesture", "Animation", "AnyTransition",
    "Transition", "Binding", "Font", "Color", "ShapeStyle", "NavigationLink",
  ]

  private func publicNames() throws -> Set<String> {
    var result: Set<String> = []
    for file in try source("Sources/ViewKernel") {
      var extended = ""
      for line in file.split(separator: "\n") {
        if let first = line.first, first != " ", first != "}" {
          let declared = line.prefix { $0 != "{" }
          let parts = declared.split(separator: ":", maxSplits: 1)
          let names = words(in: parts.first.map(String.init) ?? "")
          if line.hasPrefix("extension ") || line.contains(" extension ") {
            extended = names.first { !["nonisolated", "public", "extension"].contains($0) } ?? ""
          } else {
            extended = ""
          }
          let conforms = parts.count > 1 && !Self.kinds.isDisjoint(with: words(in: String(parts[1])))
          let isType = names.contains { ["struct", "class", "protocol", "extension"].contains($0) }
          if isType, conforms || names.contains("protocol") && line.contains("public") {
            let name = names.first {
              ![
                "public", "final", "struct", "class", "protocol", "extension", "nonisolated", "open", "package",
                "private",
                "fileprivate", "MainActor", "frozen",
              ].contains($0)
            }
            if let name, conforms || Self.kinds.contains(name) { result.insert(name) }
          }
        } else if Self.extended.contains(extended), line.contains("public"), line.contains(" func ") {
          let names = words(in: String(line))
          if let place = names.firstIndex(of: "func"), place + 1 < names.count { result.insert(names[place + 1]) }
        }
      }
    }
    let hidden = try privateTypes()
    return result.filter { !$0.hasPrefix("_") && !hidden.contains($0) }
  }

  /// Types that conform but are not public.
  private func privateTypes() throws -> Set<String> {
    var all: Set<String> = []
    var shown: Set<String> = []
    for file in try source("Sources/ViewKernel") {
      for line in file.split(separator: "\n") {
        let names = words(in: String(line.prefix { $0 != "{" && $0 != ":" }))
        guard let place = names.firstIndex(where: { ["struct", "class", "enum", "protocol"].contains($0) }),
          place + 1 < names.count
        else { continue }
        all.insert(names[place + 1])
        if names.contains("public") || names.contains("open") { shown.insert(names[place + 1]) }
      }
    }
    return all.subtracting(shown)
  }

  private func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private func source(_ folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
