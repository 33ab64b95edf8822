import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The typeface of applications against pictures of real phones, and the one for tests.
@MainActor
final class HostTypefaceTests: TypefaceTestCase {
  func testTheTypefaceForTestsHasHelveticasWidthsAndWholePoints() {
    XCTAssertEqual(HostFont.body.width(of: "Hello"), 38.726, accuracy: 0.001)
    XCTAssertEqual([11, 13, 17, 34].map { HostFont(pointSize: $0).lineHeight }, [13, 16, 20, 41])
    let layout = TextLayout("one two", font: .body, width: 40)
    XCTAssertEqual(layout.size, CGSize(width: 29, height: 40))
  }

  func testTheTypefaceOfApplicationsIsOnPixels() {
    HostTypeface.current = .system
    let heights = [11, 13, 17, 20, 28, 34].map { HostFont(pointSize: $0).lineHeight * 3 }
    XCTAssertEqual(heights.map { $0.rounded() }, [40, 47, 61, 72, 101, 122])
    XCTAssertEqual(heights, heights.map { $0.rounded() })
    let width = TextLayout("Hello", font: .body).size.width * 3
    XCTAssertEqual(width, width.rounded(), accuracy: 0.000_001)
    XCTAssertGreaterThanOrEqual(width / 3, HostFont.body.width(of: "Hello"))
  }

  /// A text fits into the width that it asks for, whatever the sums lose by rounding.
  func testATextFitsIntoItsOwnWidth() {
    HostTypeface.current = .system
    for size in stride(from: 5, through: 60, by: 0.5) {
      for weight in HostFont.Weight.allCases {
        let font = HostFont(pointSize: size, weight: weight)
        for text in ["To be, or not to be", "AVATAR Type, fjord", "1,234.50 €", "naïve “quotes” Привет"] {
          let ideal = TextLayout(text, font: font)
          XCTAssertEqual(
            TextLayout(text, font: font, width: ideal.size.width).lines.count, 1, "\(size) \(weight) \(text)")
          XCTAssertGreaterThan(TextLayout(text, font: font, width: ideal.size.width - 1).lines.count, 1)
        }
      }
    }
  }

  func testLinesOfATextAreFurtherApartThanOneIsHigh() {
    HostTypeface.current = .system
    func heights(_ size: CGFloat) -> [CGFloat] {
      let font = HostFont(pointSize: size)
      return (1...3).map {
        TextLayout(Array(repeating: "a", count: $0).joined(separator: "\n"), font: font).size.height
      }
    }
    let body = heights(17)
    XCTAssertEqual(body[0], 20.33, accuracy: 0.01)
    XCTAssertEqual(body[1] - body[0], 22, accuracy: 0.01)
    XCTAssertEqual(body[2] - body[1], 22, accuracy: 0.01)
    for (size, pitch) in [(11, 13), (13, 16), (16, 21), (28, 34), (34, 41)] as [(CGFloat, CGFloat)] {
      let all = heights(size)
      XCTAssertEqual(all[2] - all[1], pitch, accuracy: 0.5)
    }
    let label = HostLabel()
    label.text = "a\nb\nc"
    XCTAssertEqual(label.sizeThatFits(.unspecified).height, body[2], accuracy: 0.01)
    label.numberOfLines = 2
    XCTAssertEqual(label.sizeThatFits(.unspecified).height, body[1], accuracy: 0.01)
    XCTAssertEqual(label.textLayout(in: CGSize(width: 100, height: body[1])).lines.count, 2)
  }

  /// Widths of labels, whole, as accessibility frames in pictures show them: iOS 17.5 at three pixels a point.
  func testLabelsAreAsWideAsOnAPhone() {
    HostTypeface.current = .system
    let labels: [(text: String, size: CGFloat, width: CGFloat)] = [
      ("-", 34, 14.33), ("+", 34, 20.33), ("Banana", 17, 56.67), ("Cherry", 17, 52), ("Carrot", 17, 48.33),
      ("Savings", 17, 59.67), ("Electric", 17, 57), ("Internet", 17, 59.33), ("ACCOUNTS", 13, 72.33), ("BILLS", 13, 35),
      ("Tap an account to view details", 13, 183),
    ]
    for label in labels {
      let width = TextLayout(label.text, font: HostFont(pointSize: label.size)).size.width
      XCTAssertEqual(width, label.width, accuracy: 1, label.text)
    }
  }

