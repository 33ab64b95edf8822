import HostTree
import Observation
import ViewKernel
import XCTest

private struct Kind: Identifiable, Hashable {
  var id: String
  var isOn = true
}

@Observable private final class Search {
  var text = ""
  var tokens: [Kind] = []
  var suggested: [Kind] = []
}

private struct Library: View {
  @Bindable var model: Search
  var suggests = false

  var body: some View {
    NavigationStack {
      if suggests {
        list.searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: $model.suggested) { kind in
          Label(kind.id, systemImage: "star")
        }
      } else {
        list
          .searchable(text: $model.text, editableTokens: $model.tokens, prompt: "Find") { $kind in
            Text(kind.isOn ? kind.id : "no \(kind.id)")
          }
          .searchSuggestions { if model.text == "f" { Text("films").searchCompletion(Kind(id: "film")) } }
      }
    }
  }

  private var list: some View { List { Text("\(model.tokens.map(\.id).joined(separator: "+")):\(model.text)") } }
}

/// Tokens in the field of a search.
@MainActor
final class SearchTokensTests: HostTestCase {
  private func tokens(_ screen: Screen<Library>) -> [String] {
    screen.settle()
    return field(screen).tokens.map(\.text)
  }

  private func field(_ screen: Screen<Library>) -> HostSearchTextField {
    screen.window.subviews.isEmpty ? HostSearchTextField() : find(screen.window)!
  }

  private func find(_ view: HostView) -> HostSearchTextField? {
    (view as? HostSearchTextField) ?? view.subviews.lazy.compactMap { self.find($0) }.first
  }

  func testTokensStandInTheField() {
    let model = Search()
    let screen = show(Library(model: model), width: 320, height: 480)
    XCTAssertEqual(tokens(screen), [])
    model.tokens = [Kind(id: "song"), Kind(id: "film")]
    XCTAssertEqual(tokens(screen), ["song", "film"])
    model.tokens[1].isOn = false
    XCTAssertEqual(tokens(screen), ["song", "no film"])
    model.tokens.removeFirst()
    XCTAssertEqual(tokens(screen), ["no film"])
    let frames = field(screen).superview?.subviews.map(\.frame.minX) ?? []
    XCTAssertEqual(frames.prefix(2).sorted(), Array(frames.prefix(2)), "tokens are before the text")
    screen.assertAgreesWithFresh()
  }

  func testTheDeleteKeyRemovesTheLastToken() {
    let model = Search()
    model.tokens = [Kind(id: "song"), Kind(id: "film")]
    let screen = show(Library(model: model), width: 320, height: 480)
    screen.type("x", into: "Find")
    field(screen).deleteBackward()
    XCTAssertEqual(tokens(screen), ["song", "film"])
    field(screen).deleteBackward()
    XCTAssertEqual(tokens(screen), ["song"])
    XCTAssertEqual(model.tokens.map(\.id), ["song"])
    field(screen).allowsDeletingTokens = false
    field(screen).deleteBackward()
    XCTAssertEqual(tokens(screen), ["song"])
  }

  func testTheEndOfASearchRemovesAll() {
    let model = Search()
    model.tokens = [Kind(id: "song")]
    let screen = show(Library(model: model), width: 320, height: 480)
    field(screen).becomeFirstResponder()
    screen.settle()
    screen.tap("Cancel")
    XCTAssertEqual(tokens(screen), [])
    XCTAssertEqual(model.tokens, [])
  }

  func testASuggestionAddsAToken() {
    let model = Search()
    let screen = show(Library(model: model), width: 320, height: 480)
    screen.type("f", into: "Find")
    screen.tap("films")
    XCTAssertEqual(tokens(screen), ["film"])
    XCTAssertEqual(model.text, "")
    screen.type("f", into: field(screen).accessibilityIdentifier ?? "Find")
    screen.settle()
  }

  func testSuggestedTokensAreOffered() {
    let model = Search()
    model.suggested = [Kind(id: "song"), Kind(id: "film")]
    let screen = show(Library(model: model, suggests: true), width: 320, height: 480)
    screen.type("s", into: "Search")
    screen.tap("song")
    XCTAssertEqual(tokens(screen), ["song"])
    XCTAssertEqual(field(screen).tokens[0].icon, HostImage(systemName: "star"))
    XCTAssertEqual(model.tokens.map(\.id), ["song"])
    XCTAssertEqual(model.text, "")
  }
}
