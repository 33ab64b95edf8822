import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextLooksTests: HostTestCase {
  func testItTakesTheRoomOfItsLetters() {
    assertShows(Text("Hi"), "HostLabel \"Hi\" (41.5, 40, 17 x 20)")
  }

  func testItBreaksWhereItIsOfferedLess() {
    let text = Text("one two three")
    XCTAssertEqual(size(of: text, in: CGSize(width: 200, height: 100)), CGSize(width: 104, height: 20))
    XCTAssertEqual(size(of: text, in: CGSize(width: 70, height: 100)), CGSize(width: 60, height: 40))
    XCTAssertEqual(size(of: text.lineLimit(1), in: CGSize(width: 70, height: 100)).height, 20)
  }

  func testAValueAStringAndASubstringAreTexts() {
    let count = 3
    let name = "ab%@c"
    let screen = show(
      VStack {
        Text("\(count) items")
        Text(name)
        Text(name.prefix(2))
        Text(verbatim: "\(count)")
      })
    XCTAssertEqual(screen.texts, ["3 items", "ab%@c", "ab", "3"])
  }

  func testItsLooksArePrinted() {
    let text = Text("x").font(.title).bold().italic().foregroundColor(.red)
    XCTAssertEqual(
      show(text.lineLimit(2).multilineTextAlignment(.trailing)).host("x").map(line),
      "HostLabel \"x\" font=system 28 bold italic color=red lines=2 alignment=right")
  }

  func testWhatItSaysItselfCountsMoreThanWhatIsSaidAround() {
    let screen = show(
      VStack {
        Text("own").font(.caption).foregroundColor(.red)
        Text("part").bold()
        Text("none").font(nil).fontWeight(nil).foregroundColor(nil)
        Text("letters").monospaced()
      }
      .font(.title).foregroundColor(.blue))
    let labels = screen.hosts(of: HostLabel.self)
    let title = HostFont.preferredFont(forTextStyle: .title1)
    XCTAssertEqual(
      labels.map(\.font),
      [
        .preferredFont(forTextStyle: .caption1), HostFont(pointSize: 28, weight: .bold), title,
        HostFont(pointSize: 28, design: .monospaced),
      ])
    XCTAssertEqual(labels.map(\.textColor), [.red, .blue, .blue, .blue])
  }

  func testWhatWasSaidFirstCounts() {
    let label = show(Text("x").font(.title).font(.caption).bold().fontWeight(.light)).hosts(of: HostLabel.self)[0]
    XCTAssertEqual(label.font, HostFont(pointSize: 28, weight: .bold))
  }

  func testAnotherTextIsTheSameHost() {
    let screen = show(Text("a"))
    let label = screen.host("a")
    screen.view = Text("much longer").bold()
    XCTAssertTrue(screen.host("much longer") === label)
    screen.view = Text("b")
    assertText(screen.printed, "HostLabel \"b\" (95, 90, 10 x 20)")
  }

  func testALineLimitBelowOneIsNone() {
    for limit in [nil, 0, -3] {
      XCTAssertEqual(show(Text("x").lineLimit(limit)).hosts(of: HostLabel.self).map(\.numberOfLines), [0])
    }
    XCTAssertEqual(
      takeSentences(),
      [
        "A text can't have -3 lines at most; it has as many as there are. Give lineLimit a number above 0, or nil."
      ])
  }

  func testDisabledTextsLookTheSame() {
    XCTAssertEqual(show(Text("x").disabled(true)).printed, show(Text("x")).printed)
  }
}
