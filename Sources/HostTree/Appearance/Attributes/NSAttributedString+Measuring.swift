// Tests: `AttributedTextTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension NSAttributedString {
    /// The size of the text in points, in as many lines as it has.
    public func size() -> CGSize { size(in: nil, options: .usesLineFragmentOrigin, height: 0) }

    /// The rectangle of the text from the origin, in points.
    ///
    /// - Parameters:
    ///   - size: The room; a width of 0 for any. The height limits the lines with `.truncatesLastVisibleLine` only.
    ///   - options: Without `.usesLineFragmentOrigin` the text is one line.
    ///   - context: Has no effect.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
      let width = size.width > 0 ? size.width : nil
      return CGRect(origin: .zero, size: self.size(in: width, options: options, height: size.height))
    }

    private func size(in width: CGFloat?, options: NSStringDrawingOptions, height: CGFloat) -> CGSize {
      layout(in: width, options: options, height: height)?.layout.size ?? .zero
    }

    /// The text as it is laid out in a width, nil for any; nil if it is empty.
    func layout(
      in width: CGFloat?, options: NSStringDrawingOptions, height: CGFloat
    ) -> (layout: TextLayout, text: String, font: HostFont, extras: TextExtras)? {
      let runs = runs(plain: HostTextRun("", font: .systemFont(ofSize: 12)))
      guard let font = runs.largestFont else { return nil }
      var extras = TextExtras()
      extras.runs = runs
      extras.lineSpacing = paragraphStyle?.lineSpacing ?? 0
      extras.lineHeight = paragraphStyle?.lineHeight
      let isWrapped = options.contains(.usesLineFragmentOrigin)
      let lines = options.contains(.truncatesLastVisibleLine) ? height / extras.lineMetrics(font).height : 0
      // One line: spaces stand for breaks, as many as have the same place in UTF-8, by which runs are found.
      let text =
        isWrapped
        ? string
        : String(string.flatMap { $0.isNewline ? Array(repeating: " ", count: $0.utf8.count) : [$0] })
      let layout = TextLayout(
        text, font: font, width: isWrapped ? width : nil,
        lineLimit: lines > 0 && lines < 1e9 ? Swift.max(Int(lines), 1) : 0,
        lineBreakMode: paragraphStyle?.lineBreakMode ?? .byTruncatingTail, extras: extras, isLabel: false)
      return (layout, text, font, extras)
    }
  }

  extension String {
    /// The size of the text on as many lines as it has, in points; in the system font of 12 points unless the
    /// attributes have another.
    ///
    /// ```swift
    /// print("Hello".size(withAttributes: [.font: HostFont.systemFont(ofSize: 20)]).width)
    /// // Prints "44.0"
    /// ```
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSAttributedString(string: self, attributes: attributes).size()
    }

    /// The rectangle of the text from the origin, in points: see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
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

    /// The rectangle of the text from the origin, in points: see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
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

  /// The context that UIKit asks for beside a text to be measured; it has no effect here.
  open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the text may be scaled. Has no effect.
    open var minimumScaleFactor: CGFloat = 0
  }
#endif
