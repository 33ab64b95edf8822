public import Foundation

extension Font {
  /// The width of a font's letters. All have one width here: see `Font.width(_:)`.
  public struct Width: Hashable, Sendable {
    /// 0 for usual letters, less for narrow and more for wide ones.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// Usual; less; more.
    case standard, tight, loose
  }

  /// This font with another width. Has no effect: all letters here have one width.
  public func width(_ width: Width) -> Font { self }
  /// This font with another width. Has no effect: all letters here have one width.
  public func width(_ width: CGFloat) -> Font { self }
  /// This font with another space between lines. Has no effect: see `lineSpacing(_:)`.
  public func leading(_ leading: Leading) -> Font { self }
  /// This font with small capitals. Has no effect: there are no small capitals here.
  public func smallCaps() -> Font { self }
  /// This font with small capitals instead of lower-case letters. Has no effect: there are no small capitals here.
  public func lowercaseSmallCaps() -> Font { self }
  /// This font with small capitals instead of upper-case letters. Has no effect: there are no small capitals here.
  public func uppercaseSmallCaps() -> Font { self }
}

extension Text {
  /// The size of a text in relation to its surroundings.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// Usual.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// Sets the width of this text's letters. Has no effect: all letters here have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Sets this text in a smaller size. Has no effect.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
  /// Has speech spell this text out. Has no effect: nothing speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Sets the pitch of speech. Has no effect: nothing speaks.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Has speech say punctuation marks. Has no effect: nothing speaks.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Has announcements wait for the ones before. Has no effect: nothing speaks.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Sets the width of letters in this view. Has no effect: all letters here have one width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Sets texts in this view in a smaller size. Has no effect.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
