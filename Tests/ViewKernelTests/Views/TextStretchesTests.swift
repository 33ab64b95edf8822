import Foundation
import HostTree
import ViewKernel
import XCTest

/// Texts of several stretches, and what views around say of texts' looks.
@MainActor
final class TextStretchesTests: HostTestCase {
  private func label<V: View>(_ view: V) -> String {
    let screen = show(view)
    return screen.hosts(of: HostLabel.self).map(line).joined(separator: "\n")
  }

  func testEachStretchKeepsItsLooks() {
    let text = Text("Hello, ").font(.title) + Text("bold").bold() + Text(" and ") + Text("red").foregroundColor(.red)
    XCTAssertEqual(
      label(text.italic()),
      "HostLabel \"Hello, bold and red\" runs=[\"Hello, \" system 28 italic, \"bold\" system 17 bold italic, "
        + "\" and \" system 17 italic, \"red\" system 17 italic red] font=system 28 italic")
  }

  func testStretchesThatLookAlikeAreOne() {
    XCTAssertEqual(label(Text("a").bold() + Text("b").bold()), "HostLabel \"ab\" font=system 17 bold")
    XCTAssertEqual(label(Text("") + Text("b").bold() + Text("")), "HostLabel \"b\" font=system 17 bold")
    XCTAssertEqual(Text("a") + Text("b"), Text("ab"))
  }

  func testEachStretchIsAsWideAsItsFontHasIt() {
    let small = HostFont(pointSize: 10)
    let large = HostFont(pointSize: 20)
    let expected = small.width(of: "small ") + large.width(of: "large")
    let both = Text("small ").font(.system(size: 10)) + Text("large").font(.system(size: 20))
    XCTAssertEqual(
      size(of: both, in: CGSize(width: 1000, height: 100)), CGSize(width: expected.rounded(.up), height: 24))
    XCTAssertEqual(
      size(of: both, in: CGSize(width: expected - 1, height: 100)).height, 48, "it breaks between the stretches")
  }

  func testStretchesAreDrawnOneByOne() {
    let label = HostLabel(frame: CGRect(0, 0, 200, 24))
    label.runs = [
      HostTextRun("a", font: HostFont(pointSize: 20), color: .red), HostTextRun("b", font: HostFont(pointSize: 10)),
    ]
    let lines = HostDrawing(of: label).commands.compactMap { command in
      if case .text(let line) = command { "\(line.text) \(line.font) \(line.origin.x) \(line.origin.y)" } else { nil }
    }
    XCTAssertEqual(lines, ["a system 20 0.0 19.0", "b system 10 11.12 19.0"])
  }

  func testStretchesAreAsWideAsTheSameTextInOne() {
    let one = Text("an even rather long text")
    let several = Text("an ").underline() + Text("even ") + Text("rather").underline() + Text(" long text")
    let room = CGSize(width: 1000, height: 100)
    XCTAssertEqual(size(of: several, in: room), size(of: one, in: room))
    let screen = show(several, width: 1000)
    let label = screen.hosts(of: HostLabel.self)[0]
    let font = label.font
    let drawn = HostDrawing(of: label).commands.compactMap { command -> CGRect? in
      guard case .text(let line) = command else { return nil }
      return CGRect(x: line.origin.x, y: 0, width: line.width, height: 0)
    }
    let starts = ["", "an ", "an even ", "an even rather"].map { font.width(of: $0) }
    XCTAssertEqual(drawn.count, starts.count)
    for (place, start) in zip(drawn, starts) { XCTAssertEqual(place.minX, start, accuracy: 1e-9) }
    XCTAssertEqual(drawn.last?.maxX ?? 0, font.width(of: "an even rather long text"), accuracy: 1e-9)
  }

