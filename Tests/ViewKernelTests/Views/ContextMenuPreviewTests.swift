import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ContextMenuPreviewTests: HostTestCase {
  private struct Page: View {
    @State var count = 1
    var body: some View {
      VStack {
        Button("more") { count += 1 }
        Text("held").contextMenu {
          Button("Delete") {}
        } preview: {
          VStack {
            Text("preview \(count)")
            Color.red.frame(width: 50, height: 20)
          }
        }
        .font(.title)
      }
    }
  }

  func testAHeldButtonIsReleasedWhenItsMenuOpens() throws {
    for tenths in 0...12 {
      let screen = show(Button("Save") {}.contextMenu { Button("Delete") {} })
      let button = try XCTUnwrap(screen.hosts(of: HostButton.self).first)
      let touch = screen.window.beginTouch(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
      screen.settle()
      XCTAssertTrue(button.isHighlighted)
      screen.clock.advance(by: Double(tenths) / 10)
      screen.settle()
      touch.end()
      screen.settle()
      XCTAssertFalse(button.isHighlighted, "\(tenths)")
      let tree = screen.window.treeDescription()
      XCTAssertFalse(tree.contains("opacity"), "\(tenths): \(tree)")
    }
  }

  func testThePreviewIsMadeWhenTheMenuOpens() throws {
    let screen = show(Page())
    let owner = try XCTUnwrap(screen.hosts(of: HostContextMenuView.self).first)
    XCTAssertEqual(owner.menu?.visibleChildren.map(\.title), ["Delete"])
    XCTAssertEqual(screen.texts, ["more", "held"], "it is not there before")
    for expected in ["preview 1", "preview 2"] {
      let preview = try XCTUnwrap(owner.makePreview())
      let window = HostWindow(frame: screen.window.bounds, clock: screen.clock)
      window.addSubview(preview)
      preview.frame = window.bounds
      window.makeKeyAndVisible()
      window.settle()
      let label = labels(in: preview).first
      XCTAssertEqual(label?.text, expected)
      XCTAssertEqual(label?.font, .preferredFont(forTextStyle: .title1), "it is in the environment of the view")
      screen.tap("more")
    }
  }

  /// What is around a page is in its environment, and holds the page.
  func testInANavigationStackNothingIsKeptAlive() {
    let screen = show(
      NavigationStack {
        Text("held").contextMenu {
          Button("Delete") {}
        } preview: {
          Text("preview")
        }
      }, height: 400)
    let owner = screen.hosts(of: HostContextMenuView.self).first
    XCTAssertNotNil(owner?.makePreview())
    screen.close()
    XCTAssertNotNil(owner)
  }

  func testWithoutAPreviewTheContentIsShown() {
    let screen = show(Text("held").contextMenu { Button("Delete") {} })
    XCTAssertNil(screen.hosts(of: HostContextMenuView.self)[0].makePreview())
  }

  private func labels(in host: HostView) -> [HostLabel] {
    [host as? HostLabel].compactMap { $0 } + host.subviews.flatMap { labels(in: $0) }
  }
}
