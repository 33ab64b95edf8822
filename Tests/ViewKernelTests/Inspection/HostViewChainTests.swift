import Foundation
import HostTree
import ViewKernel
import XCTest

private struct Card: View {
  let title: String
  var body: some View {
    HStack { Text(title).padding(4) }.background(Color.red)
  }
}

@MainActor
final class HostViewChainTests: HostTestCase {
  private func chain(_ host: HostView?) -> [String] { host?.viewChain.map(\.typeName) ?? ["nothing"] }

  func testTheViewsBehindAHostFromInsideOut() {
    let screen = show(
      VStack {
        Card(title: "a")
        Card(title: "b").environment(\.lineLimit, 2)
      })
    XCTAssertEqual(
      chain(screen.host("a")), ["Text", "_PaddingLayout", "HStack", "_BackgroundModifier", "Card", "VStack"])
    XCTAssertEqual(chain(screen.host("b"))[4...], ["Card", "_EnvironmentKeyWritingModifier", "VStack"])
    XCTAssertEqual(screen.host("b")?.viewChain[0].environment.lineLimit, 2)
    XCTAssertEqual(screen.host("b")?.viewChain.compactMap { ($0.value as? Card)?.title }, ["b"])
    XCTAssertEqual(
      chain(screen.hosts(of: HostColorView.self).first), ["_StyledRectangle", "_BackgroundModifier", "Card", "VStack"])
  }

  func testAHostThatNoViewOwnsIsBehindTheNextOneAround() {
    struct Meter: HostViewRepresentable {
      func makeHostView(context: Context) -> HostView { HostView("outer", HostView("inner")) }
      func updateHostView(_ hostView: HostView, context: Context) {}
    }
    let screen = show(HStack { Meter() })
    XCTAssertEqual(chain(screen.host("inner")), ["Meter", "HStack"])
    XCTAssertEqual(chain(screen.host("outer")), ["Meter", "HStack"])
    let list = show(List(0..<2) { Text("\($0)") })
    XCTAssertEqual(
      chain(list.hosts(of: HostTableViewCell.self).first),
      [
        "ListTable", "_EnvironmentKeyWritingModifier", "_EnvironmentKeyWritingModifier",
        "_EnvironmentKeyWritingModifier", "_PreferenceWritingModifier", "List",
      ])
    XCTAssertEqual(
      chain(list.host("1")),
      [
        "Text", "ForEach", "ListTable", "_EnvironmentKeyWritingModifier", "_EnvironmentKeyWritingModifier",
        "_EnvironmentKeyWritingModifier",
        "_PreferenceWritingModifier",
        "List",
      ])
  }

  func testTheChainOfAScreenGoesOnToTheViewThatBringsIt() {
    let screen = show(
      NavigationStack {
        Text("a").navigationTitle("Title").sheet(isPresented: .constant(true)) { Text("b") }
      })
    let window = screen.window
    let page = chain(screen.host("a"))
    XCTAssertEqual([page.first, page.last], ["Text", "NavigationStack"])
    let label = window.first(of: HostLabel.self) { $0.text == "b" }
    XCTAssertEqual(
      chain(label).suffix(page.count - 2), page.dropFirst(2), "the sheet is inside the page that brings it")
    let title = window.first(of: HostLabel.self) { $0.text == "Title" }
    XCTAssertEqual(chain(title).last, "NavigationStack")
    XCTAssertEqual(chain(label?.superview).first, "PresentedScreen")
  }

  func testOutsideOfViewsThereIsNone() {
    let screen = show(Text("a"))
    XCTAssertEqual([chain(screen.window), chain(HostView()), chain(screen.hosting)], [[], [], []])
  }

  func testAHostingViewInARepresentableIsARootOfItsOwn() {
    struct Island: HostViewRepresentable {
      func makeHostView(context: Context) -> HostingView<Text> { HostingView(rootView: Text("a")) }
      func updateHostView(_ hostView: HostingView<Text>, context: Context) {}
    }
    let screen = show(VStack { Island() })
    XCTAssertEqual(chain(screen.host("a")), ["Text"])
    XCTAssertEqual(chain(screen.host("a")?.superview), ["Island", "VStack"])
  }
}

extension HostView {
  fileprivate func first<Host: HostView>(of type: Host.Type, where isWanted: (Host) -> Bool) -> Host? {
    if let host = self as? Host, isWanted(host) { return host }
    for view in subviews { if let found = view.first(of: type, where: isWanted) { return found } }
    return nil
  }
}