  func testWhatATextSaysItselfCountsWhateverItSays() {
    func views(_ text: Text) -> some View { VStack { text }.bold().italic().underline().strikethrough() }
    XCTAssertEqual(label(views(Text("a"))), "HostLabel \"a\" font=system 17 bold italic underlined struck-through")
    XCTAssertEqual(
      label(views(Text("a").bold(false))), "HostLabel \"a\" font=system 17 italic underlined struck-through")
    XCTAssertEqual(
      label(views(Text("a").italic(false))), "HostLabel \"a\" font=system 17 bold underlined struck-through")
    XCTAssertEqual(
      label(views(Text("a").underline(false))), "HostLabel \"a\" font=system 17 bold italic struck-through")
    XCTAssertEqual(
      label(views(Text("a").strikethrough(false))), "HostLabel \"a\" font=system 17 bold italic underlined")
    XCTAssertEqual(
      label(VStack { Text("a").bold(false) + Text("b") }.bold()),
      "HostLabel \"ab\" runs=[\"a\", \"b\" system 17 bold]")
    XCTAssertEqual(label(Text("a").bold(false).font(.headline)), "HostLabel \"a\" font=system 17 semibold")
    XCTAssertEqual(label(Text("a").fontWeight(.light).bold(false)), "HostLabel \"a\" font=system 17 light")
    XCTAssertEqual(label(VStack { Text("a").fontWeight(nil) }.bold()), "HostLabel \"a\" font=system 17 bold")
  }

  func testViewsAroundSayWhatTextsDoNot() {
    XCTAssertEqual(
      label(
        VStack {
          Text("a")
          Text("b").fontWeight(.light).kerning(3).underline(false)
          Text("c").bold(false).italic(false)
        }
        .bold().italic().underline().kerning(2).fontDesign(.serif)),
      """
      HostLabel "a" kern=2 font=serif 17 bold italic underlined
      HostLabel "b" kern=3 font=serif 17 light italic
      HostLabel "c" kern=2 font=serif 17 underlined
      """)
    XCTAssertEqual(
      label(Group { Text("A b").textCase(.uppercase) }.textCase(.lowercase).strikethrough().monospaced()),
      "HostLabel \"A B\" font=monospaced 17 struck-through")
    XCTAssertEqual(
      label(
        VStack {
          Text("a").monospaced(false)
          Text("b").monospaced(false).fontDesign(.serif)
        }
        .monospaced()),
      """
      HostLabel "a"
      HostLabel "b" font=serif 17
      """)
    XCTAssertEqual(
      label(VStack { Text("a") }.fontWeight(.bold).fontWeight(.light).baselineOffset(4)),
      "HostLabel \"a\" runs=[\"a\" system 17 bold lifted 4] font=system 17 bold")
  }

  func testLines() {
    XCTAssertEqual(size(of: Text("a\nb").lineSpacing(5), in: CGSize(width: 100, height: 100)).height, 45)
    XCTAssertEqual(
      size(of: Text("a").lineLimit(3, reservesSpace: true), in: CGSize(width: 100, height: 100)).height, 60)
    XCTAssertEqual(
      size(of: Text("a").lineLimit(...3).lineLimit(3, reservesSpace: true), in: CGSize(width: 100, height: 100)).height,
      20,
      "a range says whether there is a minimum")
    XCTAssertEqual(size(of: Text("a\nb\nc").lineLimit(1...2), in: CGSize(width: 100, height: 100)).height, 40)
    XCTAssertEqual(size(of: Text("a").lineLimit(2...), in: CGSize(width: 100, height: 100)).height, 40)
    XCTAssertEqual(size(of: Text("a\nb\nc").lineLimit(...2), in: CGSize(width: 100, height: 100)).height, 40)
    XCTAssertEqual(
      label(Text("a").truncationMode(.middle)), "HostLabel \"a\" breaks=byTruncatingMiddle")
  }

  func testKerningTakesRoom() {
    let plain = size(of: Text("abc"), in: CGSize(width: 100, height: 100)).width
    XCTAssertEqual(size(of: Text("abc").tracking(2), in: CGSize(width: 100, height: 100)).width, plain + 6)
  }

  func testAFontBecomesSmallerRatherThanLosingText() {
    let text = Text("a rather long text").lineLimit(1)
    let ideal = size(of: text, in: CGSize(width: 1000, height: 100)).width
    let screen = show(text.minimumScaleFactor(0.5), width: ideal * 0.7, height: 50)
    let label = screen.hosts(of: HostLabel.self)[0]
    let layout = label.textLayout(in: label.bounds.size)
    XCTAssertEqual(layout.lines.map(\.isTruncated), [false])
    XCTAssertLessThan(layout.size.height, 20)
    XCTAssertEqual(label.bounds.size, layout.size)
    let tooLong = show(text.minimumScaleFactor(0.9), width: ideal * 0.5, height: 50).hosts(of: HostLabel.self)[0]
    XCTAssertEqual(tooLong.textLayout(in: tooLong.bounds.size).lines.map(\.isTruncated), [true])
  }

