import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Things that move, while other things change; when all has come to rest, it is as if nothing had moved.
@MainActor
final class AnimationIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var isOn = false
    var items = ["a", "b", "c"]
    var value = 0.0
    var text = "x"
    var step = 0
  }

  private let linear = Animation.linear(duration: 1)

  /// A chevron that turns, and details that come in below it.
  func testAChevronAndDetails() {
    struct Card: View {
      let model: Model
      var body: some View {
        VStack {
          HStack {
            Text("Details")
            Image(systemName: "chevron.right").rotationEffect(.degrees(model.isOn ? 90 : 0))
          }
          .onTapGesture { withAnimation(.linear(duration: 1)) { model.isOn.toggle() } }
          if model.isOn { Text(model.text).transition(.opacity) }
        }
      }
    }
    let model = Model()
    let screen = show(Card(model: model))
    screen.tap("Details")
    screen.pass(0.5)
    XCTAssertEqual(screen.shownTexts, ["Details", "x"])
    model.text = "y"
    screen.pass(1)
    screen.assertShows("Details", "y")
    screen.tap("Details")
    screen.pass(0.5)
    screen.tap("Details")
    screen.pass(2)
    screen.assertShows("Details", "y")
    screen.tap("Details")
    screen.pass(2)
    screen.assertShows("Details")
  }

  /// Rows that are inserted, removed and moved with an animation, and changed in its midst.
  func testAnEditInterruptsAnAnimation() {
    struct Rows: View {
      let model: Model
      var body: some View {
        VStack { ForEach(model.items, id: \.self) { Text("\($0)\(model.text)").transition(.slide) } }
      }
    }
    let model = Model()
    let screen = show(Rows(model: model))
    withAnimation(linear) { model.items.insert("n", at: 1) }
    screen.settle()
    screen.pass(0.3)
    model.text = "!"
    screen.settle()
    withAnimation(linear) { model.items.removeAll { $0 == "a" } }
    screen.settle()
    screen.pass(0.3)
    model.items.reverse()
    screen.pass(0.3)
    withAnimation(linear) { model.items.append("a") }
    screen.pass(5)
    screen.pass(5)
    XCTAssertFalse(screen.window.isAnimating)
    screen.assertShows("c!", "b!", "n!", "a!")
  }

  /// A bar that grows by `.animation(_:value:)`; half way to one value, it is sent to another.
  func testABarThatGrows() {
    struct Bar: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 100 * model.value, height: 10).animation(.linear(duration: 1), value: model.value)
      }
    }
    let model = Model()
    let screen = show(Bar(model: model))
    func width() -> CGFloat { screen.colorFrames[0].width }
    model.value = 1
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(width(), 50, accuracy: 0.01)
    model.value = 0
    screen.settle()
    XCTAssertEqual(width(), 50, accuracy: 0.01)
    screen.pass(2)
    XCTAssertEqual(width(), 0)
    screen.assertAgreesWithFresh()
    model.value = 0.2
    screen.settle()
    screen.pass(0.5)
    screen.pass(2)
    XCTAssertEqual(width(), 20, accuracy: 0.001)
    screen.assertAgreesWithFresh()
  }

  /// One view goes as another one comes, to and fro, faster than they can.
  func testTwoViewsInTurn() {
    struct Turn: View {
      let model: Model
      var body: some View {
        ZStack {
          if model.isOn {
            Text("on \(model.text)").transition(.move(edge: .leading))
          } else {
            Text("off \(model.text)").transition(.asymmetric(insertion: .scale, removal: .opacity))
          }
        }
      }
    }
    let model = Model()
    let screen = show(Turn(model: model))
    for number in 1...5 {
      withAnimation(linear) { model.isOn.toggle() }
      model.text = "\(number)"
      screen.settle()
      screen.pass(0.3)
    }
    screen.pass(3)
    screen.pass(3)
    screen.assertShows("on 5")
    withAnimation(linear) { model.isOn = false }
    screen.settle()
    screen.pass(3)
    screen.assertShows("off 5")
  }

  /// A message that goes by itself after a while.
  func testAToast() {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        ZStack(alignment: .bottom) {
          Color.white
          if model.isOn {
            Text(model.text).transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          guard model.isOn else { return }
          model.step += 1
          if model.step == 3 { withAnimation(.linear(duration: 0.5)) { model.isOn = false } }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    withAnimation(linear) { model.isOn = true }
    screen.settle()
    for _ in 0..<3 { screen.pass(1) }
    XCTAssertEqual(screen.shownTexts, ["x"])
    screen.pass(0.25)
    XCTAssertEqual(screen.shownTexts, ["x"])
    screen.pass(0.5)
    XCTAssertEqual(screen.shownTexts, [])
    screen.assertAgreesWithFresh()
  }

  /// A deck of steps: a completion starts the next animation.
  func testAnimationsOneAfterAnother() {
    struct Steps: View {
      let model: Model
      private func go() {
        withAnimation(.linear(duration: 1)) {
          model.step += 1
        } completion: {
          if model.step < 3 { go() } else { model.text = "done" }
        }
      }
      var body: some View {
        VStack {
          Button("Go \(model.text)", action: go)
          Color.red.frame(width: CGFloat(model.step) * 20, height: 10)
        }
      }
    }
    let model = Model()
    let screen = show(Steps(model: model))
    screen.tap("Go x")
    XCTAssertEqual(model.step, 1)
    for _ in 0..<4 { screen.pass(1.1) }
    XCTAssertEqual(model.step, 3)
    screen.assertShows("Go done")
    XCTAssertEqual(screen.colorFrames[0].width, 60)
  }

  /// A list of rows in which one is added and one removed with an animation while it is filtered.
  func testAListThatIsFilteredWithAnAnimation() {
    struct Rows: View {
      let model: Model
      var body: some View {
        List(model.items.filter { !model.isOn || $0 != "b" }, id: \.self) { Text("\($0) \(model.text)") }
          .animation(.default, value: model.isOn)
      }
    }
    let model = Model()
    let screen = show(Rows(model: model))
    model.isOn = true
    screen.settle()
    screen.pass(0.1)
    model.items.append("d")
    screen.pass(0.1)
    model.text = "y"
    screen.pass(2)
    screen.assertShows("a y", "c y", "d y")
    model.isOn = false
    screen.settle()
    screen.pass(0.1)
    model.items.removeFirst()
    screen.pass(2)
    screen.assertShows("b y", "c y", "d y")
  }

  /// A modifier of one's own as a transition.
  func testATransitionOfOnesOwn() {
    struct Blink: ViewModifier {
      let isActive: Bool
      func body(content: Content) -> some View { content.opacity(isActive ? 0 : 1).offset(x: isActive ? 50 : 0) }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn {
            Text(model.text)
              .transition(.modifier(active: Blink(isActive: true), identity: Blink(isActive: false)))
          }
          Text("below")
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    withAnimation(linear) { model.isOn = true }
    screen.settle()
    screen.pass(0.5)
    model.text = "z"
    screen.pass(2)
    screen.assertShows("z", "below")
    withAnimation(linear) { model.isOn = false }
    screen.settle()
    screen.pass(0.5)
    withAnimation(linear) { model.isOn = true }
    screen.pass(0.5)
    screen.pass(2)
    screen.assertShows("z", "below")
  }
}
