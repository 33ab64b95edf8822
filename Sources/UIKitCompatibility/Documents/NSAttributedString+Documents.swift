// Tests: `AttributedDocumentsTests`.

public import Foundation
import HostTree

// On Apple's systems UIKit adds these to Foundation's class.
#if canImport(FoundationNetworking)
  extension NSAttributedString {
    /// The kind of a document, as `NSAttributedString.DocumentType`.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a kind by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Text without attributes.
      public static let plain = DocumentType(rawValue: "NSPlainText")
      /// HTML.
      public static let html = DocumentType(rawValue: "NSHTML")
      /// Rich text, which cannot be read here.
      public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// How a document is read, as `NSAttributedString.DocumentReadingOptionKey`.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a key by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A ``DocumentType``.
      public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
      /// The raw value of a `String.Encoding`. UTF-8 without it.
      public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
      /// The attributes of text for which the document says nothing.
      public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document: HTML if it begins with `<`, unless the options name its kind, else plain text.
    ///
    /// Of HTML the text is read, with entities, paragraphs, line breaks and lists, and bold, italic, underlined and
    /// struck text and links as attributes; styles, sizes, pictures and tables are passed over. As with UIKit the font
    /// is 12 points high without a word on it.
    ///
    /// ```swift
    /// let data = Data("Fish &amp; <b>chips</b>".utf8)
    /// let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html]
    /// let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
    /// print(text.string)
    /// // Prints "Fish & chips"
    /// ```
    ///
    /// - Parameters:
    ///   - data: The bytes of the document.
    ///   - options: How it is read.
    ///   - documentAttributes: Nothing is written there.
    /// - Throws: A `CocoaError` if the bytes do not fit the encoding, or for a kind that cannot be read.
    public convenience init(
      data: Data, options: [DocumentReadingOptionKey: Any] = [:],
      documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
      let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
      guard let text = String(data: data, encoding: encoding) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
      switch options[.documentType] as? DocumentType ?? (text.first == "<" ? .html : .plain) {
      case .html:
        var reader = HTMLReader(attributes)
        self.init(attributedString: reader.read(text))
      case .plain: self.init(string: text, attributes: attributes)
      default: throw CocoaError(.featureUnsupported)
      }
    }
  }
#endif
