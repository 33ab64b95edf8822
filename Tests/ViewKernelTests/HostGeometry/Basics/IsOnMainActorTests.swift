import Foundation
import Testing
import ViewKernel
import XCTest

import class TestProgram.EverydaySteps

/// Programs do the same wherever the main actor runs: on the main thread, or on others that run the main queue.
@MainActor
final class IsOnMainActorTests: HostTestCase {
  // The other programs have it, too.
  override func setUpWithError() throws { HostTypeface.current = .system }

  func testEachStepShows() {
    XCTAssertEqual(
      facts(EverydaySteps.run()),
      """
      == first
      bodies: StepView NumberView ModelView PublishedView
      texts: add 0, number 0, changes , switch, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      == tap writes a state
      bodies: StepView NumberView StepView
      texts: add 1, number 1, changes 1, switch, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      == tap, twice before the update
      bodies: StepView NumberView StepView
      texts: add 3, number 3, changes 1 3, switch, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      == a toggle writes through its binding
      bodies: StepView
      texts: add 3, number 3, changes 1 3, switch, on, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      == text is typed
      bodies: 
      texts: add 3, number 3, changes 1 3, switch, on, Jo, model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      the binding gives 13
      == a binding is written by code, and read again
      bodies: StepView NumberView StepView
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      == an observable object changes
      bodies: ModelView
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 0, move, ticks 0, link, sheet
      color 20 wide
      == a published property changes
      bodies: PublishedView
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 0, link, sheet
      color 20 wide
      == a change with an animation begins
      bodies: StepView
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 0, link, sheet
      color 20 wide
      == half of it has passed
      bodies: 
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 0, link, sheet
      color 60 wide
      == it is over
      bodies: 
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 0, link, sheet
      color 100 wide
      == a timer fires
      bodies: StepView
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 1, link, sheet
      color 100 wide
      == a link is followed
      bodies: DismissedView
      texts: back, Back
      == the screen is dismissed
      bodies: 
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 1, link, sheet
      color 100 wide
      == a sheet comes
      bodies: DismissedView
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 1, link, sheet, close
      color 100 wide
      == it is dismissed
      bodies: 
      texts: add 13, number 13, changes 1 3 13, switch, on, Jo, model 1, published 1, move, ticks 1, link, sheet
      color 100 wide
      """)
  }

  /// A report without the trees, but with the width of the color in them.
  private func facts(_ report: String) -> String {
    report.split(separator: "\n").compactMap { line in
      if let place = line.range(of: "HostColorView (0, 0, ") {
        return "color \(line[place.upperBound...].prefix { $0 != " " }) wide"
      }
      return line.first.map { "H│└├ ".contains($0) } == true ? nil : String(line)
    }.joined(separator: "\n")
  }

  func testXCTestRunsOnTheMainThread() throws {
    XCTAssertEqual(EverydaySteps.run() + "\n", try runTestProgram("mainThread"))
  }

  func testXCTestRunsAsyncTestsInTheMainQueue() async throws {
    XCTAssertEqual(EverydaySteps.run() + "\n", try runTestProgram("mainThread"))
  }

  func testAnAsyncMainThatHasWaited() throws {
    XCTAssertEqual(try runTestProgram("asyncMain"), try runTestProgram("mainThread"))
  }

  func testTheMainQueueUnderDispatchMain() throws {
    XCTAssertEqual(try runTestProgram("dispatchMain"), try runTestProgram("mainThread"))
  }

  // MARK: Writes from elsewhere

  func testWritesFromElsewhereArriveInOrderAndAreFollowedByAnUpdate() async {
    let report = await EverydaySteps.runWritesFromElsewhere()
    XCTAssertEqual(
      facts(report),
      """
      == first
      bodies: StepView NumberView ModelView PublishedView
      texts: add 0, number 0, changes , switch, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      an update is wanted: true
      == written elsewhere
      bodies: StepView NumberView StepView NumberView StepView
      texts: add 60, number 60, changes 60, switch, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      == half of the animation
      bodies: 
      texts: add 60, number 60, changes 60, switch, , model 0, published 0, move, ticks 0, link, sheet
      color 20 wide
      """)
  }

  func testWritesFromElsewhereInOtherPrograms() async throws {
    let report = await EverydaySteps.runWritesFromElsewhere() + "\n"
    XCTAssertEqual(try runTestProgram("asyncMain", "elsewhere"), report)
    XCTAssertEqual(try runTestProgram("dispatchMain", "elsewhere"), report)
  }
}

/// The same in tests of Swift Testing, whose main actor runs on another thread than the main one.
@MainActor
@Suite(.serialized, .views)
struct OnMainActorSuite {
  @Test func steps() throws {
    #expect(try EverydaySteps.run() + "\n" == runTestProgram("mainThread"))
  }

  @Test func stepsInAnAsyncTest() async throws {
    await Task.yield()
    #expect(try EverydaySteps.run() + "\n" == runTestProgram("mainThread"))
  }

  @Test func writesFromElsewhere() async throws {
    #expect(try await EverydaySteps.runWritesFromElsewhere() + "\n" == runTestProgram("asyncMain", "elsewhere"))
  }
}
