import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Text with the attributes of UIKit, in labels, text views and fields.
@MainActor
final class AttributedTextTests: HostTestCase {
  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }

  func testALabelShowsWhatTheAttributesSay() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    let string = NSMutableAttributedString(string: "one two three")
    string.addAttributes([.foregroundColor: UIColor.red, .kern: 2], range: NSRange(location: 0, length: 3))
    string.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.union(.patternDash).rawValue,
      range: NSRange(location: 4, length: 3))
    string.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 8, length: 5))
    label.attributedText = string
    XCTAssertEqual(label.text, "one two three")
    XCTAssertEqual(
      label.runs?.map(\.description),
      [
        "\"one\" system 20 red kern=2", "\" \" system 20", "\"two\" system 20 underlined(dash)", "\" \" system 20",
        "\"three\" system 20 link=https://swift.org",
      ])
    XCTAssertEqual(label.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? CGFloat, 2)
    label.attributedText = label.attributedText
    XCTAssertEqual(label.runs?.count, 5, "what is read is what was set")
    label.attributedText = nil
    XCTAssertNil(label.text)
    XCTAssertNil(label.attributedText)
  }

  func testEachAttribute() {
    let label = UILabel()
    label.attributedText = text(
      "a",
      [
        .font: UIFont.boldSystemFont(ofSize: 30), .backgroundColor: UIColor.yellow, .baselineOffset: 3,
        .strikethroughStyle: NSUnderlineStyle.single, .strikethroughColor: UIColor.blue, .shadow: NSShadow(),
        .underlineStyle: 0, .tracking: Float(1),
      ])
    XCTAssertEqual(
      label.runs?.map(\.description),
      ["\"a\" system 30 bold struck-through(blue) lifted 3 kern=1 background=yellow"])
    label.attributedText = text("b", [.font: "no font", .kern: CGFloat.nan, .foregroundColor: 1])
    XCTAssertEqual(label.runs?.map(\.description), ["\"b\" system 30 bold"], "what is of another type is ignored")
  }

  func testAParagraphStyleIsTheLabels() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    style.lineBreakMode = .byTruncatingMiddle
    style.lineHeightMultiple = 1.5
    let label = UILabel()
    label.attributedText = text("a\nb", [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 10)])
    XCTAssertEqual(label.textAlignment, .center)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
    XCTAssertEqual(label.sizeThatFits(.unspecified).height, 40)
    XCTAssertEqual((style.copy() as? NSParagraphStyle)?.lineSpacing, 4)
    XCTAssertEqual(style.mutableCopy() as? NSMutableParagraphStyle, style)
    style.minimumLineHeight = 30
    style.maximumLineHeight = 30
    label.attributedText = text("a\nb", [.paragraphStyle: style])
    XCTAssertEqual(label.sizeThatFits(.unspecified).height, 64)
    XCTAssertEqual(NSParagraphStyle.default.alignment, .natural)
  }

  func testTextViewsAndFields() {
    let view = UITextView()
    view.attributedText = text("red", [.foregroundColor: UIColor.red])
    XCTAssertEqual(view.runs?.map(\.description), ["\"red\" red"])
    XCTAssertEqual(view.attributedText.string, "red")
    view.attributedText = text("", [:])
    XCTAssertEqual(view.text, "")
    let field = UITextField()
    field.attributedPlaceholder = text("Name", [.foregroundColor: UIColor.systemTeal])
    XCTAssertEqual(field.placeholder, "Name")
    XCTAssertEqual(field.placeholderColor, .teal)
    field.attributedText = text("Ann", [.font: UIFont.systemFont(ofSize: 9)])
    XCTAssertEqual(field.text, "Ann")
    XCTAssertEqual(field.font.pointSize, 9)
    XCTAssertEqual(field.attributedText?.string, "Ann")
  }

  func testTextIsMeasured() {
    let font = UIFont.systemFont(ofSize: 20)
    let line = "Hello".size(withAttributes: [.font: font])
    XCTAssertEqual(line, CGSize(width: font.width(of: "Hello").rounded(.up), height: 24))
    XCTAssertEqual("a\nb".size(withAttributes: [.font: font]).height, 48)
    XCTAssertEqual("".size(withAttributes: [.font: font]), .zero)
    XCTAssertEqual(NSString(string: "Hello").size(withAttributes: [NSAttributedString.Key.font: font]), line)
    XCTAssertEqual(text("Hello", [.font: font]).size(), line)
    let words = "one two three four"
    func height(_ width: CGFloat, _ options: NSStringDrawingOptions, _ height: CGFloat = .greatestFiniteMagnitude)
      -> CGFloat
    {
      words.boundingRect(
        with: CGSize(width: width, height: height), options: options, attributes: [.font: font], context: nil
      ).height
    }
    XCTAssertEqual(height(60, [.usesLineFragmentOrigin, .usesFontLeading]), 96)
    XCTAssertEqual(height(60, .usesFontLeading), 24, "one line")
    XCTAssertEqual(height(60, [.usesLineFragmentOrigin, .truncatesLastVisibleLine], 50), 48)
    XCTAssertEqual(height(.nan, .usesLineFragmentOrigin), 24)
    XCTAssertEqual(
      NSString(string: words).boundingRect(
        with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil),
      CGRect(x: 0, y: 0, width: 46, height: 96))
  }
}
