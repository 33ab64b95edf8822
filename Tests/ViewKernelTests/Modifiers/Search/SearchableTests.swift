import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class SearchableTests: HostTestCase {
  private static let names = ["Ada", "Alan", "Grace"]

  private struct People: View {
    var log = EventLog()
    @State var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(SearchableTests.names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          SearchInfo()
        }
        .navigationTitle("People")
        .searchable(text: $text)
        .onSubmit(of: .search) { log.add("search for \(text)") }
        .onSubmit { log.add("not this one") }
      }
    }
  }

  private struct SearchInfo: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      if isSearching { Button("Stop") { dismissSearch() } }
    }
  }

  private func searchBar<V: View>(_ screen: Screen<V>) -> HostSearchBar? {
    screen.hosts(of: HostSearchBar.self).first
  }

  func testTheFieldIsInTheNavigationBar() {
    let screen = show(People(), width: 320, height: 400)
    assertTree(
      screen.navigation.navigationBar,
      """
      HostNavigationBar (0, 0, 320 x 148) largeTitle
      ├─ HostLabel "People" (16, 48, 112 x 41) font=system 34 bold lines=1
      └─ HostSearchBar (0, 96, 320 x 52)
         └─ HostSearchTextField "" (42, 8, 254 x 36) placeholder=Search return=search
      """)
  }

  func testAUserSearches() {
    let log = EventLog()
    let screen = show(People(log: log), width: 320, height: 400)
    XCTAssertNil(screen.host("Stop"))
    screen.type("A", into: "Search")
    XCTAssertEqual(screen.texts, ["Ada", "Alan", "Stop", "Cancel"])
    screen.type("d", into: "Search")
    screen.type("\n", into: "Search")
    XCTAssertEqual(log.take(), ["search for Ad"])
    XCTAssertEqual(screen.texts, ["Ada", "Stop", "Cancel"])
    screen.tap("Cancel")
    XCTAssertEqual(screen.texts, ["Ada", "Alan", "Grace", "People"])
  }

  func testAViewInsideEndsTheSearch() {
    let screen = show(People(), width: 320, height: 400)
    screen.type("Gr", into: "Search")
    screen.tap("Stop")
    XCTAssertEqual(screen.texts, ["Ada", "Alan", "Grace", "People"])
    XCTAssertNil(screen.window.firstResponder)
    XCTAssertNil(screen.host("Stop"))
  }

  func testWhatIsWrittenElsewhereIsShown() {
    struct Presets: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Button("Fill in") { text = "Ada" }.searchable(text: $text, prompt: "Who")
        }
      }
    }
    let screen = show(Presets(), width: 320, height: 400)
    screen.tap("Fill in")
    XCTAssertEqual(searchBar(screen)?.text, "Ada")
    XCTAssertEqual(searchBar(screen)?.placeholder, "Who")
  }

  func testTheBindingHasTheLastWord() {
    struct Loud: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text(text).searchable(text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(2)) }))
        }
      }
    }
    let screen = show(Loud(), width: 320, height: 400)
    screen.type("a", into: "Search")
    screen.type("b", into: "Search")
    screen.type("c", into: "Search")
    XCTAssertEqual(searchBar(screen)?.text, "AB")
    XCTAssertEqual(screen.texts.first, "AB")
  }

  func testABindingBeginsAndEndsTheSearch() {
    struct Presented: View {
      @State private var text = "x"
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Begin") { isPresented = true }
            Button("End") { isPresented = false }
            Text(isPresented ? "presented" : "not presented")
          }
          .searchable(text: $text, isPresented: $isPresented, prompt: Text("Find"))
        }
      }
    }
    let screen = show(Presented(), width: 320, height: 400)
    screen.tap("Begin")
    XCTAssertTrue(screen.window.firstResponder === searchBar(screen)?.searchTextField)
    screen.tap("End")
    XCTAssertEqual(searchBar(screen)?.text, "", "the search has ended")
    screen.type("a", into: "Find")
    XCTAssertNotNil(screen.host("presented"), "the binding hears of what the user does")
    screen.tap("Cancel")
    XCTAssertNotNil(screen.host("not presented"))
  }

  func testASearchThatIsPresentedFromTheBeginning() {
    let screen = show(
      NavigationStack { Text("a").searchable(text: .constant(""), isPresented: .constant(true)) }, width: 320,
      height: 400)
    XCTAssertTrue(screen.window.firstResponder === searchBar(screen)?.searchTextField)
  }

  func testASearchAroundNavigationIsThatOfTheFirstPage() {
    struct Around: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text("text \(text)")
            NavigationLink("Go") { Text("detail") }
          }
        }
        .searchable(text: $text)
      }
    }
    let screen = show(Around(), width: 320, height: 400)
    screen.type("a", into: "Search")
    XCTAssertEqual(screen.texts.first, "text a")
    screen.tap("Go")
    XCTAssertNil(searchBar(screen))
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertNotNil(searchBar(screen))
  }

  func testASearchAroundColumnsIsInTheFirst() {
    let screen = show(
      NavigationSplitView {
        Text("list").navigationTitle("List")
      } detail: {
        Text("detail").navigationTitle("Detail")
      }
      .searchable(text: .constant(""), placement: .sidebar), width: 800, height: 500)
    let bars = screen.hosts(of: HostNavigationBar.self)
    XCTAssertEqual(bars.map { $0.topItem?.searchController != nil }, [true, false])
  }

  func testASearchInASheetIsTheSheets() {
    struct Sheet: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text("below")
            .sheet(isPresented: $isShown) {
              NavigationStack { Text("above") }
            }
            .searchable(text: .constant(""), prompt: "Below")
        }
      }
    }
    let screen = show(Sheet(), width: 320, height: 400)
    func bars(_ host: HostView) -> [String] {
      ((host as? HostSearchBar).map { [$0.placeholder ?? ""] } ?? []) + host.subviews.flatMap(bars)
    }
    XCTAssertEqual(bars(screen.window), ["Below"])
  }

  func testEditsOfTheBarStay() {
    let screen = show(People(), width: 320, height: 400)
    let bar = screen.hosts(of: HostSearchBar.self)[0]
    let prompt = bar.edit(\.placeholder, to: "Edited")
    let keys = bar.searchTextField.edit(\.inputTraits.keyboardType, to: .numberPad)
    screen.type("A", into: "Edited")
    screen.tap("Stop")
    XCTAssertEqual(bar.placeholder, "Edited")
    XCTAssertEqual(bar.searchTextField.inputTraits.keyboardType, .numberPad)
    prompt.undo()
    keys.undo()
    XCTAssertEqual(line(for: bar.searchTextField), #"HostSearchTextField "" placeholder=Search return=search"#)
  }

  func testWithoutNavigationThereIsNoField() {
    let screen = show(Text("a").searchable(text: .constant("")))
    XCTAssertEqual(screen.shape, #"Label "a""#)
  }

  func testWhatIsSaidOfFieldsCounts() {
    let screen = show(
      NavigationStack {
        Text("a").searchable(text: .constant("")).keyboardType(.emailAddress).submitLabel(.go).disabled(true)
      }, width: 320, height: 400)
    XCTAssertEqual(
      searchBar(screen).map { line(for: $0.searchTextField) },
      #"HostSearchTextField "" placeholder=Search keyboard=emailAddress return=go disabled"#)
  }

  func testASearchThatGoesTakesItsFieldWithIt() {
    let setting = Setting(true)
    let screen = show(
      NavigationStack {
        Showing(setting) { isSearchable in
          if isSearchable { Text("a").searchable(text: .constant("x")) } else { Text("b") }
        }
      }, width: 320, height: 400)
    screen.type("y", into: "Search")
    setting.value = false
    screen.settle()
    XCTAssertNil(searchBar(screen))
    XCTAssertNil(screen.window.firstResponder)
  }
}
