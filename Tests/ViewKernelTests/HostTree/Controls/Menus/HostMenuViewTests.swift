import HostTree
import ViewKernel
import XCTest

/// A menu that is open is in the tree, in front of everything.
@MainActor
final class HostMenuViewTests: HostTestCase {
  private struct Options: View {
    @State private var log = "-"
    var body: some View {
      VStack {
        Menu("Options") {
          Button("Copy") { log += " copy" }
          Button("Delete", role: .destructive) { log += " delete" }
          Menu("More") { Button("Print") { log += " print" } }
          Button("Never") {}.disabled(true)
        }
        Text(log)
        Button("Other") { log += " other" }
      }
    }
  }

  private func entries<V: View>(_ screen: Screen<V>) -> [String] {
    screen.window.presentedMenu?.entries.map { entry in
      entry.descendants.compactMap { ($0 as? HostLabel)?.text }.joined() + (entry.isEnabled ? "" : " (disabled)")
        + (entry.isMarked ? " *" : "")
    } ?? []
  }

  func testATapOpensItAndATapOnAnEntryChooses() {
    let screen = show(Options(), width: 390, height: 600)
    screen.tap("Options")
    XCTAssertEqual(entries(screen), ["Copy", "Delete", "More", "Never (disabled)"])
    screen.tap("Delete")
    XCTAssertNil(screen.window.presentedMenu)
    XCTAssertEqual(screen.texts, ["Options", "- delete", "Other"])
  }

  func testInnerMenusLeadBack() {
    let screen = show(Options(), width: 390, height: 600)
    screen.tap("Options")
    screen.tap("More")
    XCTAssertEqual(entries(screen), ["More", "Print"])
    XCTAssertEqual(screen.window.presentedMenu?.menu.title, "More")
    XCTAssertTrue(screen.window.presentedMenu?.entries.first?.tap() ?? false)
    screen.settle()
    XCTAssertEqual(entries(screen).count, 4)
    screen.tap("More")
    screen.tap("Print")
    XCTAssertEqual(screen.texts, ["Options", "- print", "Other"])
  }

  func testAnInnerMenuShowsItsImageAndAChevron() {
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    let folder = HostImage(systemName: "folder")
    button.menu = HostMenu(children: [
      HostMenu(title: "Move", image: folder, children: [HostAction(title: "Home") { _ in }]),
      HostAction(title: "Copy", image: folder) { _ in },
    ])
    let window = settledWindow(button)
    button.presentMenu()
    window.settle()
    let images = window.presentedMenu?.entries.map { $0.descendants.compactMap { ($0 as? HostImageView)?.image?.name } }
    XCTAssertEqual(images, [["folder", "chevron.forward"], ["folder"]])
    window.presentedMenu?.dismiss()
  }

