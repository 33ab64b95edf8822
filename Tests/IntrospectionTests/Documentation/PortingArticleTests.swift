import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

// The examples of the article on porting, word for word: what code becomes.

private struct SearchPage: View {
  @State private var text = ""

  var body: some View {
    TextField("Search", text: $text)
      .introspect(.textField) { textField, edit in
        if edit.phase == .attach { textField.becomeFirstResponder() }
      }
  }
}

private struct MessageList: View {
  let messages: [String]

  var body: some View {
    List(messages, id: \.self) { Text($0) }
      .introspect(.list) { table in
        table.separatorStyle = .none
      }
  }
}

private struct Timeline: View {
  @Introspected private var scrollView: HostScrollView?

  var body: some View {
    ScrollView {
      Button("Top") { scrollView?.setContentOffset(.zero, animated: true) }
      Color.green.frame(height: 1000)
    }
    .introspect(.scrollView, into: $scrollView)
  }
}

private final class ScrollHelper: HostScrollViewDelegate {
  var offset = CGPoint.zero

  func scrollViewDidScroll(_ scrollView: HostScrollView) { offset = scrollView.contentOffset }
}

private struct Photos: View {
  let helper: ScrollHelper

  var body: some View {
    ScrollView {
      Color.green.frame(height: 1000)
    }
    .introspect(.scrollView) { scrollView in
      scrollView.addObserver(helper)
      return { [weak scrollView] in scrollView?.removeObserver(helper) }
    }
  }
}

extension IntrospectionKey<HostGauge> {
  fileprivate static var gauge: Self { Self() }
}

extension IntrospectionKey<HostLabel> {
  fileprivate static var titleInBar: Self {
    .from(HostNavigationBar.self) { Introspect.findChild(ofType: HostLabel.self, in: $0) }
  }
}

extension IntrospectionPlatform {
  fileprivate static var supportedVersions: Self { .iOS(.v16...) }
}

private struct Settings: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        Text("Settings")
      }
      .introspect(.scrollView, on: .supportedVersions) { $0.bounces = false }
      .navigationTitle("Settings")
    }
    .introspect(.titleInBar) { $0.textColor = .red }
  }
}

private final class HostGauge: HostView {
  var tickCount = 0
}

private struct Gauge: HostViewRepresentable {
  func makeHostView(context: Context) -> HostGauge { HostGauge() }
  func updateHostView(_ hostView: HostGauge, context: Context) {}
}

/// The article on porting shows code that compiles and does what is said, and names classes that there are.
@MainActor
final class PortingArticleTests: HostTestCase {
  func testTheCodeIsThisCode() throws {
    try Article(named: "Porting").expectCode()
  }

  func testAFieldTakesTheFocusOnce() {
    let screen = Screen(SearchPage())
    let field = screen.all(HostTextField.self)[0]
    XCTAssertTrue(field.isFirstResponder)
    field.resignFirstResponder()
    screen.show(SearchPage())
    XCTAssertFalse(field.isFirstResponder)
  }

  func testAListIsATable() {
    let screen = Screen(MessageList(messages: ["a", "b"]))
    XCTAssertEqual(screen.all(HostTableView.self).map(\.separatorStyle), [.none])
  }

  func testAHandleIsUsedFromAnAction() {
    let screen = Screen(Timeline())
    let scroll = screen.all(HostScrollView.self)[0]
    scroll.contentOffset.y = 10
    screen.window.settle()
    screen.all(HostButton.self)[0].tap()
    screen.window.settle()
    XCTAssertEqual(scroll.contentOffset.y, 0)
  }

  func testAnObserverIsToldWhileTheViewIsThere() {
    let helper = ScrollHelper()
    let screen = Screen(AnyView(Photos(helper: helper)))
    let scroll = screen.all(HostScrollView.self)[0]
    scroll.contentOffset.y = 10
    XCTAssertEqual(helper.offset.y, 10)
    screen.show(AnyView(EmptyView()))
    scroll.contentOffset.y = 20
    XCTAssertEqual(helper.offset.y, 10)
  }

  func testKeysOfOnesOwn() {
    let gauge = Screen(Gauge().introspect(.gauge) { $0.tickCount = 5 })
    XCTAssertEqual(gauge.all(HostGauge.self).map(\.tickCount), [5])
    let settings = Screen(Settings())
    XCTAssertEqual(settings.all(HostScrollView.self).map(\.bounces), [false])
    XCTAssertEqual(settings.all(HostLabel.self).filter { $0.textColor == .red }.map(\.text), ["Settings"])
  }

  func testBothOfTwoVersionsRun() {
    var calls: [String] = []
    _ = Screen(
      ScrollView { Text("a") }
        .introspect(.scrollView, on: .iOS(.v13, .v14, .v15)) { _ in calls.append("old") }
        .introspect(.scrollView, on: .iOS(.v16...)) { _ in calls.append("new") })
    XCTAssertEqual(calls, ["old", "new"])
  }

  func testEachNameOfOursInTheTablesIsThere() throws {
    let sources = try Article.sources(of: "HostTree", "ViewKernel", "Introspection")
    var count = 0
    for line in try Article(named: "Porting").text.components(separatedBy: "\n") where line.hasPrefix("| ") {
      let ours = line.components(separatedBy: " | ").last ?? ""
      for name in ours.components(separatedBy: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        count += 1
        if name.hasPrefix("import ") { continue }
        for word in name.split(separator: ".") {
          let isThere = sources.contains { $0.range(of: "\\b\(word)\\b", options: .regularExpression) != nil }
          XCTAssertTrue(isThere, "there is no \(name)")
        }
      }
    }
    XCTAssertGreaterThan(count, 40)
  }
}
