import Foundation

/// Puts values into a localized text.
struct LocalizedFormat {
  /// A part of the result.
  enum Part: Equatable {
    /// The text in the table.
    case literal(String)
    /// A value, as it is written in the locale.
    case value(String)
    /// The value at a place, which has no characters here.
    case other(Int)
  }

  private let entry: LocalizedEntry
  private let values: [LocalizedValue]
  private let language: String
  private let locale: Locale
  private var parts: [Part] = []
  /// How many variables are in each other: a table may have one that contains itself.
  private var depth = 0

  /// The parts of an entry with values.
  ///
  /// - Parameters:
  ///   - entry: The entry, or a key that stands for itself.
  ///   - values: The values in the order of the key. Without values and variables the text is no format: it may have
  ///     percent signs.
  ///   - language: The language by whose rules forms are chosen.
  ///   - locale: The locale in which numbers are written.
  static func parts(
    of entry: LocalizedEntry, _ values: [LocalizedValue], in language: String, _ locale: Locale
  ) -> [Part] {
    if values.isEmpty, entry.variables.isEmpty { return [.literal(entry.text)] }
    var format = LocalizedFormat(entry, values, language, locale)
    var next = 0
    format.append(entry.text, next: &next)
    return format.parts
  }

  private init(_ entry: LocalizedEntry, _ values: [LocalizedValue], _ language: String, _ locale: Locale) {
    (self.entry, self.values, self.language, self.locale) = (entry, values, language, locale)
  }

  /// - Parameters:
  ///   - text: A format.
  ///   - own: The place of the number by which it was chosen, and how that is written.
  ///   - next: The place of the value for the next placeholder that names none.
  private mutating func append(_ text: String, own: (Int, FormatPlaceholder)? = nil, next: inout Int) {
    for part in FormatPlaceholder.parts(of: text) {
      switch part {
      case .literal(let text): parts.append(.literal(text))
      case .placeholder(let placeholder):
        if let name = placeholder.variable {
          append(name, placeholder, next: &next)
        } else if placeholder.isOwnArgument {
          if let own { append(own.0, own.1) }
        } else {
          let place = placeholder.place ?? next
          if placeholder.place == nil { next += 1 }
          append(place, placeholder)
        }
      }
    }
  }

  private mutating func append(_ place: Int, _ placeholder: FormatPlaceholder) {
    guard values.indices.contains(place) else { return }
    let value = values[place]
    parts.append(value == .other ? .other(place) : .value(placeholder.text(of: value, in: locale)))
  }

  private mutating func append(_ name: String, _ placeholder: FormatPlaceholder, next: inout Int) {
    guard let variable = entry.variables[name], depth < 8 else { return }
    depth += 1
    defer { depth -= 1 }
    let style = FormatPlaceholder(specifier: variable.specifier)
    if name == LocalizedEntry.whole {
      // The first number chooses, and the form names all values.
      let place = values.firstIndex { $0.digits(style) != nil } ?? 0
      return append(form(variable, place, style), own: (place, style), next: &next)
    }
    let place = variable.argument ?? placeholder.place ?? next
    var inner = place
    append(form(variable, place, style), own: (place, style), next: &inner)
    if variable.argument == nil, placeholder.place == nil { next = max(next + 1, inner) }
  }

  private func form(_ variable: LocalizedEntry.Variable, _ place: Int, _ style: FormatPlaceholder) -> String {
    let forms = variable.forms
    var category = PluralCategory.other
    if values.indices.contains(place), let digits = values[place].digits(style) {
      let number = PluralOperands(digits)
      // Zero has the form of this name in each language that has one.
      if number.n == 0, let form = forms[.zero] { return form }
      category = PluralRules.category(of: number, in: language)
    }
    return forms[category] ?? forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first ?? ""
  }
}
