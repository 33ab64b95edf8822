public import Foundation

#if !canImport(Darwin)
  // Foundation has these types on Apple's platforms only.

  extension String {
    /// A localizable text with values in it.
    ///
    /// The translation is looked up by the text with a placeholder for each value: `%lld` for integers, `%lf` for
    /// floating-point numbers, `%@` for all else.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      /// The key of the translation: the text with placeholders.
      let key: String
      /// The values, in order.
      let values: [LocalizedValue]
      /// The text with its values put in, in which Markdown in values is none.
      let markdown: String

      /// Creates a value from a string, which may have placeholders in it.
      public init(_ value: String) { self.init(stringLiteral: value) }
      /// Creates a value from a string literal.
      public init(stringLiteral value: String) {
        key = value
        values = []
        markdown = value
      }
      /// Creates a value from a literal with values in it.
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
        markdown = stringInterpolation.markdown
      }

      /// Collects the parts of a literal with values in it.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var values: [LocalizedValue] = []
        fileprivate var markdown = ""

        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        /// Appends a literal part; percent signs are escaped in the key.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacing("%", with: "%%")
          markdown += literal
        }
        /// Appends the description of a value.
        public mutating func appendInterpolation<T>(_ value: T) {
          let (argument, placeholder) = LocalizedValue.of(value)
          append("\(value)", argument, placeholder)
        }
        /// Appends a value, formatted with a C format such as `%.2f`, which is its placeholder too.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
          append(String(format: specifier, value), LocalizedValue.of(value).0, specifier)
        }
        /// Appends a value, formatted with a format style; its placeholder is `%@`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
          appendInterpolation(format.format(input))
        }

        private mutating func append(_ written: String, _ value: LocalizedValue, _ placeholder: String) {
          key += placeholder
          values.append(value)
          markdown += Markdown.escaped(written)
        }
      }

      /// The localized text with its Markdown read.
      fileprivate func localized(_ table: String?, _ bundle: Bundle?, _ locale: Locale) -> Text {
        let arguments = values.map { LocalizedArgument(value: $0, text: nil) }
        var environment = EnvironmentValues()
        environment.locale = locale
        return LocalizedText(key, arguments, table: table, bundle: bundle).text(in: environment.formatSurroundings)
      }

      /// The localized text: the translation from the bundle's table, or else this text, with the values filled in.
      ///
      /// - Parameter key: The key of the translation, if it is another than this text's.
      fileprivate func text(key: String? = nil, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String {
        let found = LocalizedStrings.entry(key ?? self.key, table: table, bundle: bundle, for: locale.identifier)
        let parts = LocalizedFormat.parts(
          of: found?.entry ?? LocalizedEntry(text: self.key), values, in: found?.language ?? "en", locale)
        return parts.reduce(into: "") { result, part in
          switch part {
          case .literal(let text), .value(let text): result += text
          case .other: break
          }
        }
      }
    }

    /// Creates the localized string: the translation of the text, or the text itself without one.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, which is also the key of its translation.
    ///   - table: The name of the strings table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: The locale whose language is looked for, and in which numbers are written.
    ///   - comment: A note for translators.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.text(table, bundle, locale)
    }

    /// Creates the localized string for a key of its own, or `defaultValue` without a translation.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.text(key: key.description, table, bundle, locale)
    }

    /// Creates the localized string of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.text(key: resource.key, resource.table, resource.bundle.bundle, resource.locale)
    }
  }

  /// A reference to a localized string, which is looked up when it is needed.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle with the translations.
    public enum BundleDescription: Equatable, Sendable {
      /// The program's main bundle.
      case main
      /// The bundle at a URL.
      case atURL(URL)
      /// The bundle of a class.
      case forClass(AnyClass)

      /// Whether both refer to the same bundle.
      public static func == (first: Self, second: Self) -> Bool { first.bundle == second.bundle }

      var bundle: Bundle? {
        switch self {
        case .main: nil
        case .atURL(let url): Bundle(url: url)
        case .forClass(let type): Bundle(for: type)
        }
      }
    }

    /// The key of the translation.
    public let key: String
    /// The text without a translation.
    public let defaultValue: String.LocalizationValue
    /// The name of the strings table; nil for `Localizable`.
    public let table: String?
    /// The locale whose language is looked for. A text takes its environment's, if this is the current one.
    public var locale: Locale
    /// The bundle with the table.
    public let bundle: BundleDescription

    /// Creates a resource whose text is its own key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// Creates a resource with a key of its own.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key.description, defaultValue, table, locale, bundle)
    }

    /// Creates a resource from a string literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// Creates a resource from a literal with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
    ) {
      self.key = key
      defaultValue = value
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }
  }

  extension AttributedString {
    /// Creates the localized string of a text, in which Markdown is read, and nouns agree with numbers.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.localized(table, bundle, locale ?? .current))
    }
  }
#endif
