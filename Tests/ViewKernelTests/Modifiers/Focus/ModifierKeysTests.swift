import HostTree
import ViewKernel
import XCTest

@MainActor
final class ModifierKeysTests: HostTestCase {
  private struct Keys: View {
    let log: EventLog
    var mask = EventModifiers.all
    var initial = true

    var body: some View {
      Text("a").onModifierKeysChanged(mask: mask, initial: initial) { old, new in
        log.add("\(old.rawValue) \(new.rawValue)")
      }
    }
  }

  func testKeysThatAreHeldAreToldOf() {
    let log = EventLog()
    let screen = show(Keys(log: log))
    XCTAssertEqual(log.take(), ["0 0"])
    screen.window.modifierFlags = .shift
    screen.window.modifierFlags = [.shift, .command]
    screen.window.modifierFlags = [.shift, .command]
    screen.window.modifierFlags = []
    XCTAssertEqual(log.take(), ["0 2", "2 18", "18 0"])
  }

  func testOthersDoNotCount() {
    let log = EventLog()
    let screen = show(Keys(log: log, mask: .option, initial: false))
    screen.window.modifierFlags = .shift
    screen.window.modifierFlags = [.shift, .alternate]
    XCTAssertEqual(log.take(), ["0 8"])
    screen.hosting.rootView = Keys(log: log, mask: .shift, initial: false)
    screen.settle()
    screen.window.modifierFlags = [.shift]
    XCTAssertEqual(log.take(), ["8 2"])
  }

  func testAViewThatComesLaterKnowsWhatIsHeld() {
    let log = EventLog()
    let isShown = Setting(false)
    let screen = show(Showing(isShown) { if $0 { Keys(log: log) } })
    screen.window.modifierFlags = .shift
    XCTAssertEqual(log.take(), [])
    isShown.value = true
    screen.settle()
    XCTAssertEqual(log.take(), ["2 2"])
    isShown.value = false
    screen.settle()
    screen.window.modifierFlags = []
    XCTAssertEqual(log.take(), [])
  }
}
