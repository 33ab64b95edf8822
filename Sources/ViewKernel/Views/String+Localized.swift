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
      /// The values as text, in order.
      let values: [String]

      /// Creates a value from a string, which may have placeholders in it.
      public init(_ value: String) { self.init(stringLiteral: value) }
      /// Creates a value from a string literal.
      public init(stringLiteral value: String) {
        key = value
        values = []
      }
      /// Creates a value from a literal with values in it.
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
      }

      /// Collects the parts of a literal with values in it.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var values: [String] = []

        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        /// Appends a literal part; percent signs are escaped in the key.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        /// Appends the description of a value.
        public mutating func appendInterpolation<T>(_ value: T) {
          append("\(value)", value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@")
        }
        /// Appends a value, formatted with a C format such as `%.2f`, which is its placeholder too.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
          append(String(format: specifier, value), specifier)
        }
        /// Appends a value, formatted with a format style; its placeholder is `%@`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
          append(format.format(input), "%@")
        }

        private mutating func append(_ value: String, _ placeholder: String) {
          key += placeholder
          values.append(value)
        }
      }

      /// The localized text: the translation from the bundle's table, or else `standard`, with the values filled in.
      fileprivate func text(as standard: LocalizationValue, _ table: String?, _ bundle: Bundle?) -> String {
        let name = table?.isEmpty == false ? table : nil
        let found = (bundle ?? .main).localizedString(forKey: key, value: standard.key, table: name)
        return standard.values.isEmpty ? found : standard.filled(found)
      }

      /// A text with its placeholders replaced by the values: in order, or by position as in `%2$@`.
      private func filled(_ text: String) -> String {
        var result = ""
        var next = 0
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
          result += rest[..<percent]
          rest = rest[rest.index(after: percent)...]
          if rest.first == "%" {
            result += "%"
            rest = rest.dropFirst()
            continue
          }
          let end = rest.firstIndex { $0.isLetter && !"lhqzt".contains($0) || $0 == "@" }
          guard let end else { return result + "%" + rest }
          let parts = rest[..<end].split(separator: "$", omittingEmptySubsequences: false)
          var place = next
          if parts.count == 2, let number = Int(parts[0]) { place = number - 1 } else { next += 1 }
          if values.indices.contains(place) { result += values[place] }
          rest = rest[rest.index(after: end)...]
        }
        return result + rest
      }
    }

    /// Creates the localized string: the translation of the text, or the text itself without one.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, which is also the key of its translation.
    ///   - table: The name of the strings table; nil for `Localizable`.
    ///   - bundle: The bundle with the table; nil for the main bundle.
    ///   - locale: Has no effect: there is one language so far, that of the bundle.
    ///   - comment: A note for translators.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.text(as: keyAndValue, table, bundle)
    }

    /// Creates the localized string for a key of its own, or `defaultValue` without a translation.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = LocalizationValue(stringLiteral: key.description).text(as: defaultValue, table, bundle)
    }

    /// Creates the localized string of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = LocalizationValue(resource.key).text(as: resource.defaultValue, resource.table, resource.bundle.bundle)
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

      fileprivate var bundle: Bundle? {
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
    /// The requested locale. It has no effect: there is one language so far, that of the bundle.
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
    /// Creates the localized string of a text, without attributes.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
    }
  }
#endif

extension Text {
  /// Creates a text with the localized string of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
