import Foundation
import HostTree
import ViewKernel
import XCTest

/// How effects come to symbols.
@MainActor
final class SymbolEffectsTests: HostTestCase {
  private func effects<V: View>(_ screen: Screen<V>) -> [Int] {
    screen.hosts(of: HostImageView.self).map { $0.drawingEffects.count }
  }

  func testAnEffectMovesAllSymbolsInside() {
    let isOn = Setting(false)
    let screen = show(
      Showing(isOn) { isOn in
        VStack {
          Label("a", systemImage: "star")
          Image(systemName: "heart").symbolEffectsRemoved()
          Image(systemName: "trash").symbolEffectsRemoved(false)
        }
        .symbolEffect(.pulse, isActive: isOn)
      })
    screen.pass(0.5)
    XCTAssertEqual(effects(screen), [0, 0, 0])
    isOn.value = true
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(effects(screen), [1, 0, 1])
    isOn.value = false
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(effects(screen), [0, 0, 0])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testAnEffectRunsEachTimeAValueChanges() {
    let count = Setting(0)
    let screen = show(
      Showing(count) { count in
        VStack {
          Image(systemName: "star").symbolEffect(.bounce, value: count)
          if count > 0 { Image(systemName: "heart").symbolEffect(.bounce, value: count) }
        }
      })
    screen.pass(0.15)
    XCTAssertEqual(effects(screen), [0])
    count.value = 1
    screen.settle()
    screen.pass(0.15)
    // One that has just come has seen no other value.
    XCTAssertEqual(effects(screen), [1, 0])
    screen.pass(1)
    XCTAssertEqual(effects(screen), [0, 0])
    count.value = 2
    screen.settle()
    screen.pass(0.15)
    XCTAssertEqual(effects(screen), [1, 1])
  }

  func testAnImageThatIsNoSymbolStaysAsItIs() {
    HostAssets.register(HostImage(named: "portrait", size: CGSize(width: 20, height: 20)))
    defer { HostAssets.removeAll() }
    let screen = show(Image("portrait").symbolEffect(.disappear))
    XCTAssertEqual(effects(screen), [0])
  }

  func testATreeSaysWhatIsActive() {
    assertShows(
      Image(systemName: "star").symbolEffect(.scale).symbolEffect(.disappear, isActive: false),
      """
      HostImageView (40, 40, 20 x 20) symbol=star effects=scale
      """)
  }
}
