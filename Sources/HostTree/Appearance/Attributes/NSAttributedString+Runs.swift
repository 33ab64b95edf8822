// Tests: `AttributedTextTests`.

import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension NSAttributedString {
    /// The text as runs; values that no attribute sets are `plain`'s.
    func runs(plain: HostTextRun) -> [HostTextRun] {
      var result: [HostTextRun] = []
      enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
        var run = plain.applying(attributes)
        run.text = attributedSubstring(from: range).string
        result.append(run)
      }
      return result
    }

    /// The paragraph style of the first character; nil for none.
    var paragraphStyle: NSParagraphStyle? {
      length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    /// Creates a string of runs, as they look.
    convenience init(_ runs: [HostTextRun]) {
      let result = NSMutableAttributedString(string: "")
      for run in runs { result.append(NSAttributedString(string: run.text, attributes: run.attributes)) }
      self.init(attributedString: result)
    }
  }

  extension HostTextRun {
    /// The run with the looks that attributes say.
    func applying(_ attributes: [NSAttributedString.Key: Any]) -> HostTextRun {
      var run = self
      for (key, value) in attributes {
        switch key {
        case .font: run.font = value as? HostFont ?? font
        case .foregroundColor: run.color = value as? HostColor ?? color
        case .backgroundColor: run.backgroundColor = value as? HostColor ?? backgroundColor
        case .kern, .tracking: run.kern = HostTextRun.number(value) ?? kern
        case .baselineOffset: run.baselineOffset = HostTextRun.number(value) ?? baselineOffset
        case .link: run.link = value as? URL ?? (value as? String).flatMap { URL(string: $0) } ?? link
        case .underlineStyle:
          guard let style = HostTextRun.lineStyle(value) else { continue }
          run.isUnderlined = !style.isEmpty
          run.underlineStyle.pattern = style.pattern
        case .strikethroughStyle:
          guard let style = HostTextRun.lineStyle(value) else { continue }
          run.isStruckThrough = !style.isEmpty
          run.strikethroughStyle.pattern = style.pattern
        case .underlineColor: run.underlineStyle.color = value as? HostColor
        case .strikethroughColor: run.strikethroughStyle.color = value as? HostColor
        default: continue
        }
      }
      return run
    }

    /// The looks as attributes.
    fileprivate var attributes: [NSAttributedString.Key: Any] {
      var result: [NSAttributedString.Key: Any] = [.font: font]
      result[.foregroundColor] = color
      result[.backgroundColor] = backgroundColor
      result[.kern] = kern
      result[.link] = link
      if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
      if isUnderlined { result[.underlineStyle] = HostTextRun.bits(underlineStyle) }
      if isStruckThrough { result[.strikethroughStyle] = HostTextRun.bits(strikethroughStyle) }
      result[.underlineColor] = underlineStyle.color
      result[.strikethroughColor] = strikethroughStyle.color
      return result
    }

    private static func number(_ value: Any) -> CGFloat? {
      let number: CGFloat? =
        switch value {
        case let value as CGFloat: value
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
      value as? NSUnderlineStyle
        ?? (value as? Int ?? (value as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) }
    }

    private static func bits(_ style: HostTextLineStyle) -> Int {
      let pattern: NSUnderlineStyle =
        switch style.pattern {
        case .solid: []
        case .dot: .patternDot
        case .dash: .patternDash
        case .dashDot: .patternDashDot
        case .dashDotDot: .patternDashDotDot
        }
      return pattern.union(.single).rawValue
    }
  }
#endif
