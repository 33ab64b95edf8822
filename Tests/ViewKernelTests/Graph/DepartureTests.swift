import Foundation
import HostTree
import ViewKernel
import XCTest

/// What becomes of views on their way out.
@MainActor
final class DepartureTests: HostTestCase {
  private let linear = Animation.linear(duration: 1)

  private func alpha<V: View>(_ text: String, in screen: Screen<V>) -> CGFloat? {
    guard let label = screen.host(text) else { return nil }
    var (alpha, next) = (CGFloat(1), label as HostView?)
    while let host = next {
      alpha *= host.alpha
      next = host.superview
    }
    return (alpha * 1000).rounded() / 1000
  }

  private struct Rows: View {
    @ObservedObject var isThere: Setting<Bool>
    var log: EventLog?

    var body: some View {
      VStack(spacing: 0) {
        Text("above")
        if isThere.value {
          Counter("row").onAppear { log?.add("appear") }.onDisappear { log?.add("disappear") }
        }
        Text("below")
      }
      .frame(height: 100, alignment: .top)
    }
  }

  func testAViewOnItsWayOutTakesNoPartInLayoutAndNoHits() {
    let isThere = Setting(true)
    let screen = show(Rows(isThere: isThere), width: 100, height: 100)
    let frame = screen.frame("row 0")
    XCTAssertEqual(screen.frame("below")?.minY, 40)
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(screen.frame("below")?.minY, 35, "the others close up")
    XCTAssertEqual(screen.frame("row 0"), frame, "it stays where it was")
    XCTAssertEqual(alpha("row 0", in: screen), 0.75)
    XCTAssertEqual(screen.host("row 0")?.tap(), false)
    assertText(
      screen.printed,
      """
      HostFrameView (26.5, 0, 47 x 100) height=100 alignment=top
      └─ HostStackView (0, 0, 47 x 40) axis=vertical spacing=0
         ├─ HostLabel "above" (0, 0, 47 x 20)
         ├─ HostButton (2.5, 20, 42 x 20) alpha=0.75 inert
         │  └─ HostLabel "row 0" (0, 0, 42 x 20)
         └─ HostLabel "below" (1, 35, 45 x 20)
      """)
    screen.pass(0.75)
    XCTAssertEqual(screen.texts, ["above", "below"])
  }

  func testItDisappearsWhenItHasGone() {
    let (isThere, log) = (Setting(true), EventLog())
    let screen = show(Rows(isThere: isThere, log: log), width: 100, height: 100)
    XCTAssertEqual(log.take(), ["appear"])
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(log.take(), [])
    screen.pass(0.5)
    XCTAssertEqual(log.take(), ["disappear"])
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    XCTAssertEqual(log.take(), ["appear"])
  }

