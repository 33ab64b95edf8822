import Foundation
import HostTree
import ViewKernel
import XCTest

/// Values, ranges, steps and gestures that are none: what controls show instead.
@MainActor
final class TouchGesturesBadInputTests: BadInputTestCase {
  func testDragGestureInit() {
    row(
      "DragGesture.init", "not-a-number",
      says: "The minimum distance of a drag is nan; it counts as 10. Give it a finite number of 0 or "
        + "more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(DragGesture(minimumDistance: .nan)) }
    row(
      "DragGesture.init", "infinite",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(DragGesture(minimumDistance: .infinity)) }
    row(
      "DragGesture.init", "negative",
      says: "The minimum distance of a drag is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(DragGesture(minimumDistance: -7)) }
  }

  func testTapGestureInit() {
    row(
      "TapGesture.init", "zero",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(TapGesture(count: 0)) }
    row(
      "TapGesture.init", "the first integer",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(TapGesture(count: .min)) }
  }

  func testSpatialTapGestureInit() {
    row(
      "SpatialTapGesture.init", "zero",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(SpatialTapGesture(count: 0)) }
    row(
      "SpatialTapGesture.init", "the first integer",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(SpatialTapGesture(count: .min)) }
  }

  func testMagnificationGestureInit() {
    row(
      "MagnificationGesture.init", "not-a-number",
      says: "The minimum scale delta of a magnification is nan; it counts as 0.01. Give it a finite "
        + "number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(MagnificationGesture(minimumScaleDelta: .nan)) }
    row(
      "MagnificationGesture.init", "infinite",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(MagnificationGesture(minimumScaleDelta: .infinity)) }
    row(
      "MagnificationGesture.init", "negative",
      says: "The minimum scale delta of a magnification is -7; it counts as 0. Give it a finite "
        + "number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(MagnificationGesture(minimumScaleDelta: -7)) }
  }

  func testRotationGestureInit() {
    row(
      "RotationGesture.init", "not-a-number",
      says: "The minimum angle delta of a rotation, in radians, is nan; it counts as "
        + "0.017453292519943295. Give it a finite number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(RotationGesture(minimumAngleDelta: .degrees(.nan))) }
    row(
      "RotationGesture.init", "infinite",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(RotationGesture(minimumAngleDelta: .degrees(.infinity))) }
    row(
      "RotationGesture.init", "negative",
      says: "The minimum angle delta of a rotation, in radians, is -0.12217304763960307; it counts "
        + "as 0. Give it a finite number of 0 or more.",
      shows: "HostGestureView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").gesture(RotationGesture(minimumAngleDelta: .degrees(-7))) }
  }
}
