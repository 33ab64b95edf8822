import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class NSWorkspaceTests: HostTestCase {
  func testItOpensAddresses() throws {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    XCTAssertFalse(NSWorkspace.shared.open(url))
    XCTAssertEqual(takeDiagnostics().count, 1)
    var opened: [String] = []
    HostApplication.shared.opensURL = {
      opened.append($0.absoluteString)
      return true
    }
    defer { HostApplication.shared.opensURL = nil }
    XCTAssertTrue(NSWorkspace.shared.open(url))
    NSWorkspace.shared.activateFileViewerSelecting([URL(fileURLWithPath: "/letters/ada.txt")])
    NSWorkspace.shared.activateFileViewerSelecting([])
    XCTAssertEqual(opened, ["https://example.com", "file:///letters/"])
  }

  func testFeedbackOfATrackpad() {
    let screen = show(
      Button("Play") {
        let performer = NSHapticFeedbackManager.defaultPerformer
        performer.perform(.generic, performanceTime: .default)
        performer.perform(.alignment, performanceTime: .now)
        performer.perform(.levelChange, performanceTime: .drawCompleted)
      })
    screen.window.makeKeyAndVisible()
    screen.tap("Play")
    XCTAssertEqual("\(screen.window.feedback.takePlayed())", "[impact medium, alignment, levelChange]")
  }
}