  func testItTurnsRoundAndKeepsItsState() {
    let (isThere, log) = (Setting(true), EventLog())
    let screen = show(Rows(isThere: isThere, log: log), width: 100, height: 100)
    screen.tap("row 0")
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.25)
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    XCTAssertEqual(alpha("row 1", in: screen), 0.75)
    XCTAssertEqual(screen.frame("below")?.minY, 35)
    screen.pass(0.5)
    // What is left of the way out is a quarter, and half of the way in is made.
    XCTAssertEqual(alpha("row 1", in: screen), 1 + 0.25 - 0.5)
    screen.pass(1)
    XCTAssertEqual(alpha("row 1", in: screen), 1)
    XCTAssertEqual(screen.frame("below")?.minY, 40, "it takes part in layout again")
    screen.tap("row 1")
    XCTAssertEqual(screen.texts, ["above", "row 2", "below"])
    XCTAssertEqual(log.take(), ["appear"], "it has never gone")
  }

  func testItComesBackAtOnceWithoutAnAnimation() {
    let isThere = Setting(true)
    let screen = show(Rows(isThere: isThere), width: 100, height: 100)
    screen.tap("row 0")
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.25)
    isThere.value = true
    screen.settle()
    XCTAssertEqual(alpha("row 1", in: screen), 1)
    screen.pass(2)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testAViewIsRemovedWhileItComesIn() {
    let isThere = Setting(false)
    let screen = show(Rows(isThere: isThere), width: 100, height: 100)
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    screen.pass(0.5)
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    XCTAssertEqual(alpha("row 0", in: screen), 0.5)
    screen.pass(0.25)
    XCTAssertEqual(alpha("row 0", in: screen), 0.5, "still a quarter to come, and a quarter gone")
    screen.pass(0.5)
    XCTAssertEqual(alpha("row 0", in: screen), 0.25)
    screen.pass(0.5)
    XCTAssertEqual(screen.texts, ["above", "below"])
  }

  func testARemovalWithoutAnAnimationIsAtOnce() {
    let isThere = Setting(false)
    let screen = show(Rows(isThere: isThere), width: 100, height: 100)
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    screen.pass(0.5)
    isThere.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["above", "below"])
    screen.pass(1)
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testViewsGoWithTheirWindow() {
    let (isThere, log) = (Setting(true), EventLog())
    let screen = show(Rows(isThere: isThere, log: log), width: 100, height: 100)
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.5)
    screen.close()
    XCTAssertEqual(log.take(), ["appear", "disappear"])
  }

  func testTheViewAroundGoesFirst() {
    let (outer, inner) = (Setting(true), Setting(true))
    let screen = show(
      Showing(outer) { outer in
        VStack {
          if outer { Rows(isThere: inner) }
        }
      }, width: 100, height: 100)
    withAnimation(linear) { inner.value = false }
    screen.settle()
    screen.pass(0.5)
    outer.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, [])
    screen.pass(0.1)
    XCTAssertFalse(screen.window.isAnimating)
  }

  // MARK: Where content changes

  func testBranchesFadeIntoEachOther() {
    let isOn = Setting(true)
    let screen = show(
      Showing(isOn) { isOn in
        ZStack {
          if isOn { Text("on") } else { Text("off") }
        }
      })
    withAnimation(linear) { isOn.value = false }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual([alpha("on", in: screen), alpha("off", in: screen)], [0.75, 0.25])
    screen.pass(1)
    XCTAssertEqual(screen.texts, ["off"])
  }

  func testIdentitiesFadeIntoEachOtherAndErasedViewsDoNot() {
    let name = Setting("a")
    let screen = show(
      Showing(name) { name in
        ZStack {
          Text(verbatim: name).id(name)
          name == "a" ? AnyView(Text("first")) : AnyView(Text("second").padding())
        }
      })
    withAnimation(linear) { name.value = "b" }
    screen.settle()
    screen.pass(0.25)
    XCTAssertEqual(
      ["a", "b", "first", "second"].map { alpha($0, in: screen) }, [0.75, 0.25, nil, 1])
    screen.pass(1)
    XCTAssertEqual(screen.texts, ["b", "second"])
  }

  func testElementsOfAListComeAndGo() {
    let names = Setting(["a", "b", "c"])
    let log = EventLog()
    let screen = show(
      Showing(names) { names in
        VStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            Counter(name).transition(.offset(x: 10)).onDisappear { log.add("\(name) went") }
          }
        }
      }, width: 100, height: 100)
    screen.tap("b 0")
    withAnimation(linear) { names.value = ["a", "c", "d"] }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(screen.texts, ["b 1", "a 0", "c 0", "d 0"])
    XCTAssertEqual(screen.hosts(of: HostOffsetView.self).map(\.offset.width), [5, 0, 0, 5])
    withAnimation(linear) { names.value = ["b", "c", "d"] }
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 0", "b 1", "c 0", "d 0"], "b came back with its state, a goes")
    screen.pass(2)
    XCTAssertEqual(screen.texts, ["b 1", "c 0", "d 0"])
    XCTAssertEqual(log.take(), ["a went"])
  }

  func testModifiersAroundStayAroundWhatGoes() {
    let isThere = Setting(true)
    let screen = show(
      Showing(isThere) { isThere in
        VStack(spacing: 0) {
          Group {
            Text("a")
            if isThere { Text("b") }
          }
          .padding(1)
          .background(Color.red)
        }
      }, width: 100, height: 100)
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(
      screen.shape,
      "Stack[Background[Color, Padding[Label \"a\"]], Background[Color, Padding[Label \"b\"]]]")
    XCTAssertEqual(screen.hosts(of: HostStackView.self)[0].frame.height, 22)
    withAnimation(linear) { isThere.value = true }
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostStackView.self)[0].frame.height, 44)
    screen.pass(2)
    XCTAssertEqual(alpha("b", in: screen), 1)
  }

  func testOverlaysAndTheRootLetViewsGo() {
    let isThere = Setting(true)
    let screen = show(
      Showing(isThere) { isThere in
        if isThere { Text("root") }
        Text("base").overlay { if isThere { Text("over") } }
      }, width: 100, height: 100)
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(["root", "base", "over"].map { alpha($0, in: screen) }, [0.5, 1, 0.5])
    screen.pass(0.5)
    XCTAssertEqual(screen.texts, ["base"])
    XCTAssertEqual(screen.frame("base")?.midY, 50)
  }

  func testPreferencesOfWhatGoesCountNoMore() {
    struct Key: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let (isThere, log) = (Setting(true), EventLog())
    let screen = show(
      Showing(isThere) { isThere in
        VStack {
          Text("a").preference(key: Key.self, value: ["a"])
          if isThere { Text("b").preference(key: Key.self, value: ["b"]) }
        }
        .onPreferenceChange(Key.self) { log.add($0.joined()) }
      })
    withAnimation(linear) { isThere.value = false }
    screen.settle()
    XCTAssertEqual(log.take(), ["ab", "a"])
    screen.pass(2)
    XCTAssertEqual(log.take(), [])
  }

  func testACompletionWaitsForWhatGoes() {
    let (isThere, log) = (Setting(true), EventLog())
    let screen = show(Rows(isThere: isThere), width: 100, height: 100)
    withAnimation(linear) {
      isThere.value = false
    } completion: {
      log.add("done")
    }
    screen.settle()
    screen.pass(0.9)
    XCTAssertEqual(log.take(), [])
    screen.pass(0.1)
    XCTAssertEqual(log.take(), ["done"])
  }
}
