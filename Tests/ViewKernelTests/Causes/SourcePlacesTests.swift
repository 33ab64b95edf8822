import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The file and line of what is on screen, as debug builds know them.
@MainActor
final class SourcePlacesTests: HostTestCase {
  private struct Row: View {
    let name: String

    var body: some View {
      HStack {
        Text(name)
        Text("in stock")  // Row's second text
          .font(.caption)
      }
    }
  }

  private struct Page: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("Title").font(.title)
        Text(isOn ? "On" : "Off").padding()
        Button("Switch") { isOn.toggle() }
        if isOn { Text("Only then") }
        ForEach(["a", "b"], id: \.self) { Row(name: $0) }
        List(0..<30) { Text("Line \($0)") }
        Color.red.frame(height: 5)
        Color.red.frame(height: 5)
      }
    }
  }

  /// The line of this file that contains a text first.
  private func line(of text: String) throws -> Int {
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
  }

  private func source(_ name: String, _ screen: Screen<some View>) -> [String] {
    screen.window.why(name).texts(of: "source")
  }

  private func expected(_ text: String) throws -> [String] { ["SourcePlacesTests.swift:\(try line(of: text))"] }

  func testEachTextHasItsLine() throws {
    let screen = show(Page(), width: 320, height: 600)
    XCTAssertEqual(source("Title", screen), try expected("Text(\"Title\")"))
    XCTAssertEqual(source("Off", screen), try expected("Text(isOn ?"))
    XCTAssertEqual(source("a", screen), try expected("Text(name)"))
    XCTAssertEqual(source("in stock", screen), try expected("Row's second text"))
    XCTAssertEqual(source("Line 3", screen), try expected("List(0..<30)"))
    screen.tap("Switch")
    XCTAssertEqual(source("On", screen), try expected("Text(isOn ?"))
    XCTAssertEqual(source("Only then", screen), try expected("if isOn"))
  }

  func testWhatTheLibraryMakesHasTheLineOfTheViewAround() throws {
    let screen = show(Page(), width: 320, height: 600)
    XCTAssertEqual(source("Switch", screen), try expected("Button("))
  }

  func testViewsThatCannotBeToldApartHaveBothLines() throws {
    let screen = show(Page(), width: 320, height: 600)
    let first = try line(of: "Color.red")
    let red = try XCTUnwrap(screen.hosting.inspectedViews[0].allViews.first { $0.type == Color.self })
    XCTAssertEqual(
      screen.window.why(red).texts(of: "source"),
      ["SourcePlacesTests.swift:\(first) or SourcePlacesTests.swift:\(first + 1)"])
  }

  /// To look for the owner of an expression makes the values of views, which meets further expressions.
  func testExpressionsInViewsThatAreMadeAgain() throws {
    struct Drawn: View {
      var body: some View {
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
        } symbols: {
          Group { Text("Symbol") }.tag(1)
        }
      }
    }
    let screen = show(Drawn(), width: 320, height: 480)
    XCTAssertEqual(screen.window.why("Symbol").texts(of: "shown by"), ["Text in Drawn"])
  }

  func testAViewWithoutHosts() throws {
    struct Empty: View { var body: some View { EmptyView() } }
    struct Page: View { var body: some View { VStack { Empty() } } }  // both on one line
    let screen = show(Page())
    let empty = try XCTUnwrap(screen.hosting.inspectedViews[0].allViews.first { $0.type == Empty.self })
    XCTAssertEqual(screen.window.why(empty).texts(of: "source"), try expected("both on one line"))
  }

  func testARootHasNone() {
    let screen = show(Text("alone"))
    XCTAssertEqual(source("alone", screen), [])
  }
}
