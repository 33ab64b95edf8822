import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Heroes, marks, jumps and numbers that roll: when all has come to rest, it is as if nothing had moved.
@MainActor
final class MotionIdiomsTests: HostTestCase {
  @Observable
  fileprivate final class Model {
    var chosen: Int?
    var tab = "One"
    var count = 3
    var isPlaying = false
  }

  private struct Gallery: View {
    let model: Model
    @Namespace private var hero

    var body: some View {
      ZStack {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
          ForEach(0..<model.count, id: \.self) { number in
            if model.chosen != number {
              Button("Card \(number)") { withAnimation(.spring) { model.chosen = number } }
                .matchedGeometryEffect(id: number, in: hero)
                .frame(width: 80, height: 40)
            } else {
              Color.clear.frame(width: 80, height: 40)
            }
          }
        }
        if let chosen = model.chosen {
          VStack {
            Text("Detail \(chosen)")
            Button("Close") { withAnimation(.spring) { model.chosen = nil } }
          }
          .matchedGeometryEffect(id: chosen, in: hero)
          .frame(width: 180, height: 150)
          .background(Color.white)
        }
      }
    }
  }

  /// A card that grows out of a grid, and goes back there, also before it has arrived.
  func testACardGrowsOutOfAGrid() {
    let model = Model()
    let screen = show(Gallery(model: model), width: 300, height: 300)
    screen.tap("Card 1")
    screen.pass(0.2)
    screen.tap("Close")
    screen.pass(0.2)
    model.count = 4
    screen.pass(0.1)
    screen.tap("Card 2")
    screen.pass(3)
    screen.pass(3)
    screen.assertShows("Card 0", "Card 1", "Card 3", "Detail 2", "Close")
    screen.tap("Close")
    screen.pass(3)
    screen.pass(3)
    XCTAssertFalse(screen.window.isAnimating)
    screen.assertShows("Card 0", "Card 1", "Card 2", "Card 3")
  }

  /// A mark behind the selected tab, which is another view in each, and a line below it, which is one view.
  func testAMarkBehindTheSelectedTab() {
    struct Tabs: View {
      let model: Model
      @Namespace private var space
      var body: some View {
        HStack {
          ForEach(["One", "Two", "Three"], id: \.self) { name in
            Button(name) { withAnimation(.snappy) { model.tab = name } }
              .background {
                if model.tab == name {
                  Capsule().matchedGeometryEffect(id: "mark", in: space).allowsHitTesting(false)
                }
              }
              .matchedGeometryEffect(id: name, in: space)
          }
        }
        .overlay {
          Color.red.frame(height: 2).matchedGeometryEffect(id: model.tab, in: space, isSource: false)
            .allowsHitTesting(false)
        }
      }
    }
    let model = Model()
    let screen = show(Tabs(model: model), width: 300, height: 100)
    for name in ["Three", "Two", "One", "Two"] {
      screen.tap(name)
      screen.pass(0.1)
    }
    model.tab = "Three"
    screen.settle()
    screen.pass(3)
    screen.pass(3)
    XCTAssertFalse(screen.window.isAnimating)
    XCTAssertEqual(screen.colorFrames[0].midX, screen.frame("Three")?.midX)
    screen.assertShows("One", "Two", "Three")
  }

  /// A button that jumps when it is tapped, a number that rolls, and a symbol that is another one then.
  func testAPlayerThatCounts() {
    struct Player: View {
      let model: Model
      var body: some View {
        VStack {
          Button {
            withAnimation(.bouncy) {
              model.isPlaying.toggle()
              model.count += 1
            }
          } label: {
            Label("Play", systemImage: model.isPlaying ? "pause.fill" : "play.fill")
              .contentTransition(.symbolEffect(.replace))
              .symbolEffect(.bounce, value: model.count)
          }
          .keyframeAnimator(initialValue: 0.0, trigger: model.count) { content, height in
            content.offset(y: height)
          } keyframes: { _ in
            SpringKeyframe(-20, duration: 0.2, spring: .bouncy)
            CubicKeyframe(0, duration: 0.3)
          }
          Text("\(model.count)").contentTransition(.numericText(value: Double(model.count)))
          if model.isPlaying { Text("playing").transition(.blurReplace) }
        }
      }
    }
    let model = Model()
    let screen = show(Player(model: model))
    for _ in 0..<3 {
      screen.tap("Play")
      screen.pass(0.15)
    }
    screen.pass(3)
    screen.pass(3)
    XCTAssertFalse(screen.window.isAnimating)
    screen.assertShows("Play", "6", "playing")
  }
}
