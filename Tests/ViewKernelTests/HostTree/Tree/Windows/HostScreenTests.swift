import Foundation
import HostTree
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
