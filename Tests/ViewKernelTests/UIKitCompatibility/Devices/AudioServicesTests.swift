import Foundation
import HostTree
import UIKitCompatibility
import XCTest

@MainActor
final class AudioServicesTests: HostTestCase {
  func testASoundIsPlayedInTheKeyWindow() async {
    let window = makeWindow()
    window.makeKeyAndVisible()
    AudioServicesPlaySystemSound(1104)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    XCTAssertEqual("\(window.feedback.takePlayed())", "[systemSound 1104, systemSound 4095]")
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        AudioServicesPlaySystemSoundWithCompletion(1) { done.resume() }
      }
    }
    XCTAssertEqual("\(window.feedback.takePlayed())", "[systemSound 1]")
  }
}
