import Foundation
import HostTree
import ViewKernel
import XCTest

/// What views say of the bars around.
@MainActor
final class NavigationBarModifiersTests: HostTestCase {
  private func bar<V: View>(_ screen: Screen<V>) -> HostNavigationBar { screen.navigation.navigationBar }

  func testATitleTravelsThroughAnyDepth() {
    struct Deep: View {
      let depth: Int
      var body: some View {
        if depth == 0 { Text("deep").navigationTitle("Title") } else { AnyView(HStack { Deep(depth: depth - 1) }) }
      }
    }
    let screen = show(NavigationView { VStack { Deep(depth: 20) }.padding() })
    XCTAssertEqual(bar(screen).topItem?.title, "Title")
  }

  func testTheOuterTitleAndTheFirstOfSeveralCount() {
    let screen = show(
      NavigationView {
        VStack {
          Text("a").navigationTitle("a")
          Text("b").navigationTitle(Text("b"))
        }
      })
    XCTAssertEqual(bar(screen).topItem?.title, "a")
    let other = show(NavigationView { Text("a").navigationTitle("inner").navigationTitle("outer") })
    XCTAssertEqual(bar(other).topItem?.title, "outer")
  }

  func testATitleThatChanges() {
    let setting = Setting("one")
    let screen = show(
      NavigationView {
        Showing(setting) { Text("a").navigationTitle($0) }
      })
    let (bar, label) = (bar(screen), screen.host("one"))
    setting.value = "two"
    screen.settle()
    XCTAssertEqual(bar.topItem?.title, "two")
    XCTAssertTrue(screen.host("two") === label)
  }

  func testATitleBehindABinding() {
    struct Page: View {
      @State private var name = "old"
      var body: some View { Button("rename") { name = "new" }.navigationTitle($name) }
    }
    let screen = show(NavigationView { Page() })
    XCTAssertEqual(bar(screen).topItem?.title, "old")
    screen.tap("rename")
    XCTAssertEqual(bar(screen).topItem?.title, "new")
  }

  func testTitleDisplayModes() {
    let screen = show(
      NavigationView {
        NavigationLink("Go") {
          NavigationLink("On") { Text("c").navigationTitle("c").navigationBarTitleDisplayMode(.large) }
            .navigationBarTitle(Text("b"), displayMode: .inline)
        }
        .navigationTitle("a")
      }, height: 300)
    XCTAssertEqual(bar(screen).frame.height, 96)
    screen.tap("Go")
    XCTAssertEqual(bar(screen).frame.height, 44)
    screen.tap("On")
    XCTAssertEqual(bar(screen).frame.height, 96)
  }

  func testBarsAreHiddenByTheTopPage() {
    let screen = show(
      NavigationView {
        NavigationLink("Go") { Text("b").navigationBarBackButtonHidden().navigationTitle("b") }
          .navigationBarHidden(true)
      })
    XCTAssertTrue(screen.navigation.isNavigationBarHidden)
    screen.tap("Go")
    XCTAssertFalse(screen.navigation.isNavigationBarHidden)
    XCTAssertFalse(screen.navigation.goBack(), "there is no back button")
    let other = show(NavigationStack { Text("a").toolbar(.hidden, for: .navigationBar) })
    XCTAssertTrue(other.navigation.isNavigationBarHidden)
  }

  func testToolbarItems() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)")
          .navigationBarTitle("Title", displayMode: .inline)
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { Button("Less") { count -= 1 } }
            ToolbarItemGroup(placement: .navigationBarTrailing) {
              if count > 0 { Text("\(count)") }
              Button("More") { count += 1 }
            }
          }
      }
    }
    let screen = show(NavigationView { Page() }, width: 300)
    XCTAssertEqual(
      bar(screen).shape,
      #"NavigationBar[ToolbarItemHost[Button[Label "Less"]], Label "Title", ToolbarItemHost[Button[Label "More"]]]"#)
    let button = screen.host("Less")
    screen.tap("More")
    screen.tap("More")
    screen.tap("Less")
    XCTAssertEqual(
      bar(screen).shape,
      #"NavigationBar[ToolbarItemHost[Button[Label "Less"]], Label "Title", "#
        + #"ToolbarItemHost[Label "1", Button[Label "More"]]]"#)
    XCTAssertEqual(screen.texts.first, "count 1")
    XCTAssertTrue(screen.host("Less") === button)
    XCTAssertEqual(screen.frame("More"), CGRect(245, 12, 39, 20))
  }

  func testOtherPlacesAndSources() {
    struct Content: ToolbarContent {
      let isEditing: Bool
      var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Text("middle") }
        if isEditing { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
      }
    }
    let setting = Setting(true)
    let screen = show(
      NavigationStack {
        Showing(setting) { isEditing in
          VStack {
            Text("a").toolbar { Content(isEditing: isEditing) }
            Text("b").navigationBarItems(leading: Text("L"), trailing: Button("T") {})
          }
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("First") {}
              Spacer()
              Button("Last") {}
            }
          }
        }
      }, width: 400)
    func texts() -> [String] { bar(screen).subviews.flatMap(\.labels) }
    XCTAssertEqual(texts(), ["L", "middle", "Done", "T"])
    XCTAssertFalse(screen.navigation.isToolbarHidden)
    XCTAssertEqual(screen.frame("First"), CGRect(16, 168, 34, 20))
    XCTAssertEqual(screen.frame("Last").map { $0.maxX }, 384)
    setting.value = false
    screen.settle()
    XCTAssertEqual(texts(), ["L", "middle", "T"])
  }

  func testToolbarItemsOfAPageThatGoes() {
    let screen = show(
      NavigationView {
        NavigationLink("Go") { Text("b").toolbar { Button("Only b's") {} } }.navigationTitle("a")
      }, height: 300)
    screen.tap("Go")
    XCTAssertNotNil(screen.host("Only b's"))
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertNil(screen.host("Only b's"))
  }
}

extension HostView {
  /// The texts of all labels here and inside.
  fileprivate var labels: [String] {
    ((self as? HostLabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.labels)
  }
}
