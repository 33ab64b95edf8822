import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextMarkdownTests: HostTestCase {
  private func shown(_ text: Text) -> String {
    show(text).hosts(of: HostLabel.self).first.map { label in
      label.runs?.map(\.description).joined(separator: ", ") ?? "\"\(label.text ?? "")\" \(label.font)"
    } ?? ""
  }

  func testEmphasis() {
    let cases: [(LocalizedStringKey, String)] = [
      ("**bold**", "\"bold\" system 17 bold"),
      ("__bold__ and *thin*", "\"bold\" system 17 bold, \" and \", \"thin\" system 17 italic"),
      ("***both***", "\"both\" system 17 bold italic"),
      ("**a *b* c**", "\"a \" system 17 bold, \"b\" system 17 bold italic, \" c\" system 17 bold"),
      ("*a **b** c*", "\"a \" system 17 italic, \"b\" system 17 bold italic, \" c\" system 17 italic"),
      ("~~gone~~ `x = *y*`", "\"gone\" struck-through, \" \", \"x = *y*\" monospaced 17"),
      ("``a`b``", "\"a`b\" monospaced 17"),
    ]
    for (key, expected) in cases { XCTAssertEqual(shown(Text(key)), expected) }
  }

  func testWhatIsNoMarkdownStays() {
    let plain: [(LocalizedStringKey, String)] = [
      ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"), ("a < b", "a < b"),
      ("[x] (y)", "[x] (y)"), ("[x]()", "[x]()"), ("\\*a\\*", "*a*"), ("`", "`"), ("a ~ b", "a ~ b"), ("*", "*"),
      ("****", "****"), ("[", "["), ("\\", "\\"), ("<x>", "<x>"),
    ]
    for (key, expected) in plain { XCTAssertEqual(show(Text(key)).texts, [expected]) }
    XCTAssertEqual(show(Text(verbatim: "**a**")).texts, ["**a**"])
    let string = "**a**"
    XCTAssertEqual(show(Text(string)).texts, ["**a**"])
  }

  func testValuesAreNotRead() {
    let name = "*star*"
    XCTAssertEqual(show(Text("\(name) and \("x")")).texts, ["*star* and x"])
    XCTAssertEqual(shown(Text("**\("x")**, \(3)")), "\"x\" system 17 bold, \", 3\"")
    XCTAssertEqual(shown(Text("**\(name)**")), "\"*star*\" system 17 bold")
    let address = URL(string: "https://example.com/a_b~c")!
    XCTAssertEqual(
      show(Text("[\("[x]")](\(address))")).hosts(of: HostLabel.self)[0].runs?.map(\.link), [address])
    let host = show(Text("x").accessibilityLabel("**a** \(name)")).hosts(of: HostLabel.self)[0]
    XCTAssertEqual(host.accessibilityLabel, "a *star*")
  }

  func testLinksAreTapped() throws {
    struct Help: View {
      let log: EventLog
      var body: some View {
        Text("Ask [the **guide**](https://example.com/guide \"Guide\") or <https://example.com>")
          .environment(
            \.openURL,
            OpenURLAction { url in
              log.add(url.absoluteString)
              return .handled
            })
      }
    }
    let log = EventLog()
    let screen = show(Help(log: log), width: 400)
    let label = try XCTUnwrap(screen.hosts(of: HostLabel.self).first)
    XCTAssertEqual(label.text, "Ask the guide or https://example.com")
    func tap(_ share: CGFloat) -> Bool {
      screen.window.tap(
        at: label.convert(CGPoint(x: label.bounds.width * share, y: label.bounds.midY), to: nil))
    }
    XCTAssertFalse(tap(0.05))
    XCTAssertTrue(tap(0.2))
    XCTAssertTrue(tap(0.9))
    XCTAssertEqual(log.take(), ["https://example.com/guide", "https://example.com"])
    XCTAssertEqual(
      label.runs?.map { $0.color == nil }, [true, false, false, true, false], "links have the tint")
  }

  /// A touch that begins beside a link is that of the button around the list, wherever it ends; and the other way
  /// round.
  func testALinkInAListInAButton() throws {
    struct Terms: View {
      let log: EventLog
      var body: some View {
        Button {
          log.add("pressed")
        } label: {
          List { Text("Read all of [the terms](https://example.com)") }
        }
        .environment(
          \.openURL,
          OpenURLAction { _ in
            log.add("opened")
            return .handled
          })
      }
    }
    let log = EventLog()
    let screen = show(Terms(log: log), width: 400)
    let button = screen.hosts(of: HostButton.self)[0]
    let label = screen.hosts(of: HostLabel.self)[0]
    func drag(from start: CGFloat, to end: CGFloat) -> [String] {
      func place(_ share: CGFloat) -> CGPoint {
        label.convert(CGPoint(x: label.bounds.width * share, y: label.bounds.midY), to: nil)
      }
      let touch = screen.window.beginTouch(at: place(start))
      touch.move(to: place(end))
      touch.end()
      screen.settle()
      XCTAssertFalse(button.isHighlighted)
      return log.take()
    }
    XCTAssertEqual(drag(from: 0.1, to: 0.2), ["pressed"])
    XCTAssertEqual(drag(from: 0.1, to: 0.8), ["pressed"])
    XCTAssertEqual(drag(from: 0.8, to: 0.9), ["opened"])
    XCTAssertEqual(drag(from: 0.8, to: 0.1), [])
    XCTAssertEqual(drag(from: 0.1, to: 0.2), ["pressed"])
  }

  func testALinkThatIsTheWholeTextAndOneThatGoes() {
    struct Changing: View {
      @State private var isLink = true
      var body: some View {
        Text(isLink ? "[a](https://example.com)" : "b")
        Button("Change") { isLink = false }
      }
    }
    let screen = show(Changing())
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertEqual(label.link(at: CGPoint(x: 2, y: 10)), URL(string: "https://example.com"))
    screen.tap("Change")
    XCTAssertEqual(screen.texts, ["b", "Change"])
    XCTAssertNil(screen.hosts(of: HostLabel.self)[0].link(at: CGPoint(x: 2, y: 10)))
  }

  func testASmallerScaleComesBeforeABrokenWord() {
    func sizes(_ factor: CGFloat) -> [String] {
      let label = show(Text("Extraordinary weather").minimumScaleFactor(factor).frame(width: 80))
        .hosts(of: HostLabel.self)[0]
      return ["\(label.frame.height)"]
    }
    XCTAssertEqual(sizes(1), ["60.0"])
    XCTAssertNotEqual(sizes(0.5), sizes(1))
  }
}
