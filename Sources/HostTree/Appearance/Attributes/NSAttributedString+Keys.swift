// Tests: `AttributedTextTests`.

public import Foundation

// UIKit's and AppKit's additions to Foundation, for platforms that have neither.
#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// The attributes of text that labels, text views and bars show.
  ///
  /// ```swift
  /// let label = HostLabel()
  /// let text = NSMutableAttributedString(string: "5 new", attributes: [.font: HostFont.boldSystemFont(ofSize: 17)])
  /// text.addAttribute(.foregroundColor, value: HostColor.red, range: NSRange(location: 0, length: 1))
  /// label.attributedText = text
  /// print(label.runs ?? [])
  /// // Prints "["5" system 17 bold red, " new" system 17 bold]"
  /// ```
  extension NSAttributedString.Key {
    /// The font, a ``HostFont``.
    public static let font = Self(rawValue: "NSFont")
    /// The colour of the text, a ``HostColor``.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// The colour behind the text, a ``HostColor``.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    /// The space added behind each character, in points: a number.
    public static let kern = Self(rawValue: "NSKern")
    /// The same as ``kern`` here.
    public static let tracking = Self(rawValue: "CTTracking")
    /// The line below the text: an ``NSUnderlineStyle``, or its raw value.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    /// The colour of that line, a ``HostColor``; the text's by default.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    /// The line through the text: an ``NSUnderlineStyle``, or its raw value.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// The colour of that line, a ``HostColor``; the text's by default.
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    /// The distance above the baseline, in points: a number.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    /// The target that a tap opens: a URL, or its string.
    public static let link = Self(rawValue: "NSLink")
    /// Alignment, spacing and line breaks, an ``NSParagraphStyle``; the style of the first character holds for the
    /// whole text.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// Whether an announcement waits for those before it: a Boolean. It is kept; announcements are delivered as they
    /// come.
    public static let accessibilitySpeechQueueAnnouncement = Self(
      rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// How urgent an announcement is: the raw value of a ``HostAccessibilityPriority``. It is kept; announcements are
    /// delivered as they come.
    public static let accessibilitySpeechAnnouncementPriority = Self(
      rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// An ``NSShadow``. It is kept, and not drawn.
    public static let shadow = Self(rawValue: "NSShadow")
  }

  /// The shadow of attributed text, by UIKit's name: kept, and not drawn.
  open class NSShadow: NSObject {
    /// The distance from the text, in points.
    open var shadowOffset = CGSize.zero
    /// The radius of the blur, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour, a ``HostColor``.
    open var shadowColor: Any?
  }
#endif
