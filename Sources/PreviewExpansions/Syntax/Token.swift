// Tests: `LexerTests`.

/// A piece of source between whitespace and comments.
package struct Token {
  package enum Kind {
    /// An identifier or a keyword, also one in backticks.
    case word
    /// A number, a string with its interpolations, or a regular expression.
    case literal
    /// One of `( [ {`.
    case open
    /// One of `) ] }`.
    case close
    /// One of `, ; : @ # \`, or any other character.
    case punctuation
    /// A sequence of operator characters, including dots.
    case infix
  }

  package var kind: Kind
  /// The range of its bytes in the source.
  package var range: Range<Int>
  /// Whether it is the first token of its line.
  package var startsLine: Bool
  /// Whether whitespace, a line break or a comment precedes it, or the start of the source.
  package var followsSpace: Bool
}
