import HostTree
import Introspection
import TestSupport
import XCTest

/// The searches for view controllers that begin at a host, on hand-made trees.
@MainActor
final class IntrospectControllersTests: HostTestCase {
  private func name(_ controller: NamedController?) -> String { controller?.name ?? "nil" }

  func testTheNearestControllerBehindAHost() {
    let controllers = ["far", "nested", "nearest", "after"].map(NamedController.init)
    let special = SpecialController("special")
    let entry = HostView("entry")
    let root = box(
      "root", controllers[0].view, special.view, box("box", controllers[1].view, controllers[2].view), entry,
      controllers[3].view)
    XCTAssertEqual(
      [
        name(Introspect.previousSibling(showing: NamedController.self, from: entry)),
        name(Introspect.previousSibling(showing: SpecialController.self, from: entry)),
        name(Introspect.previousSibling(showing: SpecialController.self, from: controllers[0].view)),
        name(Introspect.previousSibling(showing: NamedController.self, from: root)),
      ],
      ["nested", "special", "nil", "nil"],
      "The nearest sibling is searched first, in it depth first; neither later siblings nor the host itself count.")
  }

  func testTheSearchControllerOfThePageAroundAHost() {
    let page = HostViewController()
    let inner = HostViewController()
    page.addChild(inner)
    page.view.addSubview(inner.view)
    let entry = HostView("entry")
    inner.view.addSubview(entry)
    XCTAssertNil(Introspect.findSearchController(from: entry))

    let outerSearch = HostSearchController()
    page.navigationItem.searchController = outerSearch
    XCTAssertTrue(
      Introspect.findSearchController(from: entry) === outerSearch, "The parent's, as there is no nearer one.")

    let innerSearch = HostSearchController()
    inner.navigationItem.searchController = innerSearch
    XCTAssertTrue(Introspect.findSearchController(from: entry) === innerSearch)
    XCTAssertNil(Introspect.findSearchController(from: HostView()), "A host outside of any controller.")
    inner.view.removeFromSuperview()
    inner.removeFromParent()
  }

  func testTheSearchControllerOfTheNavigationControllerBehindAMarker() {
    let page = HostViewController()
    page.navigationItem.searchController = HostSearchController()
    let navigation = HostNavigationController(rootViewController: page)
    let marker = HostView("marker")
    let host = TestViewHost("host")
    host.addSubview(marker)
    let root = box("root", navigation.view, host)
    XCTAssertTrue(Introspect.findSearchController(from: marker) === page.navigationItem.searchController)
    XCTAssertNil(Introspect.findSearchController(from: root))
  }
}
