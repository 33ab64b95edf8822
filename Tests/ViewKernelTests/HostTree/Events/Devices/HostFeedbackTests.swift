import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

@MainActor
final class HostFeedbackTests: HostTestCase {
  func testGeneratorsPlayInTheWindowOfTheirView() {
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
    let view = HostView()
    let impact = HostImpactFeedbackGenerator(style: .rigid, view: view)
    impact.prepare()
    impact.impactOccurred()
    window.addSubview(view)
    var heard: [HostFeedback] = []
    window.feedback.onPlay = { heard.append($0) }
    impact.impactOccurred(intensity: 0.75)
    HostNotificationFeedbackGenerator(view: view).notificationOccurred(.warning)
    HostSelectionFeedbackGenerator(view: view).selectionChanged()
    let expected = [HostFeedback(.impact(.rigid), intensity: 0.75), HostFeedback(.warning), HostFeedback(.selection)]
    XCTAssertEqual(heard, expected)
    XCTAssertEqual(window.feedback.takePlayed(), expected)
    XCTAssertEqual(window.feedback.played, [])
  }

  func testNoMoreAreKeptThanTheCapacity() {
    let window = HostWindow(frame: .zero, clock: HostManualClock())
    for number in 0...HostFeedbackRecorder.capacity {
      window.feedback.play(HostFeedback(.start, intensity: number == 0 ? 0 : 1))
    }
    XCTAssertEqual(window.feedback.played, Array(repeating: HostFeedback(.start), count: 100))
  }

  func testIntensitiesThatAreNone() {
    XCTAssertEqual([-1, 7, .nan].map { HostFeedback(.start, intensity: $0).intensity }, [0, 1, 1])
  }

  func testAGeneratorWithoutAViewPlaysInTheWindowThatWasMadeKeyLast() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    var played: [HostFeedback] = []
    window.feedback.onPlay = { played.append($0) }
    HostImpactFeedbackGenerator(style: .light).impactOccurred()
    HostNotificationFeedbackGenerator().notificationOccurred(.success)
    XCTAssertEqual(played, [HostFeedback(.impact(.light), intensity: 1), HostFeedback(.success)])
  }
}
