import HostTree
import ViewKernel
import XCTest

private let sports = ["Baseball", "Basketball", "Football", "Golf", "Hockey"]

/// Facts about controls and the headers of sidebars, from pictures in public repositories: see `LooksTests`.
@MainActor
final class LooksOfControlsTests: LooksTestCase {
  func testMostFactsHold() {
    segments()
    XCTAssertGreaterThanOrEqual(Double(held), 0.95 * Double(held + off.count), off.joined(separator: "\n"))
  }

  // A blog's pictures of a picker and a group of controls.
  private func segments() {
    let picker = phone(
      Picker("", selection: .constant(2)) {
        ForEach(sports.indices, id: \.self) { Text(sports[$0]).tag($0) }
      }
      .pickerStyle(.segmented))
    let weights = picker.hosts(of: HostLabel.self).map(\.font.weight)
    fact("titles of segments", is: [.medium, .medium, .semibold, .medium, .medium], weights)
    let lines = picker.window.svgDescription.components(separatedBy: "fill=\"#787880\"").count - 1
    fact("lines between five segments", is: 2, lines)
  }
}
