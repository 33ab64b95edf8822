import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class HostViewControllerRepresentableTests: HostTestCase {
  func testItsEnvironmentIsThatOfItsPlaceAndItsViewHostNamesIt() {
    let window = makeWindow(width: 200, height: 100)
    let controller = HostingController(rootView: Page(limit: 3))
    window.rootViewController = controller
    window.settle()
    XCTAssertEqual(
      window.treeDescription().split(separator: "\n").suffix(2).map { $0.drop { " └─".contains($0) } },
      ["ViewHost (95, 40, 10 x 20) of=LimitController", "HostLabel \"3\" (0, 0, 10 x 20)"])
    controller.rootView = Page(limit: 4)
    window.settle()
    XCTAssertEqual((controller.children.first?.view as? HostLabel)?.text, "4")
  }
}

private struct Page: View {
  let limit: Int

  var body: some View { LimitController().environment(\.lineLimit, limit) }
}

private struct LimitController: HostViewControllerRepresentable {
  @Environment(\.lineLimit) private var limit

  func makeHostViewController(context: Context) -> HostViewController {
    let controller = HostViewController()
    controller.view = HostLabel()
    return controller
  }

  func updateHostViewController(_ controller: HostViewController, context: Context) {
    (controller.view as? HostLabel)?.text = limit.map { "\($0)" }
  }
}
