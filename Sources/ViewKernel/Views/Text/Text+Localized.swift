public import Foundation

/// A value in a localized text: a number or characters, or a text of its own.
struct LocalizedArgument: Equatable, Sendable {
  let value: LocalizedValue
  /// The text where the value has no characters.
  let text: Text?
}

/// A text that tables of a bundle may have in other languages.
final class LocalizedText: SurroundedText {
  private let key: String
  private let arguments: [LocalizedArgument]
  private let table: String?
  private let bundle: Bundle?
  /// The locale that the program asks for, whatever the environment's is.
  private let locale: Locale?
  /// The text that is shown if no table has the key; nil for the key itself.
  private let standard: Text?

  init(
    _ key: String, _ arguments: [LocalizedArgument], table: String?, bundle: Bundle?, locale: Locale? = nil,
    standard: Text? = nil
  ) {
    (self.key, self.arguments, self.table, self.bundle) = (key, arguments, table, bundle)
    (self.locale, self.standard) = (locale, standard)
  }

  static func == (first: LocalizedText, second: LocalizedText) -> Bool {
    first === second
      || first.key == second.key && first.arguments == second.arguments && first.table == second.table
        && first.bundle == second.bundle && first.locale == second.locale && first.standard == second.standard
  }

  func text(in surroundings: FormatSurroundings) -> Text {
    let locale = self.locale ?? surroundings.locale
    let found = LocalizedStrings.entry(key, table: table, bundle: bundle, for: locale.identifier)
    if found == nil, let standard { return standard }
    let parts = LocalizedFormat.parts(
      of: found?.entry ?? LocalizedEntry(text: key), arguments.map(\.value), in: found?.language ?? "en", locale)
    let inflects = Inflection.knows(found?.language ?? "")
    var text = Text(verbatim: "")
    var markdown = ""
    for part in parts {
      switch part {
      case .literal(let string): markdown += string
      case .value(let string): markdown += Markdown.escaped(string)
      case .other(let place):
        if let string = arguments[place].text?.plainString(in: surroundings) {
          markdown += Markdown.escaped(string)
          continue
        }
        text = text + Text(markdown: markdown, inflects: inflects) + (arguments[place].text ?? Text(verbatim: ""))
        markdown = ""
      }
    }
    return text + Text(markdown: markdown, inflects: inflects)
  }
}

extension Text {
  /// Creates a text from a string literal, which may have values in it: `Text("\(count) items")`.
  ///
  /// Tables in the bundle may have it in the language of the environment's locale: a string catalog
  /// (`Localizable.xcstrings`), or `.strings` and `.stringsdict` files in a folder for each language (`de.lproj`),
  /// which may choose forms by numbers, as the rules of the language say. They are copied as resources of the target. A
  /// key that no table has in this language is looked for in the developers', then shown itself.
  ///
  /// ```swift
  /// let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  /// let german = folder.appendingPathComponent("de.lproj")
  /// try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
  /// try "\"Hello, %@\" = \"Guten Tag, **%@**\";".write(
  ///   to: german.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
  ///
  /// let name = "Ada"
  /// let bundle = Bundle(url: folder)
  /// let host = HostingView(
  ///   rootView: Text("Hello, \(name)", bundle: bundle).environment(\.locale, Locale(identifier: "de_AT")))
  /// host.layoutIfNeeded()
  /// print((host.subviews[0] as? HostLabel)?.text ?? "")
  /// // Prints "Guten Tag, Ada"
  /// ```
  ///
  /// Markdown in the literal, or in its translation, is read: `**bold**`, `*italic*`, `~~struck through~~`, code
  /// between grave accents, and `[links](https://example.com)`. In values it is not.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table's files; nil for `Localizable`.
  ///   - bundle: The bundle with the table, such as `.module`; nil for the main one.
  ///   - comment: A note for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    guard bundle != nil || LocalizedStrings.areInMainBundle, !key.isResource else {
      self = key.text
      return
    }
    self.init(LocalizedText(key.tableKey, key.arguments, table: tableName, bundle: bundle))
  }

  /// Creates a text with the localized string of a resource, in the language of the environment's locale, or of the
  /// resource's, if that is another than the current one.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let value = resource.defaultValue
    let own = resource.locale == .current ? nil : resource.locale
    let standard = Text(markdown: value.markdown)
    guard resource.bundle.bundle != nil || LocalizedStrings.areInMainBundle else {
      self = standard
      return
    }
    self.init(
      LocalizedText(
        resource.key, value.values.map { LocalizedArgument(value: $0, text: nil) }, table: resource.table,
        bundle: resource.bundle.bundle, locale: own, standard: resource.key == value.key ? nil : standard))
  }

  /// Whether a part of it depends on the locale: a translation, or a value in a format.
  var isLocalized: Bool { first.surrounded != nil || others.contains { $0.surrounded != nil } }

  /// The text in an environment: parts that depend on the locale are replaced, and keep their attributes.
  func localized(in surroundings: FormatSurroundings) -> Text {
    guard isLocalized else { return self }
    return pieces.reduce(Text(verbatim: "")) { result, piece in
      guard let surrounded = piece.surrounded else { return result + Text(piece: piece) }
      let text = surrounded.text(in: surroundings).localized(in: surroundings)
      guard let outer = piece.attributes else { return result + text }
      return result + text.changed { $0.add(outer) }
    }
  }

  /// The text in an environment, which is read only where it matters.
  func localized(in environment: EnvironmentValues) -> Text {
    isLocalized ? localized(in: environment.formatSurroundings) : self
  }

  /// The characters of all runs in an environment.
  func string(in environment: EnvironmentValues) -> String {
    isPlain ? string : string(in: environment.formatSurroundings)
  }

  /// The characters of all runs, with what they are written with.
  func string(in surroundings: FormatSurroundings) -> String {
    localized(in: surroundings).pieces.map { $0.date?.text(in: surroundings, at: Date()) ?? $0.string }.joined()
  }

  /// Whether it neither depends on the locale nor has dates.
  private var isPlain: Bool { pieces.allSatisfy { $0.surrounded == nil && $0.date == nil } }

  /// The characters of a value in a format that has no attributes and is all of the text; nil for others.
  fileprivate func plainString(in surroundings: FormatSurroundings) -> String? {
    others.isEmpty && first.attributes == nil ? first.surrounded?.plainString(in: surroundings) : nil
  }
}

extension Text? {
  /// The characters of all runs in an environment; none without a text.
  func string(in environment: EnvironmentValues) -> String { self?.string(in: environment) ?? "" }
}
