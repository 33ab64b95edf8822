/// A piece of source between spaces and comments.
package struct Token {
  package enum Kind {
    /// A name or a keyword, also one in backticks.
    case word
    /// A number, a string with all that is interpolated in it, or a regular expression.
    case literal
    /// One of `( [ {`.
    case open
    /// One of `) ] }`.
    case close
    /// One of `, ; : @ # \` and whatever is nothing else.
    case punctuation
    /// A run of the characters of operators, the dot among them.
    case infix
  }

  package var kind: Kind
  /// Its bytes.
  package var range: Range<Int>
  /// Whether it is the first of its line.
  package var startsLine: Bool
  /// Whether a space, a line's end or a comment is before it.
  package var followsSpace: Bool
}
