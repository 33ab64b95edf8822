import Foundation

/// The keys that a keyboard on the screen offers first.
public enum HostKeyboardType: Hashable, Sendable {
  /// What is usual, ASCII only, digits and punctuation, an address in the web, digits, a telephone number, a name and a
  /// number, an e-mail address, a number with decimals, short messages, a search in the web, ASCII digits.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static var alphabet: HostKeyboardType { .asciiCapable }
}

/// Which letters a keyboard on the screen makes capitals by itself.
public enum HostTextAutocapitalizationType: Hashable, Sendable {
  /// None; the first of each word; the first of each sentence; all.
  case none, words, sentences, allCharacters
}

/// Whether a keyboard on the screen mends what looks like mistakes.
public enum HostTextAutocorrectionType: Hashable, Sendable {
  /// As is usual; no; yes.
  case `default`, no, yes
}

/// What a text is, so that a system can offer to fill it in.
public struct HostTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = HostTextContentType("name")
  /// A first name.
  public static let givenName = HostTextContentType("given-name")
  /// A last name.
  public static let familyName = HostTextContentType("family-name")
  /// A name by which others know the user.
  public static let nickname = HostTextContentType("nickname")
  /// What a user is called for a service.
  public static let username = HostTextContentType("username")
  /// A password.
  public static let password = HostTextContentType("password")
  /// A password that is made up now.
  public static let newPassword = HostTextContentType("new-password")
  /// A code that was sent for this one time.
  public static let oneTimeCode = HostTextContentType("one-time-code")
  /// An e-mail address.
  public static let emailAddress = HostTextContentType("email")
  /// A telephone number.
  public static let telephoneNumber = HostTextContentType("tel")
  /// An address in the web.
  public static let URL = HostTextContentType("url")
  /// A town.
  public static let addressCity = HostTextContentType("address-level2")
  /// A street with a number.
  public static let fullStreetAddress = HostTextContentType("street-address")
  /// A postal code.
  public static let postalCode = HostTextContentType("postal-code")
  /// A country.
  public static let countryName = HostTextContentType("country-name")
  /// The number of a credit card.
  public static let creditCardNumber = HostTextContentType("cc-number")
}

/// What the return key of a keyboard on the screen is called.
public enum HostReturnKeyType: Hashable, Sendable {
  /// Return, or what it does.
  case `default`, go, join, next, route, search, send, done, `continue`
}

/// What a text field asks of the keyboard that serves it; a value, for whoever shows a keyboard.
public struct HostTextInputTraits: Hashable, Sendable {
  /// The keys that are offered first.
  public var keyboardType = HostKeyboardType.default
  /// Which letters become capitals; the first of each sentence unless told.
  public var autocapitalizationType = HostTextAutocapitalizationType.sentences
  /// Whether what looks like mistakes is mended.
  public var autocorrectionType = HostTextAutocorrectionType.default
  /// What the text is; nil where nobody said.
  public var textContentType: HostTextContentType?
  /// What the return key is called.
  public var returnKeyType = HostReturnKeyType.default

  /// Makes what is usual.
  public init() {}

  /// Adds what is not as is usual.
  @MainActor
  func describe(into description: inout HostDescription) {
    if keyboardType != .default { description.add("keyboard", keyboardType) }
    if autocapitalizationType != .sentences { description.add("capitals", autocapitalizationType) }
    if autocorrectionType != .default { description.add("correction", autocorrectionType) }
    if let textContentType { description.add("content", textContentType.rawValue) }
    if returnKeyType != .default { description.add("return", returnKeyType) }
  }
}
