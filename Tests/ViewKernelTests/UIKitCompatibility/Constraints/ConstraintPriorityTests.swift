import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Which constraints hold where not all can.
@MainActor
final class ConstraintPriorityTests: HostTestCase {
  /// The left sides and widths of views in 100 points, for constraints between them.
  private func solve(_ count: Int, _ constraints: (UIView, [UIView]) -> [(NSLayoutConstraint, Int)]) -> [[CGFloat]] {
    let page = UIView(frame: CGRect(0, 0, 100, 10))
    let views = (0..<count).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    for (constraint, priority) in constraints(page, views) {
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.isActive = true
    }
    page.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  func testAHigherPriorityWinsWhateverTheNumberOfLowerOnes() {
    let widths = solve(1) { _, views in
      [(views[0].widthAnchor.constraint(equalToConstant: 10), 501)]
        + (0..<20).map { (views[0].widthAnchor.constraint(equalToConstant: 50 + CGFloat($0)), 500) }
    }
    XCTAssertEqual(widths, [[0, 10]])
  }

  func testALowerPriorityChoosesAmongWhatTheHigherOnesAllow() {
    let widths = solve(2) { page, views in
      [
        (views[0].leftAnchor.constraint(equalTo: page.leftAnchor), 1000),
        (views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor), 1000),
        (views[1].rightAnchor.constraint(equalTo: page.rightAnchor), 1000),
        (views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 30), 900),
        (views[1].widthAnchor.constraint(equalToConstant: 90), 800),
        (views[0].widthAnchor.constraint(equalToConstant: 99), 700),
      ]
    }
    XCTAssertEqual(widths, [[0, 30], [30, 70]])
  }

  func testOfEqualPrioritiesTheSumOfTheErrorsIsTheSmallest() {
    let widths = solve(1) { _, views in
      [10, 20, 70].map { (views[0].widthAnchor.constraint(equalToConstant: $0), 600) }
    }
    XCTAssertEqual(widths, [[0, 20]])
  }

  /// Boxes at random places; constraints that these places satisfy, in a random order and with random priorities; all
  /// of them hold.
  func testConstraintsThatCanAllHoldDo() {
    for seed in 0..<150 {
      var random = Random(seed: UInt64(seed))
      let page = UIView(frame: CGRect(0, 0, 400, 300))
      var places: [CGRect] = []
      var constraints: [NSLayoutConstraint] = []
      for index in 0..<Int.random(in: 1...8, using: &random) {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        let place = CGRect(number(-50...300), number(-50...200), number(0...90), number(0...90))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        // To the page or to an earlier view, and in each direction by two of the side, the other side, the middle and
        // the length.
        let other = Int.random(in: 0...index, using: &random)
        let (anchor, rect) = other == 0 ? (page, page.bounds) : (page.subviews[other - 1], places[other - 1])
        let horizontal = [
          view.leftAnchor.constraint(equalTo: anchor.rightAnchor, constant: place.minX - rect.maxX),
          view.rightAnchor.constraint(equalTo: anchor.centerXAnchor, constant: place.maxX - rect.midX),
          view.centerXAnchor.constraint(equalTo: anchor.leftAnchor, constant: place.midX - rect.minX),
          view.widthAnchor.constraint(
            equalTo: anchor.widthAnchor, multiplier: 0.5, constant: place.width - rect.width / 2),
        ]
        let vertical = [
          view.topAnchor.constraint(equalTo: anchor.topAnchor, constant: place.minY - rect.minY),
          view.bottomAnchor.constraint(equalTo: anchor.bottomAnchor, constant: place.maxY - rect.maxY),
          view.centerYAnchor.constraint(equalTo: anchor.centerYAnchor, constant: place.midY - rect.midY),
          view.heightAnchor.constraint(equalToConstant: place.height),
        ]
        for candidates in [horizontal, vertical] {
          constraints += candidates.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random))
        }
        constraints.append(
          view.rightAnchor.constraint(lessThanOrEqualTo: page.leftAnchor, constant: place.maxX + number(0...9)))
        places.append(place)
      }
      for constraint in constraints.shuffled(using: &random) {
        constraint.priority = UILayoutPriority(Float(Int.random(in: 1...1000, using: &random)))
        constraint.isActive = true
      }
      page.layoutIfNeeded()
      for (view, place) in zip(page.subviews, places) {
        XCTAssertEqual(view.frame.minX, place.minX, accuracy: 0.001, "seed \(seed)")
        XCTAssertEqual(view.frame.minY, place.minY, accuracy: 0.001, "seed \(seed)")
        XCTAssertEqual(view.frame.width, place.width, accuracy: 0.001, "seed \(seed)")
        XCTAssertEqual(view.frame.height, place.height, accuracy: 0.001, "seed \(seed)")
      }
    }
  }

  func testHugeNumbersComeToAnEnd() {
    let widths = solve(2) { page, views in
      [
        (views[0].widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 1e300), 1000),
        (views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 1e300), 900),
        (views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: -1e300), 900),
        (views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 1e308), 800),
      ]
    }
    XCTAssertEqual(widths.count, 2)
    _ = takeSentences()
  }

  /// Random contradictions come to an end, and the same ones to the same end.
  func testContradictionsComeToTheSameEnd() {
    func frames(_ seed: UInt64) -> [CGRect] {
      var random = Random(seed: seed)
      let page = UIView(frame: CGRect(0, 0, 100, 100))
      let views = (0..<6).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
      }
      for _ in 0..<40 {
        let view = views.randomElement(using: &random)!
        let other = (views + [page]).randomElement(using: &random)!
        let number = CGFloat(Int.random(in: -40...80, using: &random))
        let constraint: NSLayoutConstraint =
          switch Int.random(in: 0..<5, using: &random) {
          case 0: view.leftAnchor.constraint(equalTo: other.rightAnchor, constant: number)
          case 1: view.centerXAnchor.constraint(lessThanOrEqualTo: other.leftAnchor, constant: number)
          case 2: view.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: number)
          case 3: view.heightAnchor.constraint(equalToConstant: abs(number))
          default: view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: number)
          }
        constraint.priority = [.required, .defaultHigh, .defaultLow].randomElement(using: &random)!
        constraint.isActive = true
      }
      page.layoutIfNeeded()
      XCTAssertTrue(views.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
      return views.map(\.frame)
    }
    for seed in 0..<60 as Range<UInt64> { XCTAssertEqual(frames(seed), frames(seed), "seed \(seed)") }
    XCTAssertGreaterThan(takeSentences().count, 60)
  }
}