  func testASingleCharacterShrinksToo() {
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      let text = Text("W").font(.system(size: 200)).minimumScaleFactor(0.1)
      return show(text.frame(width: width, height: height), width: 300, height: 300).hosts(of: HostLabel.self)[0].frame
        .size
    }
    XCTAssertEqual(size(80, 80), CGSize(width: 57, height: 72))
    XCTAssertEqual(size(300, 80).height, 72, "it is too high")
    XCTAssertEqual(size(40, 300).height, 48, "it is too wide")
    XCTAssertEqual(size(300, 300).height, 240)
  }

  func testLooksComeAndGo() {
    struct Changing: View {
      @State private var step = 0
      var body: some View {
        let text = step == 1 ? Text("a") + Text("b").bold() : Text("ab")
        text.kerning(step == 2 ? 1 : 0)
        Button("next") { step += 1 }
      }
    }
    let screen = show(Changing())
    let label = screen.hosts(of: HostLabel.self)[0]
    var lines: [String] = []
    for _ in 0..<4 {
      lines.append(line(for: label))
      screen.tap("next")
    }
    XCTAssertEqual(
      lines,
      [
        "HostLabel \"ab\"", "HostLabel \"ab\" runs=[\"a\", \"b\" system 17 bold]",
        "HostLabel \"ab\" kern=1", "HostLabel \"ab\"",
      ])
  }

  func testAPlainTextKeepsNothingOfFormerLooks() {
    struct Changing: View {
      let texts = [
        Text("a").underline(), Text("b"), Text("c").strikethrough().kerning(1), Text("d"), Text("e").bold(), Text("f"),
        Text("g").strikethrough().underline(), Text("h") + Text("i").bold(),
      ]
      @State private var step = 0
      var body: some View {
        texts[step]
        Button("next") { step += 1 }
      }
    }
    let screen = show(Changing())
    let label = screen.hosts(of: HostLabel.self)[0]
    var lines = [line(for: label)]
    for _ in 0..<7 {
      screen.tap("next")
      lines.append(line(for: label))
    }
    XCTAssertEqual(
      lines,
      [
        "HostLabel \"a\" underlined", "HostLabel \"b\"", "HostLabel \"c\" kern=1 struck-through", "HostLabel \"d\"",
        "HostLabel \"e\" font=system 17 bold", "HostLabel \"f\"", "HostLabel \"g\" underlined struck-through",
        "HostLabel \"hi\" runs=[\"h\", \"i\" system 17 bold]",
      ])
  }

  func testDates() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let screen = show(
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
        Text("at ") + Text(date, style: .time).bold()
        Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
        Text(date, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
      })
    XCTAssertEqual(
      screen.texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") },
      ["January 1, 2001", "12:00 AM", "at 12:00 AM", "2:00 AM", "1. Januar 2001"])
  }

  func testDatesFromNow() {
    func text(_ seconds: TimeInterval, _ style: Text.DateStyle) -> [String] {
      show(Text(Date(timeIntervalSinceReferenceDate: seconds), style: style)).texts
    }
    XCTAssertEqual(text(-7500, .relative), ["2 hr, 5 min"])
    XCTAssertEqual(text(3 * 86_400 + 100, .offset), ["+3 days"])
    XCTAssertEqual(text(-3660, .offset), ["-1 hour"])
    XCTAssertEqual(text(-7500, .timer), ["2:05:00"])
  }

  func testOtherContents() {
    XCTAssertEqual(
      show(
        VStack {
          Text(AttributedString("attributed"))
          Text(3 as NSNumber, formatter: NumberFormatter())
          Text("a") + Text(Image(systemName: "star"))
        }
      ).texts, ["attributed", "3", "a\u{FFFC}"])
  }
}
