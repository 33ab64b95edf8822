import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class FrameTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 20, height: 10) }
  private let hundred = CGSize(width: 100, height: 100)

  // MARK: A fixed size

  func testAFrameProposesAndItsContentChooses() {
    assertShows(
      Color.red.frame(width: 60, height: 30),
      """
      HostFrameView (20, 35, 60 x 30) width=60 height=30
      └─ HostColorView (0, 0, 60 x 30) background=red
      """)
    assertShows(
      Image(systemName: "star").frame(width: 60, height: 10),
      """
      HostFrameView (20, 45, 60 x 10) width=60 height=10
      └─ HostImageView (20, -5, 20 x 20) symbol=star
      """)
  }

  func testOneDimensionLeavesTheOtherToTheContent() {
    XCTAssertEqual(size(of: box.frame(width: 50), in: hundred), CGSize(width: 50, height: 10))
    XCTAssertEqual(size(of: box.frame(height: 50), in: hundred), CGSize(width: 20, height: 50))
    XCTAssertEqual(size(of: Color.red.frame(height: 50), in: hundred), CGSize(width: 100, height: 50))
    XCTAssertEqual(size(of: box.frame(width: 0, height: 0), in: hundred), .zero)
  }

  func testTheContentLiesByTheAlignment() {
    func place(_ alignment: Alignment) -> CGRect? {
      show(box.frame(width: 100, height: 100, alignment: alignment), width: 100, height: 100).colorFrames.first
    }
    let all: [Alignment] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
    ]
    let places = all.map { place($0)?.origin }
    let expected = [0.0, 45, 90].flatMap { y in [0.0, 40, 80].map { x in CGPoint(x: x, y: y) } }
    XCTAssertEqual(places, expected)
  }

  func testContentThatIsTooLargeStandsOutByTheAlignment() {
    let large = Color.red.frame(width: 60, height: 60)
    let screen = show(large.frame(width: 20, height: 20, alignment: .bottomTrailing), width: 100, height: 100)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 60, 60)])
  }

  func testFramesInFrames() {
    let inner = box.frame(width: 40, height: 40, alignment: .topLeading)
    XCTAssertEqual(
      show(inner.frame(width: 100, height: 100, alignment: .trailing), width: 100, height: 100).colorFrames,
      [CGRect(60, 30, 20, 10)])
  }

  // MARK: Limits

  func testBothLimitsTakeWhatIsOfferedWithinThem() {
    let frame = box.frame(minWidth: 30, maxWidth: 50)
    XCTAssertEqual([10.0, 40, 100].map { width(of: frame, offered: $0) }, [30, 40, 50])
    XCTAssertEqual(width(of: box.frame(minWidth: 0, maxWidth: .infinity), offered: 7), 7, "less than the content needs")
  }

  func testTheLeastLengthAloneIsTheContentsOrMore() {
    XCTAssertEqual(width(of: box.frame(minWidth: 15), offered: 100), 20)
    XCTAssertEqual(width(of: box.frame(minWidth: 60), offered: 100), 60)
    XCTAssertEqual(width(of: box.frame(minWidth: 150), offered: 100), 150)
    XCTAssertEqual(width(of: Color.red.frame(minWidth: 150), offered: 100), 150)
  }

  func testTheGreatestLengthAloneTakesWhatIsOfferedUpToIt() {
    XCTAssertEqual(width(of: box.frame(maxWidth: .infinity), offered: 100), 100)
    XCTAssertEqual(width(of: box.frame(maxWidth: .infinity), offered: 5), 20, "never less than the content")
    XCTAssertEqual(width(of: box.frame(maxWidth: 50), offered: 100), 50)
  }

  func testTheContentIsOfferedWhatIsWithinTheLimits() {
    XCTAssertEqual(
      show(Color.red.frame(maxWidth: 40, minHeight: 120), width: 100, height: 100).colorFrames,
      [CGRect(30, -10, 40, 120)])
  }

  func testTheIdealLengthCountsWhereNothingIsOffered() {
    let frame = Color.red.frame(idealWidth: 100, idealHeight: 40)
    XCTAssertEqual(size(of: frame.fixedSize(), in: .zero), CGSize(width: 100, height: 40))
    XCTAssertEqual(size(of: frame, in: CGSize(width: 30, height: 20)), CGSize(width: 30, height: 20))
  }

  func testALimitedFrameAlignsAndPrints() {
    assertShows(
      box.frame(
        minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 3, idealHeight: 4, maxHeight: 50,
        alignment: .bottomTrailing),
      """
      HostFlexibleFrameView (0, 25, 100 x 50) minWidth=1 idealWidth=2 maxWidth=inf minHeight=3 idealHeight=4 \
      maxHeight=50 alignment=bottomTrailing
      └─ HostFrameView (80, 40, 20 x 10) width=20 height=10
         └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testOtherNumbersAreTheSameHosts() {
    struct Resized: View {
      let length: CGFloat
      let alignment: Alignment
      var body: some View {
        Color.red.frame(width: length, height: length).frame(maxWidth: length * 2, minHeight: 50, alignment: alignment)
      }
    }
    let screen = show(Resized(length: 10, alignment: .center), width: 100, height: 100)
    let hosts = screen.all.map(ObjectIdentifier.init)
    XCTAssertEqual(screen.colorFrames, [CGRect(45, 45, 10, 10)])
    screen.view = Resized(length: 20, alignment: .topLeading)
    XCTAssertEqual(screen.all.map(ObjectIdentifier.init), hosts)
    XCTAssertEqual(screen.colorFrames, [CGRect(30, 25, 20, 20)])
  }

  // MARK: What is no length

  func testAFixedLengthThatIsNoneIsReportedAndCountsAsNotGiven() {
    for length in [CGFloat.nan, .infinity, -.infinity, -1] {
      XCTAssertEqual(size(of: box.frame(width: length, height: 30), in: hundred), CGSize(width: 20, height: 30))
      let sentences = takeSentences()
      XCTAssertEqual(sentences.count, 1)
      XCTAssertTrue(sentences.first?.hasPrefix("A frame has the width \(length)") == true, "\(sentences)")
    }
  }

  func testLimitsThatAreNoneAreReported() {
    XCTAssertEqual(width(of: box.frame(minWidth: .nan), offered: 100), 20)
    XCTAssertEqual(width(of: box.frame(minWidth: .infinity), offered: 100), 20)
    XCTAssertEqual(width(of: box.frame(maxWidth: -5), offered: 100), 0)
    XCTAssertEqual(width(of: box.frame(idealWidth: .nan).fixedSize(), offered: 100), 20)
    XCTAssertEqual(takeSentences().count, 4)
  }

  func testLimitsInTheWrongOrderAreReportedOnce() {
    let frame = box.frame(minWidth: 50, idealWidth: 30, maxWidth: 10)
    let screen = show(frame, width: 100, height: 100)
    XCTAssertEqual(screen.hosting.subviews.map(\.frame), [CGRect(25, 45, 50, 10)])
    let sentences = takeSentences()
    XCTAssertEqual(
      sentences,
      [
        "A frame has the limits minWidth 50, idealWidth 30, maxWidth 10; they count as 50, 50, 50. "
          + "Give lengths of 0 or more in ascending order; only the last may be infinite."
      ])
  }

  func testTheSameWrongLengthIsReportedOnce() {
    let setting = Setting("a")
    let screen = show(
      Showing(setting) { text in
        Text(text).padding(.top, .infinity).offset(x: .infinity).frame(width: -1)
          .frame(minWidth: .infinity, maxHeight: -1)
      })
    XCTAssertEqual(takeSentences().count, 5, "one for each of them, and for each axis of a limited frame")
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
    XCTAssertEqual(takeSentences(), [])
  }

  func testLimitsThatChangeTogetherAreJudgedTogether() {
    struct Limited: View {
      let least: CGFloat
      var body: some View {
        Color.red.frame(minWidth: least, idealWidth: least, maxWidth: least, minHeight: least, maxHeight: least)
      }
    }
    let screen = show(Limited(least: 10), width: 100, height: 100)
    screen.view = Limited(least: 60)
    XCTAssertEqual(screen.colorFrames, [CGRect(20, 20, 60, 60)])
    screen.view = Limited(least: 5)
    XCTAssertEqual(screen.colorFrames, [CGRect(47.5, 47.5, 5, 5)])
  }

  private func width(of view: some View, offered: CGFloat) -> CGFloat {
    size(of: view, in: CGSize(width: offered, height: 100)).width
  }
}
