// Tests: `AttributedTextTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// Alignment, spacing and line breaks of attributed text, by UIKit's name.
  open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate(set) var content = Content()

    struct Content: Hashable {
      var alignment = HostTextAlignment.natural
      var lineBreakMode = HostLineBreakMode.byWordWrapping
      var lineSpacing: CGFloat = 0
      var paragraphSpacing: CGFloat = 0
      var lineHeightMultiple: CGFloat = 0
      var minimumLineHeight: CGFloat = 0
      var maximumLineHeight: CGFloat = 0
      var firstLineHeadIndent: CGFloat = 0
      var headIndent: CGFloat = 0
      var tailIndent: CGFloat = 0
    }

    /// The style of text that has none.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The horizontal alignment of lines. Defaults to `.natural`.
    public var alignment: HostTextAlignment { content.alignment }
    /// How lines break, and how the last is truncated. Defaults to `.byWordWrapping`.
    public var lineBreakMode: HostLineBreakMode { content.lineBreakMode }
    /// The space between two lines, in points. Defaults to 0.
    public var lineSpacing: CGFloat { content.lineSpacing }
    /// The space behind a paragraph, in points. Has no effect here.
    public var paragraphSpacing: CGFloat { content.paragraphSpacing }
    /// The factor by which the height of a line is multiplied; 0, the default, for 1.
    public var lineHeightMultiple: CGFloat { content.lineHeightMultiple }
    /// The least height of a line, in points. Defaults to 0. It holds where it equals ``maximumLineHeight``.
    public var minimumLineHeight: CGFloat { content.minimumLineHeight }
    /// The greatest height of a line, in points; 0, the default, for none.
    public var maximumLineHeight: CGFloat { content.maximumLineHeight }
    /// The indent of a paragraph's first line, in points. Has no effect here.
    public var firstLineHeadIndent: CGFloat { content.firstLineHeadIndent }
    /// The indent of the other lines, in points. Has no effect here.
    public var headIndent: CGFloat { content.headIndent }
    /// The indent at the trailing edge, in points. Has no effect here.
    public var tailIndent: CGFloat { content.tailIndent }

    /// Returns a copy that does not change.
    public func copy(with zone: NSZone?) -> Any {
      let copy = NSParagraphStyle()
      copy.content = content
      return copy
    }

    /// Returns an ``NSMutableParagraphStyle`` of the same values.
    public func mutableCopy(with zone: NSZone?) -> Any {
      let copy = NSMutableParagraphStyle()
      copy.content = content
      return copy
    }

    /// Whether another object is a style of the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.content == content }
    /// The hash of the values.
    open override var hash: Int { content.hashValue }

    /// The height of lines, for labels; nil for the font's.
    var lineHeight: HostLineHeight? {
      if minimumLineHeight > 0, minimumLineHeight == maximumLineHeight { return .exact(points: minimumLineHeight) }
      // Lines are about 1.2 times as high as the font's size.
      return lineHeightMultiple > 0 ? .multiple(factor: lineHeightMultiple * 1.2) : nil
    }
  }

  /// A paragraph style that can be changed, by UIKit's name.
  open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The horizontal alignment of lines. Defaults to `.natural`.
    public override var alignment: HostTextAlignment {
      get { content.alignment }
      set { content.alignment = newValue }
    }
    /// How lines break, and how the last is truncated. Defaults to `.byWordWrapping`.
    public override var lineBreakMode: HostLineBreakMode {
      get { content.lineBreakMode }
      set { content.lineBreakMode = newValue }
    }
    /// The space between two lines, in points. Defaults to 0.
    public override var lineSpacing: CGFloat {
      get { content.lineSpacing }
      set { content.lineSpacing = newValue }
    }
    /// The space behind a paragraph, in points. Has no effect here.
    public override var paragraphSpacing: CGFloat {
      get { content.paragraphSpacing }
      set { content.paragraphSpacing = newValue }
    }
    /// The factor by which the height of a line is multiplied; 0, the default, for 1.
    public override var lineHeightMultiple: CGFloat {
      get { content.lineHeightMultiple }
      set { content.lineHeightMultiple = newValue }
    }
    /// The least height of a line, in points. Defaults to 0. It holds where it equals ``maximumLineHeight``.
    public override var minimumLineHeight: CGFloat {
      get { content.minimumLineHeight }
      set { content.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0, the default, for none.
    public override var maximumLineHeight: CGFloat {
      get { content.maximumLineHeight }
      set { content.maximumLineHeight = newValue }
    }
    /// The indent of a paragraph's first line, in points. Has no effect here.
    public override var firstLineHeadIndent: CGFloat {
      get { content.firstLineHeadIndent }
      set { content.firstLineHeadIndent = newValue }
    }
    /// The indent of the other lines, in points. Has no effect here.
    public override var headIndent: CGFloat {
      get { content.headIndent }
      set { content.headIndent = newValue }
    }
    /// The indent at the trailing edge, in points. Has no effect here.
    public override var tailIndent: CGFloat {
      get { content.tailIndent }
      set { content.tailIndent = newValue }
    }
  }
#endif
