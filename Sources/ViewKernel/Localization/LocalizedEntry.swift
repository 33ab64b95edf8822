/// A table's entry for a key: a text, with variables whose form depends on a number.
struct LocalizedEntry: Equatable, Sendable {
  /// The forms of a part of a text; which of them is shown depends on a number.
  struct Variable: Equatable, Sendable {
    /// The number's place among the arguments, from 0; nil for the next one.
    var argument: Int?
    /// The placeholder by which the number is written where a form says `%arg`: `lld`.
    var specifier = "lld"
    var forms: [PluralCategory: String] = [:]
  }

  /// The text, with placeholders (`%lld`, `%2$@`) and variables (`%#@name@`).
  var text: String
  var variables: [String: Variable] = [:]

  /// The name of the variable of an entry that is all forms.
  static let whole = "_"

  /// An entry of which a number chooses all of the text.
  static func forms(_ forms: [PluralCategory: String]) -> LocalizedEntry {
    LocalizedEntry(text: "%#@\(whole)@", variables: [whole: Variable(forms: forms)])
  }
}
