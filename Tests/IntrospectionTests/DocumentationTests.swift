import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

private struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Hello")
      }
      .introspectScrollView { $0.bounces = false }  // from inside
    }
    .introspectScrollView { $0.alwaysBounceHorizontal = true }  // from outside: the same host
  }
}

private final class HostGauge: HostView {
  var tickCount = 0
}

private struct Gauge: HostViewRepresentable {
  func makeHostView(context: Context) -> HostGauge { HostGauge() }
  func updateHostView(_ hostView: HostGauge, context: Context) {}
}

extension View {
  fileprivate func introspectGauge(customize: @escaping @MainActor (HostGauge) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}

/// The examples of the module's article do what it says.
@MainActor
final class DocumentationTests: HostTestCase {
  /// The package's folder.
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func article() throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("Sources/Introspection/Introspection.docc/Introspection.md"),
      encoding: .utf8)
  }

  func testTheTwoSteps() throws {
    let screen = Screen(ContentView())
    let scroll = screen.all(HostScrollView.self)[0]
    XCTAssertEqual([scroll.bounces, scroll.alwaysBounceHorizontal], [false, true])
    let tree = screen.hosting.treeDescription(options: HostTreeOptions(showsFrames: false, showsMarkers: true))
    XCTAssertTrue(try article().contains("```\n\(tree)\n```"), "the article shows another tree than\n\(tree)")
  }

  func testAFunctionOfOnesOwn() {
    let screen = Screen(Gauge().padding().introspectGauge { $0.tickCount = 5 })
    XCTAssertEqual(screen.all(HostGauge.self).map(\.tickCount), [5])
  }

  func testASelectorOfOnesOwn() {
    let screen = Screen(
      HStack {
        Text("Name")
          .introspect { marker in
            Introspect.findViewHost(from: marker).flatMap {
              Introspect.nextSibling(ofType: HostTextField.self, from: $0)
            }
          } customize: { field in
            field.isSecureTextEntry = true
          }
        TextField("Name", text: .constant(""))
      })
    XCTAssertEqual(screen.all(HostTextField.self).map(\.isSecureTextEntry), [true])
  }

  func testTheTableNamesEachHostClass() throws {
    let sources = folder.appendingPathComponent("Sources/HostTree")
    // What no view stands for: bases of others.
    let exceptions: Set<String> = ["HostView", "HostControl", "HostContainerView", "HostDecorationView"]
    let text = try article()
    var count = 0
    for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
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
    let folder = folder.appendingPathComponent("Sources/Introspection/Generation1")
    var functions: [String] = []
    for file in ["Controls", "Containers", "Surroundings", "Layout", "Lists"] {
      let source = try String(
        contentsOf: folder.appendingPathComponent("View+Introspect\(file).swift"), encoding: .utf8)
      for line in source.split(separator: "\n") where line.contains("public func introspect") {
        let name = line.split(separator: " ")[2].prefix { $0 != "(" && $0 != "<" }
        functions.append(String(name))
      }
    }
    XCTAssertGreaterThan(functions.count, 20)
    let text = try article()
    for function in functions {
      XCTAssertEqual(text.components(separatedBy: "| `\(function)` |").count, 2, function)
    }
  }
}
