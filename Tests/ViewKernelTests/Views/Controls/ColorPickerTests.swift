import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ColorPickerTests: HostTestCase {
  private struct Ground: View {
    @State private var color = Color.red
    var body: some View {
      VStack {
        ColorPicker("Ground", selection: $color)
        Text("\(color.description)")
      }
    }
  }

  func testItHasALabelAndAWell() {
    assertShows(
      ColorPicker("Ground", selection: .constant(.red)), width: 120,
      """
      HostStackView (0, 36, 120 x 28) axis=horizontal
      ├─ HostLabel "Ground" (0, 4, 57 x 20)
      ├─ HostSpacer (57, 14, 35 x 0)
      └─ HostColorWell (92, 0, 28 x 28) color=red title=Ground
      """)
    assertShows(
      ColorPicker(selection: .constant(.blue), supportsOpacity: false) { Image(systemName: "star") }.labelsHidden(),
      "HostColorWell (36, 36, 28 x 28) color=blue opaque")
  }

  func testAUserPicksAColor() {
    let screen = show(Ground())
    let well = screen.hosts(of: HostColorWell.self)[0]
    XCTAssertTrue(well.pick(.green))
    screen.settle()
    XCTAssertEqual(screen.texts, ["Ground", "green"])
    XCTAssertEqual(well.selectedColor, .green)
  }

  func testAConstantColorStays() {
    let title = "Any string"
    let screen = show(ColorPicker(title, selection: .constant(.red), supportsOpacity: false))
    let well = screen.hosts(of: HostColorWell.self)[0]
    XCTAssertTrue(well.pick(.green))
    screen.settle()
    XCTAssertEqual(well.selectedColor, .red)
  }

  func testTheEnvironmentCounts() {
    let picker = ColorPicker("a", selection: .constant(.accentColor))
    let screen = show(picker.tint(.orange).disabled(true))
    XCTAssertEqual(
      screen.hosts(of: HostColorWell.self).map(line), ["HostColorWell color=orange title=a disabled"])
    XCTAssertEqual(screen.hosts(of: HostColorWell.self)[0].pick(.red), false)
  }
}
