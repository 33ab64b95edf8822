import Foundation
import HostTree
import Introspection
import TestSupport
import UIKitCompatibility
import XCTest

/// Every key is tested and in the article's table, and every class of hosts has one.
@MainActor
final class KeyCatalogueTests: KeyTestCase {
  func testTheTableHasWhatTheSourcesHave() throws {
    let rows = try KeyRow.inArticle()
    let declared = try KeyRow.inSources()
    XCTAssertGreaterThan(declared.count, 100)
    for row in declared where !rows.contains(where: { $0.isSame(as: row) }) {
      XCTFail("Keys.md needs the row\n| `.\(row.key)` | `\(row.host)` | \(row.summary) |")
    }
    for row in rows where !declared.contains(where: { $0.isSame(as: row) }) {
      XCTFail("Keys.md has a row for .\(row.key) that no key is declared as")
    }
    XCTAssertEqual(rows.count, declared.count, "one row for each key")
    XCTAssertEqual(Set(declared.map { "\($0.key) \($0.host)" }).count, declared.count)
  }

  func testEachKeyIsTested() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let tests = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .replacingOccurrences(of: "\\(\\s+", with: "(", options: .regularExpression)
    for row in try KeyRow.inSources() {
      let isTested = ["check(.", "introspect(."].contains { call in
        [")", ","].contains { tests.contains("\(call)\(row.key)\($0)") }
      }
      XCTAssertTrue(isTested, "no test checks .\(row.key)")
    }
  }

  func testEachClassOfHostsHasAKey() throws {
    // Bases that are never used as they are, an alert that is no view's, what programs make or present themselves, the
    // open menu of a window, and what follows a drag.
    let exceptions: Set<String> = [
      "HostContainerView", "HostDecorationView", "HostLazyContainerView", "HostAlertController", "HostMenuView",
      "HostMenuItemView", "HostDragPreviewView", "HostActivityViewController", "HostImagePickerController",
      "HostDocumentPickerViewController",
      "HostVisualEffectView",
      "HostArrangedStackView",
    ]
    var superclasses: [String: String] = [:]
    for line in try Article.sources(of: "HostTree", "ViewKernel").joined(separator: "\n").split(separator: "\n") {
      // As in `public final class HostLabel: HostView, ...`.
      guard line.hasPrefix("public ") || line.hasPrefix("open ") else { continue }
      let words = line.split { " :,{".contains($0) }.map { String($0.prefix { $0 != "<" }) }
      guard let place = words.firstIndex(of: "class"), words.count > place + 2 else { continue }
      superclasses[words[place + 1]] = words[(place + 2)...].first { $0.hasPrefix("Host") }
    }
    let bases: Set<String> = ["HostView", "HostViewController", "HostPresentationController"]
    func isHost(_ name: String) -> Bool {
      bases.contains(name) || superclasses[name].map { $0 != name && isHost($0) } == true
    }
    let hosts = Set(try KeyRow.inSources().map { String($0.host.prefix { $0 != "<" }) })
    let classes = superclasses.keys.filter { isHost($0) && !exceptions.contains($0) }.sorted()
    XCTAssertGreaterThan(classes.count, 60)
    // A hosting view is known by its protocol.
    for name in classes where name != "HostingView" {
      XCTAssertTrue(hosts.contains(name), "\(name) has no key")
    }
  }
}
