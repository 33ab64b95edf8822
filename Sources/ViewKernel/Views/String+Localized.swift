public import Foundation

#if !canImport(Darwin)
  // Foundation has these on Apple's systems only.

  extension String {
    /// A text with values in it that a translation may take the place of.
    ///
    /// The translation is found by the text with a placeholder for each value: `%lld` for integers, `%lf` for other numbers, `%@` for
    /// the rest.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
      /// The text by which a translation is found.
      let key: String
      /// The values, as they are written.
      let values: [String]

      /// A text, which may have placeholders written out.
      public init(_ value: String) { self.init(stringLiteral: value) }
      /// A text.
      public init(stringLiteral value: String) {
        key = value
        values = []
      }
      /// A text with values in it.
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        values = stringInterpolation.values
      }

      /// Puts values into a text.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var values: [String] = []

        /// Makes an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        /// Appends a piece that is written out.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        /// Appends a value.
        public mutating func appendInterpolation<T>(_ value: T) {
          append("\(value)", value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@")
        }
        /// Appends a value, written by a C-style format such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
          append(String(format: specifier, value), specifier)
        }
        /// Appends a value, written by a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
          append(format.format(input), "%@")
        }

        private mutating func append(_ value: String, _ placeholder: String) {
          key += placeholder
          values.append(value)
        }
      }

      /// The text in the language of a bundle: a translation from a table if there is one, else `standard`.
      fileprivate func text(as standard: LocalizationValue, _ table: String?, _ bundle: Bundle?) -> String {
        let name = table?.isEmpty == false ? table : nil
        let found = (bundle ?? .main).localizedString(forKey: key, value: standard.key, table: name)
        return standard.values.isEmpty ? found : standard.filled(found)
      }

      /// A text with the values in the places of its placeholders: in their order, or where it says `%2$@`, by number.
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

    /// The translation of a text, or the text where there is none.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, by which the translation is found.
    ///   - table: The table to look in; nil takes `Localizable`.
    ///   - bundle: Whose tables; nil takes the program's.
    ///   - locale: There is one language so far, that of the bundle.
    ///   - comment: For those who translate.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.text(as: keyAndValue, table, bundle)
    }

    /// The translation that is found by a key of its own, or `defaultValue` where there is none.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = LocalizationValue(stringLiteral: key.description).text(as: defaultValue, table, bundle)
    }

    /// The text that a resource stands for.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = LocalizationValue(resource.key).text(as: resource.defaultValue, resource.table, resource.bundle.bundle)
    }
  }

  /// Where a translated text is found, to be looked up when it is needed.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Whose tables are meant.
    public enum BundleDescription: Equatable, Sendable {
      /// The program's.
      case main
      /// Those of the bundle at a place.
      case atURL(URL)
      /// Those of the bundle of a class.
      case forClass(AnyClass)

      /// Whether both mean the same bundle.
      public static func == (first: Self, second: Self) -> Bool { first.bundle == second.bundle }

      fileprivate var bundle: Bundle? {
        switch self {
        case .main: nil
        case .atURL(let url): Bundle(url: url)
        case .forClass(let type): Bundle(for: type)
        }
      }
    }

    /// The key by which the translation is found.
    public let key: String
    /// The text where there is no translation.
    public let defaultValue: String.LocalizationValue
    /// The table to look in; nil for the usual one.
    public let table: String?
    /// The language that is asked for. There is one so far, that of the bundle.
    public var locale: Locale
    /// Whose tables are meant.
    public let bundle: BundleDescription

    /// A text that is its own key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// A text with a key of its own.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(key.description, defaultValue, table, locale, bundle)
    }

    /// A text.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// A text with values in it.
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
    /// The translation of a text, or the text where there is none, without attributes.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(String(localized: keyAndValue, table: table, bundle: bundle, comment: comment))
    }
  }
#endif

extension Text {
  /// The text that a resource stands for.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: String(localized: resource)) }
}
