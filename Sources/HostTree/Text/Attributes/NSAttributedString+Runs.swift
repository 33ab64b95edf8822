// Tests: `AttributedTextTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension NSAttributedString {
    /// The text as runs; what an attribute does not say is that of `plain`.
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

    /// The size of the text in points, in as many lines as it has.
    public func size() -> CGSize {
      boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil, width: nil).size
    }

    /// The rectangle of the text from the origin, in points.
    ///
    /// - Parameters:
    ///   - size: The room. The height limits the lines with `.truncatesLastVisibleLine` only.
    ///   - options: Without `.usesLineFragmentOrigin` the text is one line.
    ///   - context: Has no effect.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
      boundingRect(with: size, options: options, context: context, width: size.width > 0 ? size.width : nil)
    }

    private func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?, width: CGFloat?
    ) -> CGRect {
      let runs = runs(plain: HostTextRun("", font: .systemFont(ofSize: 12)))
      guard let font = runs.largestFont else { return CGRect(x: 0, y: 0, width: 0, height: 0) }
      var extras = TextExtras()
      extras.runs = runs
      extras.lineSpacing = paragraphStyle?.lineSpacing ?? 0
      extras.lineHeight = paragraphStyle?.lineHeight
      let isWrapped = options.contains(.usesLineFragmentOrigin)
      let lines = options.contains(.truncatesLastVisibleLine) ? size.height / extras.lineMetrics(font).height : 0
      let layout = TextLayout(
        isWrapped ? string : string.split(whereSeparator: \.isNewline).joined(separator: " "), font: font,
        width: isWrapped ? width : nil, lineLimit: lines > 0 && lines < 1e9 ? Swift.max(Int(lines), 1) : 0,
        lineBreakMode: .byTruncatingTail, extras: extras)
      return CGRect(origin: CGPoint(x: 0, y: 0), size: layout.size)
    }
  }

  extension String {
    /// The size of the text on as many lines as it has, in points; in the system font of 12 points unless the attributes have another.
    ///
    /// ```swift
    /// print("Hello".size(withAttributes: [.font: HostFont.systemFont(ofSize: 20)]).width)
    /// // Prints "46.0"
    /// ```
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The rectangle of the text from the origin, in points: see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      NSAttributedString(string: self, attributes: attributes)
        .boundingRect(with: size, options: options, context: context)
    }
  }

  extension NSString {
    /// The size of the text on as many lines as it has, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      "\(self)".size(withAttributes: attributes)
    }

    /// The rectangle of the text from the origin, in points: see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      "\(self)".boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
  }

  /// How a text is measured, by UIKit's name.
  public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int

    /// Creates options of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// With an ellipsis in the last line that the height has room for.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
    /// In several lines.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// Has no effect: lines have the height of their font.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// Has no effect.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  }

  /// What UIKit asks for beside a text to be measured; it has no effect here.
  open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the text may be scaled. Has no effect.
    open var minimumScaleFactor: CGFloat = 0
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
