import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class EnvironmentUpdateTests: HostTestCase {
  func testAChangedValueReachesAReaderThatIsOtherwiseEqual() {
    let window = makeWindow()
    let controller = HostingController(rootView: Writer(limit: 1))
    window.rootViewController = controller
    window.settle()
    XCTAssertEqual(window.firstText, "1")
    controller.rootView = Writer(limit: 2)
    window.settle()
    XCTAssertEqual(window.firstText, "2")
    controller.rootView = Writer(limit: nil)
    window.settle()
    XCTAssertEqual(window.firstText, "no limit")
  }
}

private struct Writer: View {
  let limit: Int?

  var body: some View { VStack { Reader() }.environment(\.lineLimit, limit) }
}

private struct Reader: View {
  @Environment(\.lineLimit) private var limit

  var body: some View { Text(limit.map { "\($0)" } ?? "no limit") }
}

extension HostView {
  fileprivate var firstText: String? {
    (self as? HostLabel)?.text ?? subviews.lazy.compactMap(\.firstText).first
  }
}
