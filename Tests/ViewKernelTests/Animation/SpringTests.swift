import Foundation
import ViewKernel
import XCTest

final class SpringTests: XCTestCase {
  private let springs = [
    Spring(), Spring(duration: 0.3, bounce: 0.4), Spring(duration: 1, bounce: -0.5),
    Spring(response: 0.55, dampingRatio: 0.825), Spring(mass: 2, stiffness: 170, damping: 12),
    Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true),
  ]

  /// The way of a weight on a spring, in small steps of time.
  private func simulate(_ spring: Spring, from velocity: Double, for time: Double) -> (place: Double, speed: Double) {
    var (place, speed) = (0.0, velocity)
    let steps = 20_000
    let step = time / Double(steps)
    func pull(_ place: Double, _ speed: Double) -> Double {
      (spring.stiffness * (1 - place) - spring.damping * speed) / spring.mass
    }
    for _ in 0..<steps {  // midpoint rule
      let middle = (place + speed * step / 2, speed + pull(place, speed) * step / 2)
      place += middle.1 * step
      speed += pull(middle.0, middle.1) * step
    }
    return (place, speed)
  }

  func testTheFormulaIsTheWayOfAWeightOnASpring() {
    for spring in springs {
      for velocity in [0.0, 5, -3] {
        for time in [0.05, 0.2, 0.6] {
          let (place, speed) = simulate(spring, from: velocity, for: time)
          XCTAssertEqual(
            spring.value(target: 1.0, initialVelocity: velocity, time: time), place, accuracy: 1e-5, "\(spring)")
          XCTAssertEqual(
            spring.velocity(target: 1.0, initialVelocity: velocity, time: time), speed, accuracy: 1e-4, "\(spring)")
        }
      }
    }
  }

  func testDurationAndBounceAreResponseAndDamping() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    XCTAssertEqual(spring.response, 0.5, accuracy: 1e-12)
    XCTAssertEqual(spring.dampingRatio, 0.7, accuracy: 1e-12)
    XCTAssertEqual(spring.bounce, 0.3, accuracy: 1e-12)
    XCTAssertEqual(spring.mass, 1)
    XCTAssertEqual(spring.stiffness, 16 * Double.pi * Double.pi, accuracy: 1e-9)
    XCTAssertEqual(spring.damping, 0.7 * 8 * Double.pi, accuracy: 1e-9)
    XCTAssertEqual(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, accuracy: 1e-12)
    XCTAssertEqual(Spring(duration: 1, bounce: -0.5).bounce, -0.5, accuracy: 1e-12)
    XCTAssertEqual(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio, 1, accuracy: 1e-12)
    XCTAssertEqual(Spring.snappy, Spring(duration: 0.5, bounce: 0.15))
    XCTAssertEqual(Spring.bouncy(duration: 1, extraBounce: 0.1), Spring(duration: 1, bounce: 0.4))
    XCTAssertEqual(Spring.smooth, Spring())
  }

  func testASettledSpringStaysSettled() {
    for spring in springs {
      for velocity in [0.0, 20, -20] {
        for target in [1.0, 0] where target + abs(velocity) > 0 {
          let end = spring.settlingDuration(target: target, initialVelocity: velocity)
          let limit = 0.001 * max(target, abs(velocity) * spring.response / (2 * Double.pi))
          for after in stride(from: 0, through: 1, by: 0.05) {
            let place = spring.value(target: target, initialVelocity: velocity, time: end + after)
            XCTAssertEqual(place, target, accuracy: limit * 1.001, "\(spring) from \(velocity)")
          }
          XCTAssertLessThan(end, 5)
        }
      }
    }
  }

  func testSpringsWithoutAWayOrWithoutFriction() {
    XCTAssertEqual(Spring().settlingDuration(target: 0.0), 0)
    XCTAssertEqual(Spring(mass: 1, stiffness: 1, damping: 0).settlingDuration, .infinity)
    XCTAssertEqual(Spring().value(target: 5.0, time: -1), 0)
    XCTAssertTrue(Spring(duration: 0, bounce: 0).value(target: 5.0, time: 0.01).isFinite)
    XCTAssertTrue(Spring(duration: .nan, bounce: .nan).stiffness.isFinite)
  }

  func testAnUpdateIsAStep() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    var (value, velocity) = (2.0, 3.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.02) }
    XCTAssertEqual(value, 2 + spring.value(target: 8, initialVelocity: 3, time: 0.2), accuracy: 1e-9)
    XCTAssertEqual(velocity, spring.velocity(target: 8, initialVelocity: 3, time: 0.2), accuracy: 1e-9)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 60)
    XCTAssertEqual([value, velocity].map { ($0 * 1e6).rounded() / 1e6 }, [10, 0])
  }

  func testASpringByTheTimeThatItTakesToSettle() {
    for ratio in [0.3, 0.8, 1, 1.5] {
      let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
      XCTAssertEqual(spring.settlingDuration, 2, accuracy: 1e-6)
      XCTAssertEqual(spring.dampingRatio, ratio, accuracy: 1e-9)
    }
    XCTAssertEqual(
      Spring(settlingDuration: 2, dampingRatio: 1, epsilon: 0.1).settlingDuration(target: 1.0, epsilon: 0.1), 2,
      accuracy: 1e-6)
    XCTAssertEqual(Spring(settlingDuration: 2, dampingRatio: 0).response, 2, accuracy: 1e-9)
  }

  func testValuesWithNumbers() {
    let spring = Spring(mass: 1, stiffness: 10, damping: 2)
    let (from, to, swing) = (CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 40), CGPoint(x: 1, y: 2))
    let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: swing, time: 0.3)
    XCTAssertEqual(speed.x, spring.velocity(target: 10, initialVelocity: 1, time: 0.3), accuracy: 1e-9)
    XCTAssertEqual(speed.y, 2 * speed.x, accuracy: 1e-9)
    let force = spring.force(fromValue: from, toValue: to, position: CGPoint(x: 4, y: 0), velocity: swing)
    XCTAssertEqual(force.x, spring.force(target: 10, position: 4, velocity: 1), accuracy: 1e-9)
    XCTAssertEqual(
      spring.settlingDuration(fromValue: 5.0, toValue: 8, initialVelocity: 1, epsilon: 0.01),
      spring.settlingDuration(target: 3, initialVelocity: 1, epsilon: 0.01))
  }

  func testForceAndPlacesBetweenValues() {
    let spring = Spring(mass: 1, stiffness: 10, damping: 2)
    XCTAssertEqual(spring.force(target: 3.0, position: 1, velocity: 4), 12)
    let place = spring.value(
      fromValue: CGPoint(x: 10, y: 20), toValue: CGPoint(x: 20, y: 40), initialVelocity: CGPoint.zero, time: 0.3)
    let part = spring.value(target: 1.0, time: 0.3)
    XCTAssertEqual(place.x, 10 + 10 * part, accuracy: 1e-9)
    XCTAssertEqual(place.y, 20 + 20 * part, accuracy: 1e-9)
  }
}
