import Foundation
import HostTree
import ViewKernel
import XCTest

/// Odd numbers given to gestures.
@MainActor
final class GesturesBadInputTests: BadInputTestCase {
  func testMagnifyGestureInit() {
    row(
      "MagnifyGesture.init", "not-a-number",
      says: "The minimum scale delta of a magnification is nan; it counts as 0.01. Give it a finite "
        + "number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(MagnifyGesture(minimumScaleDelta: .nan)) }
    row(
      "MagnifyGesture.init", "infinite",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(MagnifyGesture(minimumScaleDelta: .infinity)) }
    row(
      "MagnifyGesture.init", "negative",
      says: "The minimum scale delta of a magnification is -7; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(MagnifyGesture(minimumScaleDelta: -7)) }
  }

  func testRotateGestureInit() {
    row(
      "RotateGesture.init", "not-a-number",
      says: "The minimum angle delta of a rotation, in radians, is nan; it counts as "
        + "0.017453292519943295. Give it a finite number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(RotateGesture(minimumAngleDelta: .degrees(.nan))) }
    row(
      "RotateGesture.init", "infinite",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(RotateGesture(minimumAngleDelta: .degrees(.infinity))) }
    row(
      "RotateGesture.init", "negative",
      says: "The minimum angle delta of a rotation, in radians, is -0.12217304763960307; it counts "
        + "as 0. Give it a finite number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(RotateGesture(minimumAngleDelta: .degrees(-7))) }
  }
}
