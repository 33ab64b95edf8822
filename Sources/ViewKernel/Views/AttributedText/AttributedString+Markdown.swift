public import Foundation

// Foundation reads Markdown on Apple's systems only.
extension AttributedString {
  /// How Markdown is read; as Foundation's type of this name.
  public struct MarkdownParsingOptions: Sendable {
    /// Which parts of Markdown have a meaning.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All: paragraphs, headings, items and quotations lose their marks, and follow each other without a space, as in
      /// Foundation.
      case full
      /// The syntax within a line; white space is collapsed.
      case inlineOnly
      /// The syntax within a line; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of a string that is no Markdown. Any string is, so it never does.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error; reads as much as is Markdown.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether phrases have attributes: `^[text](inflect: true)`. They are read in either case.
    public var allowsExtendedAttributes: Bool
    /// Which parts of Markdown have a meaning.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of a string that is no Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text; it has no effect.
    public var languageCode: String?

    /// Creates options, by default Foundation's.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, struck-through text and links become attributes.
  ///
  /// ```swift
  /// let string = try AttributedString(markdown: "**Thank you** for [reading](https://example.com).")
  /// print(String(string.characters))
  /// // Prints "Thank you for reading."
  /// ```
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read.
  ///   - baseURL: The address that links without a scheme are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(Text(markdown: markdown.inlineMarkdown(options.interpretedSyntax)), baseURL: baseURL)
  }

  /// Creates a string with the attributes that Markdown sets in a text.
  init(_ text: Text, baseURL: URL? = nil) {
    self = text.pieces.reduce(into: AttributedString()) { string, piece in
      var container = AttributeContainer()
      if let attributes = piece.attributes { container.take(attributes, baseURL) }
      string.append(AttributedString(piece.string, attributes: container))
    }
  }

  /// Reads Markdown in UTF-8; bytes that are none count as U+FFFD.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads Markdown of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension AttributeContainer {
  fileprivate mutating func take(_ attributes: TextAttributes, _ baseURL: URL?) {
    var intent: InlinePresentationIntent = []
    if attributes.weight != nil { intent.insert(.stronglyEmphasized) }
    if attributes.isItalic == true { intent.insert(.emphasized) }
    if attributes.isMonospaced == true { intent.insert(.code) }
    if attributes.strikethrough?.isActive == true { intent.insert(.strikethrough) }
    if !intent.isEmpty { self[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
    if let link = attributes.link {
      self.link = link.scheme == nil ? URL(string: link.absoluteString, relativeTo: baseURL) : link
    }
  }
}

extension String {
  /// The Markdown without what says more than stands within a line.
  fileprivate func inlineMarkdown(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> String {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return self
    case .inlineOnly: return split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .full:
      var blocks: [[Substring]] = [[]]
      for line in split(separator: "\n", omittingEmptySubsequences: false) {
        let content = line.drop { $0 == " " || $0 == "\t" }
        let (rest, isMarked) = content.withoutBlockMark
        if isMarked || content.isEmpty { blocks.append([]) }
        if !rest.isEmpty { blocks[blocks.count - 1].append(rest) }
        // A heading is a line.
        if content.hasPrefix("#"), isMarked { blocks.append([]) }
      }
      return blocks.map { $0.joined(separator: " ") }.joined()
    }
  }
}

extension Substring {
  /// The line without the mark of a heading, an item or a quotation, and whether it had one.
  fileprivate var withoutBlockMark: (rest: Substring, isMarked: Bool) {
    let heading = drop { $0 == "#" }
    if heading.count < count, count - heading.count <= 6, heading.first == " " || heading.isEmpty {
      return (heading.drop { $0 == " " }, true)
    }
    if let first, "-*+".contains(first), dropFirst().first == " " { return (dropFirst(2), true) }
    if first == ">" { return (dropFirst().drop { $0 == " " }, true) }
    let item = drop { $0.isASCII && $0.isNumber }
    if item.count < count, let mark = item.first, ".)".contains(mark), item.dropFirst().first == " " {
      return (item.dropFirst(2), true)
    }
    return (self, false)
  }
}
