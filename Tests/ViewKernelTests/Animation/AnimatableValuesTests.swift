import HostTree
import ViewKernel
import XCTest

@MainActor
final class AnimatableValuesTests: HostTestCase {
  func testArithmetic() {
    typealias Three = AnimatableValues<Double, CGFloat, AnimatablePair<Double, Double>>
    let one = Three(1, 2, AnimatablePair(3, 4))
    let two = Three(10, 20, AnimatablePair(30, 40))
    XCTAssertEqual(one + two, Three(11, 22, AnimatablePair(33, 44)))
    XCTAssertEqual(two - one, Three(9, 18, AnimatablePair(27, 36)))
    XCTAssertNotEqual(one, Three(1, 2, AnimatablePair(3, 5)))
    XCTAssertEqual(one.magnitudeSquared, 1 + 4 + 9 + 16)
    XCTAssertEqual(one.scaled(by: 2).value.1, 4)
    XCTAssertEqual(Three.zero + one, one)
    XCTAssertEqual(one.interpolated(towards: two, amount: 0.5).value.0, 5.5)
  }

  func testAnimation() {
    struct Box: View, Animatable {
      var width: Double
      var height: Double
      var corner: Double
      var animatableData: AnimatableValues<Double, Double, Double> {
        get { AnimatableValues(width, height, corner) }
        set { (width, height, corner) = newValue.value }
      }
      var body: some View { Text("\(Int(width)) \(Int(height)) \(Int(corner))") }
    }
    struct Page: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
          Box(width: isLarge ? 20 : 10, height: isLarge ? 40 : 20, corner: isLarge ? 8 : 0)
        }
      }
    }
    let screen = show(Page())
    screen.tap("Grow")
    screen.advance(by: 0.5)
    XCTAssertEqual(screen.texts.last, "15 30 4")
    screen.advance(by: 0.6)
    XCTAssertEqual(screen.texts.last, "20 40 8")
  }
}
