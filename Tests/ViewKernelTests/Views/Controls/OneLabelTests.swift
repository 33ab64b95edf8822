import Foundation
import HostTree
import ViewKernel
import XCTest

/// Labels of several views.
@MainActor
final class OneLabelTests: HostTestCase {
  private struct Padded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5) }
  }
  private struct Bare: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(5) }
  }

  /// The horizontal distance from the symbol's end to the text's beginning, and whether their middles are level.
  private func row(_ view: some View, line: UInt = #line) -> String {
    let screen = show(view, width: 300, height: 400)
    guard let image = screen.hosts(of: HostImageView.self).first, let text = screen.frame("New game") else {
      return "nothing"
    }
    let symbol = image.convert(image.bounds, to: nil)
    return "\(text.minX - symbol.maxX) \(text.midY == symbol.midY ? "level" : "off")"
  }

  @ViewBuilder private var label: some View {
    Image(systemName: "play")
    Text("New game")
  }

  func testTheyAreInARow() {
    XCTAssertEqual(row(Button(action: {}) { label }), "8.0 level")
    XCTAssertEqual(row(Button(action: {}) { label }.buttonStyle(.bordered)), "8.0 level")
    XCTAssertEqual(row(Button(action: {}) { label }.buttonStyle(.plain)), "8.0 level")
    XCTAssertEqual(row(Button(action: {}) { Group { label }.foregroundColor(.red) }), "8.0 level")
    XCTAssertEqual(row(Menu(content: {}, label: { label })), "8.0 level")
    XCTAssertEqual(row(NavigationStack { NavigationLink(destination: EmptyView()) { label } }), "8.0 level")
    XCTAssertEqual(row(NavigationStack { List { NavigationLink(value: 1) { label } } }), "8.0 level")
    XCTAssertEqual(row(Toggle(isOn: .constant(true)) { label }), "8.0 level")
    XCTAssertEqual(row(Stepper(value: .constant(1)) { label }), "8.0 level")
    XCTAssertEqual(row(LabeledContent(content: { Text("b") }, label: { label })), "8.0 level")
    XCTAssertEqual(row(GroupBox(content: { Text("b") }, label: { label })), "8.0 level")
    XCTAssertEqual(row(Form { Picker(selection: .constant(1), content: {}, label: { label }) }), "8.0 level")
    XCTAssertEqual(row(DisclosureGroup(content: {}, label: { label })), "8.0 level")
    XCTAssertEqual(
      row(List { Section(content: { Text("b") }, header: { label.textCase(nil) }) }), "8.0 level")
    XCTAssertEqual(row(Link(destination: URL(fileURLWithPath: "/")) { label }), "8.0 level")
  }

  func testTheyAreInARowInABar() {
    XCTAssertEqual(row(NavigationStack { Text("b").toolbar { Button(action: {}) { label } } }), "8.0 level")
    XCTAssertEqual(
      row(
        NavigationStack {
          Text("b").toolbar {
            ToolbarItem(placement: .bottomBar) {
              Menu {
              } label: {
                label
              }
            }
          }
        }),
      "8.0 level")
  }

  /// The first image and the first text of the label, wherever they are.
  func testATabItemHasAnImageAndATitle() {
    func item(_ view: some View) -> String {
      let bar = show(TabView { Text("b").tabItem { view } }, width: 300).hosts(of: HostTabBar.self).first
      return bar?.items?.map { "\($0.image?.name ?? "none") \($0.title ?? "none")" }.joined() ?? "nothing"
    }
    XCTAssertEqual(item(label), "play.fill New game")
    XCTAssertEqual(item(VStack { label }), "play.fill New game")
    XCTAssertEqual(item(Label("New game", systemImage: "play")), "play.fill New game")
  }

  func testAStyleIsAppliedToThemAsOne() {
    assertShows(
      Button(action: {}) { label }.buttonStyle(Padded()), width: 200,
      """
      HostButton (40, 35, 120 x 30)
      └─ HostPaddingView (0, 0, 120 x 30) insets=5
         └─ HostStackView (5, 5, 110 x 20) axis=horizontal
            ├─ HostImageView (0, 0, 20 x 20) symbol=play
            └─ HostLabel "New game" (28, 0, 82 x 20)
      """)
    XCTAssertEqual(row(Toggle(isOn: .constant(true)) { label }.toggleStyle(Bare())), "8.0 level")
  }

  func testOneViewIsAsItIs() {
    XCTAssertEqual(
      show(Button(action: {}) { Text("a").padding() }).hosts(of: HostButton.self)[0].subviews.map { "\(type(of: $0))" },
      ["HostPaddingView"])
  }

  func testTheyComeAndGo() {
    let isLoading = Setting(false)
    let screen = show(
      Showing(isLoading) { isLoading in
        Button(action: {}) {
          if isLoading { Image(systemName: "play") }
          Text("New game")
        }
      })
    for value in [true, false, true] {
      isLoading.value = value
      screen.settle()
      screen.assertAgreesWithFresh()
    }
  }

  @ViewBuilder private var texts: some View {
    Text("Vibrate")
    Text("when the phone rings")
  }

  func testTextsAreATitleAndSubtitles() {
    func check(_ view: some View, line: UInt = #line) {
      let screen = show(view, width: 300)
      let (title, subtitle) = (screen.frame("Vibrate"), screen.frame("when the phone rings"))
      XCTAssertEqual(title?.minX, subtitle?.minX, line: line)
      XCTAssertEqual(title?.maxY, subtitle?.minY, line: line)
    }
    check(Toggle(isOn: .constant(true)) { texts })
    check(LabeledContent(content: { Text("b") }, label: { texts }))
    XCTAssertEqual(show(Button(action: {}) { texts }, width: 300).hosts(of: HostStackView.self).count, 1)
  }
}
