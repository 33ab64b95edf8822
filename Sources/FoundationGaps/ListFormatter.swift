// Names that Foundation has on Apple's systems, and lacks here.
#if canImport(FoundationNetworking)
  public import Foundation

  /// Joins texts to a list, as people write it: "a, b, and c".
  ///
  /// ```swift
  /// let formatter = ListFormatter()
  /// formatter.locale = Locale(identifier: "de")
  /// print(formatter.string(from: ["Äpfel", "Birnen"]) ?? "")
  /// // Prints "Äpfel und Birnen"
  /// ```
  // Unchecked, as Foundation's formatters are: code that changes one does not share it meanwhile.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale. Defaults to the current one.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the items; nil, the default, for their descriptions.
    @NSCopying open var itemFormatter: Formatter?

    /// Joins texts in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The list of some items; nil if the item formatter does not write one of them.
    open func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
        texts.append(text)
      }
      return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// The list of the items of an array; nil for all else.
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
  }
#endif
