import HostTree
import ViewKernel
import XCTest

/// Many controllers inside each other, or in one stack, take as long as they are many.
@MainActor
final class DeepControllersTests: HostTestCase {
  private final class Watched: HostViewController {
    static var events = 0
    override func viewWillAppear(_ animated: Bool) { Watched.events += 1 }
    override func viewDidAppear(_ animated: Bool) { Watched.events += 1 }
    override func viewWillDisappear(_ animated: Bool) { Watched.events += 1 }
    override func viewDidDisappear(_ animated: Bool) { Watched.events += 1 }
  }

  func testControllersInsideEachOtherAppearOnce() {
    Watched.events = 0
    let root = Watched()
    var outer: HostViewController = root
    for _ in 0..<999 {
      let inner = Watched()
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      outer = inner
    }
    let window = makeWindow()
    window.rootViewController = root
    window.settle()
    XCTAssertEqual(Watched.events, 2_000)
    window.rootViewController = nil
    window.settle()
    XCTAssertEqual(Watched.events, 4_000)
    XCTAssertEqual(takeSentences(), [])
  }

  func testALongPath() {
    let setting = Setting(Array(0..<4_000))
    let screen = show(
      Showing(setting) { path in
        NavigationStack(path: Binding(get: { path }, set: { setting.value = $0 })) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      })
    XCTAssertEqual(screen.texts.first, "page 3999")
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.texts, ["root"])
    screen.close()
  }
}
