import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// One view or another, by the room that there is.
@MainActor
final class FittingIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var sizes: [CGFloat] = [60, 70, 50]
    var width: CGFloat = 200
    var columns = 2
    var isOn = false
    var text = "ok"
  }

  /// The long text where there is room, the short one where there is none.
  func testWhatFits() {
    struct Root: View {
      let model: Model
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("a rather long \(model.text)")
          Text("short \(model.text)")
        }
        .frame(width: model.width)
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("a rather long ok")
    model.width = 90
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["short ok"])
    screen.assertAgreesWithFresh()
    model.text = "no"
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["short no"])
    model.width = 200
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["a rather long no"])
    screen.assertAgreesWithFresh()
  }
}
