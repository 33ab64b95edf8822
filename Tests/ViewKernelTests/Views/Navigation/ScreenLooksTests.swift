import Foundation
import HostTree
import ViewKernel
import XCTest

/// What bars, links, pages and sheets look like: read off the drawings of their hosts.
@MainActor
final class ScreenLooksTests: HostTestCase {
  private func fills(_ drawing: HostDrawing) -> [HostColor] {
    drawing.commands.compactMap { command in
      if case .fill(_, .color(let color), _) = command { color } else { nil }
    }
  }

  private func texts(_ drawing: HostDrawing) -> [String: HostColor] {
    drawing.commands.reduce(into: [:]) { colors, command in
      if case .text(let line) = command { colors[line.text] = line.color }
    }
  }

  private func clips(_ drawing: HostDrawing) -> [Path] {
    drawing.commands.flatMap { command -> [Path] in
      guard case .begin(let effects) = command else { return [] }
      return effects.compactMap { if case .clip(let path, _) = $0 { path } else { nil } }
    }
  }

  private func list(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationView {
      List(1..<21) { number in NavigationLink("Letter \(number)") { Text("\(number)") } }
        .navigationBarTitle("Inbox", displayMode: mode)
    }
  }

  func testABarHasTheGroundOfAListUntilThatIsScrolled() {
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let screen = show(list(mode), width: 320, height: 480)
      let bar = screen.hosts(of: HostNavigationBar.self)[0]
      let drawing = HostDrawing(of: bar)
      XCTAssertEqual(fills(drawing), [drawing.resolved(.systemGroupedBackground)])
      XCTAssertTrue(screen.hosts(of: HostTableView.self)[0].scroll(by: CGPoint(x: 0, y: 50)))
      XCTAssertEqual(fills(HostDrawing(of: bar)), [.systemBackground, .separator].map(drawing.resolved))
    }
  }

  func testABarOverSomethingThatDoesNotScrollHasNoBackground() {
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let screen = show(
        NavigationView { Text("a").navigationBarTitle("Title", displayMode: mode) }, width: 320, height: 480)
      XCTAssertEqual(fills(HostDrawing(of: screen.hosts(of: HostNavigationBar.self)[0])), [])
    }
  }

  func testALinkInARowHasTheColourOfTexts() {
    let screen = show(
      NavigationView {
        List {
          NavigationLink("Link") { Text("a") }
          NavigationLink("Styled") { Text("b") }.buttonStyle(.borderless)
          Button("Button") {}
          NavigationLink("Red") { Text("c") }.foregroundColor(.red)
        }
      }, width: 320, height: 480)
    let drawing = HostDrawing(of: screen.window)
    let colors = texts(drawing)
    XCTAssertEqual(colors["Link"], drawing.resolved(.label))
    XCTAssertEqual(colors["Styled"], drawing.resolved(.tintColor))
    XCTAssertEqual(colors["Button"], drawing.resolved(.tintColor))
    XCTAssertEqual(colors["Red"], drawing.resolved(.systemRed))
  }

  func testMenusHaveTheTint() {
    let screen = show(
      VStack {
        Menu("Menu") { Button("a") {} }
        Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
        Button("Button") {}
      }
      .tint(.purple))
    let drawing = HostDrawing(of: screen.window)
    for name in ["Menu", "One", "Button"] {
      XCTAssertEqual(texts(drawing)[name], drawing.resolved(.systemPurple), name)
    }
  }

  func testRowsPassBelowTheHeadersOfAPlainList() {
    for isPlain in [true, false] {
      let list = List { Section(header: Text("Header")) { Text("a") } }
      let screen = show(isPlain ? AnyView(list.listStyle(.plain)) : AnyView(list), width: 320, height: 480)
      let drawing = HostDrawing(of: screen.window)
      let header = HostDrawing(of: screen.hosts(of: HostTableViewHeaderFooterView.self)[0])
      XCTAssertNotNil(texts(header)[isPlain ? "Header" : "HEADER"])
      XCTAssertEqual(fills(header), isPlain ? [drawing.resolved(.systemBackground)] : [])
    }
  }

  func testSheetsAloneHaveRoundCorners() {
    let pages = NavigationView { Text("a").navigationBarTitle("Title") }.tabItem { Text("Tab") }
    XCTAssertEqual(clips(HostDrawing(of: show(TabView { pages }, width: 320, height: 480).window)), [])
    let screen = show(
      Color.clear.sheet(isPresented: .constant(true)) { TabView { pages } }, width: 320, height: 480)
    XCTAssertEqual(clips(HostDrawing(of: screen.window)).count, 1)
  }

  func testABadgeIsACapsule() {
    let screen = show(
      TabView {
        Text("a").tabItem { Text("A") }.badge(3)
        Text("b").tabItem { Text("B") }.badge("many more")
      }, width: 320, height: 480)
    let badges = screen.hosts(of: HostLabel.self).filter { $0.accessibilityIdentifier == "badge" }
    XCTAssertEqual(badges.map(\.bounds.height), [18, 18])
    XCTAssertEqual(badges.first?.bounds.width, 18, "a disc")
    for badge in badges {
      let drawing = HostDrawing(of: badge)
      XCTAssertEqual(
        drawing.commands.first,
        .fill(
          Path(roundedRect: badge.bounds, cornerRadius: 9, style: .circular), .color(drawing.resolved(.red)),
          FillStyle()))
    }
  }
}
