import Foundation
import HostTree
import XCTest

/// After any change, a settle brings the tree to where a new tree would be, and touches no more than it must.
@MainActor
final class LayoutInvalidationTests: XCTestCase {
  func testRandomChangesEndWhereANewTreeWouldBe() {
    let before = HostView.liveCount
    for seed in 1...150 {
      autoreleasingRun(seed)
      XCTAssertEqual(HostView.liveCount, before, "hosts of seed \(seed) are still alive")
    }
  }

  private func autoreleasingRun(_ seed: Int) {
    var random = RandomTrees(seed: seed)
    let window = RootWindow(random.tree(depth: 5))
    window.settle()
    // Views that were taken out may come back later, and what is done to them meanwhile counts. All are kept alive,
    // so that no view takes another one's identity.
    var outside: [HostView] = []
    var kept: [HostView] = []
    for step in 1...12 {
      for _ in 0..<(1 + random.dice.roll(3)) {
        if let removed = random.change(window.content) {
          outside.append(removed)
          kept.append(removed)
        }
        if !outside.isEmpty, random.dice.roll(3) == 0 {
          let view = outside.removeLast()
          if random.dice.roll(2) == 0 { random.changeProperties(of: view) }
          (window.content.descendants.last { $0 is HostContainerView } ?? window.content).addSubview(view)
        }
      }
      window.settle()
      let fresh = RootWindow(random.copy(window.content))
      fresh.settle()
      let found = window.content.layoutDescription()
      let expected = fresh.content.layoutDescription()
      XCTAssertEqual(found, expected, "seed \(seed), step \(step)")
      if found != expected { return }
    }
  }
}

/// A window that offers its content its size.
@MainActor
final class RootWindow: HostWindow {
  let content: HostView

  init(_ content: HostView, size: CGSize = CGSize(width: 200, height: 150)) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: size), clock: HostManualClock())
    addSubview(content)
  }

  override func layoutSubviews() {
    content.place(at: .zero, proposal: ProposedViewSize(bounds.size))
  }
}
