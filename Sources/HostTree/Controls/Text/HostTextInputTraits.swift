import Foundation

/// The layout of the on-screen keyboard, as `UIKeyboardType`.
public enum HostKeyboardType: Hashable, Sendable {
  /// As the cases of `UIKeyboardType` with the same names.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad

  /// The former name of ``asciiCapable``, as in UIKit.
  public static var alphabet: HostKeyboardType { .asciiCapable }
}

/// Which letters the on-screen keyboard capitalizes automatically, as `UITextAutocapitalizationType`.
public enum HostTextAutocapitalizationType: Hashable, Sendable {
  /// None; the first of each word; the first of each sentence; all.
  case none, words, sentences, allCharacters
}

/// Whether the on-screen keyboard corrects spelling automatically, as `UITextAutocorrectionType`.
public enum HostTextAutocorrectionType: Hashable, Sendable {
  /// The system's choice; off; on.
  case `default`, no, yes
}

/// The semantic meaning of a text, for autofill, as `UITextContentType`.
public struct HostTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type, one of HTML's `autocomplete` tokens for the predefined ones.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a content type from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = HostTextContentType("name")
  /// A given (first) name.
  public static let givenName = HostTextContentType("given-name")
  /// A family (last) name.
  public static let familyName = HostTextContentType("family-name")
  /// A nickname.
  public static let nickname = HostTextContentType("nickname")
  /// The account name of a login.
  public static let username = HostTextContentType("username")
  /// An existing password.
  public static let password = HostTextContentType("password")
  /// A new password, which a system may suggest.
  public static let newPassword = HostTextContentType("new-password")
  /// A one-time code, as sent by text message.
  public static let oneTimeCode = HostTextContentType("one-time-code")
  /// An email address.
  public static let emailAddress = HostTextContentType("email")
  /// A telephone number.
  public static let telephoneNumber = HostTextContentType("tel")
  /// A URL.
  public static let URL = HostTextContentType("url")
  /// The city of an address.
  public static let addressCity = HostTextContentType("address-level2")
  /// A full street address.
  public static let fullStreetAddress = HostTextContentType("street-address")
  /// A postal code.
  public static let postalCode = HostTextContentType("postal-code")
  /// The name of a country.
  public static let countryName = HostTextContentType("country-name")
  /// A credit card number.
  public static let creditCardNumber = HostTextContentType("cc-number")
}

/// The label of the return key on the on-screen keyboard, as `UIReturnKeyType`.
public enum HostReturnKeyType: Hashable, Sendable {
  /// The label, as the cases of `UIReturnKeyType`.
  case `default`, go, join, next, route, search, send, done, `continue`
}

/// Whether the on-screen keyboard checks spelling, and replaces quotation marks, dashes and spaces, as
/// `UITextSpellCheckingType` and its like.
public enum HostTextInputChoice: Int, Hashable, Sendable {
  /// The system's choice; off; on.
  case `default`, no, yes
}

/// The looks of the on-screen keyboard, as `UIKeyboardAppearance`.
public enum HostKeyboardAppearance: Int, Hashable, Sendable {
  /// By the appearance; dark; light.
  case `default`, dark, light

  /// The former name of ``dark``, as in UIKit.
  public static var alert: HostKeyboardAppearance { .dark }
}

/// The text input settings of a field, as `UITextInputTraits`; a value for whatever shows a keyboard.
///
/// They don't change how text is edited here.
public struct HostTextInputTraits: Hashable, Sendable {
  /// The keyboard layout. Defaults to `.default`.
  public var keyboardType = HostKeyboardType.default
  /// Automatic capitalization. Defaults to `.sentences`.
  public var autocapitalizationType = HostTextAutocapitalizationType.sentences
  /// Automatic spelling correction. Defaults to `.default`.
  public var autocorrectionType = HostTextAutocorrectionType.default
  /// The semantic meaning of the text, for autofill; nil, the default, for none.
  public var textContentType: HostTextContentType?
  /// The label of the return key. Defaults to `.default`.
  public var returnKeyType = HostReturnKeyType.default
  /// Whether the return key can be tapped only where there is text. Defaults to false.
  public var enablesReturnKeyAutomatically = false
  /// Whether spelling is checked. Defaults to `.default`.
  public var spellCheckingType = HostTextInputChoice.default
  /// Whether straight quotation marks become typographic ones. Defaults to `.default`.
  public var smartQuotesType = HostTextInputChoice.default
  /// Whether hyphens become dashes. Defaults to `.default`.
  public var smartDashesType = HostTextInputChoice.default
  /// Whether spaces are added and removed around pasted text. Defaults to `.default`.
  public var smartInsertDeleteType = HostTextInputChoice.default
  /// The looks of the keyboard. Defaults to `.default`.
  public var keyboardAppearance = HostKeyboardAppearance.default

  /// Creates the default settings.
  public init() {}

  /// Adds the settings that differ from the defaults.
  @MainActor
  func describe(into description: inout HostDescription) {
    if keyboardType != .default { description.add("keyboard", keyboardType) }
    if autocapitalizationType != .sentences { description.add("capitals", autocapitalizationType) }
    if autocorrectionType != .default { description.add("correction", autocorrectionType) }
    if let textContentType { description.add("content", textContentType.rawValue) }
    if returnKeyType != .default { description.add("return", returnKeyType) }
  }
}
