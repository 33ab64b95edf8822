import Foundation
import HostTree
import ViewKernel
import XCTest

/// Texts with the attributes of attributed strings.
@MainActor
final class TextAttributedStringTests: HostTestCase {
  private func label(_ string: AttributedString, in look: (Text) -> some View = { $0 }) -> String {
    show(look(Text(string))).hosts(of: HostLabel.self).map(line).joined(separator: "\n")
  }

  private func string(_ text: String, _ change: (inout AttributedString) -> Void) -> AttributedString {
    var string = AttributedString(text)
    change(&string)
    return string
  }

  func testEachAttributeIsThatOfItsCharacters() {
    let string = string("plain red marked far lifted") {
      $0[$0.range(of: "red")!].foregroundColor = .red
      $0[$0.range(of: "marked")!].backgroundColor = .yellow
      $0[$0.range(of: "far")!].kern = 2
      $0[$0.range(of: "lifted")!].baselineOffset = 3
      $0[$0.range(of: "plain")!].font = .title
    }
    XCTAssertEqual(
      label(string),
      "HostLabel \"plain red marked far lifted\" runs=[\"plain\" system 28, \" \", \"red\" red, \" \", \"marked\" background=yellow, "
        + "\" \", \"far\" kern=2, \" \", \"lifted\" lifted 3] font=system 28")
  }

  func testLinesHavePatternsAndColors() {
    let string = string("one two") {
      $0[$0.range(of: "one")!].underlineStyle = .single
      $0[$0.range(of: "two")!].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    }
    XCTAssertEqual(
      label(string),
      "HostLabel \"one two\" runs=[\"one\" underlined, \" \", \"two\" struck-through(dash red)]")
  }

  func testTrackingCountsWhereNoKerningIsSet() {
    let string = string("ab") {
      $0.tracking = 1
      $0[$0.range(of: "b")!].kern = 3
    }
    XCTAssertEqual(label(string), "HostLabel \"ab\" runs=[\"a\" kern=1, \"b\" kern=3]")
  }

  func testAttributesOfTheWholeStringAreTheLabels() {
    XCTAssertEqual(
      label(
        string("all") {
          $0.font = .headline
          $0.foregroundColor = .blue
        }), "HostLabel \"all\" font=system 17 semibold color=blue")
    XCTAssertEqual(label(AttributedString("")), "HostLabel \"\"")
  }

  func testTheyTakePrecedenceOverWhatIsAround() {
    let string = string("a b") { $0[$0.range(of: "b")!].foregroundColor = .red }
    XCTAssertEqual(
      label(string) { $0.foregroundColor(.green).font(.caption) },
      "HostLabel \"a b\" runs=[\"a \" system 12 green, \"b\" system 12 red] font=system 12")
  }

  func testContainersAndMergedAttributes() {
    var container = AttributeContainer()
    container.foregroundColor = .red
    container.font = .body
    let string = string("ab") {
      $0.mergeAttributes(container)
      $0[$0.range(of: "b")!].setAttributes(AttributeContainer().foregroundColor(.blue))
    }
    XCTAssertEqual(label(string), "HostLabel \"ab\" runs=[\"a\" red, \"b\" blue]")
    XCTAssertEqual(string.runs.map { $0.foregroundColor }, [.red, .blue])
    XCTAssertEqual(string.runs[\.foregroundColor].map(\.0), [.red, .blue])
  }

  func testALinkOpens() throws {
    let address = try XCTUnwrap(URL(string: "https://example.com"))
    var opened: [URL] = []
    let string = string("go there") { $0[$0.range(of: "there")!].link = address }
    let screen = show(
      Text(string).environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        }))
    let host = screen.hosts(of: HostLabel.self)[0]
    host.onOpenLink?(try XCTUnwrap(host.link(at: CGPoint(x: host.bounds.maxX - 2, y: 10))))
    XCTAssertEqual(opened, [address])
  }

  func testLengthsThatAreNoneAreReported() {
    let string = string("a") { $0.kern = .nan }
    XCTAssertEqual(label(string), "HostLabel \"a\"")
    XCTAssertEqual(takeDiagnostics().count, 1)
  }
}
