import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class HostScreenTests: HostTestCase {
  private struct Half: View {
    var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 20) }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Half()
        Counter("a")
      }
    }
  }

  private struct Halves: App {
    var body: some Scene { WindowGroup { Half() } }
  }

  func testBodiesThatHaveReadTheBoundsRunAgain() {
    let screen = show(Page())
    XCTAssertEqual(screen.hosts(of: HostFrameView.self)[0].frame.width, 195)
    assertBodies(of: screen, ran: ["Half"]) { UIScreen.main.resize(to: CGSize(width: 800, height: 600)) }
    XCTAssertEqual(screen.hosts(of: HostFrameView.self)[0].frame.width, 400)
    assertBodies(of: screen, ran: []) { UIScreen.main.resize(to: CGSize(width: 800, height: 600)) }
  }

  func testAnApplicationsWindowFillsIt() {
    var output = ""
    let runner = AppRunner<Halves>(write: { output += $0 }, complain: { XCTFail($0) })
    XCTAssertEqual(runner.run(["--size", "600x400", "--print"], program: "halves"), 0)
    XCTAssertTrue(output.contains("HostFrameView (150, 190, 300 x 20)"), output)
    XCTAssertEqual(HostScreen.main.bounds, CGRect(0, 0, 600, 400))
  }

  func testSizesThatAreNotPossibleAreReported() {
    for size in [
      CGSize(width: CGFloat.nan, height: 1), CGSize(width: -1, height: 1), CGSize(width: 1, height: CGFloat.infinity),
    ] {
      HostScreen.main.resize(to: size)
      XCTAssertEqual(takeDiagnostics().count, 1)
    }
    XCTAssertEqual(HostScreen.main.bounds, CGRect(0, 0, 390, 844))
  }

  func testSizesAreRoundedToTheScreensPixels() {
    HostTypeface.current = .system
    defer {
      HostTypeface.current = .test
      HostScreen.pixelsPerPoint = 3
    }
    struct Note: View {
      @Environment(\.displayScale) private var scale
      @Environment(\.pixelLength) private var pixel
      var body: some View { Text("\(Int(scale)) \(pixel.printed)").font(.system(size: 13)) }
    }
    func height(_ scale: CGFloat) -> String {
      HostScreen.pixelsPerPoint = scale
      let label = show(Note()).hosts(of: HostLabel.self)[0]
      return "\(label.text ?? ""): \(label.frame.height.printed), \(HostScreen(bounds: .zero).scale)"
    }
    XCTAssertEqual([1, 2, 3].map(height), ["1 1: 16, 1.0", "2 0.5: 16, 2.0", "3 0.33: 15.67, 3.0"])
    for scale in [0, -1, CGFloat.nan, .infinity] {
      HostScreen.pixelsPerPoint = scale
      XCTAssertEqual(takeDiagnostics().count, 1)
    }
    XCTAssertEqual(HostScreen.pixelsPerPoint, 3)
  }

  func testItIsReadAnywhere() async {
    let height = await Task.detached { HostScreen.main.bounds.height }.value
    XCTAssertEqual(height, 844)
  }

  func testTheScreenInPixels() {
    let screen = HostScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 3)
    XCTAssertEqual(screen.nativeBounds, CGRect(x: 0, y: 0, width: 300, height: 150))
    XCTAssertEqual(screen.nativeScale, 3)
    XCTAssertEqual(screen.maximumFramesPerSecond, 60)
    XCTAssertFalse(screen.isCaptured)
    screen.brightness = 0.5
    screen.brightness = .nan
    XCTAssertEqual(screen.brightness, 0.5)
    screen.brightness = 7
    XCTAssertEqual(screen.brightness, 1)
  }
}
