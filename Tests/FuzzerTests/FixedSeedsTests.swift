import FuzzGrammar
import TestSupport
import XCTest

/// Random programs show after random edits what fresh windows over the same models show. More seeds: `swift run -c
/// release Fuzzer`.
@MainActor
final class FixedSeedsTests: HostTestCase {
  func testTheSameSeedsAlways() {
    var counts = Counts()
    for seed in 0..<60 {
      let trial = Trial(seed: seed, editCount: 12)
      guard let failure = trial.run(counting: &counts) else { continue }
      var rest = Counts()
      let smallest = trial.shrunk { $0.run(counting: &rest)?.kind == failure.kind }
      return XCTFail(smallest.text(of: smallest.run(counting: &rest) ?? failure, seed: seed))
    }
    XCTAssertGreaterThan(counts.comparisons, 100)
  }

  func testASeedIsATrialThatComesBackFromItsLine() {
    for seed in 0..<20 {
      let trial = Trial(seed: seed)
      XCTAssertEqual(trial, Trial(seed: seed))
      XCTAssertEqual(Trial(json: trial.json), trial)
    }
  }

  func testWhatFailsIsMadeSmall() {
    let trial = Trial(seed: 7, editCount: 30)
    let smallest = trial.shrunk { $0.editCount >= 2 }
    XCTAssertEqual(smallest.editCount, 2)
    XCTAssertTrue(
      smallest.text(of: Failure(kind: "x", detail: "", step: 0), seed: 7).contains("Text(\"a\")"),
      "the smallest program is one text")
  }
}
