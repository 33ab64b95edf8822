public import ViewKernel

/// How much room the field of a search takes in a toolbar: see `searchToolbarBehavior(_:)`.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button until the search begins.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The effect of a search on the bar around its field: see `searchPresentationToolbarBehavior(_:)`.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The default: the field takes the place of the title.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// The title and the buttons stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a text field takes dictation: see `searchDictationBehavior(_:)`.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// A microphone in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// When dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// When the user looks at the field.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// When the user touches the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

extension View {
  /// Sets how much room the field of the search takes in a toolbar. It has no effect: the field is below the title.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets the effect of the search on the bar around its field. It has no effect: the field takes the place of the
  /// title.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets how the field of the search takes dictation. It has no effect: there is no dictation here.
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
}
