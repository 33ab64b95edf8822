public import Foundation
public import ViewKernel

extension Font {
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

  /// This font with small capitals. Has no effect: there are no small capitals here.
  public func smallCaps(_ isActive: Bool) -> Font { self }

  /// This font with small capitals instead of lower-case letters. Has no effect: there are no small capitals here.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { self }

  /// This font with small capitals instead of upper-case letters. Has no effect: there are no small capitals here.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { self }
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

  /// Sets the language by which this text is set. It has no effect: lines are as high, and break, the same way in all
  /// languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Sets the width of letters in this view. Has no effect: all letters here have one width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets texts in this view in a smaller size. Has no effect.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets the language by which the texts in this view are set. It has no effect: lines are as high, and break, the
  /// same way in all languages.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}
