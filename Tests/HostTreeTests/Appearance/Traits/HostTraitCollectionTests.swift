import HostTree
import XCTest

@MainActor
final class HostTraitCollectionTests: HostTreeTestCase {
  func testTheNearestWordCounts() {
    let leaf = HostView("leaf")
    let middle = HostView("middle", leaf)
    let window = makeWindow(middle)
    func styles() -> [HostUserInterfaceStyle] { [window, middle, leaf].map(\.traitCollection.userInterfaceStyle) }
    XCTAssertEqual(styles(), [.light, .light, .light])
    window.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(styles(), [.dark, .dark, .dark])
    middle.overrideUserInterfaceStyle = .light
    XCTAssertEqual(styles(), [.dark, .light, .light])
    middle.overrideUserInterfaceStyle = .unspecified
    XCTAssertEqual(styles(), [.dark, .dark, .dark])
  }

  func testViewsAreToldIfTheirsChanges() {
    let log = EventLog()
    let inside = Telling("inside", log)
    let fixed = Telling("fixed", log)
    fixed.overrideUserInterfaceStyle = .dark
    _ = log.take()
    let outer = Telling("outer", log)
    outer.addSubview(inside)
    outer.addSubview(fixed)
    let window = makeWindow(outer)
    window.overrideUserInterfaceStyle = .light
    XCTAssertEqual(log.take(), [], "it was light before")
    window.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(log.take(), ["outer: light, dark", "inside: light, dark"])
    XCTAssertTrue(window.needsSettle)
    window.settle()
    window.overrideUserInterfaceStyle = .dark
    XCTAssertFalse(window.needsSettle)
  }

  func testItIsPrintedWhereItDiffersFromWhatIsAround() {
    let inside = HostView("inside")
    let outer = HostView("outer", inside)
    for view in [outer, inside] { view.overrideUserInterfaceStyle = .dark }
    assertTree(
      outer,
      """
      HostView #outer (0, 0, 0 x 0) style=dark
      └─ HostView #inside (0, 0, 0 x 0)
      """)
    outer.overrideUserInterfaceStyle = .light
    assertTree(
      outer,
      """
      HostView #outer (0, 0, 0 x 0)
      └─ HostView #inside (0, 0, 0 x 0) style=dark
      """)
  }
}

private final class Telling: HostView {
  let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  override func traitCollectionDidChange(_ previousTraitCollection: HostTraitCollection?) {
    let styles = [previousTraitCollection, traitCollection].map { "\($0?.userInterfaceStyle ?? .unspecified)" }
    log.add("\(accessibilityIdentifier ?? ""): \(styles.joined(separator: ", "))")
  }

  func testTheCurrentOnesAreThoseOfTheKeyWindow() {
    XCTAssertEqual(HostTraitCollection.current.userInterfaceStyle, .light)
    let window = makeWindow(width: 100, height: 100)
    window.overrideUserInterfaceStyle = .dark
    window.makeKeyAndVisible()
    XCTAssertEqual(HostTraitCollection.current.userInterfaceStyle, .dark)
  }
}
