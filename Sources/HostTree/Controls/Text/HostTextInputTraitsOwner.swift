/// A text input host with settings for the on-screen keyboard.
///
/// It has the properties of ``HostTextInputTraits`` under the names that UIKit gives them on text fields.
@MainActor @preconcurrency
public protocol HostTextInputTraitsOwner: AnyObject {
  /// The keyboard settings as one value.
  var inputTraits: HostTextInputTraits { get set }
}

extension HostTextInputTraitsOwner {
  /// The keyboard layout; see ``HostTextInputTraits/keyboardType``.
  public var keyboardType: HostKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// Automatic capitalization; see ``HostTextInputTraits/autocapitalizationType``.
  public var autocapitalizationType: HostTextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Automatic spelling correction; see ``HostTextInputTraits/autocorrectionType``.
  public var autocorrectionType: HostTextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// The semantic meaning of the text, for autofill; nil for none.
  public var textContentType: HostTextContentType? {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  /// The label of the return key; see ``HostTextInputTraits/returnKeyType``.
  public var returnKeyType: HostReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// See ``HostTextInputTraits/enablesReturnKeyAutomatically``.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// See ``HostTextInputTraits/spellCheckingType``.
  public var spellCheckingType: HostTextInputChoice {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// See ``HostTextInputTraits/smartQuotesType``.
  public var smartQuotesType: HostTextInputChoice {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  /// See ``HostTextInputTraits/smartDashesType``.
  public var smartDashesType: HostTextInputChoice {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }

  /// See ``HostTextInputTraits/smartInsertDeleteType``.
  public var smartInsertDeleteType: HostTextInputChoice {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }

  /// See ``HostTextInputTraits/keyboardAppearance``.
  public var keyboardAppearance: HostKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }
}

extension HostTextField: HostTextInputTraitsOwner {}
extension HostTextView: HostTextInputTraitsOwner {}
