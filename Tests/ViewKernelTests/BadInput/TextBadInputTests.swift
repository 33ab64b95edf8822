import Foundation
import HostTree
import ViewKernel
import XCTest

/// Sizes and numbers of lines that are none: what texts look like instead.
@MainActor
final class TextBadInputTests: BadInputTestCase {
  func testFontSystem() {
    row(
      "Font.system", "not-a-number",
      says: "The size of a font is nan; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.system(size: .nan)) }
    row(
      "Font.system", "infinite",
      says: "The size of a font is inf; it counts as 10000. Give it a finite number up to 10000.",
      shows: "HostLabel \"a\" (0, -5950, 100 x 12000) font=system 10000"
    ) { Text("a").font(.system(size: .infinity)) }
    row(
      "Font.system", "negative",
      says: "The size of a font is -7.0; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.system(size: -7)) }
    row(
      "Font.system", "zero",
      says: "The size of a font is 0.0; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.system(size: 0)) }
    row(
      "Font.system", "huge",
      says: "The size of a font is 1e+300; it counts as 10000. Give it a finite number up to 10000.",
      shows: "HostLabel \"a\" (0, -5950, 100 x 12000) font=system 10000"
    ) { Text("a").font(.system(size: 1e300)) }
  }

  func testFontPointSize() {
    row(
      "Font.pointSize", "not-a-number",
      says: "The size of a font is nan; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.title.pointSize(.nan)) }
    row(
      "Font.pointSize", "infinite",
      says: "The size of a font is inf; it counts as 10000. Give it a finite number up to 10000.",
      shows: "HostLabel \"a\" (0, -5950, 100 x 12000) font=system 10000"
    ) { Text("a").font(.title.pointSize(.infinity)) }
    row(
      "Font.pointSize", "negative",
      says: "The size of a font is -7.0; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.title.pointSize(-7)) }
  }

  func testFontScaled() {
    row(
      "Font.scaled", "not-a-number", says: "A font is scaled by nan; that counts as 1. Give it a factor above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.body.scaled(by: .nan)) }
    row(
      "Font.scaled", "infinite", says: "A font is scaled by inf; that counts as 1. Give it a factor above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.body.scaled(by: .infinity)) }
    row(
      "Font.scaled", "negative", says: "A font is scaled by -7.0; that counts as 1. Give it a factor above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.default.scaled(by: -7)) }
    row(
      "Font.scaled", "huge",
      shows: "HostLabel \"a\" (0, -5950, 100 x 12000) font=system 10000"
    ) { Text("a").font(.body.scaled(by: 1e9)) }
  }

  func testFontCustom() {
    row(
      "Font.custom", "not-a-number",
      says: "The size of a font is nan; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.custom("Face", size: .nan)) }
    row(
      "Font.custom", "relative, not-a-number",
      says: "The size of a font is nan; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.custom("Face", size: .nan, relativeTo: .body)) }
    row(
      "Font.custom", "fixed, not-a-number",
      says: "The size of a font is nan; it counts as 17.0. Give it a number of points above 0.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").font(.custom("Face", fixedSize: .nan)) }
  }

  func testTextKerning() {
    row(
      "Text.kerning", "not-a-number",
      says: "The kerning of a text is nan; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").kerning(.nan) }
    row(
      "Text.kerning", "infinite",
      says: "The kerning of a text is inf; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").kerning(.infinity) }
  }

  func testTextTracking() {
    row(
      "Text.tracking", "not-a-number",
      says: "The kerning of a text is nan; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").tracking(.nan) }
    row(
      "Text.tracking", "infinite",
      says: "The kerning of a text is inf; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").tracking(.infinity) }
  }

  func testTextBaselineOffset() {
    row(
      "Text.baselineOffset", "not-a-number",
      says: "The baseline offset of a text is nan; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) runs=[\"a\"]"
    ) { Text("a").baselineOffset(.nan) }
    row(
      "Text.baselineOffset", "infinite",
      says: "The baseline offset of a text is inf; it counts as 0. Give it a finite number.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) runs=[\"a\"]"
    ) { Text("a").baselineOffset(.infinity) }
  }

  func testViewKerning() {
    row(
      "View.kerning", "not-a-number",
      says: "The kerning of a text is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { VStack { Text("a") }.kerning(.nan) }
    row(
      "View.kerning", "infinite",
      says: "The kerning of a text is inf; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { VStack { Text("a") }.kerning(.infinity) }
  }

  func testViewTracking() {
    row(
      "View.tracking", "not-a-number",
      says: "The kerning of a text is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { VStack { Text("a") }.tracking(.nan) }
    row(
      "View.tracking", "infinite",
      says: "The kerning of a text is inf; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { VStack { Text("a") }.tracking(.infinity) }
  }

  func testViewBaselineOffset() {
    row(
      "View.baselineOffset", "not-a-number",
      says: "The baseline offset of a text is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20) "
        + "runs=[\"a\"]"
    ) { VStack { Text("a") }.baselineOffset(.nan) }
    row(
      "View.baselineOffset", "infinite",
      says: "The baseline offset of a text is inf; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20) "
        + "runs=[\"a\"]"
    ) { VStack { Text("a") }.baselineOffset(.infinity) }
  }

  func testViewLineSpacing() {
    row(
      "View.lineSpacing", "not-a-number",
      says: "The line spacing of a text is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a b\" (38, 40, 24 x 20)"
    ) { Text("a b").lineSpacing(.nan) }
    row(
      "View.lineSpacing", "infinite",
      says: "The line spacing of a text is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a b\" (38, 40, 24 x 20)"
    ) { Text("a b").lineSpacing(.infinity) }
    row(
      "View.lineSpacing", "negative",
      says: "The line spacing of a text is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a b\" (38, 40, 24 x 20)"
    ) { Text("a b").lineSpacing(-7) }
  }

  func testLineHeights() {
    row(
      "AttributedString.multiple", "not-a-number",
      says: "The line height of a text is nan; it counts as 1.2. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 39.8, 10 x 20.4) lineHeight=1.2em"
    ) { Text("a").lineHeight(.multiple(factor: .nan)) }
    row(
      "AttributedString.multiple", "infinite",
      says: "The line height of a text is inf; it counts as 1.2. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 39.8, 10 x 20.4) lineHeight=1.2em"
    ) { Text("a").lineHeight(.multiple(factor: .infinity)) }
    row(
      "AttributedString.multiple", "negative",
      says: "The line height of a text is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 50, 10 x 0) lineHeight=0"
    ) { Text("a").lineHeight(.multiple(factor: -7)) }
    row(
      "AttributedString.leading", "not-a-number",
      says: "The line height of a text is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 41.5, 10 x 17) lineHeight=1em"
    ) { Text("a").lineHeight(.leading(increase: .nan)) }
    row(
      "AttributedString.leading", "infinite",
      says: "The line height of a text is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 41.5, 10 x 17) lineHeight=1em"
    ) { Text("a").lineHeight(.leading(increase: .infinity)) }
    row(
      "AttributedString.leading", "negative",
      says: "The line height of a text is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 41.5, 10 x 17) lineHeight=1em"
    ) { Text("a").lineHeight(.leading(increase: -7)) }
    row(
      "AttributedString.exact", "not-a-number",
      says: "The line height of a text is nan; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 50, 10 x 0) lineHeight=0"
    ) { Text("a").lineHeight(.exact(points: .nan)) }
    row(
      "AttributedString.exact", "infinite",
      says: "The line height of a text is inf; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 50, 10 x 0) lineHeight=0"
    ) { Text("a").lineHeight(.exact(points: .infinity)) }
    row(
      "AttributedString.exact", "negative",
      says: "The line height of a text is -7; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostLabel \"a\" (45, 50, 10 x 0) lineHeight=0"
    ) { Text("a").lineHeight(.exact(points: -7)) }
  }

  func testViewMinimumScaleFactor() {
    row(
      "View.minimumScaleFactor", "not-a-number",
      says: "The minimum scale factor of a text is nan; it counts as 1. Give it a finite number from "
        + "0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").minimumScaleFactor(.nan) }
    row(
      "View.minimumScaleFactor", "infinite",
      says: "The minimum scale factor of a text is inf; it counts as 1. Give it a finite number from "
        + "0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").minimumScaleFactor(.infinity) }
    row(
      "View.minimumScaleFactor", "negative",
      says: "The minimum scale factor of a text is -7; it counts as 0. Give it a finite number from "
        + "0 to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) minimumScale=0.05"
    ) { Text("a").minimumScaleFactor(-7) }
    row(
      "View.minimumScaleFactor", "more than 1",
      says: "The minimum scale factor of a text is 3; it counts as 1. Give it a finite number from 0 "
        + "to 1.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").minimumScaleFactor(3) }
  }

  func testViewLineLimit() {
    row(
      "View.lineLimit", "zero",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").lineLimit(0) }
    row(
      "View.lineLimit", "negative",
      says: "A text can't have -1 lines at most; it has as many as there are. Give lineLimit a "
        + "number above 0, or nil.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").lineLimit(-1) }
    row(
      "View.lineLimit", "the first integer",
      says: "A text can't have -9223372036854775808 lines at most; it has as many as there are. Give "
        + "lineLimit a number above 0, or nil.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").lineLimit(.min) }
    row(
      "View.lineLimit", "the last integer",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) lines=2147483647"
    ) { Text("a").lineLimit(.max) }
    row(
      "View.lineLimit", "a range to the last integer",
      shows: "HostLabel \"a\" (45, 40, 10 x 20) minimumLines=1 lines=2147483647"
    ) { Text("a").lineLimit(1...Int.max) }
    row(
      "View.lineLimit", "a negative range",
      says: "A text can't have -1 lines at most; it has as many as there are. Give lineLimit a "
        + "number above 0, or nil.",
      shows: "HostLabel \"a\" (45, 40, 10 x 20)"
    ) { Text("a").lineLimit((-3)...(-1)) }
    row(
      "View.lineLimit", "from the last integer on",
      shows: "HostLabel \"a\" (45, -9.223372036854776e+19, 10 x 1.844674407370955e+20) "
        + "minimumLines=9223372036854775807"
    ) { Text("a").lineLimit(Int.max...) }
    row(
      "View.lineLimit", "room for the last integer",
      shows: "HostLabel \"a\" (45, -9.223372036854776e+19, 10 x 1.844674407370955e+20) "
        + "minimumLines=9223372036854775807 lines=2147483647"
    ) { Text("a").lineLimit(Int.max, reservesSpace: true) }
    row(
      "View.lineLimit", "a field with lines up to the last integer",
      shows: "HostTextView \"b\" (0, 0, 100 x 100) placeholder=a lines=9223372036854775807..."
    ) { TextField("a", text: .constant("b"), axis: .vertical).lineLimit(Int.max...) }
  }

  func testScaledMetricInit() {
    row(
      "ScaledMetric.init", "not-a-number",
      says: "A padding has insets that are not finite numbers: (nan, nan, nan, nan). Those count as "
        + "0; give them a length.",
      shows: "HostPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { ScaledLength(length: .nan) }
  }

  func testTextInit() {
    row(
      "Text.init", "an empty text",
      shows: "HostLabel \"\" (50, 50, 0 x 0)"
    ) { Text("") }
  }
}

/// Shows a length that follows the size of texts.
private struct ScaledLength: View {
  @ScaledMetric private var length: CGFloat
  init(length: CGFloat) { _length = ScaledMetric(wrappedValue: length, relativeTo: .body) }
  var body: some View { Text("a").padding(length) }
}
