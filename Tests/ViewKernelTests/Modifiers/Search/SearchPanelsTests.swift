import Foundation
import HostTree
import ViewKernel
import XCTest

/// What a search shows besides its field.
@MainActor
final class SearchPanelsTests: HostTestCase {
  private static let names = ["Ada", "Alan", "Grace"]

  private struct People: View {
    var isOutside = false
    @State var text = ""
    private var matches: [String] {
      text.isEmpty ? [] : SearchPanelsTests.names.filter { $0.contains(text) && $0 != text }
    }

    var body: some View {
      if isOutside {
        suggesting(NavigationStack { page })
      } else {
        NavigationStack { suggesting(page) }
      }
    }

    private var page: some View {
      List { Text("found: \(text)") }.navigationTitle("People")
    }

    private func suggesting(_ view: some View) -> some View {
      view
        .searchable(text: $text)
        .searchSuggestions {
          ForEach(matches, id: \.self) { Text("look for \($0)").searchCompletion($0) }
        }
    }
  }

  func testSuggestionsAreInFrontOfTheContent() {
    for isOutside in [false, true] {
      let screen = show(People(isOutside: isOutside), width: 320, height: 480)
      XCTAssertEqual(screen.texts, ["found: ", "People"])
      screen.type("A", into: "Search")
      XCTAssertEqual(screen.texts, ["found: A", "look for Ada", "look for Alan", "Cancel"])
      screen.tap("look for Alan")
      XCTAssertEqual(screen.texts, ["found: Alan", "Cancel"])
      screen.type("x", into: "Search")
      XCTAssertEqual(screen.texts, ["found: Alanx", "Cancel"])
      screen.tap("Cancel")
      XCTAssertEqual(screen.texts, ["found: ", "People"])
    }
  }

  func testSuggestionsGoWhenTheSearchIsSubmittedAndComeBackWithTheNextLetter() {
    let screen = show(People(), width: 320, height: 480)
    screen.type("A", into: "Search")
    screen.type("\n", into: "Search")
    XCTAssertEqual(screen.texts, ["found: A", "Cancel"])
    screen.type("l", into: "Search")
    XCTAssertEqual(screen.texts, ["found: Al", "look for Alan", "Cancel"])
  }

  func testHiddenSuggestions() {
    struct Search: View {
      @State var text = ""
      var isHidden = true
      var body: some View {
        NavigationStack {
          Text("page").searchable(text: $text) { Text("suggestion").searchCompletion("s") }
            .searchSuggestions(isHidden ? .hidden : .visible, for: .content)
            .searchSuggestions(.hidden, for: .menu)
        }
      }
    }
    let screen = show(Search(), width: 320, height: 480)
    screen.type("A", into: "Search")
    XCTAssertEqual(screen.texts, ["page", "Cancel"])
    screen.view.isHidden = false
    XCTAssertEqual(screen.texts, ["page", "suggestion", "Cancel"])
  }

  func testACompletionOutsideOfASearchDoesNothing() {
    let screen = show(Text("a").searchCompletion("b"))
    screen.tap("a")
    XCTAssertEqual(screen.texts, ["a"])
  }

  private struct Mail: View {
    var activation = SearchScopeActivation.automatic
    @State var text = ""
    @State var scope = "in"
    var body: some View {
      NavigationStack {
        Text("in \(scope)")
          .searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("Inbox").tag("in")
            Text("Sent").tag("sent")
          }
      }
    }
  }

  func testScopes() {
    let screen = show(Mail(), width: 320, height: 480)
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).count, 0)
    screen.tap("Search")
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).count, 0)
    screen.type("A", into: "Search")
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).count, 1)
    screen.tap("Sent")
    XCTAssertEqual(screen.texts.first, "in sent")
    screen.tap("Clear text")
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).count, 1)
    screen.tap("Cancel")
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).count, 0)
    XCTAssertEqual(screen.texts.first, "in sent")
  }

  func testScopesFromTheBeginning() {
    let screen = show(Mail(activation: .onSearchPresentation), width: 320, height: 480)
    XCTAssertEqual(screen.hosts(of: HostSegmentedControl.self).count, 0)
    screen.tap("Search")
    assertTree(
      screen.hosts(of: HostSegmentedControl.self)[0],
      """
      HostSegmentedControl (16, 0, 288 x 32) selected=0
      ├─ HostLabel "Inbox" (54.5, 8, 35 x 16) font=system 13 semibold
      └─ HostLabel "Sent" (202.5, 8, 27 x 16) font=system 13 medium
      """)
    let bar = screen.hosts(of: HostSearchBar.self)[0]
    let scopes = screen.hosts(of: HostSegmentedControl.self)[0]
    XCTAssertEqual(scopes.convert(CGPoint.zero, to: nil).y, bar.convert(CGPoint(x: 0, y: bar.bounds.height), to: nil).y)
  }

  func testFocus() {
    struct Search: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text("focused: \(isFocused ? "yes" : "no")")
            Button("Focus") { isFocused = true }
            Button("Leave") { isFocused = false }
          }
          .searchable(text: $text)
          .searchFocused($isFocused)
        }
      }
    }
    let screen = show(Search(), width: 320, height: 480)
    XCTAssertEqual(screen.texts[0], "focused: no")
    screen.tap("Focus")
    XCTAssertEqual(screen.texts, ["focused: yes", "Focus", "Leave", "Cancel"])
    screen.tap("Leave")
    XCTAssertEqual(screen.texts, ["focused: no", "Focus", "Leave", "Cancel"])
    screen.tap("Search")
    XCTAssertEqual(screen.texts[0], "focused: yes")
    screen.tap("Cancel")
    XCTAssertEqual(screen.texts[0], "focused: no")
  }

  func testFocusOfOneOfSeveral() {
    struct Search: View {
      @State var text = ""
      @State var name = ""
      @FocusState var field: String?
      var body: some View {
        NavigationStack {
          VStack {
            Text("focused: \(field ?? "none")")
            TextField("Name", text: $name).focused($field, equals: "name")
            Button("Focus") { field = "search" }
          }
          .searchable(text: $text)
          .searchFocused($field, equals: "search")
        }
      }
    }
    let screen = show(Search(), width: 320, height: 480)
    screen.tap("Focus")
    XCTAssertEqual(screen.texts[0], "focused: search")
    screen.tap("Name")
    XCTAssertEqual(screen.texts[0], "focused: name")
    screen.tap("Focus")
    XCTAssertEqual(screen.texts[0], "focused: search")
  }

  func testAContainerInTheSuggestionsHasNoneOfThemItself() {
    let screen = show(
      NavigationStack { Text("page") }
        .searchable(text: .constant(""))
        .searchSuggestions {
          NavigationSplitView {
            TextField("field", text: .constant(""))
            Text("sidebar")
          } detail: {
          }
          Text("suggestion").searchCompletion("a")
        }, width: 320, height: 480)
    screen.window.traitOverrides.horizontalSizeClass = .compact
    screen.hosts(of: HostTextField.self).first?.becomeFirstResponder()
    screen.settle()
    XCTAssertEqual(screen.texts.filter { $0 == "suggestion" }.count, 1)
    XCTAssertEqual(screen.texts.filter { $0 == "sidebar" }.count, 1)
  }
}
