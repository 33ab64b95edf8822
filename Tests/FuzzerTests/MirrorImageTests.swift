import FuzzGrammar
import TestSupport
import XCTest

/// Where reading begins on the right, random programs look like their mirror images.
@MainActor
final class MirrorImageTests: HostTestCase {
  func testPlacesAreMirrored() {
    for seed in 0..<150 {
      guard let difference = Trial(seed: seed, editCount: 0).differenceOfMirrorImage() else { continue }
      return XCTFail("seed \(seed): \(difference)")
    }
  }
}