  /// Widths of ink, measured in pictures of real phones in public repositories: it is narrower than a label by the
  /// space beside the first and the last letter, an eighth of the font's size in the mean.
  func testLinesAreAsWideAsOnAPhone() {
    HostTypeface.current = .system
    var errors: [CGFloat: [CGFloat]] = [:]
    for line in HostTypefaceTests.lines {
      let font = HostFont(pointSize: line.size, weight: line.weight)
      errors[line.size, default: []].append(font.width(of: line.text) - 0.124 * line.size - line.width)
    }
    func mean(_ errors: [CGFloat]) -> CGFloat { errors.map(abs).reduce(0, +) / CGFloat(errors.count) }
    XCTAssertLessThan(mean(Array(errors.values.joined())), 0.8)
    XCTAssertLessThan(mean(errors[17] ?? []), 0.7)
    XCTAssertLessThan(mean(errors[16] ?? []), 0.7)
    let bias = (errors[17] ?? []).reduce(0, +) / CGFloat(errors[17]?.count ?? 1)
    XCTAssertLessThan(abs(bias), 0.3, "no more than off by chance")
  }

  private static let lines: [(text: String, size: CGFloat, weight: HostFont.Weight, width: CGFloat)] = [
    ("Caption 1", 11, .regular, 46.87),
    ("Caption 2", 11, .regular, 49.02),
    ("Already got an Account?", 12, .regular, 137.03),
    ("Footnote", 12, .regular, 48.81),
    ("Login", 12, .regular, 28.69),
    ("Are you sure you want to delete", 13, .regular, 189.91),
    ("PAST MEETINGS", 13, .regular, 99.71),
    ("PREFERENCES", 13, .regular, 88.04),
    ("Football", 13, .semibold, 48.05),
    ("Subheadline", 14, .regular, 78.07),
    ("by Robert C. Martin", 14, .regular, 123.29),
    ("Callout", 15, .semibold, 49.01),
    ("20 °C, Sunny", 16, .regular, 93.43),
    ("223.56 cm", 16, .regular, 75.44),
    ("A list with a high start:", 16, .regular, 158.40),
    ("Body", 16, .regular, 35.30),
    ("Bonnets", 16, .regular, 57.40),
    ("Content", 16, .regular, 56.37),
    ("Declare the user interface and behavior for", 16, .regular, 307.89),
    ("Description", 16, .regular, 80.71),
    ("Double Key", 16, .regular, 80.62),
    ("Equals the thickness of Mad", 16, .regular, 201.05),
    ("FFF units", 16, .regular, 63.74),
    ("Groucho Marx", 16, .regular, 101.05),
    ("Hats", 16, .regular, 31.40),
    ("Headbands", 16, .regular, 80.73),
    ("Hello World:", 16, .regular, 85.56),
    ("Helmets", 16, .regular, 57.73),
    ("Hoods", 16, .regular, 45.40),
    ("Please fill out the details below to create your", 16, .regular, 326.56),
    ("Potrzebie", 16, .regular, 66.86),
    ("San Francisco", 16, .regular, 100.34),
    ("Systems", 16, .regular, 60.24),
    ("The sky above the port was the color of", 16, .regular, 285.11),
    ("This is an incomplete list of headgear:", 16, .regular, 271.60),
    ("by Robert C. Martin", 16, .regular, 138.47),
    ("clocks were striking thirteen.", 16, .regular, 205.82),
    ("hand, water is water! And east is east and", 16, .regular, 298.14),
    ("much more like prunes than rhubarb does.", 16, .regular, 303.73),
    ("new account.", 16, .regular, 94.73),
    ("structures for declaring your app’s user", 16, .regular, 283.41),
    ("your app on every platform.", 16, .regular, 197.71),
    ("“Well, art is art, isn't it? Still, on the other", 16, .regular, 292.97),
    ("ACCEPT MY RESIGNATION. I DON'T", 16, .semibold, 269.39),
    ("Headline", 16, .semibold, 64.61),
    ("THAT WILL ACCEPT ME AS A", 16, .semibold, 217.72),
    ("WANT TO BELONG TO ANY CLUB", 16, .semibold, 250.29),
    ("1961) is a Canadian former professional ice", 17, .regular, 324.06),
    ("1999. Nicknamed \"The Great One\", he has", 17, .regular, 319.90),
    ("5 min", 17, .regular, 39.66),
    ("Amanda", 17, .regular, 61.08),
    ("Apple", 17, .regular, 42.81),
    ("Apple", 17, .regular, 42.82),
    ("Bed Time", 17, .regular, 69.95),
    ("Birthday", 17, .regular, 61.37),
    ("Blob", 17, .regular, 32.01),
    ("Blog", 17, .regular, 31.47),
    ("Camel", 17, .regular, 45.80),
    ("Cherry", 17, .regular, 50.17),
    ("Date", 17, .regular, 33.62),
    ("Delete", 17, .regular, 46.95),
    ("Discard", 17, .regular, 55.14),
    ("Edit", 17, .regular, 27.14),
    ("Edmonton Oilers", 17, .regular, 124.13),
    ("Eggplant", 17, .regular, 65.47),
    ("February 20, 2024", 17, .regular, 138.78),
    ("Great One", 17, .regular, 76.08),
    ("Hungry?", 17, .regular, 62.26),
    ("Jan 8, 2023", 17, .regular, 89.11),
    ("Jari Kurri, and Paul Coffey.", 17, .regular, 197.79),
    ("Jean Ratelle", 17, .regular, 91.04),
    ("Length", 17, .regular, 50.21),
    ("Mark", 17, .regular, 36.56),
    ("Meghan", 17, .regular, 59.13),
    ("Name", 17, .regular, 42.33),
    ("New attendee", 17, .regular, 103.95),
    ("Personal", 17, .regular, 63.01),
    ("RC", 17, .regular, 20.28),
    ("Rain", 17, .regular, 30.46),
    ("Rating", 17, .regular, 45.80),
    ("Save and end", 17, .regular, 100.65),
    ("Score", 17, .regular, 42.46),
    ("Shirt Size", 17, .regular, 70.46),
    ("Sun", 17, .regular, 27.31),
    ("Tami", 17, .regular, 33.96),
    ("Theme", 17, .regular, 51.37),
    ("Transportation", 17, .regular, 109.21),
    ("Wayne Douglas Gretzky (born January 26,", 17, .regular, 318.50),
    ("Wayne Gretzky", 17, .regular, 114.10),
    ("You selected Football.", 17, .regular, 165.86),
    ("goes here.", 17, .regular, 78.00),
    ("hockey player and former head coach. He", 17, .regular, 314.39),
    ("minimum", 17, .regular, 67.18),
    ("played 20 seasons in the National Hockey", 17, .regular, 314.90),
    ("sunrise", 17, .regular, 53.55),
    ("were really the best years.", 17, .regular, 196.62),
    ("Add", 17, .semibold, 30.16),
    ("Edmonton Years", 17, .semibold, 127.38),
    ("Resume", 17, .semibold, 62.08),
    ("Start Meeting", 17, .semibold, 106.52),
    ("Title 3", 19, .regular, 50.80),
    ("Title 2", 21, .regular, 54.33),
    ("Title 2", 21, .semibold, 57.22),
    ("Create a new Account", 27, .bold, 273.77),
    ("Wayne Gretzky", 28, .regular, 180.48),
    ("Who is present?", 28, .regular, 191.50),
    ("morning before work. If the", 28, .regular, 315.61),
    ("Large Title", 33, .semibold, 152.82),
    ("Contacts", 34, .bold, 142.42),
    ("Daily Sync-ups", 34, .bold, 236.00),
    ("Morning sync", 34, .bold, 210.39),
    ("Profile", 34, .bold, 98.96),
    ("20 °C, Sunny", 40, .regular, 220.45),
  ]
}
