import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class HostDeviceOrientationTests: HostTestCase {
  private struct Page: View {
    @State private var turns = 0
    var body: some View {
      VStack {
        Text(UIDevice.current.orientation.isLandscape ? "wide" : "high")
        Text("\(turns)")
      }
      .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { note in
        if note.object as? UIDevice === UIDevice.current { turns += 1 }
      }
    }
  }

  func testItIsThatOfTheMainScreen() {
    let screen = show(Page())
    XCTAssertEqual(screen.texts, ["high", "0"])
    UIScreen.main.resize(to: CGSize(width: 844, height: 390))
    screen.settle()
    XCTAssertEqual(screen.texts, ["wide", "1"])
    XCTAssertEqual(UIDevice.current.orientation, .landscapeLeft)
    UIScreen.main.resize(to: CGSize(width: 900, height: 390))
    screen.settle()
    XCTAssertEqual(screen.texts, ["wide", "1"])
    UIScreen.main.resize(to: CGSize(width: 390, height: 390))
    screen.settle()
    XCTAssertEqual(screen.texts, ["high", "2"])
  }

  func testAnotherScreenDoesNotTurnTheDevice() {
    let screen = show(Page())
    HostScreen(bounds: CGRect(0, 0, 100, 200)).resize(to: CGSize(width: 200, height: 100))
    screen.settle()
    XCTAssertEqual(screen.texts, ["high", "0"])
  }

  func testKinds() {
    let all = (0...6).compactMap(HostDeviceOrientation.init)
    XCTAssertEqual(all.filter(\.isPortrait), [.portrait, .portraitUpsideDown])
    XCTAssertEqual(all.filter(\.isLandscape), [.landscapeLeft, .landscapeRight])
    XCTAssertEqual(all.filter(\.isFlat), [.faceUp, .faceDown])
    XCTAssertEqual(all.filter(\.isValidInterfaceOrientation).count, 4)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    XCTAssertTrue(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }
}
