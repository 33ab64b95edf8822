import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ObservationTokenTests: HostTestCase {
  @Observable
  final class Model: @unchecked Sendable {
    var number = 0
    var width: CGFloat = 10
  }

  /// What a view has left behind with Observation must not hold the view's closures, which hold the object.
  func testAnObjectThatACollectionsContentHasReadGoesWithTheView() {
    weak var model: Model?
    do {
      let object = Model()
      model = object
      let screen = show(ForEach(0..<2) { Text(verbatim: "\($0) \(object.number)") })
      XCTAssertEqual(screen.texts, ["0 0", "1 0"])
      screen.close()
    }
    XCTAssertNil(model)
  }

  /// A layout that runs in each frame registers each time. What is not needed any more is withdrawn, and the newest
  /// change is followed all the same.
  func testALayoutThatRunsAgainAndAgainIsFollowed() {
    let model = Model()
    let screen = show(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(height: 10)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -model.width }
      }, width: 200, height: 100)
    for step in 0..<300 {
      screen.window.frame.size.width = CGFloat(200 + step)
      screen.hosting.frame = screen.window.bounds
      screen.settle()
    }
    model.width = 30
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.minX), [0, 30])
  }
}