  func testATapBesideItClosesItAndDoesNothingElse() {
    let screen = show(Options(), width: 390, height: 600)
    screen.tap("Options")
    let other = screen.hosts(of: HostButton.self).first {
      $0.descendants.contains { ($0 as? HostLabel)?.text == "Other" }
    }
    XCTAssertFalse(other?.tap() ?? true, "the menu is in front")
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 5, y: 5)))
    screen.settle()
    XCTAssertNil(screen.window.presentedMenu)
    screen.tap("Other")
    XCTAssertEqual(screen.texts, ["Options", "- other", "Other"])
  }

  func testItLiesBesideItsOwnerWithinTheWindow() {
    struct Placed: View {
      let alignment: Alignment
      var body: some View {
        Menu("Menu") {
          Button("a") {}
          Button("b") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }
    func card(_ alignment: Alignment) -> CGRect {
      let screen = show(Placed(alignment: alignment), width: 390, height: 600)
      screen.tap("Menu")
      defer { screen.window.presentedMenu?.dismiss() }
      return screen.window.presentedMenu?.subviews.first?.frame ?? .zero
    }
    XCTAssertEqual(card(.topLeading), CGRect(x: 8, y: 20, width: 250, height: 88))
    XCTAssertEqual(card(.bottomTrailing), CGRect(x: 132, y: 492, width: 250, height: 88))
    XCTAssertEqual(card(.center).midY, 354)
  }

  func testManyEntriesScroll() {
    let screen = show(Menu("Menu") { ForEach(0..<40, id: \.self) { Button("\($0)") {} } }, width: 320, height: 300)
    screen.tap("Menu")
    let card = screen.window.presentedMenu?.subviews.first as? HostScrollView
    XCTAssertEqual(card?.frame.height, 284)
    XCTAssertEqual(card?.contentSize.height, 40 * 44)
  }

  func testAPickersMenuMarksWhatIsChosen() {
    struct Choosing: View {
      @State private var color = "red"
      var body: some View {
        Picker("Colour", selection: $color) { ForEach(["red", "green", "blue"], id: \.self) { Text($0) } }
      }
    }
    let screen = show(Choosing(), width: 390, height: 600)
    screen.tap("red")
    XCTAssertEqual(entries(screen), ["red *", "green", "blue"])
    screen.tap("blue")
    XCTAssertEqual(screen.texts, ["blue"])
    screen.tap("blue")
    XCTAssertEqual(entries(screen), ["red", "green", "blue *"])
  }

  func testALongTouchOpensAContextMenu() {
    let screen = show(Text("Row").contextMenu { Button("Share") {} }, width: 390, height: 600)
    let label = screen.hosts(of: HostLabel.self)[0]
    let touch = screen.window.beginTouch(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
    screen.clock.advance(by: 0.6)
    screen.settle()
    XCTAssertEqual(entries(screen), ["Share"])
    XCTAssertTrue(touch.end())
    screen.settle()
    XCTAssertEqual(entries(screen), ["Share"], "the finger that opened it does not close it")
    screen.tap("Share")
    XCTAssertNil(screen.window.presentedMenu)
  }

  private struct Pressed: View {
    @State private var log = "-"
    var body: some View {
      VStack {
        Button("Play") { log += " play" }.contextMenu { Button("Share") { log += " share" } }
        Menu("Add") {
          Button("Several") { log += " several" }
        } primaryAction: {
          log += " one"
        }
        Text(log)
      }
    }
  }

  func testATapOnAButtonAndALongTouchOnItDoDifferentThings() {
    let screen = show(Pressed(), width: 390, height: 600)
    func hold(_ name: String) {
      guard let host = screen.host(name) else { return XCTFail(name) }
      let touch = screen.window.beginTouch(at: host.convert(CGPoint(x: 5, y: 5), to: nil))
      screen.clock.advance(by: 0.6)
      screen.settle()
      touch.end()
      screen.settle()
    }
    screen.tap("Play")
    screen.tap("Add")
    XCTAssertEqual(screen.texts.last, "- play one")
    hold("Play")
    screen.tap("Share")
    hold("Add")
    screen.tap("Several")
    XCTAssertEqual(screen.texts.last, "- play one share several")
  }

  func testAPreviewIsShownAboveTheCard() {
    let screen = show(
      Text("Row").contextMenu {
        Button("Share") {}
      } preview: {
        Text("a larger picture").frame(width: 200, height: 100)
      }, width: 390, height: 600)
    XCTAssertTrue(screen.hosts(of: HostContextMenuView.self)[0].presentMenu())
    screen.settle()
    let parts = screen.window.presentedMenu?.subviews.map(\.frame) ?? []
    XCTAssertEqual(parts.map(\.size), [CGSize(width: 200, height: 100), CGSize(width: 250, height: 44)])
    XCTAssertEqual(parts[1].minY - parts[0].maxY, 8)
    XCTAssertNotNil(screen.host("a larger picture"))
    screen.window.presentedMenu?.dismiss()
    screen.settle()
    XCTAssertNil(screen.host("a larger picture"))
  }

  func testItGoesWithItsOwner() {
    let setting = Setting(true)
    let screen = show(
      Showing(setting) { isThere in
        VStack {
          if isThere { Menu("Menu") { Button("a") {} } }
          Text("b")
        }
      }, width: 390, height: 600)
    screen.tap("Menu")
    XCTAssertNotNil(screen.window.presentedMenu)
    setting.value = false
    screen.settle()
    XCTAssertNil(screen.window.presentedMenu)
  }

  func testASelectableTextIsCopied() {
    let screen = show(Text("Hello").textSelection(.enabled), width: 390, height: 600)
    let label = screen.hosts(of: HostLabel.self)[0]
    XCTAssertTrue(label.isSelectable)
    let count = HostPasteboard.general.changeCount
    let touch = screen.window.beginTouch(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
    screen.clock.advance(by: 0.6)
    screen.settle()
    touch.end()
    screen.settle()
    screen.tap("Copy")
    XCTAssertEqual(HostPasteboard.general.string, "Hello")
    XCTAssertEqual(HostPasteboard.general.changeCount, count + 1)
    HostPasteboard.general.string = nil
    XCTAssertFalse(show(Text("Hello").textSelection(.disabled)).hosts(of: HostLabel.self)[0].isSelectable)
  }
}
