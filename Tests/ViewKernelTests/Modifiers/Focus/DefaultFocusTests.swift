import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class DefaultFocusTests: HostTestCase {
  private enum Field: Hashable { case name, city }

  private struct Fields: View {
    var said: Field?
    @State var text = ""
    @FocusState var field: Field?
    var body: some View {
      VStack {
        TextField("name", text: $text).focused($field, equals: .name)
        TextField("city", text: $text).focused($field, equals: .city)
        Button("leave") { field = nil }
      }
      .defaultFocus($field, .city)
      .onAppear { if let said { field = said } }
    }
  }

  private func focused(_ screen: Screen<some View>) -> String? {
    (screen.window.firstResponder as? HostTextField)?.placeholder
  }

  func testTheFieldHasTheFocusAtFirst() {
    let screen = show(Fields())
    XCTAssertEqual(focused(screen), "city")
    screen.tap("leave")
    XCTAssertNil(focused(screen), "only once")
    screen.view = Fields(said: .name)
    screen.settle()
    XCTAssertNil(focused(screen))
  }

  func testOneThatSaysWhetherItIsFocused() {
    struct Page: View {
      @State var text = ""
      @FocusState var isFocused: Bool
      var body: some View { TextField("only", text: $text).focused($isFocused).defaultFocus($isFocused, true) }
    }
    XCTAssertEqual(focused(show(Page())), "only")
  }

  func testWhatComesLaterTakesTheFocusFromAnotherScreenOnly() {
    struct Page: View {
      @State var isThere = false
      @State var isShown = false
      @State var text = ""
      @FocusState var isSearching: Bool
      var body: some View {
        VStack {
          TextField("search", text: $text).focused($isSearching)
          Button("more") { isThere = true }
          Button("sheet") { isShown = true }
          if isThere { Fields() }
        }
        .sheet(isPresented: $isShown) { Fields() }
      }
    }
    let screen = show(Page(), height: 600)
    screen.type("a", into: "search")
    screen.tap("more")
    XCTAssertEqual(focused(screen), "search", "a user writes there")
    screen.tap("sheet")
    XCTAssertEqual(focused(screen), "city")
  }

  func testAPushedPage() {
    struct Page: View {
      var body: some View { NavigationStack { NavigationLink("go") { Fields() } } }
    }
    let screen = show(Page(), height: 600)
    XCTAssertNil(focused(screen))
    screen.tap("go")
    XCTAssertEqual(focused(screen), "city")
  }

  func testAValueThatNoViewHas() {
    struct Page: View {
      @State var text = ""
      @FocusState var field: Field?
      var body: some View {
        TextField("name", text: $text).focused($field, equals: .name).defaultFocus(
          $field, .city, priority: .userInitiated)
      }
    }
    XCTAssertNil(focused(show(Page())))
  }
}
