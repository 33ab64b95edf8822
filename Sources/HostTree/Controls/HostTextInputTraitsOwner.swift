/// A host that takes text, with what it asks of the keyboard that serves it.
///
/// The properties are those of ``HostTextInputTraits``, under the names that UIKit gives them on text fields themselves.
@MainActor
public protocol HostTextInputTraitsOwner: AnyObject {
  /// What is asked of the keyboard, as one value.
  var inputTraits: HostTextInputTraits { get set }
}

extension HostTextInputTraitsOwner {
  /// The keys that are offered first.
  public var keyboardType: HostKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// Which letters become capitals by themselves.
  public var autocapitalizationType: HostTextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Whether what looks like mistakes is mended.
  public var autocorrectionType: HostTextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// What the text is; nil where nobody said.
  public var textContentType: HostTextContentType? {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  /// What the return key is called.
  public var returnKeyType: HostReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }
}

extension HostTextField: HostTextInputTraitsOwner {}
extension HostTextView: HostTextInputTraitsOwner {}
