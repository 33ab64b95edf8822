import HostTree
import ViewKernel
import XCTest

@MainActor
final class TintTests: HostTestCase {
  func testTheAccentColourIsTheTint() {
    let screen = show(
      VStack {
        Text("a")
        Text("b").tint(.red)
        Text("c").accentColor(.green)
        Text("d").tint(nil)
        Text("e").tint(.accentColor.opacity(0.5))
      }
      .foregroundColor(.accentColor).tint(.orange))
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self).map { $0.textColor?.description },
      ["orange", "red", "green", "tintColor", "#FF950080"])
  }

  func testWithoutATintItIsBlue() {
    let screen = show(Text("a").foregroundColor(.accentColor))
    XCTAssertEqual(screen.hosts(of: HostLabel.self)[0].textColor, .tintColor)
  }

  func testAnotherTintIsSeenAtOnce() {
    let setting = Setting(Color.red)
    let screen = show(Showing(setting) { Text("a").foregroundColor(.accentColor).tint($0) })
    setting.value = .green
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostLabel.self)[0].textColor, .green)
  }

  func testBarsHaveTheTintAround() {
    let screen = show(
      TabView {
        NavigationStack { Text("page").navigationTitle("Page") }.tabItem { Text("One") }
      }
      .accentColor(.orange))
    XCTAssertEqual(screen.hosts(of: HostTabBar.self).map { $0.tintColor?.description }, ["orange"])
    XCTAssertEqual(screen.hosts(of: HostNavigationBar.self).map { $0.tintColor?.description }, ["orange"])
  }
}
