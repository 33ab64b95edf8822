// Tests: `AttributedTextTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  extension HostLabel {
    /// The text with its attributes, as of `UILabel`; nil for no text.
    ///
    /// Setting it sets ``runs``. Attributes that are not set are the label's; a paragraph style sets alignment, line
    /// breaks and spacing. Only attributes of the looks are read: others are lost.
    public final var attributedText: NSAttributedString? {
      get { text == nil ? nil : NSAttributedString(runs ?? [HostTextRun(text ?? "", font: font, color: textColor)]) }
      set {
        guard let newValue, newValue.length > 0 else { return text = newValue?.string }
        runs = newValue.runs(plain: HostTextRun("", font: font))
        guard let style = newValue.paragraphStyle else { return }
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineSpacing = style.lineSpacing
        lineHeight = style.lineHeight
      }
    }
  }

  extension HostTextView {
    /// The text with its attributes, as of `UITextView`; setting it sets ``runs``, or ``text`` for an empty one.
    ///
    /// Attributes that are not set are the view's; a paragraph style sets the alignment. Only attributes of the looks
    /// are read.
    public var attributedText: NSAttributedString! {
      get { NSAttributedString(runs ?? [HostTextRun(text, font: font, color: textColor)]) }
      set {
        guard let newValue, newValue.length > 0 else { return text = "" }
        runs = newValue.runs(plain: HostTextRun("", font: font))
        if let style = newValue.paragraphStyle { textAlignment = style.alignment }
      }
    }
  }

  extension HostTextField {
    /// The text with its attributes, as of `UITextField`. A field has one font and colour: those of the first
    /// character.
    public var attributedText: NSAttributedString? {
      get { NSAttributedString([HostTextRun(text, font: font, color: textColor)]) }
      set {
        if let run = newValue?.runs(plain: HostTextRun("", font: font, color: textColor)).first {
          font = run.font
          textColor = run.color
        }
        text = newValue?.string ?? ""
      }
    }

    /// The placeholder with its attributes, as of `UITextField`: of its first character the colour is used.
    public var attributedPlaceholder: NSAttributedString? {
      get { placeholder.map { NSAttributedString([HostTextRun($0, font: font, color: placeholderColor)]) } }
      set {
        placeholder = newValue?.string
        placeholderColor = newValue?.runs(plain: HostTextRun("")).first?.color
      }
    }
  }
#endif
