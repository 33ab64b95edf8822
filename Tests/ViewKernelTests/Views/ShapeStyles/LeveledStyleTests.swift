import HostTree
import ViewKernel
import XCTest

@MainActor
final class LeveledStyleTests: HostTestCase {
  private func fill(_ view: some View) -> String {
    let lines = show(view.frame(width: 10, height: 10)).tree().split(separator: "\n")
    return lines.last?.split(separator: " ").last.map { String($0) } ?? ""
  }

  func testLevelsOfAColourHaveLessOpacity() {
    XCTAssertEqual(fill(Circle().fill(.red.secondary)), "fill=#FF3B3080")
    XCTAssertEqual(fill(Circle().fill(Color.red.quinary)), "fill=#FF3B301A")
  }

  func testTheSystemHasColoursForLevelsOfFillsAndBackgrounds() {
    XCTAssertEqual(fill(Circle().fill(.fill.tertiary)), "fill=tertiarySystemFill")
    XCTAssertEqual(fill(Circle().fill(.background.secondary)), "fill=secondarySystemBackground")
  }

  func testABackgroundThatIsSetHasLessOpacity() {
    XCTAssertEqual(fill(Circle().fill(.background.secondary).backgroundStyle(.red)), "fill=#FF3B3080")
  }

  func testATintThatIsAGradientIsDrawnByTint() {
    let screen = show(Circle().fill(.tint).tint(Gradient(colors: [.red, .blue])).frame(width: 10, height: 10))
    XCTAssertTrue(screen.tree().contains("fill=linear(red, blue"), screen.tree())
    XCTAssertEqual(fill(Circle().fill(Color.accentColor).tint(Gradient(colors: [.red, .blue]))), "fill=red")
  }
}
